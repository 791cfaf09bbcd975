import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentityRole } from '@/api/identity-role';
import type { TenantUser } from '@/api/tenant-user';
import type { Page } from '@/api/types';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const base = '/api/identity/roles';
const roles = async (query = '') =>
  (await read<Page<IdentityRole>>(`GET ${base}?maxResultCount=100&${query}`, { token })).items;
async function byName(name: string): Promise<IdentityRole> {
  const found = (await roles()).find((role) => role.name === name);
  if (!found) throw new Error(`no role ${name}`);
  return found;
}
const create = (body: object) => read<IdentityRole>(`POST ${base}`, { token, body });
const save = (role: IdentityRole, change: object = {}) =>
  [`PUT ${base}/${role.id}`, { token, body: { ...role, ...change } }] as const;
const rolesOf = async (userName: string) =>
  (
    await read<Page<TenantUser>>(`GET /api/tenant/user/users-list?userName=${userName}`, { token })
  ).items.find((user) => user.userName === userName)?.roleNames;

describe('the roles', () => {
  test('are listed by name with their marks and how many have them, not with what they grant', async () => {
    const all = await roles();
    const names = all.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(await byName('platform-operator')).toMatchObject({ isStatic: true, userCount: 1 });
    const line = 'GET /api/tenant/user/users-list?roleName=substation-staff';
    const { totalCount } = await read<Page<TenantUser>>(line, { token });
    expect(await byName('substation-staff')).toMatchObject({
      isDefault: true,
      userCount: totalCount,
    });
    expect(JSON.stringify(all)).not.toContain('policies');
  });
});

describe('a new role', () => {
  test('grants nothing and belongs to nobody', async () => {
    const made = await create({ name: ' auditor ', isDefault: true });
    expect(made).toMatchObject({
      name: 'auditor',
      isDefault: true,
      isPublic: true,
      isStatic: false,
      userCount: 0,
    });
    expect(await byName('auditor')).toEqual(made);
  });

  test('has a name of its own, whatever the case', async () => {
    expect(await refused(`POST ${base}`, { token, body: { name: 'Back-Office' } })).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:DuplicateRoleName',
      message: '角色名“Back-Office”已存在。',
    });
  });
});

describe('saving a role', () => {
  test('takes a new name along to everybody who has it, with all it grants', async () => {
    const backOffice = await signIn('backoffice');
    const saved = await read<IdentityRole>(
      ...save(await byName('back-office'), { name: 'office' }),
    );
    expect(saved).toMatchObject({ name: 'office', userCount: 1 });
    expect(await rolesOf('backoffice')).toEqual(['office']);
    expect((await send(`GET ${base}`, { token: backOffice })).status).toBe(200);
  });

  test('changes the marks of a static role, but not its name', async () => {
    const role = await byName('substation-manager');
    const saved = await read<IdentityRole>(...save(role, { isPublic: false }));
    expect(saved).toMatchObject({ isPublic: false, isStatic: true });
    expect(await refused(...save(saved, { name: 'manager' }))).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:010005',
    });
  });

  test('refuses a name that is taken, a stale stamp and an unknown id', async () => {
    const role = await byName('back-office');
    expect((await refused(...save(role, { name: 'substation-staff' }))).code).toContain(
      'Duplicate',
    );
    await read(...save(role, { isDefault: true }));
    expect((await refused(...save(role))).status).toBe(409);
    expect((await refused(...save({ ...role, id: 'none' }))).status).toBe(404);
  });
});

describe('removing a role', () => {
  test('takes it from everybody', async () => {
    const staff = await signIn('staff');
    const { id } = await byName('substation-staff');
    expect((await send(`DELETE ${base}/${id}`, { token })).status).toBe(204);
    expect(await rolesOf('staff')).toEqual([]);
    expect((await send('GET /api/company/company', { token: staff })).status).toBe(403);
    expect((await refused(`DELETE ${base}/${id}`, { token })).status).toBe(404);
  });

  test('is refused for a static one', async () => {
    const { id } = await byName('platform-operator');
    expect(await refused(`DELETE ${base}/${id}`, { token })).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:010006',
      message: '静态角色不能删除。',
    });
  });
});
