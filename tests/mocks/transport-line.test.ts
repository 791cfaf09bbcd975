import { beforeEach, describe, expect, test } from 'vitest';
import type {
  TransportLine,
  TransportLineDetail,
  TransportLineOption,
} from '@/api/company/transport-line';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { companyById, everyRow, wronglyTaken, ownId, signInAll, someCompany } from './companies';
import { read, refused, send } from './server';

const path = '/api/company/transport-line';
const post = `POST ${path}`;
const put = `PUT ${path}`;

let tokens = { operator: '', manager: '', staff: '', backoffice: '', company: '', clerk: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'backoffice', 'company', 'clerk');
  token = tokens.operator;
});

const list = (body: object, call = {}) =>
  read<Page<TransportLine>>(`POST ${path}/list`, { token, body, ...call });
const own = async () => (await list({ page: 1, limit: 100, companyId: ownId })).items;
const input = {
  companyId: ownId,
  fromRegionId: 371302,
  toRegionId: 659001,
  transitDays: 5,
  pricePerTon: 780.5,
  passRegionIds: [410100],
};

describe('the lines', () => {
  test('are as many as their companies say', async () => {
    const { totalCount } = await list({ page: 1, limit: 1 });
    const companies = await everyRow<{ lineCount: number }>(token, '/api/company/company');
    expect(companies.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(totalCount);
    expect(totalCount).toBeGreaterThan(10_000);
  });

  test('of a company stand in their order, each in one direction once', async () => {
    const lines = await own();
    expect(lines).toHaveLength(12);
    expect(lines.map(({ sort }) => sort)).toEqual(lines.map((_line, at) => at + 1));
    const ways = lines.map(({ fromRegionId, toRegionId }) => `${fromRegionId} ${toRegionId}`);
    expect(new Set(ways).size).toBe(lines.length);
    expect(lines[0]?.lineName).toMatch(/^临沂市.+ → .+$/);
  });
});

describe('one line', () => {
  test('comes with its company and its contacts, and in the shape of its form', async () => {
    const [line] = await own();
    const detail = await read<TransportLineDetail>(`GET ${path}/${line?.id}`, { token });
    expect(detail).toMatchObject({ ...line, companyName: expect.stringContaining('临沂市') });
    expect(detail.contacts.map(({ id }) => id)).toEqual(line?.contactIds);
    const form = await read<Record<string, unknown>>(`GET ${path}/edit/${line?.id}`, { token });
    expect(form).not.toHaveProperty('lineName');
    const saved = await read<TransportLine>(put, { token, body: form });
    expect({ ...saved, concurrencyStamp: '' }).toEqual({ ...line, concurrencyStamp: '' });
  });

  test('is named by the server, stands last, and counts for its company', async () => {
    const made = await read<TransportLine>(post, { token, body: input });
    expect(made).toMatchObject({
      lineName: '临沂市兰山区 → 石河子市',
      passRegionNames: ['河南省郑州市'],
      pricePerCubicMetre: null,
      isListed: true,
      sort: 13,
    });
    expect((await companyById(token, ownId)).lineCount).toBe(13);
    expect((await send(`DELETE ${path}/${made.id}`, { token })).status).toBe(204);
    expect((await companyById(token, ownId)).lineCount).toBe(12);
  });

  test('is refused by the name of what is wrong', async () => {
    expect((await refused(post, { token, body: {} })).members).toEqual([
      'companyId',
      'fromRegionId',
      'toRegionId',
    ]);
    expect(
      await wronglyTaken(
        post,
        input,
        [
          ['toRegionId', { toRegionId: 371302 }],
          ['toRegionId', { toRegionId: 370000 }],
          ['toRegionId', { toRegionId: 1 }],
          ['transitDays', { transitDays: 0 }],
          ['transitDays', { transitDays: 1.5 }],
          ['pricePerTon', { pricePerTon: 0 }],
          ['pricePerTon', { pricePerTon: 1.005 }],
          ['pricePerCubicMetre', { pricePerCubicMetre: 'viel' }],
          ['passRegionIds', { passRegionIds: [371302] }],
          ['passRegionIds', { passRegionIds: [7] }],
          ['contactIds', { contactIds: ['1'] }],
          ['isListed', { isListed: 'ja' }],
          ['remark', { remark: '长'.repeat(201) }],
        ],
        token,
      ),
    ).toEqual([]);
  });

  test('is not driven twice, and not by companies of another type', async () => {
    const [first, second] = await own();
    const twice = { ...second, toRegionId: first?.toRegionId, passRegionIds: [] };
    expect(await refused(put, { token, body: twice })).toMatchObject({
      status: 403,
      code: 'Console:LineExists',
    });
    const park = await someCompany(token, 'companyType=4');
    expect(await refused(post, { token, body: { ...input, companyId: park.id } })).toMatchObject({
      status: 403,
      code: 'Console:CompanyTypeUnsuited',
    });
  });

  test('is one too many where the type of company has a limit', async () => {
    const settings = '/api/company/company-type-setting';
    const setting = await read<object>(`GET ${settings}/1`, { token });
    await read(`PUT ${settings}`, { token, body: { ...setting, maxLines: 12 } });
    expect(await refused(post, { token, body: input })).toMatchObject({
      code: 'Console:TooManyLines',
    });
  });

  test('is for accounts of the company that look after lines', async () => {
    const made = await read<TransportLine>(post, { token: tokens.clerk, body: input });
    expect((await send(`DELETE ${path}/${made.id}`, { token: tokens.clerk })).status).toBe(204);
    const managers = await read<{ manageUser: { users: { userName: string }[] } }>(
      `GET /api/company/company/${ownId}`,
      { token },
    );
    const users = managers.manageUser.users.map((user) =>
      user.userName === 'clerk' ? { ...user, companyRoles: 1 } : user,
    );
    await read('PUT /api/company/company/manage-user', { token, body: { id: ownId, users } });
    expect(await refused(post, { token: tokens.clerk, body: input })).toMatchObject({
      status: 403,
      code: 'Console:CompanyRoleMissing',
    });
  });
});

describe('the order of lines', () => {
  test('is given as a whole', async () => {
    const ids = (await own()).map(({ id }) => id);
    const body = { companyId: ownId, ids: ids.toReversed() };
    expect((await send(`POST ${path}/sort`, { token, body })).status).toBe(204);
    expect((await own()).map(({ id }) => id)).toEqual(ids.toReversed());
    const { items } = await read<Items<TransportLineOption>>(
      `GET ${path}/select?companyId=${ownId}`,
      { token },
    );
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [...ids, '1'], [ids[0], ...ids.slice(0, -1)]]) {
      const part = { companyId: ownId, ids: wrong };
      expect(await refused(`POST ${path}/sort`, { token, body: part })).toMatchObject({
        status: 400,
        members: ['ids'],
      });
    }
  });

  test('and the options are those of one company', async () => {
    expect(await refused(`GET ${path}/select`, { token })).toMatchObject({
      status: 400,
      members: ['companyId'],
    });
  });
});
