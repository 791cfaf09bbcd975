import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { issueCode } from '@/mocks/captcha';
import { reseed } from '@/mocks/db';
import { read, send, signIn, signInForm } from './server';

beforeEach(reseed);
afterEach(() => {
  vi.useRealTimers();
});

async function refusal(change: Record<string, string>, headers = {}) {
  const form = { ...signInForm('operator'), ...change };
  const response = await send('POST /connect/token', { form, headers });
  return { status: response.status, ...(await response.json()) };
}

describe('the token endpoint', () => {
  test('answers an opaque bearer for a right name and password', async () => {
    const token = await read<Record<string, unknown>>('POST /connect/token', {
      form: signInForm('operator'),
    });
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 28_800, scope: 'Console' });
    expect(token.access_token).toMatch(/^mock\.operator\./);
  });

  test('lets one user sign in many times at once, and takes every token from then on', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => signIn('operator')));
    expect(new Set(tokens).size).toBe(tokens.length);
    const line = 'GET /api/company/company?page=1&limit=1';
    const answers = await Promise.all(tokens.map((token) => send(line, { token })));
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  });

  test('overtakes nobody who has the account open to edit it', async () => {
    const token = await signIn('operator');
    const profile = await read<object>('GET /api/account/my-profile', { token });
    await signIn('operator');
    const body = { ...profile, introduction: '值班' };
    const saved = await read('PUT /api/account/my-profile', { token, body });
    expect(saved).toMatchObject({ introduction: '值班' });
  });

  test('takes a form body only', async () => {
    const response = await send('POST /connect/token', { body: signInForm('operator') });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  test('knows the password grant only, and needs client, name and password', async () => {
    expect(await refusal({ grant_type: 'code' })).toMatchObject({
      error: 'unsupported_grant_type',
    });
    expect(await refusal({ client_id: '' })).toMatchObject({ error: 'invalid_client' });
    expect(await refusal({ username: '' })).toMatchObject({ error: 'invalid_request' });
    expect(await refusal({ password: '' })).toMatchObject({ error: 'invalid_request' });
  });

  test('says the same English sentence for a wrong name and a wrong password', async () => {
    const wrong = {
      status: 400,
      error: 'invalid_grant',
      error_description: 'Invalid username or password!',
    };
    expect(await refusal({ password: 'wrong' })).toEqual(wrong);
    expect(await refusal({ username: 'nobody' })).toEqual(wrong);
  });

  test('never trims a password', async () => {
    expect(await refusal({ password: ' Freight@2026' })).toMatchObject({ error: 'invalid_grant' });
  });

  test('refuses a disabled user in the language of the caller', async () => {
    expect(await refusal({ username: 'disabled' })).toMatchObject({
      error: 'invalid_grant',
      error_description: '无法登录！您的账号未激活或需要验证邮箱地址/手机号。',
    });
    const english = await refusal({ username: 'disabled' }, { 'accept-language': 'en' });
    expect(english.error_description).toContain('Your account is inactive');
  });
});

describe('the image code', () => {
  test('comes as a picture with its serial number', async () => {
    const code = await read<Record<string, string>>('GET /api/tenant/login/image-code?v=1');
    expect(code.image).toMatch(/^data:image\/svg\+xml,/);
    expect(Object.keys(code).sort()).toEqual(['codeSerialNumber', 'image']);
  });

  test('is checked before the password', async () => {
    const wrong = { imageCode: '0001', password: 'wrong' };
    expect((await refusal(wrong)).error_description).toBe('验证码错误');
    const english = await refusal(wrong, { 'accept-language': 'en' });
    expect(english.error_description).toBe('The image code is incorrect.');
  });

  test('works with the digits drawn, once', async () => {
    const { code, codeSerialNumber } = issueCode();
    const form = { ...signInForm('operator'), imageCode: code, codeSerialNumber };
    expect((await send('POST /connect/token', { form })).status).toBe(200);
    expect((await send('POST /connect/token', { form })).status).toBe(400);
  });

  test('is used up by a wrong try', async () => {
    const { code, codeSerialNumber } = issueCode();
    await refusal({ imageCode: '', codeSerialNumber });
    expect(await refusal({ imageCode: code, codeSerialNumber })).toMatchObject({ status: 400 });
  });
});

describe('the lockout', () => {
  const fail = () => refusal({ password: 'wrong' });

  test('comes with the fifth wrong password and holds against the right one', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await fail()).error_description).toBe('Invalid username or password!');
    }
    expect((await fail()).error_description).toBe('登录失败,用户账户已被锁定.请稍后再试.');
    expect((await refusal({})).error_description).toBe('登录失败,用户账户已被锁定.请稍后再试.');
    const english = await refusal({}, { 'accept-language': 'en' });
    expect(english.error_description).toContain('has been locked out');
  });

  test('ends after five minutes, and leaves other users alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let turn = 0; turn < 5; turn += 1) await fail();
    await signIn('staff');
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
    expect((await refusal({})).status).toBe(400);
    vi.setSystemTime(Date.now() + 2);
    expect(await signIn('operator')).toMatch(/^mock\./);
  });

  test('counts from the start again after a good sign-in', async () => {
    for (let turn = 0; turn < 4; turn += 1) await fail();
    await signIn('operator');
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await fail()).error_description).toBe('Invalid username or password!');
    }
  });
});
