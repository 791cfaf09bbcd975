import { beforeEach, describe, expect, test } from 'vitest';
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

  test('are one per page', async () => {
    const body = await input({ pagePath: '/pages/index/index' });
    expect(await refused(`POST ${path}`, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:AppForwardExists',
    });
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

  test('carry the name that their company has today', async () => {
    const [page] = await all<ExternalCompanyAd>(path);
    const company = (await db.companies.open()).one(page?.companyId ?? '');
    db.companies.save({ ...company, companyName: '改名后的物流有限公司' });
    const again = await read<ExternalCompanyAd>(`GET ${path}/${page?.id}`, { token });
    expect(again.companyName).toBe('改名后的物流有限公司');
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
