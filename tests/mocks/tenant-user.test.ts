import { beforeEach, describe, expect, test } from 'vitest';
import type { IdentityRole } from '@/api/identity-role';
import type { TenantUser } from '@/api/tenant-user';
import type { Items, Page } from '@/api/types';
import { demoPassword } from '@/mocks/account';
import { reseed } from '@/mocks/db';
import { read, refused, send, signIn, signInForm } from './server';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('operator');
});

const base = '/api/tenant/user';
const page = (query = '') =>
  read<Page<TenantUser>>(`GET ${base}/users-list?maxResultCount=1000&${query}`, { token });
async function byName(userName: string): Promise<TenantUser> {
  const found = (await page(`userName=${userName}`)).items.find((one) => one.userName === userName);
  if (!found) throw new Error(`no user ${userName}`);
  return found;
}

const input = {
  userName: 'Zhang.San',
  password: 'Abc-12345',
  name: '张三',
  email: 'zhang.san@example.com',
  phoneNumber: '13805391234',
  roleNames: ['substation-staff'],
};
const post = `POST ${base}`;
const body = (change: object = {}) => ({ token, body: { ...input, ...change } });
/** A save of the form, as the page sends it. */
const save = (user: TenantUser, change: object = {}, call = {}) =>
  [`PUT ${base}/${user.id}`, { token, body: { ...user, ...change }, ...call }] as const;

const wrongSignIn = (userName: string) =>
  send('POST /connect/token', { form: { ...signInForm(userName), password: 'wrong' } });

describe('the list of users', () => {
  test('comes in pages of the ABP kind, without anybody’s password', async () => {
    const first = await read<Page<TenantUser>>(
      `GET ${base}/users-list?maxResultCount=5&skipCount=0&sorting=userName asc`,
      { token },
    );
    const second = await read<Page<TenantUser>>(
      `GET ${base}/users-list?maxResultCount=5&skipCount=5&sorting=userName asc`,
      { token },
    );
    expect(first.totalCount).toBe((await page()).items.length);
    const names = [...first.items, ...second.items].map(({ userName }) => userName);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(10);
    expect(JSON.stringify(first)).not.toContain(demoPassword);
  });

  test('cannot be sorted by what it does not show', async () => {
    for (const field of ['password', 'grants']) {
      const line = `GET ${base}/users-list?sorting=${field} asc`;
      expect((await refused(line, { token })).status).toBe(500);
    }
  });
});

describe('creating a user', () => {
  test('answers the account, which can sign in', async () => {
    const made = await read<TenantUser>(post, body());
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
    expect(await read(`GET ${base}/${made.id}`, { token })).toEqual(made);
    const form = { ...signInForm('Zhang.San'), password: input.password };
    const { access_token: own } = await read<{ access_token: string }>('POST /connect/token', {
      form,
    });
    expect(await read('GET /api/tenant/user-info', { token: own })).toMatchObject({
      userName: 'zhang.san',
      isPlatformUser: false,
    });
  });

  test('gives the default roles when none are named', async () => {
    const made = await read<TenantUser>(post, body({ roleNames: undefined }));
    expect(made.roleNames).toEqual(['substation-staff']);
    const other = { userName: 'li.si', email: '', roleNames: [] };
    expect((await read<TenantUser>(post, body(other))).roleNames).toEqual([]);
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
  ])('refuses with the code %s: %j', async (code, change) => {
    expect(await refused(post, body(change))).toMatchObject({
      status: 403,
      code: `Volo.Abp.Identity:${code}`,
    });
  });

  test('joins the sentences of several faults, in both languages', async () => {
    const call = body({ userName: 'staff', password: 'abc' });
    expect((await refused(post, call)).message).toBe(
      '用户名“staff”已存在。密码至少为 6 个字符。密码至少包含一位非字母数字字符。密码至少包含一位数字（0 至 9）。密码至少包含一位大写字母（A 至 Z）。',
    );
    const english = { ...call, headers: { 'accept-language': 'en' } };
    expect((await refused(post, english)).message).toMatch(/^Username 'staff' is already taken\. /);
  });
});

describe('saving a user', () => {
  test('keeps what the form does not show', async () => {
    const user = await byName('manager');
    const saved = await read<TenantUser>(...save(user, { name: '新经理', email: null }));
    expect(saved).toMatchObject({
      ...user,
      name: '新经理',
      email: null,
      concurrencyStamp: saved.concurrencyStamp,
    });
    expect(await signIn('manager')).toMatch(/^mock\./);
  });

  test('may give another user name; open sessions go on under it', async () => {
    const staff = await signIn('staff');
    await read(...save(await byName('staff'), { userName: 'clerk.one' }));
    expect(await read('GET /api/tenant/user-info', { token: staff })).toMatchObject({
      userName: 'clerk.one',
    });
    expect((await send('POST /connect/token', { form: signInForm('staff') })).status).toBe(400);
    expect(await signIn('clerk.one')).toMatch(/^mock\./);
  });

  test('ends the sessions of whoever is disabled, and takes roles at once', async () => {
    const staff = await signIn('staff');
    const user = await read<TenantUser>(...save(await byName('staff'), { roleNames: [] }));
    expect((await send('GET /api/company/company', { token: staff })).status).toBe(403);
    await read(...save(user, { isActive: false }));
    expect((await send('GET /api/tenant/user-info', { token: staff })).status).toBe(401);
  });

  test('never disables oneself', async () => {
    expect(await refused(...save(await byName('operator'), { isActive: false }))).toMatchObject({
      status: 403,
      code: 'Console:CannotDisableOneself',
    });
  });

  test('takes no password', async () => {
    const call = save(await byName('staff'), { password: 'Abc-12345' });
    expect(await refused(...call)).toMatchObject({ status: 400, members: ['password'] });
  });

  test('refuses another’s name and address, but not the own', async () => {
    const user = await byName('staff');
    expect(await refused(...save(user, { userName: 'manager' }))).toMatchObject({
      code: 'Volo.Abp.Identity:DuplicateUserName',
    });
    expect(await refused(...save(user, { email: 'manager@example.com' }))).toMatchObject({
      code: 'Volo.Abp.Identity:DuplicateEmail',
    });
    expect((await send(...save(user))).status).toBe(200);
  });

  test('assigns no role that grants more than the caller holds', async () => {
    const backOffice = { token: await signIn('backoffice') };
    const user = await byName('disabled');
    const roleNames = ['substation-staff', 'platform-operator'];
    expect(await refused(...save(user, { roleNames }, backOffice))).toMatchObject({
      status: 403,
      code: 'Console:RoleBeyondOwn',
    });
    // What somebody has already stays, whoever saves.
    const saved = await read<TenantUser>(...save(user, { name: '停用' }, backOffice));
    expect(saved.roleNames).toEqual(['substation-staff']);
  });
});

describe('removing a user', () => {
  test('ends his sessions for good, even for a later one of the same name', async () => {
    const old = await signIn('staff');
    const { id } = await byName('staff');
    expect((await send(`DELETE ${base}/${id}`, { token })).status).toBe(204);
    expect((await refused(`DELETE ${base}/${id}`, { token })).status).toBe(404);
    await read(post, body({ userName: 'staff' }));
    expect((await send('GET /api/tenant/user-info', { token: old })).status).toBe(401);
  });

  test('is never allowed for oneself', async () => {
    const { id } = await byName('operator');
    expect(await refused(`DELETE ${base}/${id}`, { token })).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:010001',
      message: '您不能删除自己的账号！',
    });
  });
});

describe('the roles of users', () => {
  test('are listed for one of them', async () => {
    const { id } = await byName('backoffice');
    const { items } = await read<Items<IdentityRole>>(`GET ${base}/${id}/roles`, { token });
    expect(items).toMatchObject([{ name: 'back-office', userCount: 1 }]);
    expect((await refused(`GET ${base}/nobody/roles`, { token })).status).toBe(404);
  });

  test('that can be assigned are those within what the caller holds', async () => {
    const names = async (userName: string) => {
      const { items } = await read<Items<IdentityRole>>(`GET ${base}/assignable-roles`, {
        token: await signIn(userName),
      });
      return items.map(({ name }) => name);
    };
    expect(await names('operator')).toHaveLength(6);
    expect(await names('backoffice')).toEqual(['back-office']);
  });
});

describe('a locked user', () => {
  beforeEach(async () => {
    for (let turn = 0; turn < 5; turn += 1) await wrongSignIn('staff');
  });

  test('is shown as locked, with the end of it', async () => {
    const [user] = (await page('isLocked=true')).items;
    expect(user).toMatchObject({ userName: 'staff', isLocked: true });
    const now = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString();
    expect(user?.lockoutEnd && user.lockoutEnd > now.slice(0, 19)).toBe(true);
  });

  test('can be unlocked before the time', async () => {
    const { id } = await byName('staff');
    expect((await send(`POST ${base}/${id}/unlock`, { token })).status).toBe(204);
    expect(await byName('staff')).toMatchObject({ isLocked: false, lockoutEnd: null });
    expect(await signIn('staff')).toMatch(/^mock\./);
    expect((await refused(`POST ${base}/nobody/unlock`, { token })).status).toBe(404);
  });

  test('is not locked at all where that is switched off', async () => {
    const user = await byName('manager');
    await read(...save(user, { lockoutEnabled: false }));
    for (let turn = 0; turn < 6; turn += 1) await wrongSignIn('manager');
    expect(await signIn('manager')).toMatch(/^mock\./);
  });
});
