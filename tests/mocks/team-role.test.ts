import { beforeEach, describe, expect, test } from 'vitest';
import type { PermissionTree, RolePermissions, TeamRole } from '@/api/substation/role';
import type { Staff } from '@/api/substation/user';
import type { Items, Page } from '@/api/types';
import { db, reseed } from '@/mocks/db';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

const path = '/api/substation/role';
let token = '';
let manager = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
  manager = await signIn('manager');
});
const body = (given: object, as = manager) => ({ token: as, body: given });
const useful = async (query: string, as = token) =>
  (await read<Items<TeamRole>>(`GET ${path}/query-useful?${query}`, { token: as })).items;
async function named(name: string, substationId = 1): Promise<TeamRole> {
  const role = (await useful(`substationIds=${substationId}`)).find((one) => one.name === name);
  if (!role) throw new Error(`no role ${name}`);
  return role;
}
const policiesOf = async (as: string) => {
  const configuration = await read<{ auth: { grantedPolicies: Record<string, boolean> } }>(
    'GET /api/abp/application-configuration',
    { token: as },
  );
  return Object.keys(configuration.auth.grantedPolicies);
};

describe('the roles of sub-stations', () => {
  test('are those of the sub-stations one manages, or of some of them', async () => {
    const all = await useful('', manager);
    expect(new Set(all.map(({ substationId }) => substationId))).toEqual(new Set([1, 2, 3]));
    expect(all).toHaveLength(12);
    const some = await useful('substationIds=2&substationIds=3', manager);
    expect(new Set(some.map(({ substationName }) => substationName))).toEqual(
      new Set(['济南分站', '青岛分站']),
    );
    expect(await useful('substationIds=9', manager)).toEqual([]);
  });

  test('are counted by the people who have them', async () => {
    const role = await named('业务员');
    const line = `GET /api/substation/user?limit=1000&roleId=${role.id}`;
    const staff = await read<Page<Staff>>(line, { token });
    expect(role.userCount).toBe(staff.totalCount);
  });

  test('of the caller are his own', async () => {
    const accounts = await db.accounts.open();
    const somebody = accounts.all().find(({ userName }) => userName === 's011');
    const { items } = await read<Items<TeamRole>>(`GET ${path}/current-user-team-role`, {
      token: await signIn('s011'),
    });
    expect(items.map(({ id }) => id)).toEqual(somebody?.teamRoleIds);
  });

  test('tell what they grant', async () => {
    const role = await named('客服');
    const line = `GET ${path}/permissions/${role.id}`;
    const { id, policies } = await read<RolePermissions>(line, { token: manager });
    expect([id, policies]).toEqual([role.id, role.policies]);
    const foreign = await named('客服', 9);
    expect((await send(`GET ${path}/permissions/${foreign.id}`, { token: manager })).status).toBe(
      404,
    );
  });
});

describe('the tree of permissions', () => {
  test('holds every policy once, in its group, below its parent', async () => {
    const tree = await read<PermissionTree>(`GET ${path}/default-permissions`, { token });
    const all = tree.groups.flatMap(({ permissions }) => permissions);
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.values(P).toSorted());
    expect(tree.groups.every(({ permissions }) => permissions.length > 0)).toBe(true);
    const company = tree.groups.find(({ name }) => name === 'Company');
    expect(company?.permissions.find(({ name }) => name === P.companyCreate)).toEqual({
      name: 'Company.CompanyList.Create',
      displayName: '新增公司',
      parentName: 'Company.CompanyList',
    });
  });

  test('speaks the language of the caller', async () => {
    const english = { token, headers: { 'accept-language': 'en' } };
    const tree = await read<PermissionTree>(`GET ${path}/default-permissions`, english);
    expect(tree.groups[0]).toMatchObject({ displayName: 'Workbench' });
  });
});

describe('a new role', () => {
  const input = { substationId: 1, name: '调度', policies: [P.companyList, P.goodsOrder] };

  test('belongs to its sub-station and nobody has it yet', async () => {
    const made = await read<TeamRole>(`POST ${path}`, body(input));
    expect(made).toMatchObject({
      ...input,
      substationName: '临沂分站',
      isDefault: false,
      userCount: 0,
    });
    expect((await named('调度')).id).toBe(made.id);
  });

  test.each<[string, object]>([
    ['name', { name: '' }],
    ['name', { name: '角'.repeat(21) }],
    ['substationId', { substationId: undefined }],
    ['substationId', { substationId: 99 }],
    ['policies', { policies: ['Company.Everything'] }],
    ['policies', { policies: [P.companyCreate] }],
  ])('needs a right %s: %j', async (member, wrong) => {
    expect(await refused(`POST ${path}`, body({ ...input, ...wrong }))).toMatchObject({
      status: 400,
      members: [member],
    });
  });

  test('grants nothing that its maker does not hold', async () => {
    const greedy = { ...input, policies: [P.identityUsers] };
    expect(await refused(`POST ${path}`, body(greedy))).toMatchObject({
      status: 403,
      code: 'Console:PolicyNotHeld',
    });
    expect((await send(`POST ${path}`, body(greedy, token))).status).toBe(200);
  });

  test('needs a name of its own in its sub-station, and a sub-station its maker manages', async () => {
    const taken = { ...input, name: '站长' };
    expect((await refused(`POST ${path}`, body(taken))).code).toBe('Console:RoleNameExists');
    const foreign = { ...input, substationId: 4 };
    expect((await refused(`POST ${path}`, body(foreign))).code).toBe(
      'Console:SubstationNotManaged',
    );
    const staff = await signIn('staff');
    expect((await send(`POST ${path}`, body(input, staff))).status).toBe(403);
  });
});

describe('changing a role', () => {
  test('changes what its people may do, at once', async () => {
    const staff = (await db.accounts.open()).all().find((one) => one.userName === 's011');
    const role = (await useful('')).find(({ id }) => id === staff?.teamRoleIds[0]);
    const session = await signIn('s011');
    expect(await policiesOf(session)).not.toContain(P.smsHistory);
    await read(`PUT ${path}`, body({ ...role, policies: [P.smsHistory] }));
    expect(await policiesOf(session)).toContain(P.smsHistory);
  });

  test('keeps what the body does not say, and minds the stamp', async () => {
    const role = await named('运营');
    const { id, substationId, concurrencyStamp } = role;
    const renamed = { id, substationId, concurrencyStamp, name: '市场' };
    const saved = await read<TeamRole>(`PUT ${path}`, body(renamed));
    expect(saved).toMatchObject({ name: '市场', policies: role.policies });
    expect((await refused(`PUT ${path}`, body(renamed))).status).toBe(409);
  });

  test('cannot take away what the caller does not hold, nor move the role', async () => {
    const role = await named('运营');
    await read(`PUT ${path}`, body({ ...role, policies: [P.cache] }, token));
    const stored = await named('运营');
    expect((await refused(`PUT ${path}`, body({ ...stored, policies: [] }))).code).toBe(
      'Console:PolicyNotHeld',
    );
    const moved = { ...stored, substationId: 2 };
    expect((await refused(`PUT ${path}`, body(moved))).members).toEqual(['substationId']);
  });
});

describe('deleting a role', () => {
  const remove = async (name: string) => `DELETE ${path}/${(await named(name)).id}`;

  test('is refused for a default one and for one that somebody has', async () => {
    expect((await refused(await remove('站长'), { token: manager })).code).toBe(
      'Console:DefaultRoleNotDeletable',
    );
    const used = (await useful('substationIds=1')).find(
      ({ isDefault, userCount }) => !isDefault && userCount > 0,
    );
    const answer = await refused(`DELETE ${path}/${used?.id}`, { token: manager });
    expect(answer.code).toBe('Console:RoleInUse');
    expect(answer.message).toContain(`${used?.userCount} 个用户`);
  });

  test('takes one away that nobody has', async () => {
    await read(`POST ${path}`, body({ substationId: 1, name: '实习', policies: [] }));
    const line = await remove('实习');
    expect((await send(line, { token: manager })).status).toBe(204);
    expect((await send(line, { token: manager })).status).toBe(404);
  });
});
