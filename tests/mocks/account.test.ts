import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MyProfile, SignIn } from '@/api/account';
import type { Page } from '@/api/types';
import { demoPassword } from '@/mocks/account';
import { db, reseed } from '@/mocks/db';
import { browserOf } from '@/mocks/handlers/system/sign-in-log';
import { seedSignIns } from '@/mocks/seed/sign-ins';
import { read, refused, send, signIn, signInForm } from './server';
import { fileOf, upload } from './upload';

let token = '';
beforeEach(async () => {
  reseed();
  token = await signIn('staff');
});
afterEach(() => {
  vi.useRealTimers();
});

const profile = () => read<MyProfile>('GET /api/account/my-profile', { token });
const put = 'PUT /api/account/my-profile';
const saved = async (change: object) => ({ token, body: { ...(await profile()), ...change } });

describe('the own profile', () => {
  test('tells who one is', async () => {
    expect(await profile()).toMatchObject({
      userName: 'staff',
      name: '分站员工',
      email: 'staff@example.com',
      roles: ['substation-staff'],
      avatarId: null,
      avatar: null,
    });
    expect((await send('GET /api/account/my-profile')).status).toBe(401);
  });

  test('can be changed, but not what administrators decide', async () => {
    const before = await profile();
    const change = {
      name: ' 王小明 ',
      email: 'wang@example.com',
      phoneNumber: '13905390000',
      introduction: '负责兰山片区。',
      userName: 'operator',
      roles: ['platform-operator'],
    };
    const after = await read<MyProfile>(put, await saved(change));
    expect(after).toEqual({
      ...before,
      ...change,
      name: '王小明',
      userName: 'staff',
      roles: before.roles,
      concurrencyStamp: after.concurrencyStamp,
    });
    expect(await read('GET /api/tenant/user-info', { token })).toMatchObject({
      name: '王小明',
      introduction: '负责兰山片区。',
    });
  });

  test('takes an uploaded picture, which the frame then shows', async () => {
    const file = fileOf('png', 'me.png');
    const made = await (await upload('upload-image', token, { file, waterMarkType: '0' })).json();
    const after = await read<MyProfile>(put, await saved({ avatarId: made.id }));
    expect(after).toMatchObject({ avatarId: made.id, avatar: made.url });
    const info = await read<{ avatar: string }>('GET /api/tenant/user-info', { token });
    expect(info.avatar).toBe(made.url);
    expect(await read(put, await saved({ avatarId: undefined }))).toMatchObject({
      avatar: made.url,
    });
    expect(await read(put, await saved({ avatarId: null }))).toMatchObject({ avatar: null });
  });

  test('takes no archive for a picture', async () => {
    const file = fileOf('zip', 'me.zip');
    const { id } = await (await upload('upload-attachment', token, { file })).json();
    expect(await refused(put, await saved({ avatarId: id }))).toMatchObject({
      status: 400,
      members: ['avatarId'],
    });
  });

  test('refuses a bad address, and that of somebody else', async () => {
    expect(await refused(put, await saved({ email: 'x@y' }))).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:InvalidEmail',
    });
    expect(await refused(put, await saved({ email: 'manager@example.com' }))).toMatchObject({
      code: 'Volo.Abp.Identity:DuplicateEmail',
    });
  });
});

describe('changing the password', () => {
  const line = 'POST /api/account/my-profile/change-password';
  const change = (newPassword: unknown, currentPassword: unknown = demoPassword) => ({
    token,
    body: { currentPassword, newPassword },
  });

  test('needs the old one, lets in with the new one only, and ends no session', async () => {
    const other = await signIn('staff');
    expect((await send(line, change('New-pass 1'))).status).toBe(204);
    for (const open of [token, other]) {
      expect((await send('GET /api/tenant/user-info', { token: open })).status).toBe(200);
    }
    expect((await send('POST /connect/token', { form: signInForm('staff') })).status).toBe(400);
    const form = { ...signInForm('staff'), password: 'New-pass 1' };
    expect((await send('POST /connect/token', { form })).status).toBe(200);
  });

  test('refuses a wrong old one', async () => {
    expect(await refused(line, change('New-pass 1', 'wrong'))).toMatchObject({
      status: 403,
      code: 'Volo.Abp.Identity:PasswordMismatch',
      message: '密码错误。',
    });
  });

  test.each([
    ['aA1-x', 'PasswordTooShort'],
    ['Abcdef12', 'PasswordRequiresNonAlphanumeric'],
    ['Abcdef-x', 'PasswordRequiresDigit'],
    ['ABCDEF-1', 'PasswordRequiresLower'],
    ['abcdef-1', 'PasswordRequiresUpper'],
  ])('refuses the weak %s', async (password, code) => {
    expect(await refused(line, change(password))).toMatchObject({
      status: 403,
      code: `Volo.Abp.Identity:${code}`,
    });
  });
});

describe('the sign-in log', () => {
  const log = (query = '') =>
    read<Page<SignIn>>(`GET /api/account/sign-in-log?maxResultCount=100&${query}`, { token });

  test('begins with this very sign-in, and goes back in time', async () => {
    const { items } = await log();
    expect(items[0]).toMatchObject({ isSuccess: true, ip: '127.0.0.1' });
    const times = items.map(({ signInTime }) => signInTime);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('keeps good and bad attempts, with address and browser', async () => {
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const before = (await log()).totalCount;
    const form = { ...signInForm('staff'), password: 'wrong' };
    const headers = { 'x-forwarded-for': '112.224.1.9, 10.0.0.1', 'user-agent': agent };
    await send('POST /connect/token', { form, headers });
    const { items, totalCount } = await log();
    expect(totalCount).toBe(before + 1);
    expect(items[0]).toMatchObject({
      isSuccess: false,
      ip: '112.224.1.9',
      browser: 'Chrome 140 / Windows',
    });
    expect((await log('isSuccess=false')).items[0]).toEqual(items[0]);
  });

  test('keeps nothing of names nobody has, and shows nobody else’s', async () => {
    await send('POST /connect/token', { form: signInForm('nobody') });
    await signIn('manager');
    const { items } = await log();
    const own = (await db.signIns.open())
      .all()
      .filter(({ id }) => items.some((one) => one.id === id));
    expect(new Set(own.map(({ userId }) => userId)).size).toBe(1);
    expect(JSON.stringify(items)).not.toContain('userId');
  });

  test('of the seed ends with the sign-in that the account remembers', async () => {
    const accounts = (await db.accounts.open()).all();
    const signIns = await seedSignIns();
    const manager = accounts.find(({ userName }) => userName === 'manager');
    const last = signIns.findLast(({ userId }) => userId === manager?.id);
    expect(last).toMatchObject({ signInTime: manager?.lastSignInTime, isSuccess: true });
  });

  test.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari 18 / macOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge 140 / Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'Firefox 143 / Linux',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
      'Chrome 139 / Android',
    ],
    ['curl/8.5.0', ''],
  ])('reads %s as %s', (agent, browser) => {
    expect(browserOf(agent)).toBe(browser);
  });
});
