import { beforeEach, describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { identityRoleApi } from '@/api/identity-role';
import { permissionApi } from '@/api/permission';
import { tenantApi } from '@/api/tenant';
import { tenantUserApi } from '@/api/tenant-user';
import { demoPassword } from '@/mocks/domain/account';
import { P } from '@/policies';
import { sendCall, first, reseedEachTest, statusOf, rowOf, rowsOf, bodyOf } from './backend';
import { signIn, tryToken } from './server';

reseedEachTest();

const identity = (code: string) => `403 Volo.Abp.Identity:${code}`;
const byName = (userName: string) =>
  rowOf(tenantUserApi.list, { userName }, (user) => user.userName === userName);
const info = (session: string) => statusOf(tenantApi.userInfo, {}, session);

describe('the users', () => {
  const { list, create, update, remove, roles, assignableRoles, unlock } = tenantUserApi;
  const input = {
    userName: 'Zhang.San',
    password: 'Abc-12345',
    name: '张三',
    email: 'zhang.san@example.com',
    phoneNumber: '13805391234',
    roleNames: ['substation-staff'],
  };
  const save = async (userName: string, change: object, as = 'operator') =>
    statusOf(update, { ...(await byName(userName)), ...change }, as);

  test('are listed without passwords, and cannot be sorted by hidden fields', async () => {
    expect(JSON.stringify(await rowsOf(list))).not.toContain(demoPassword);
    for (const field of ['password', 'grants'])
      expect(await statusOf(list, { sort: `${field} ascending` })).toBe('500');
  });

  test('can sign in once they are created', async () => {
    const made = await bodyOf(create, input);
    expect(made).toMatchObject({
      userName: 'zhang.san',
      name: '张三',
      email: input.email,
      roleNames: ['substation-staff'],
      roles: [{ name: 'substation-staff' }],
      isActive: true,
      isLocked: false,
      lastSignInTime: null,
    });
    expect(await tryToken('Zhang.San', input.password)).toBe(200);
  });

  test('get the default roles when none are sent', async () => {
    const made = await bodyOf(create, { ...input, roleNames: undefined });
    expect(made.roleNames).toEqual(['substation-staff']);
    const other = { ...input, userName: 'li.si', email: '', roleNames: [] };
    expect((await bodyOf(create, other)).roleNames).toEqual([]);
  });

  test.each([
    ['DuplicateUserName', { userName: 'OPERATOR' }],
    ['InvalidUserName', { userName: '张三' }],
    ['InvalidUserName', { userName: 'zhang san' }],
    ['DuplicateEmail', { email: 'Staff@Example.com' }],
    ['InvalidEmail', { email: 'zhang.san' }],
    ['PasswordTooShort', { password: 'aA1-x' }],
    ['PasswordRequiresNonAlphanumeric', { password: 'Abc12345' }],
    ['PasswordRequiresDigit', { password: 'Abc-defg' }],
    ['PasswordRequiresLower', { password: 'ABC-1234' }],
    ['PasswordRequiresUpper', { password: 'abc-1234' }],
  ])('get the code %s for %j', async (code, change) => {
    expect(await statusOf(create, { ...input, ...change })).toBe(identity(code));
  });

  test('get one message with all errors, in both languages', async () => {
    const body = { ...input, userName: 'staff', password: 'abc' };
    expect((await sendCall(create, body)).message).toBe(
      '用户名“staff”已存在。密码至少为 6 个字符。密码至少包含一位非字母数字字符。密码至少包含一位数字（0 至 9）。密码至少包含一位大写字母（A 至 Z）。',
    );
    const english = await sendCall(create, body, { headers: { 'accept-language': 'en' } });
    expect(english.message).toMatch(/^Username 'staff' is already taken\. /);
  });

  test('keep their password, and refuse the name and address of another user', async () => {
    const user = await byName('manager');
    await bodyOf(update, { ...user, email: 'manager@example.com' });
    expect(await tryToken('manager')).toBe(200);
    expect(await save('staff', { password: 'Abc-12345' })).toBe('400 password');
    expect(await save('staff', { userName: 'manager' })).toBe(identity('DuplicateUserName'));
    expect(await save('staff', { email: 'manager@example.com' })).toBe(identity('DuplicateEmail'));
  });

  test('can be renamed, and their sessions continue', async () => {
    const staff = await signIn('staff');
    expect(await save('staff', { userName: 'clerk.one' })).toBe('200');
    expect((await bodyOf(tenantApi.userInfo, {}, staff)).userName).toBe('clerk.one');
    expect([await tryToken('staff'), await tryToken('clerk.one')]).toEqual([400, 200]);
  });

  test('lose removed roles at once and their sessions when disabled, but cannot disable themselves', async () => {
    const staff = await signIn('staff');
    await save('staff', { roleNames: [] });
    expect(await statusOf(companyApi.list, {}, staff)).toBe('403');
    await save('staff', { isActive: false });
    expect(await info(staff)).toBe('401');
    const oneself = await save('operator', { isActive: false });
    expect(oneself).toBe('403 Console:CannotDisableOneself');
  });

  test('cannot get a role that grants more than the caller holds, and keep those they have', async () => {
    const roleNames = ['substation-staff', 'platform-operator'];
    const beyond = await save('disabled', { roleNames }, 'backoffice');
    expect(beyond).toBe('403 Console:RoleBeyondOwn');
    expect(await save('disabled', { name: '停用' }, 'backoffice')).toBe('200');
    expect((await byName('disabled')).roleNames).toEqual(['substation-staff']);
    const assignable = async (as: string) => (await bodyOf(assignableRoles, {}, as)).items;
    expect(await assignable('operator')).toHaveLength(6);
    expect((await assignable('backoffice')).map(({ name }) => name)).toEqual(['back-office']);
    const { items } = await bodyOf(roles, { id: (await byName('backoffice')).id });
    expect(items).toMatchObject([{ name: 'back-office', userCount: 1 }]);
  });

  test('lose their sessions for good when deleted, and cannot delete themselves', async () => {
    const old = await signIn('staff');
    await bodyOf(remove, { id: (await byName('staff')).id });
    await bodyOf(create, { ...input, userName: 'staff' });
    expect(await info(old)).toBe('401');
    const oneself = await sendCall(remove, { id: (await byName('operator')).id });
    const message = '您不能删除自己的账号！';
    expect(oneself).toMatchObject({ code: 'Volo.Abp.Identity:010001', message });
  });

  describe('with a lockout', () => {
    const fail = async (userName: string, times: number) => {
      for (let turn = 0; turn < times; turn += 1) await tryToken(userName, 'wrong');
    };
    beforeEach(() => fail('staff', 5));

    test('have its end in the list, and can be unlocked earlier', async () => {
      const user = first(await rowsOf(list, { isLocked: true }));
      expect(user).toMatchObject({ userName: 'staff', isLocked: true });
      const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString();
      expect(String(user.lockoutEnd) > now.slice(0, 19)).toBe(true);
      await bodyOf(unlock, { id: user.id });
      expect(await byName('staff')).toMatchObject({ isLocked: false, lockoutEnd: null });
      expect(await tryToken('staff')).toBe(200);
    });

    test('are not locked out when that is switched off', async () => {
      await save('manager', { lockoutEnabled: false });
      await fail('manager', 6);
      expect(await tryToken('manager')).toBe(200);
    });
  });
});

describe('the roles', () => {
  const { list, create, update, remove } = identityRoleApi;
  const role = (name: string) => rowOf(list, {}, (one) => one.name === name);
  const save = async (name: string, change: object) =>
    statusOf(update, { ...(await role(name)), ...change });

  test('count their users, and hide what they grant', async () => {
    const operator = { isStatic: true, userCount: 1 };
    expect(await role('platform-operator')).toMatchObject(operator);
    const staff = await rowsOf(tenantUserApi.list, { roleName: 'substation-staff' });
    const standard = { isDefault: true, userCount: staff.length };
    expect(await role('substation-staff')).toMatchObject(standard);
    expect(JSON.stringify(await rowsOf(list))).not.toContain('policies');
  });

  test('have no users when created, and refuse a taken name in any case', async () => {
    const made = await bodyOf(create, { name: ' auditor ', isDefault: true });
    const marks = { isDefault: true, isPublic: true, isStatic: false, userCount: 0 };
    expect(made).toMatchObject({ name: 'auditor', ...marks });
    const duplicate = identity('DuplicateRoleName');
    expect(await statusOf(create, { name: 'Back-Office' })).toBe(duplicate);
    expect(await save('back-office', { name: 'substation-staff' })).toBe(duplicate);
  });

  test('keep their users and permissions when they are renamed', async () => {
    const session = await signIn('backoffice');
    expect(await save('back-office', { name: 'office' })).toBe('200');
    expect((await byName('backoffice')).roleNames).toEqual(['office']);
    expect(await statusOf(list, {}, session)).toBe('200');
  });

  test('cannot be renamed or deleted when they are static', async () => {
    expect(await save('substation-manager', { isPublic: false })).toBe('200');
    expect(await save('substation-manager', { name: 'manager' })).toBe(identity('010005'));
    expect(await statusOf(remove, await role('platform-operator'))).toBe(identity('010006'));
  });

  test('are removed from all users when they are deleted', async () => {
    const session = await signIn('staff');
    await bodyOf(remove, await role('substation-staff'));
    expect((await byName('staff')).roleNames).toEqual([]);
    expect(await statusOf(companyApi.list, {}, session)).toBe('403');
  });
});

describe('the permissions', () => {
  const { list, update } = permissionApi;
  const ofRole = (providerKey: string) => ({ providerName: 'R', providerKey });
  const ofUser = async (name: string) => ({
    providerName: 'U',
    providerKey: (await byName(name)).id,
  });
  const all = async (of: object, by = {}) =>
    (await bodyOf(list, of, by)).groups.flatMap(({ permissions }) => permissions);
  const find = async (of: object, policy: string) =>
    first((await all(of)).filter(({ name }) => name === policy));
  const granted = async (of: object) =>
    new Set((await all(of)).flatMap(({ name, isGranted }) => (isGranted ? name : [])));
  const change = (of: object, changes: Record<string, boolean>, as = 'operator') => {
    const permissions = Object.entries(changes).map(([name, isGranted]) => ({ name, isGranted }));
    return statusOf(update, { ...of, permissions }, as);
  };
  const staff = ofRole('substation-staff');

  test('of a role are the whole tree with the granted ones, in the language of the caller', async () => {
    const names = (await all(staff)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.values(P).toSorted());
    expect(await granted(staff)).toEqual(
      new Set([P.companyList, P.todayLinePrice, P.companySettled]),
    );
    const grantedProviders = [staff];
    const shown = { grantedProviders, allowedProviders: [], parentName: null };
    expect(await find(staff, P.companyList)).toMatchObject(shown);
    const below = { parentName: P.companyList, isGranted: false, grantedProviders: [] };
    expect(await find(staff, P.companyCreate)).toMatchObject(below);
    const titles = async (by = {}) => {
      const { groups, entityDisplayName } = await bodyOf(list, ofRole('back-office'), by);
      return [entityDisplayName, ...groups.map(({ displayName }) => displayName)];
    };
    expect(await titles()).toEqual(expect.arrayContaining(['back-office', '身份管理']));
    expect(await titles({ headers: { 'accept-language': 'en' } })).toContain('Identity');
  });

  test('of a user name the roles that grant them, and stay granted by a role', async () => {
    const own = await ofUser('staff');
    await change(own, { [P.vote]: true, [P.companyList]: true });
    const providers = async (policy: string) => (await find(own, policy)).grantedProviders;
    expect(await providers(P.vote)).toEqual([own]);
    expect(await providers(P.companyList)).toEqual([own, staff]);
    expect(await providers(P.todayLinePrice)).toEqual([staff]);
    await change(own, { [P.companyList]: false });
    expect((await find(own, P.companyList)).isGranted).toBe(true);
    const team = await all(await ofUser('s011'));
    const given = team.flatMap(({ grantedProviders }) => grantedProviders);
    expect(new Set(given.map(({ providerName }) => providerName))).toEqual(new Set(['R']));
    expect(new Set(given.map(({ providerKey }) => providerKey)).size).toBe(2);
  });

  test('apply from the next call on', async () => {
    const isLetIn = async () => [
      await statusOf(identityRoleApi.list, {}, 'staff'),
      await statusOf(companyApi.list, {}, 'staff'),
    ];
    expect(await isLetIn()).toEqual(['403', '200']);
    expect(await change(staff, { [P.identityRoles]: true, [P.companyList]: false })).toBe('204');
    expect(await isLetIn()).toEqual(['200', '403']);
    const left = [P.identityRoles, P.todayLinePrice, P.companySettled];
    expect(await granted(staff)).toEqual(new Set(left));
    await change(staff, { [P.identityRoles]: false });
    expect(await isLetIn()).toEqual(['403', '403']);
  });

  test('are granted only by those who hold them, and removed by anybody', async () => {
    const beyond = await change(staff, { [P.vote]: true }, 'backoffice');
    expect(beyond).toBe('403 Console:GrantNotHeld');
    const allowed = { [P.companyList]: true, [P.companySettled]: false, [P.cache]: true };
    expect(await change(staff, allowed, 'backoffice')).toBe('204');
    expect(await granted(staff)).toEqual(new Set([P.companyList, P.todayLinePrice, P.cache]));
  });

  test('refuse an unknown provider, user or role', async () => {
    const nobody = { providerName: 'U', providerKey: 'nobody' };
    for (const call of [list, update]) {
      const unknown = { providerName: 'X', providerKey: '1', permissions: [] };
      expect(await statusOf(call, unknown)).toBe('500');
      expect(await statusOf(call, { ...nobody, permissions: [] })).toBe('404');
    }
    expect(await statusOf(list)).toBe('400 providerName,providerKey');
  });
});
