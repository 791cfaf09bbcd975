import { describe, expect, test } from 'vitest';
import { accountApi } from '@/api/account';
import { tenantApi } from '@/api/tenant';
import { tenantInfoApi } from '@/api/tenant-info';
import { db } from '@/mocks/db/db';
import { demoPassword } from '@/mocks/domain/account';
import { tenants } from '@/mocks/domain/tenants';
import { browserOf } from '@/mocks/handlers/system/account';
import { seedSignIns } from '@/mocks/seed/system/accounts';
import {
  accountOf,
  countOf,
  first,
  reseedEachTest,
  statusOf,
  rowsOf,
  bodyOf,
  tokenOf,
} from './backend';
import { send, signIn, signInForm, tryToken } from './server';
import { fileOf, upload } from './upload';

reseedEachTest();

const picture = async (as: string) => {
  const fields = { file: fileOf('png', 'me.png'), waterMarkType: '0' };
  return (await upload('upload-image', await tokenOf(as), fields)).json();
};

describe('the own profile', () => {
  const profile = () => bodyOf(accountApi.profile, {}, 'staff');
  const save = async (change: object) =>
    bodyOf(accountApi.saveProfile, { ...(await profile()), ...change }, 'staff');

  test('saves what users may change about themselves, and ignores user name and roles', async () => {
    const before = await profile();
    const own = { userName: 'staff', roles: ['substation-staff'], avatarId: null, avatar: null };
    expect(before).toMatchObject({ ...own, name: '分站员工', email: 'staff@example.com' });
    const change = {
      email: 'wang@example.com',
      phoneNumber: '13905390000',
      introduction: '负责兰山片区。',
    };
    const forged = { userName: 'operator', roles: ['platform-operator'] };
    const after = await save({ ...change, ...forged, name: ' 王小明 ' });
    const { concurrencyStamp } = after;
    expect(after).toEqual({ ...before, ...change, name: '王小明', concurrencyStamp });
    const shown = { name: '王小明', introduction: '负责兰山片区。' };
    expect(await bodyOf(tenantApi.userInfo, {}, 'staff')).toMatchObject(shown);
  });

  test('accepts an uploaded picture, which the user information then has, and refuses an archive', async () => {
    const { id: avatarId, url: avatar } = await picture('staff');
    expect(await save({ avatarId })).toMatchObject({ avatarId, avatar });
    expect((await bodyOf(tenantApi.userInfo, {}, 'staff')).avatar).toBe(avatar);
    expect((await save({ avatarId: undefined })).avatar).toBe(avatar);
    expect((await save({ avatarId: null })).avatar).toBeNull();
    const archive = { file: fileOf('zip', 'me.zip') };
    const { id } = await (
      await upload('upload-attachment', await tokenOf('staff'), archive)
    ).json();
    await expect(save({ avatarId: id })).rejects.toThrow('"members":["avatarId"]');
  });

  test('refuses an invalid address and the address of another user', async () => {
    await expect(save({ email: 'x@y' })).rejects.toThrow('InvalidEmail');
    await expect(save({ email: 'manager@example.com' })).rejects.toThrow('DuplicateEmail');
  });
});

describe('changing the password', () => {
  const change = (newPassword: string, currentPassword = demoPassword) =>
    statusOf(accountApi.changePassword, { currentPassword, newPassword }, 'staff');

  test('makes only the new one valid, and ends no session', async () => {
    const sessions = [await tokenOf('staff'), await signIn('staff')];
    expect(await change('New-pass 1', 'wrong')).toBe('403 Volo.Abp.Identity:PasswordMismatch');
    expect(await change('New-pass 1')).toBe('204');
    for (const session of sessions)
      expect(await statusOf(tenantApi.userInfo, {}, session)).toBe('200');
    expect([await tryToken('staff'), await tryToken('staff', 'New-pass 1')]).toEqual([400, 200]);
  });

  test.each([
    ['aA1-x', 'PasswordTooShort'],
    ['Abcdef12', 'PasswordRequiresNonAlphanumeric'],
    ['Abcdef-x', 'PasswordRequiresDigit'],
    ['ABCDEF-1', 'PasswordRequiresLower'],
    ['abcdef-1', 'PasswordRequiresUpper'],
  ])('refuses the weak password %s', async (password, code) => {
    expect(await change(password)).toBe(`403 Volo.Abp.Identity:${code}`);
  });
});

describe('the sign-in log', () => {
  const { signIns } = accountApi;

  test('has successful and failed attempts with address and browser', async () => {
    const good = { isSuccess: true, ip: '127.0.0.1' };
    expect(await rowOfStaff()).toMatchObject(good);
    const before = await countOf(signIns, {}, 'staff');
    expect(before).toBeGreaterThan(2);
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const headers = { 'x-forwarded-for': '112.224.1.9, 10.0.0.1', 'user-agent': agent };
    const form = { ...signInForm('staff'), password: 'wrong' };
    await send('POST /connect/token', { form, headers });
    expect(await countOf(signIns, {}, 'staff')).toBe(before + 1);
    const bad = { isSuccess: false, ip: '112.224.1.9', browser: 'Chrome 140 / Windows' };
    expect(await rowOfStaff()).toMatchObject(bad);
  });
  const rowOfStaff = async () => first(await rowsOf(signIns, {}, 'staff'));

  test('has no attempts with unknown names, and shows only the attempts of the caller', async () => {
    await tryToken('nobody');
    await signIn('manager');
    const items = await rowsOf(signIns, {}, 'staff');
    const stored = await db.signIns.open();
    const { id } = await accountOf('staff');
    expect(items.filter((one) => stored.one(one.id).userId !== id)).toEqual([]);
    expect(JSON.stringify(items)).not.toContain('userId');
  });

  test('ends in the seed with the last sign-in of the account', async () => {
    const { id, lastSignInTime } = await accountOf('manager');
    const last = (await seedSignIns()).findLast(({ userId }) => userId === id);
    expect(last).toMatchObject({ signInTime: lastSignInTime, isSuccess: true });
  });

  const mozilla = 'Mozilla/5.0';
  const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `(Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.5 Safari/605.1.15`,
      'Safari 18 / macOS',
    ],
    [`(Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge 140 / Windows'],
    ['(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143 / Linux'],
    [`(Linux; Android 15) ${like} Chrome/139.0 Mobile Safari/537.36`, 'Chrome 139 / Android'],
    ['curl/8.5.0', ''],
  ])('shows the user agent %s as %s', (agent, browser) => {
    expect(browserOf(`${mozilla} ${agent}`)).toBe(browser);
  });
});

describe('the information of a tenant', () => {
  const { one, update } = tenantInfoApi;
  const [id, other] = tenants.map((tenant) => tenant.id);
  const save = async (change: object) =>
    bodyOf(update, { ...(await bodyOf(one, { id })), ...change });
  const profile = (tenant?: string) =>
    bodyOf(tenantApi.profile, {}, { as: null, headers: { __tenant: tenant } });

  test('is visible to the tenant and to the platform, not to another tenant', async () => {
    const own = { id, name: 'default', shortName: '鲁南物流' };
    expect(await bodyOf(one, { id })).toMatchObject(own);
    expect(await bodyOf(one, { id }, { headers: { __tenant: id } })).toMatchObject(own);
    for (const call of [one, update])
      expect(await statusOf(call, { id }, { headers: { __tenant: other } })).toBe('404');
    expect(await statusOf(one, { id: 'none' })).toBe('404');
  });

  test('appears in the profile of the tenant once saved, and keeps the tenant name', async () => {
    const after = await save({ shortName: '新名字', phone: '', name: 'other' });
    expect(after).toMatchObject({ shortName: '新名字', phone: null, name: 'default' });
    const names = [await profile(id), await profile(other), await profile()];
    expect(names.map(({ shortName }) => shortName)).toEqual(['新名字', '鲁南专线联盟', '货运平台']);
  });

  test('accepts an uploaded logo', async () => {
    const { id: logoId, url: logoUrl } = await picture('operator');
    expect((await save({ logoId })).logoUrl).toBe(logoUrl);
    expect((await profile(id)).logoUrl).toBe(logoUrl);
    expect((await save({ logoId: null })).logoUrl).toBeNull();
  });
});

test('the last table settings are kept for each user, table and type', async () => {
  const { tableSettings, saveTableSetting } = tenantApi;
  const settings = async (as = 'operator') => (await bodyOf(tableSettings, {}, as)).items;
  const tableName = 'company.company';
  const [name, mobile] = ['companyName', 'mobile'].map((prop) => ({ prop, tableName }));
  const columns = { tableName, tableColumnSettingType: 1, details: [name, mobile] };
  const conditions = { tableName, tableColumnSettingType: 2, details: [] };
  for (const setting of [columns, conditions]) await bodyOf(saveTableSetting, setting);
  expect(await settings()).toEqual([columns, conditions]);
  expect(await settings('staff')).toEqual([]);
  const fewer = { ...columns, details: [mobile] };
  await bodyOf(saveTableSetting, fewer);
  expect(await settings()).toEqual(expect.arrayContaining([fewer, conditions]));
  expect(await settings()).toHaveLength(2);
});
