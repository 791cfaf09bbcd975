import { describe, expect, test } from 'vitest';
import { arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { companyApi } from '@/api/company/company';
import { companyBranchApi } from '@/api/company/company-branch';
import { companyTypeSettingApi } from '@/api/company/company-type-setting';
import { lineContactApi } from '@/api/company/line-contact';
import { parkApi } from '@/api/company/park';
import { transportLineApi } from '@/api/company/transport-line';
import type { Endpoint } from '@/api/endpoint';
import type { ById, Id, Items } from '@/api/types';
import { db } from '@/mocks/db/db';
import {
  sendCall,
  first,
  reseedEachTest,
  ownCompany,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
} from './backend';

reseedEachTest();

const companyId = ownCompany;
const person = { contact: '孙新', mobile: '13905390002' };
const company = (query: object) => rowOf(companyApi.list, query);
const own = () => bodyOf(companyApi.one, { id: companyId });
const lines = () => rowsOf(transportLineApi.list, { companyId });
const branch = { companyId, branchName: '河东新网点', regionId: 371312, ...person };
const line = { companyId, fromRegionId: 371302, toRegionId: 659001, passRegionIds: [410100] };
const unsuited = '403 Console:CompanyTypeUnsuited';

interface Ordered {
  what: string;
  sort: Endpoint<never, unknown>;
  options: Endpoint<never, Items<ById>>;
  rows: () => Promise<{ id: Id; sort: number }[]>;
}
describe.each<Ordered>([
  {
    what: 'branches',
    sort: companyBranchApi.sort,
    options: companyBranchApi.options,
    rows: async () => (await bodyOf(companyBranchApi.ordered, { id: companyId })).items,
  },
  {
    what: 'lines',
    sort: transportLineApi.sort,
    options: transportLineApi.options,
    rows: lines,
  },
])('the order of the $what of a company', ({ sort, options, rows }) => {
  test('is saved as a whole, and refuses missing, unknown and repeated ids', async () => {
    const before = await rows();
    expect(before.map((row) => row.sort)).toEqual(before.map((_row, index) => index + 1));
    const ids = before.map(({ id }) => id);
    const turned = ids.toReversed();
    await bodyOf(sort, { companyId, ids: turned }, 'company');
    expect((await rows()).map(({ id }) => id)).toEqual(turned);
    const { items } = await bodyOf(options, { companyId });
    expect(items.map(({ id }) => id)).toEqual(turned);
    for (const wrong of [ids.slice(1), [...ids, '1'], [ids[0], ...ids.slice(0, -1)]])
      expect(await statusOf(sort, { companyId, ids: wrong })).toBe('400 ids');
    expect(await statusOf(options)).toBe('400 companyId');
  });
});

test('a new branch is last in the order and is counted for its company', async () => {
  const made = await bodyOf(companyBranchApi.create, branch);
  expect(made).toMatchObject({ sort: 6, regionName: '山东省临沂市河东区', phone: null });
  expect((await own()).branchCount).toBe(6);
  expect(await statusOf(companyBranchApi.create, branch)).toBe('403 Console:BranchExists');
  await bodyOf(companyBranchApi.remove, made);
  expect((await own()).branchCount).toBe(5);
});

describe('a line', () => {
  test('has its company and contacts in detail, and saves the shape of its form', async () => {
    const row = first(await lines());
    const detail = await bodyOf(transportLineApi.one, { id: row.id });
    expect(detail).toMatchObject({ ...row, companyName: expect.stringContaining('临沂市') });
    expect(detail.contacts.map(({ id }) => id)).toEqual(row.contactIds);
    const form = await bodyOf(transportLineApi.edit, { id: row.id });
    expect(form).not.toHaveProperty('lineName');
    const saved = await bodyOf(transportLineApi.update, form);
    expect({ ...saved, concurrencyStamp: '' }).toEqual({ ...row, concurrencyStamp: '' });
  });

  test('is named by the server, is last in the order and is counted for its company', async () => {
    const made = await bodyOf(transportLineApi.create, line, 'clerk');
    expect(made).toMatchObject({
      lineName: '临沂市兰山区 → 石河子市',
      passRegionNames: ['河南省郑州市'],
      pricePerCubicMetre: null,
      isListed: true,
      sort: 13,
    });
    expect((await own()).lineCount).toBe(13);
    await bodyOf(transportLineApi.remove, made, 'clerk');
    expect((await own()).lineCount).toBe(12);
  });

  test('is refused when it exists, for an unsuited type of company and above the limit of the type', async () => {
    const [one, other] = await lines();
    const twice = { ...other, toRegionId: one?.toRegionId, passRegionIds: [] };
    expect(await statusOf(transportLineApi.update, twice)).toBe('403 Console:LineExists');
    db.transportLines.patch(one?.id ?? '', { lineName: '旧名' });
    expect(await statusOf(transportLineApi.update, twice), 'known by its regions').toBe(
      '403 Console:LineExists',
    );
    const park = await company({ companyType: 4 });
    const foreign = { ...line, companyId: park.id };
    expect(await statusOf(transportLineApi.create, foreign)).toBe(unsuited);
    const setting = await bodyOf(companyTypeSettingApi.one, { id: 1 });
    await bodyOf(companyTypeSettingApi.update, { ...setting, maxLines: 12 });
    expect(await statusOf(transportLineApi.create, line)).toBe('403 Console:TooManyLines');
  });
});

describe('the contacts of lines', () => {
  const { list, save, remove } = lineContactApi;
  const newcomer = { companyId, contactName: '孙调度', mobile: '13905390001' };

  test('are created and changed by the same call, which refuses a stale stamp', async () => {
    const made = await bodyOf(save, newcomer);
    const body = { ...made, position: '调度' };
    const changed = await bodyOf(save, body);
    expect(changed).toMatchObject({ id: made.id, position: '调度' });
    expect(await statusOf(save, body)).toBe('409');
    expect(await rowsOf(list, { companyId, contactName: '孙调度' })).toEqual([changed]);
    const { mobile } = await rowOf(list, { companyId });
    expect(await statusOf(save, { ...newcomer, mobile })).toBe('403 Console:LineContactExists');
    const gear = await company({ companyType: 3 });
    expect(await statusOf(save, { ...newcomer, companyId: gear.id })).toBe(unsuited);
  });

  test('accept a branch and lines of their company, and refuse lines of another', async () => {
    const all = await lines();
    const [start, end] = [first(all), first(all.toReversed())];
    const { items } = await bodyOf(companyBranchApi.options, { companyId });
    const { id: branchId, branchName } = first(items);
    const made = await bodyOf(save, { ...newcomer, branchId, lineIds: [start.id] });
    expect(made).toMatchObject({ branchId, branchName, lineNames: [start.lineName] });
    const moved = await bodyOf(save, { ...made, lineIds: [end.id] });
    expect(moved).toMatchObject({ lineIds: [end.id] });
    const withThem = (await lines()).filter(({ contactIds }) => contactIds.includes(made.id));
    expect(withThem.map(({ id }) => id)).toEqual([end.id]);
    const ofLine = await rowsOf(list, { lineId: end.id });
    expect(ofLine.map(({ id }) => id)).toContain(made.id);
    const foreign = await rowOf(transportLineApi.list, {}, (row) => row.companyId !== companyId);
    expect(await statusOf(save, { ...moved, lineIds: [foreign.id] })).toBe('400 lineIds');
  });

  test('are removed from every line when they are deleted', async () => {
    const id = first(first(await lines()).contactIds);
    await bodyOf(remove, { id });
    expect((await lines()).some(({ contactIds }) => contactIds.includes(id))).toBe(false);
  });
});

test('last-mile companies deliver to each area only once', async () => {
  const { create, list, update } = arriveDeliveryApi;
  const delivering = await company({ companyType: 2, substationId: 1, status: 2 });
  const areas = await rowsOf(list, { companyId: delivering.id });
  expect(new Set(areas.map(({ regionId }) => regionId)).size).toBe(areas.length);
  const body = { companyId: delivering.id, regionId: 371102, startingPrice: 35.5, ...person };
  const made = await bodyOf(create, body);
  expect(made).toMatchObject({ regionName: '山东省日照市东港区', isListed: true });
  expect(await statusOf(create, body)).toBe('403 Console:DeliveryAreaExists');
  db.arriveDeliveries.patch(made.id, { regionName: '山东省日照市旧区' });
  expect(await statusOf(create, body), 'known by its region').toBe(
    '403 Console:DeliveryAreaExists',
  );
  expect(await statusOf(create, { ...body, companyId })).toBe(unsuited);
  expect((await bodyOf(update, { ...made, isListed: false })).isListed).toBe(false);
});

describe('parks and groups', () => {
  const { list, one, create, update, remove, changeMembers, sort } = parkApi;
  const inFirst = () => rowsOf(list, { substationId: 1 });
  const park = async () => bodyOf(one, { id: first(await inFirst()).id });
  const input = { parkName: '临沂市鲁南货运联盟', kind: 2, substationId: 1, regionId: 371302 };
  const change = (id: unknown, companyIds: unknown[], isDelete = false) =>
    bodyOf(changeMembers, { id, companyIds, isDelete });
  const idsOf = ({ members }: { members: { companyId: unknown }[] }) =>
    members.map((member) => member.companyId);

  test('list their members, and are found by a member', async () => {
    const { id, members, memberCount } = await park();
    expect(members).toHaveLength(memberCount);
    expect(members.map((member) => member.sort)).toEqual(members.map((_one, index) => index + 1));
    const member = first(members);
    const found = await bodyOf(companyApi.one, { id: member.companyId });
    expect(found).toMatchObject({ companyName: member.companyName, status: 2 });
    const parks = await rowsOf(list, { memberId: member.companyId });
    expect(parks.map((row) => row.id)).toContain(id);
  });

  test('are created, edited and deleted, but not deleted while they have members', async () => {
    const made = await bodyOf(create, { ...input, ...person });
    expect(made).toMatchObject({ ...input, memberCount: 0, companyId: null, status: 1 });
    const form = await bodyOf(parkApi.edit, { id: made.id });
    expect(form).toMatchObject(input);
    expect(form).not.toHaveProperty('memberCount');
    expect((await bodyOf(update, { ...form, contact: '李新' })).contact).toBe('李新');
    expect(await statusOf(remove, await park())).toBe('403 Console:ParkHasMembers');
    await bodyOf(remove, made);
    const { parkName } = await park();
    const taken = { ...input, ...person, parkName };
    expect(await statusOf(create, taken)).toBe('403 Console:ParkNameExists');
    const { id } = await company({ companyType: 1 });
    expect(await statusOf(create, { ...input, ...person, companyId: id })).toBe(unsuited);
  });

  test('add enabled companies that are not members, once, and remove them', async () => {
    const before = await park();
    const query = { companyName: '临沂', substationId: 1, parkOrGroupId: before.id };
    const { items: found } = await bodyOf(companyApi.memberOptions, query);
    expect(found).toHaveLength(20);
    expect(found.filter(({ id }) => idsOf(before).includes(id))).toEqual([]);
    const ids = found.slice(0, 2).map(({ id }) => id);
    const joined = await change(before.id, ids);
    expect(idsOf(joined)).toEqual([...idsOf(before), ...ids]);
    expect((await change(before.id, ids)).memberCount).toBe(before.memberCount + 2);
    expect(idsOf(await change(before.id, ids, true))).toEqual(idsOf(before));
    for (const unfit of [{ companyType: 4, status: 2 }, { status: 3 }]) {
      const body = { id: before.id, companyIds: [(await company(unfit)).id], isDelete: false };
      const { status, code } = await sendCall(changeMembers, body);
      expect([status, code]).toEqual([403, 'Console:CompanyCannotJoin']);
    }
  });

  test('lose the member whose company is deleted', async () => {
    const { members, memberCount } = await park();
    const member = await bodyOf(companyApi.one, { id: first(members).companyId });
    await bodyOf(companyApi.update, { ...member, status: 3 });
    await bodyOf(companyApi.remove, { id: member.id });
    expect((await park()).memberCount).toBe(memberCount - 1);
  });

  test('keep the given order of their members and within a sub-station', async () => {
    const before = await park();
    const ids = idsOf(before).toReversed();
    await bodyOf(sort, { id: before.id, ids });
    expect(idsOf(await bodyOf(one, { id: before.id }))).toEqual(ids);
    expect(await statusOf(sort, { id: before.id, ids: ids.slice(1) })).toBe('400 ids');
    const parks = (await inFirst()).map(({ id }) => id).toReversed();
    await bodyOf(sort, { substationId: 1, ids: parks }, 'manager');
    expect((await inFirst()).map(({ id }) => id)).toEqual(parks);
  });
});
