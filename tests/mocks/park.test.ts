import { beforeEach, describe, expect, test } from 'vitest';
import type { MemberOption } from '@/api/company/company';
import type { ParkOrGroup, ParkOrGroupDetail } from '@/api/company/park';
import type { Items, Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { companyById, removed, wronglyTaken, signInAll, someCompany } from './companies';
import { read, refused, send } from './server';

const path = '/api/company/logistics-park-or-group';
const post = `POST ${path}`;
const put = `PUT ${path}`;

let tokens = { operator: '', manager: '', staff: '', backoffice: '', company: '' };
let token = '';
beforeEach(async () => {
  reseed();
  tokens = await signInAll('operator', 'manager', 'staff', 'backoffice', 'company');
  token = tokens.operator;
});

const list = (body: object, call = {}) =>
  read<Page<ParkOrGroup>>(`POST ${path}/list`, {
    token,
    body: { page: 1, limit: 1000, ...body },
    ...call,
  });
const one = (id?: string | number) => read<ParkOrGroupDetail>(`GET ${path}/${id}`, { token });
const inFirst = async () => (await list({ substationId: 1 })).items;
const input = {
  parkName: '临沂市鲁南货运联盟',
  kind: 2,
  substationId: 1,
  regionId: 371302,
  contact: '王新',
  mobile: '13805391234',
};

describe('the parks and groups', () => {
  test('know their members, and members find their parks', async () => {
    const [park] = await inFirst();
    const { members, memberCount } = await one(park?.id);
    expect(members).toHaveLength(memberCount);
    expect(members.map(({ sort }) => sort)).toEqual(members.map((_member, at) => at + 1));
    const [member] = members;
    expect(await companyById(token, member?.companyId ?? '')).toMatchObject({
      companyName: member?.companyName,
      status: 2,
    });
    const { items } = await list({ memberId: member?.companyId });
    expect(items.map(({ id }) => id)).toContain(park?.id);
  });

  test('are made, edited by their form and deleted while nobody is in them', async () => {
    const made = await read<ParkOrGroup>(post, { token, body: input });
    expect(made).toMatchObject({ ...input, memberCount: 0, companyId: null, status: 1 });
    const form = await read<object>(`GET ${path}/edit/${made.id}`, { token });
    expect(form).toMatchObject(input);
    expect(form).not.toHaveProperty('memberCount');
    const body = { ...form, contact: '李新' };
    expect((await read<ParkOrGroup>(put, { token, body })).contact).toBe('李新');
    expect((await refused(put, { token, body })).status).toBe(409);
    const [full] = await inFirst();
    expect(await refused(`DELETE ${path}/${full?.id}`, { token })).toMatchObject({
      status: 403,
      code: 'Console:ParkHasMembers',
    });
    expect(await removed(`${path}/${made.id}`, token)).toEqual([204, 404]);
  });

  test('are refused by the name of what is wrong', async () => {
    expect(
      await wronglyTaken(
        post,
        input,
        [
          ['parkName', { parkName: '' }],
          ['kind', { kind: 3 }],
          ['substationId', { substationId: 99 }],
          ['regionId', { regionId: 5 }],
          ['contact', { contact: '' }],
          ['mobile', { mobile: '1' }],
          ['status', { status: 3 }],
          ['imageId', { imageId: 'none' }],
          ['introduction', { introduction: '长'.repeat(501) }],
        ],
        token,
      ),
    ).toEqual([]);
    const [park] = await inFirst();
    expect(
      await refused(post, { token, body: { ...input, parkName: park?.parkName } }),
    ).toMatchObject({ code: 'Console:ParkNameExists' });
    const { id } = await someCompany(token, 'companyType=1');
    expect(await refused(post, { token, body: { ...input, companyId: id } })).toMatchObject({
      code: 'Console:CompanyTypeUnsuited',
    });
  });

  test('belong to their sub-station', async () => {
    const managed = (await list({}, { token: tokens.manager })).items;
    expect(new Set(managed.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
    const [foreign] = (await list({ substationId: 9 })).items;
    expect((await send(`GET ${path}/${foreign?.id}`, { token: tokens.manager })).status).toBe(404);
    const elsewhere = { token: tokens.manager, body: { ...input, substationId: 9 } };
    expect(await refused(post, elsewhere)).toMatchObject({ code: 'Console:SubstationNotManaged' });
    expect((await list({}, { token: tokens.company })).totalCount).toBe(0);
    expect((await send(`${post}/list`, { token: tokens.backoffice, body: {} })).status).toBe(403);
  });
});

describe('the members', () => {
  const change = `${post}/set-delete-member`;
  const options = async (query: string) =>
    (await read<Items<MemberOption>>(`GET /api/company/company/park-company?${query}`, { token }))
      .items;

  test('are picked from enabled companies that are not in yet, join and leave', async () => {
    const [park] = await inFirst();
    const before = await one(park?.id);
    const query = `companyName=临沂&substationId=1&parkOrGroupId=${park?.id}`;
    const found = await options(query);
    expect(found).toHaveLength(20);
    const present = new Set(before.members.map(({ companyId }) => companyId));
    expect(found.filter(({ id }) => present.has(id))).toEqual([]);
    const companyIds = found.slice(0, 2).map(({ id }) => id);
    const body = { id: park?.id, companyIds, isDelete: false };
    const joined = await read<ParkOrGroupDetail>(change, { token, body });
    expect(joined.memberCount).toBe(before.memberCount + 2);
    expect(joined.members.at(-1)?.companyId).toBe(companyIds[1]);
    const twice = await read<ParkOrGroupDetail>(change, { token, body });
    expect(twice.memberCount).toBe(joined.memberCount);
    const gone = await read<ParkOrGroupDetail>(change, {
      token,
      body: { ...body, isDelete: true },
    });
    expect(gone.members.map(({ companyId }) => companyId)).toEqual(
      before.members.map(({ companyId }) => companyId),
    );
  });

  test('are neither parks nor companies that are not enabled', async () => {
    const [park] = await inFirst();
    for (const query of ['companyType=4&status=2', 'status=3']) {
      const { id } = await someCompany(token, query);
      const body = { id: park?.id, companyIds: [id], isDelete: false };
      expect(await refused(change, { token, body })).toMatchObject({
        status: 403,
        code: 'Console:CompanyCannotJoin',
      });
    }
    for (const companyIds of [[], ['1']]) {
      const body = { id: park?.id, companyIds, isDelete: false };
      expect(await refused(change, { token, body })).toMatchObject({
        status: 400,
        members: ['companyIds'],
      });
    }
  });

  test('leave when their company is deleted', async () => {
    const [park] = await inFirst();
    const { members, memberCount } = await one(park?.id);
    const company = await companyById(token, members[0]?.companyId ?? '');
    await read('PUT /api/company/company', { token, body: { ...company, status: 3 } });
    await send(`DELETE /api/company/company/${company.id}`, { token });
    expect((await one(park?.id)).memberCount).toBe(memberCount - 1);
  });

  test('stand in the order given, and so do the parks of a sub-station', async () => {
    const [park] = await inFirst();
    const ids = (await one(park?.id)).members.map(({ companyId }) => companyId).toReversed();
    const sort = `${post}/sort`;
    expect((await send(sort, { token, body: { id: park?.id, ids } })).status).toBe(204);
    expect((await one(park?.id)).members.map(({ companyId }) => companyId)).toEqual(ids);
    expect(await refused(sort, { token, body: { id: park?.id, ids: ids.slice(1) } })).toMatchObject(
      { status: 400, members: ['ids'] },
    );
    const parks = (await inFirst()).map(({ id }) => id).toReversed();
    const body = { substationId: 1, ids: parks };
    expect((await send(sort, { token: tokens.manager, body })).status).toBe(204);
    expect((await inFirst()).map(({ id }) => id)).toEqual(parks);
  });
});
