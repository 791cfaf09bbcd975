import { beforeEach, describe, expect, test } from 'vitest';
import type { TeamRole } from '@/api/substation/role';
import type { Team, TeamInput, TeamOption } from '@/api/substation/team';
import type { Items, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

const path = '/api/substation/team';
let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const list = (query = '', as = token) =>
  read<Page<Team>>(`GET ${path}?limit=100&${query}`, { token: as });
const body = (given: object, as = token) => ({ token: as, body: given });
async function idOf(userName: string): Promise<string> {
  const accounts = await db.accounts.open();
  return accounts.all().find((account) => account.userName === userName)?.id ?? '';
}
async function roleOf(name: string, substationId: number): Promise<TeamRole['id']> {
  const line = `GET /api/substation/role/query-useful?substationIds=${substationId}`;
  const { items } = await read<Items<TeamRole>>(line, { token });
  return items.find((role) => role.name === name)?.id ?? '';
}
/** Two people of the first sub-station. */
async function input(): Promise<TeamInput> {
  const [leaderId, userId] = [await idOf('s011'), await idOf('s012')];
  return { name: '临沂夜班团队', substationIds: [1], leaderId, members: [{ userId }] };
}
/** A manager who may look after teams as well. */
async function teamManager(): Promise<string> {
  const accounts = await db.accounts.open();
  const account = accounts.one(await idOf('manager'));
  accounts.save({ ...account, grants: [P.substationTeam] });
  return signIn('manager');
}

describe('the teams', () => {
  test('show who is in them and what he may do', async () => {
    const { items } = await list('substationId=1');
    const [team] = items;
    expect(team?.members).toHaveLength(team?.memberCount ?? -1);
    const [member] = team?.members ?? [];
    const account = (await db.accounts.open()).one(member?.userId ?? '');
    expect(member).toMatchObject({ name: account.name, roleIds: account.teamRoleIds });
    expect(member?.roleNames).toHaveLength(1);
    expect(await read(`GET ${path}/${team?.id}`, { token })).toEqual(team);
  });

  test('can be made for the sub-stations one manages', async () => {
    const manager = await signIn('manager');
    const { items } = await read<Items<TeamOption>>(`GET ${path}/team-option`, { token: manager });
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(items[0]).toEqual({ id: 1, substationName: '临沂分站', teamNames: ['临沂运营团队'] });
  });
});

describe('saving a team', () => {
  test('makes it, with the roles that it gives to its members', async () => {
    const service = await roleOf('客服', 1);
    const given = { ...(await input()), roleIds: [service] };
    const made = await read<Team>(`POST ${path}`, body(given));
    expect(made).toMatchObject({ name: '临沂夜班团队', memberCount: 1, status: 1 });
    expect(made.roleNames).toEqual(['客服']);
    expect(made.members[0]?.roleIds).toContain(service);
    const account = (await db.accounts.open()).one(await idOf('s012'));
    expect(account.teamRoleIds).toContain(service);
  });

  test('sets the roles of a member', async () => {
    const made = await read<Team>(`POST ${path}`, body(await input()));
    const [role] = [await roleOf('运营', 1)];
    const members = made.members.map(({ userId }) => ({ userId, roleIds: [role] }));
    const saved = await read<Team>(`PUT ${path}`, body({ ...made, members }));
    expect(saved.members[0]?.roleNames).toEqual(['运营']);
    expect((await refused(`PUT ${path}`, body({ ...made, members }))).status).toBe(409);
  });

  test('keeps the members when the body does not name them', async () => {
    const made = await read<Team>(`POST ${path}`, body(await input()));
    const { members: _members, ...rest } = made;
    const saved = await read<Team>(`PUT ${path}`, body({ ...rest, status: 2 }));
    expect(saved).toMatchObject({ members: made.members, status: 2 });
  });

  test.each<[string, object]>([
    ['name', { name: '' }],
    ['name', { name: '队'.repeat(31) }],
    ['substationIds', { substationIds: [1, 99] }],
    ['leaderId', { leaderId: undefined }],
    ['leaderId', { leaderId: 'nobody' }],
    ['members', { members: [{ userId: 'nobody' }] }],
    ['members', { members: [{}] }],
    ['roleIds', { roleIds: ['1'] }],
    ['status', { status: 7 }],
  ])('needs a right %s: %j', async (member, wrong) => {
    const given = { ...(await input()), ...wrong };
    expect(await refused(`POST ${path}`, body(given))).toMatchObject({
      status: 400,
      members: [member],
    });
  });

  test('takes nobody twice, and nobody from elsewhere', async () => {
    const given = await input();
    const twice = { ...given, members: [{ userId: given.leaderId }] };
    expect((await refused(`POST ${path}`, body(twice))).members).toEqual(['members']);
    const foreign = { ...given, members: [{ userId: await idOf('s401') }] };
    expect((await refused(`POST ${path}`, body(foreign))).members).toEqual(['members']);
  });

  test('needs a name of its own, and sub-stations one manages', async () => {
    const taken = { ...(await input()), name: '临沂运营团队' };
    expect((await refused(`POST ${path}`, body(taken))).code).toBe('Console:TeamNameExists');
    const manager = await teamManager();
    const wide = { ...(await input()), substationIds: [1, 4] };
    expect((await refused(`POST ${path}`, body(wide, manager))).code).toBe(
      'Console:SubstationNotManaged',
    );
  });

  test('gives no role that grants more than the caller holds', async () => {
    const manager = await teamManager();
    const userId = await idOf('s012');
    const { teamRoleIds } = (await db.accounts.open()).one(userId);
    const roles = await db.teamRoles.open();
    const strong = roles
      .all()
      .find((one) => one.substationId === 1 && !teamRoleIds.includes(one.id));
    if (!strong) throw new Error('he has every role already');
    roles.save({ ...strong, policies: [P.cache] });
    const members = [{ userId, roleIds: [strong.id] }];
    const greedy = body({ ...(await input()), members }, manager);
    expect((await refused(`POST ${path}`, greedy)).code).toBe('Console:PolicyNotHeld');
    expect((await list('name=夜班')).totalCount).toBe(0);
  });
});

describe('deleting a team', () => {
  test('is refused while it has members', async () => {
    const made = await read<Team>(`POST ${path}`, body(await input()));
    const line = `DELETE ${path}/${made.id}`;
    expect(await refused(line, { token })).toMatchObject({
      status: 403,
      code: 'Console:TeamHasMembers',
      message: '团队“临沂夜班团队”还有 1 名成员，请先移除成员。',
    });
    await read(`PUT ${path}`, body({ ...made, members: [] }));
    expect((await send(line, { token })).status).toBe(204);
    expect((await send(line, { token })).status).toBe(404);
  });
});
