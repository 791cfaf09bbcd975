import { beforeEach, describe, expect, test } from 'vitest';
import type { AppForward } from '@/api/platform/app-forward';
import type { ExternalCompanyAd } from '@/api/platform/external-company-ad';
import type { Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { findUser } from '@/mocks/users';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';
import { uploadedPicture } from './uploaded';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const all = async <Row>(path: string, query = '', who = token) =>
  (await read<Page<Row>>(`GET ${path}?limit=1000&${query}`, { token: who })).items;

describe('the cards of forwarded pages', () => {
  const path = '/api/platform/app-forward';
  const input = async (more: object = {}) => ({
    pageName: '排名',
    pagePath: '/pages/rank/index',
    title: '看看本地专线排名',
    imageId: await uploadedPicture(),
    ...more,
  });

  test.each<[string, (card: AppForward) => boolean]>([
    ['pageName=详情', ({ pageName }) => pageName.includes('详情')],
    ['pagePath=/line/', ({ pagePath }) => pagePath.includes('/line/')],
    ['title=货', ({ title }) => title.includes('货')],
  ])('with %s are exactly what it names', async (query, holds) => {
    const wanted = (await all<AppForward>(path)).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await all(path, query)).toEqual(wanted);
  });

  test('can be added, changed and deleted', async () => {
    const made = await read<AppForward>(`POST ${path}`, { token, body: await input() });
    const body = { ...made, title: '换个标题' };
    const saved = await read<AppForward>(`PUT ${path}`, { token, body });
    expect(saved).toMatchObject({ title: '换个标题', imageUrl: made.imageUrl });
    expect(await read(`GET ${path}/${made.id}`, { token })).toEqual(saved);
    expect((await send(`PUT ${path}`, { token, body })).status).toBe(409);
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(404);
  });

  test.each<[object, string]>([
    [{ pageName: '' }, 'pageName'],
    [{ pagePath: 'pages/rank' }, 'pagePath'],
    [{ pagePath: '' }, 'pagePath'],
    [{ title: '长'.repeat(31) }, 'title'],
    [{ imageId: undefined }, 'imageId'],
  ])('refuse %j by its member', async (wrong, member) => {
    const refusal = await refused(`POST ${path}`, { token, body: await input(wrong) });
    expect(refusal).toMatchObject({ status: 400, members: [member] });
  });

  test('are one per page', async () => {
    const body = await input({ pagePath: '/pages/index/index' });
    expect(await refused(`POST ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:AppForwardExists',
    });
  });

  test('need the policy of their page', async () => {
    const response = await send(`GET ${path}`, { token: await signIn('manager') });
    expect([response.status, await response.text()]).toEqual([403, '']);
  });
});

describe('the pages of companies outside the app', () => {
  const path = '/api/platform/external-company-ad';
  const input = async (more: object = {}) => ({
    companyId: '1384050000000000001',
    name: '官方网站',
    address: 'https://www.example.com/',
    imageId: await uploadedPicture(),
    ...more,
  });

  test.each<[string, (page: ExternalCompanyAd) => boolean]>([
    ['companyName=临沂', ({ companyName }) => companyName.includes('临沂')],
    ['name=查询', ({ name }) => name.includes('查询')],
    ['address=track', ({ address }) => address.includes('track')],
    ['isListed=false', ({ isListed }) => !isListed],
  ])('with %s are exactly what it names', async (query, holds) => {
    const wanted = (await all<ExternalCompanyAd>(path)).filter(holds);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await all(path, query)).toEqual(wanted);
    const [first] = wanted;
    const ofCompany = await all<ExternalCompanyAd>(path, `companyId=${first?.companyId}`);
    expect(ofCompany).toContainEqual(first);
  });

  test('carry the name that their company has today', async () => {
    const [page] = await all<ExternalCompanyAd>(path);
    const company = (await db.companies.open()).one(page?.companyId ?? '');
    db.companies.save({ ...company, companyName: '改名后的物流有限公司' });
    const again = await read<ExternalCompanyAd>(`GET ${path}/${page?.id}`, { token });
    expect(again.companyName).toBe('改名后的物流有限公司');
  });

  test('can be added, changed and deleted', async () => {
    const made = await read<ExternalCompanyAd>(`POST ${path}`, { token, body: await input() });
    expect(made).toMatchObject({ isListed: true, companyName: expect.stringContaining('公司') });
    const body = { ...made, isListed: false, sort: 7 };
    const saved = await read<ExternalCompanyAd>(`PUT ${path}`, { token, body });
    expect(saved).toMatchObject({ isListed: false, sort: 7 });
    expect((await send(`PUT ${path}`, { token, body })).status).toBe(409);
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(204);
    expect((await send(`GET ${path}/${made.id}`, { token })).status).toBe(404);
  });

  test.each<[object, string]>([
    [{ companyId: undefined }, 'companyId'],
    [{ companyId: '1' }, 'companyId'],
    [{ name: '' }, 'name'],
    [{ address: 'http://www.example.com' }, 'address'],
    [{ address: 'www.example.com' }, 'address'],
    [{ address: '' }, 'address'],
    [{ imageId: '404' }, 'imageId'],
    [{ sort: 10_000 }, 'sort'],
  ])('refuse %j by its member', async (wrong, member) => {
    const refusal = await refused(`POST ${path}`, { token, body: await input(wrong) });
    expect(refusal).toMatchObject({ status: 400, members: [member] });
  });

  test('are those of companies within reach', async () => {
    expect((await send(`GET ${path}`, { token: await signIn('manager') })).status).toBe(403);
    const staff = await findUser('staff');
    if (staff) db.accounts.save({ ...staff, grants: [P.externalCompany] });
    const who = await signIn('staff');
    const mine = await all<ExternalCompanyAd>(path, '', who);
    const companies = await db.companies.open();
    const stations = mine.map(({ companyId }) => companies.find(companyId)?.substationId);
    expect(new Set(stations)).toEqual(new Set([1]));
    const foreign = (await all<ExternalCompanyAd>(path)).find(
      ({ id }) => !mine.some((own) => own.id === id),
    );
    expect((await send(`DELETE ${path}/${foreign?.id}`, { token: who })).status).toBe(404);
    const body = await input({ companyId: foreign?.companyId });
    expect((await refused(`POST ${path}`, { token: who, body })).members).toEqual(['companyId']);
  });
});
