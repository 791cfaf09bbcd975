import { beforeEach, describe, expect, test } from 'vitest';
import type { Company, CompanyChange, CompanyDetail } from '@/api/company/company';
import type { CompanyManagers } from '@/api/company/company-detail';
import type { TransportLine } from '@/api/company/transport-line';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { companyById, ownId, signInAll } from './companies';
import { read, refused, send, signIn, signInForm } from './server';

const path = '/api/company/company';

let tokens = { operator: '', manager: '', staff: '', company: '', clerk: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'company', 'clerk');
  token = tokens.operator;
});

const detail = (id: string | number) => read<CompanyDetail>(`GET ${path}/${id}`, { token });
const changes = async (query = '') =>
  (
    await read<Page<CompanyChange>>(
      `GET ${path}/company-change?page=1&limit=100&companyId=${ownId}&${query}`,
      { token },
    )
  ).items;

describe('the managers of a company', () => {
  const put = `PUT ${path}/manage-user`;
  const newcomer = { name: '吴新', userName: 'wuxin', mobile: '13905391111', companyRoles: 4 };
  const managers = async () => (await detail(ownId)).manageUser;

  test('are its accounts, with the rights they really have', async () => {
    const { users } = await managers();
    expect(users.map(({ userName }) => userName)).toEqual(['company', 'clerk']);
    expect(users.map(({ companyRoles }) => companyRoles)).toEqual([7, 4]);
  });

  test('can sign in once they are added, and no longer once they are left out', async () => {
    const before = await managers();
    const body = { ...before, users: [...before.users, newcomer] };
    const saved = await read<CompanyManagers>(put, { token: tokens.company, body });
    expect(saved.users).toHaveLength(3);
    const fresh = await signIn('wuxin');
    const own = { token: fresh };
    expect((await send(`GET ${path}/${ownId}`, own)).status).toBe(200);
    await read(put, { token: tokens.company, body: { ...saved, users: before.users } });
    expect((await send(`GET ${path}/${ownId}`, own)).status).toBe(401);
    const again = await send('POST /connect/token', { form: signInForm('wuxin') });
    expect(again.status).toBe(400);
  });

  test('are saved as a whole, with names of their own', async () => {
    const { users } = await managers();
    const save = (list: object[]) => ({ token, body: { id: ownId, users: list } });
    expect(await refused(put, save([]))).toMatchObject({ status: 400, members: ['users'] });
    const wrong: [string, object][] = [
      ['userName', { userName: '吴' }],
      ['name', { name: '' }],
      ['mobile', { mobile: '1' }],
      ['companyRoles', { companyRoles: 8 }],
      ['companyRoles', { companyRoles: 0 }],
      ['id', { id: 'nobody' }],
    ];
    for (const [member, change] of wrong)
      expect(await refused(put, save([...users, { ...newcomer, ...change }]))).toMatchObject({
        status: 400,
        members: [`users[2].${member}`],
      });
    const taken = save([...users, { ...newcomer, userName: 'Operator' }]);
    expect(await refused(put, taken)).toMatchObject({ code: 'Console:UserNameExists' });
    const leaderless = save(users.filter(({ userName }) => userName === 'clerk'));
    expect(await refused(put, leaderless)).toMatchObject({ code: 'Console:LastManager' });
  });

  test('do not shut themselves out, and the clerk manages nobody', async () => {
    const { users } = await managers();
    const others = users.map((user) =>
      user.userName === 'company' ? { ...user, isActive: false } : { ...user, companyRoles: 7 },
    );
    const body = { id: ownId, users: others };
    expect(await refused(put, { token: tokens.company, body })).toMatchObject({
      code: 'Console:NotOneself',
    });
    expect(await refused(put, { token: tokens.clerk, body: { id: ownId, users } })).toMatchObject({
      code: 'Console:CompanyRoleMissing',
    });
  });
});

describe('the change records', () => {
  test('say who changed what, from what to what, newest first', async () => {
    const before = await companyById(token, ownId);
    await read(`PUT ${path}`, { token: tokens.company, body: { ...before, contact: '赵德' } });
    const [change] = await changes();
    expect(change).toMatchObject({
      companyId: ownId,
      section: 'base',
      field: 'contact',
      before: before.contact,
      after: '赵德',
    });
    expect(change?.operatorName).not.toBe('');
    const times = (await changes()).map(({ changeTime }) => changeTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('are written by every part, and by nothing that changed nothing', async () => {
    const count = (await changes()).length;
    const company = await companyById(token, ownId);
    await read(`PUT ${path}`, { token, body: company });
    expect(await changes()).toHaveLength(count);
    const week = { id: ownId, monday: true, openTime: '05:00', closeTime: '23:00' };
    await read(`PUT ${path}/work-days`, { token, body: week });
    const fields = (await changes('section=work-days')).map(({ field }) => field);
    expect(fields).toContain('openTime');
    expect(await changes('field=openTime')).toHaveLength(1);
    expect(await changes('operatorName=无此人')).toEqual([]);
    expect(await changes('changeTimeBegin=2999-01-01')).toEqual([]);
  });

  test('of the seed end in what stands there now', async () => {
    const { items } = await read<Page<CompanyChange>>(
      `GET ${path}/company-change?page=1&limit=200&field=contact`,
      { token },
    );
    expect(items.length).toBeGreaterThan(50);
    for (const { companyId, after } of items.slice(0, 20))
      expect((await companyById(token, companyId)).contact).toBe(after);
  });

  test('go with their company', async () => {
    const { items } = await read<Page<CompanyChange>>(
      `GET ${path}/company-change?page=1&limit=100`,
      { token: tokens.company },
    );
    expect(items.filter(({ companyId }) => companyId !== ownId)).toEqual([]);
    expect((await send(`GET ${path}/company-change`, { token: tokens.staff })).status).toBe(403);
  });
});

describe('the type of a company', () => {
  const change = `POST ${path}/change-compamy-type`;

  test('cannot become one that must not have what the company owns', async () => {
    const body = { id: ownId, companyType: 3 };
    expect(await refused(change, { token, body })).toMatchObject({
      status: 403,
      code: 'Console:CompanyStillOwns',
      message: expect.stringContaining('专线'),
    });
    const company = await companyById(token, ownId);
    expect(
      await refused(`PUT ${path}`, { token, body: { ...company, companyType: 3 } }),
    ).toMatchObject({ code: 'Console:CompanyStillOwns' });
    const changed = await read<Company>(change, { token, body: { ...body, companyType: 5 } });
    expect(changed.companyType).toBe(5);
    expect((await changes('field=companyType'))[0]).toMatchObject({ before: '1', after: '5' });
  });

  test('has to be a known one, and is not the company’s own decision', async () => {
    const body = { id: ownId, companyType: 6 };
    expect(await refused(change, { token, body })).toMatchObject({
      status: 400,
      members: ['companyType'],
    });
    expect((await send(change, { token: tokens.company, body })).status).toBe(403);
    const stale = { id: ownId, companyType: 5, concurrencyStamp: 'old' };
    expect((await refused(change, { token, body: stale })).status).toBe(409);
    const company = await companyById(token, ownId);
    const mine = { ...company, companyType: 5 };
    expect(await refused(`PUT ${path}`, { token: tokens.company, body: mine })).toMatchObject({
      code: 'Console:PlatformFieldsNotYours',
    });
  });
});

describe('the look-ups', () => {
  test('names by ids keep their order and leave out what is not there', async () => {
    const ids = ['1384050000000000003', '1', ownId];
    const query = ids.map((id) => `companyIds=${id}`).join('&');
    const found = await read<Company[]>(`GET ${path}/company-id?${query}`, { token });
    expect(found.map(({ id }) => id)).toEqual([ids[0], ownId]);
    const mine = await read<Company[]>(`GET ${path}/company-id?${query}`, {
      token: tokens.company,
    });
    expect(mine.map(({ id }) => id)).toEqual([ownId]);
  });

  test('a code to scan is a picture of its own per company', async () => {
    const code = (id: string) =>
      read<{ imageUrl: string; path: string }>(`GET ${path}/mp-code?id=${id}`, { token });
    const own = await code(ownId);
    expect(own.imageUrl).toMatch(/^data:image\/svg\+xml,/);
    expect(own.path).toContain(ownId);
    expect(await code(ownId)).toEqual(own);
    expect((await code('1384050000000000002')).imageUrl).not.toBe(own.imageUrl);
    expect((await send(`GET ${path}/mp-code?id=1`, { token })).status).toBe(404);
  });
});

describe('a company that moves or goes', () => {
  const lines = async (call: object) =>
    (
      await read<Page<TransportLine>>('POST /api/company/transport-line/list', {
        body: { page: 1, limit: 1, companyId: ownId },
        ...call,
      })
    ).totalCount;

  test('takes everything along to another sub-station', async () => {
    const company = await companyById(token, ownId);
    expect(await lines({ token: tokens.manager })).toBe(12);
    await read(`PUT ${path}`, { token, body: { ...company, substationId: 9 } });
    expect(await lines({ token: tokens.manager })).toBe(0);
    expect(await lines({ token })).toBe(12);
  });

  test('leaves nothing behind, the access of its people included', async () => {
    const company = await companyById(token, ownId);
    await read(`PUT ${path}`, { token, body: { ...company, status: 3 } });
    expect((await send(`DELETE ${path}/${ownId}`, { token })).status).toBe(204);
    expect(await lines({ token })).toBe(0);
    expect(await changes()).toEqual([]);
    expect((await send(`GET ${path}/${ownId}`, { token: tokens.company })).status).toBe(401);
    expect((await send(`GET ${path}/${ownId}/credential`, { token })).status).toBe(404);
  });
});
