import { beforeEach, describe, expect, test } from 'vitest';
import { abpApi } from '@/api/abp';
import { teamRoleApi } from '@/api/substation/role';
import { teamApi } from '@/api/substation/team';
import { staffApi } from '@/api/substation/user';
import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { P } from '@/policies';
import {
  accountOf,
  sendCall,
  first,
  reseedEachTest,
  grant,
  statusOf,
  rowOf,
  rowsOf,
  bodyOf,
} from './backend';

reseedEachTest();

const idOf = async (userName: string) => (await accountOf(userName)).id;
const roles = async (substationId: Id = 1) =>
  (await bodyOf(teamRoleApi.useful, { substationIds: [substationId] })).items;
const named = async (name: string, substationId?: Id) =>
  first(
    (await roles(substationId)).filter((one) => one.name === name),
    name,
  );
const policyNotHeld = '403 Console:PolicyNotHeld';

describe('the roles of sub-stations', () => {
  const { useful, own, permissions, defaultPermissions, create, update, remove } = teamRoleApi;
  const input = { substationId: 1, name: '调度', policies: [P.companyList, P.goodsOrder] };

  test('are those of the managed or requested sub-stations', async () => {
    const seen = async (query: object = {}) => (await bodyOf(useful, query, 'manager')).items;
    const stations = (all: { substationId: Id }[]) => new Set(all.map((one) => one.substationId));
    expect(stations(await seen())).toEqual(new Set([1, 2, 3]));
    expect(stations(await seen({ substationIds: [2, 3] }))).toEqual(new Set([2, 3]));
    expect(await seen({ substationIds: [9] })).toEqual([]);
    const { teamRoleIds } = await accountOf('s011');
    const { items } = await bodyOf(own, {}, 's011');
    expect(items.map(({ id }) => id)).toEqual(teamRoleIds);
  });

  test('count their users and list their policies', async () => {
    const { id, userCount, policies } = await named('业务员');
    expect(await rowsOf(staffApi.list, { roleId: id })).toHaveLength(userCount);
    expect(await bodyOf(permissions, { id }, 'manager')).toMatchObject({ id, policies });
  });

  test('offer a tree with every policy once, in its group and with its parent', async () => {
    const { groups } = await bodyOf(defaultPermissions);
    const all = groups.flatMap((group) => group.permissions);
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.values(P).toSorted());
    expect(groups.every((group) => group.permissions.length > 0)).toBe(true);
    const company = groups.find(({ name }) => name === 'Company')?.permissions;
    expect(company?.find(({ name }) => name === P.companyCreate)).toEqual({
      name: 'Company.CompanyList.Create',
      displayName: '新增公司',
      parentName: 'Company.CompanyList',
    });
    const english = await bodyOf(defaultPermissions, {}, { headers: { 'accept-language': 'en' } });
    expect(english.groups[0]).toMatchObject({ displayName: 'Workbench' });
  });

  test('have no users when created, refuse a taken name and policies that the caller does not hold', async () => {
    const made = await bodyOf(create, input, 'manager');
    const shown = { ...input, substationName: '临沂分站', isDefault: false, userCount: 0 };
    expect(made).toMatchObject(shown);
    const taken = { ...input, name: '站长' };
    expect(await statusOf(create, taken)).toBe('403 Console:RoleNameExists');
    const greedy = { ...input, name: '管理', policies: [P.identityUsers] };
    expect(await statusOf(create, greedy, 'manager')).toBe(policyNotHeld);
    expect(await statusOf(create, greedy)).toBe('200');
    await bodyOf(remove, made, 'manager');
  });

  test('change the policies of their users at once', async () => {
    const { teamRoleIds } = await accountOf('s011');
    const role = (await roles()).find(({ id }) => id === teamRoleIds[0]);
    const granted = async () =>
      Object.keys((await bodyOf(abpApi.configuration, {}, 's011')).auth.grantedPolicies);
    expect(await granted()).not.toContain(P.smsHistory);
    await bodyOf(update, { ...role, policies: [P.smsHistory] }, 'manager');
    expect(await granted()).toContain(P.smsHistory);
  });

  test('keep what a save leaves out, their sub-station, and policies that the caller does not hold', async () => {
    const { id, substationId, concurrencyStamp, policies } = await named('运营');
    const renamed = { id, substationId, concurrencyStamp, name: '市场' };
    const saved = await bodyOf(update, renamed, 'manager');
    expect(saved).toMatchObject({ name: '市场', policies });
    const stored = await bodyOf(update, { ...saved, policies: [P.cache] });
    expect(await statusOf(update, { ...stored, policies: [] }, 'manager')).toBe(policyNotHeld);
    expect(await statusOf(update, { ...stored, substationId: 2 })).toBe('400 substationId');
  });

  test('are not deleted when they are default roles or have users', async () => {
    const standard = await named('站长');
    const isStandard = await statusOf(remove, standard);
    expect(isStandard).toBe('403 Console:DefaultRoleNotDeletable');
    const used = first((await roles()).filter((one) => !one.isDefault && one.userCount > 0));
    expect(await sendCall(remove, used)).toMatchObject({
      code: 'Console:RoleInUse',
      message: expect.stringContaining(`${used.userCount} 个用户`),
    });
  });
});

describe('the teams', () => {
  const { list, one, options, create, update, remove } = teamApi;
  let input = { name: '', substationIds: [1], leaderId: '', members: [{ userId: '' }] };
  beforeEach(async () => {
    const [leaderId, userId] = [await idOf('s011'), await idOf('s012')];
    input = { name: '临沂夜班团队', substationIds: [1], leaderId, members: [{ userId }] };
  });

  test('show their members with roles', async () => {
    const team = await rowOf(list, { substationId: 1 });
    expect(team.members).toHaveLength(team.memberCount);
    const member = first(team.members);
    const { name, teamRoleIds: roleIds } = (await db.accounts.open()).one(member.userId);
    expect(member).toMatchObject({ name, roleIds });
    expect(member.roleNames).toHaveLength(1);
    expect(await bodyOf(one, { id: team.id })).toEqual(team);
    const { items } = await bodyOf(options, {}, 'manager');
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(items[0]).toEqual({ id: 1, substationName: '临沂分站', teamNames: ['临沂运营团队'] });
  });

  test('give roles to all members or to one', async () => {
    const service = (await named('客服')).id;
    const made = await bodyOf(create, { ...input, roleIds: [service] });
    const shown = { name: '临沂夜班团队', memberCount: 1, status: 1, roleNames: ['客服'] };
    expect(made).toMatchObject(shown);
    expect(made.members[0]?.roleIds).toContain(service);
    expect((await accountOf('s012')).teamRoleIds).toContain(service);
    const roleIds = [(await named('运营')).id];
    const members = made.members.map(({ userId }) => ({ userId, roleIds }));
    const saved = await bodyOf(update, { ...made, members });
    expect(saved.members[0]?.roleNames).toEqual(['运营']);
    const rest = { ...saved, members: undefined, status: 2 };
    expect(await bodyOf(update, rest)).toMatchObject({ members: saved.members, status: 2 });
  });

  test('refuse a member twice, a member of another sub-station and a taken name', async () => {
    const withMember = (userId: string) => statusOf(create, { ...input, members: [{ userId }] });
    expect(await withMember(input.leaderId)).toBe('400 members');
    expect(await withMember(await idOf('s401'))).toBe('400 members');
    const taken = { ...input, name: '临沂运营团队' };
    expect(await statusOf(create, taken)).toBe('403 Console:TeamNameExists');
  });

  test('store nothing when a role grants more than the caller holds', async () => {
    await grant('manager', [P.substationTeam]);
    const { teamRoleIds } = await accountOf('s012');
    const strong = first((await roles()).filter(({ id }) => !teamRoleIds.includes(String(id))));
    await bodyOf(teamRoleApi.update, { ...strong, policies: [P.cache] });
    const members = input.members.map((each) => ({ ...each, roleIds: [strong.id] }));
    expect(await statusOf(create, { ...input, members }, 'manager')).toBe(policyNotHeld);
    expect(await rowsOf(list, { name: '夜班' })).toEqual([]);
  });

  test('are not deleted while they have members', async () => {
    const made = await bodyOf(create, input);
    expect(await sendCall(remove, made)).toMatchObject({
      code: 'Console:TeamHasMembers',
      message: '团队“临沂夜班团队”还有 1 名成员，请先移除成员。',
    });
    await bodyOf(update, { ...made, members: [] });
    await bodyOf(remove, made);
  });
});
