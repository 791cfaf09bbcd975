import { beforeEach, describe, expect, test, vi } from 'vitest';
import { abpApi, tenantLookupApi } from '@/api/abp';
import { accountApi } from '@/api/account';
import { companyApi } from '@/api/company/company';
import { identityApi } from '@/api/identity';
import { substationOptionApi } from '@/api/substation/substation-option';
import { tenantApi } from '@/api/tenant';
import { demoUsers } from '@/mocks/domain/account';
import { issueCode } from '@/mocks/domain/captcha';
import { tenants } from '@/mocks/domain/tenants';
import { P } from '@/policies';
import { sendCall, reseedEachTest, statusOf, bodyOf } from './backend';
import { read, send, signIn, signInForm } from './server';

reseedEachTest();

const info = (session: string) => statusOf(tenantApi.userInfo, {}, session);

describe('the configuration', () => {
  const granted = async (as: string) => {
    const { currentUser, auth } = await bodyOf(abpApi.configuration, {}, as);
    expect(currentUser).toMatchObject({ isAuthenticated: true, userName: as });
    expect(new Set(Object.values(auth.grantedPolicies))).toEqual(new Set([true]));
    return new Set(Object.keys(auth.grantedPolicies));
  };

  test.each([null, 'mock.operator.made-up'])(
    'describes an anonymous user for the token %s',
    async (as) => {
      const { currentUser, auth } = await bodyOf(abpApi.configuration, {}, { as });
      expect(currentUser).toMatchObject({ isAuthenticated: false, id: null, roles: [] });
      expect(auth.grantedPolicies).toEqual({});
    },
  );

  test('lists the granted policies only', async () => {
    const own = [P.companyList, P.todayLinePrice, P.companySettled];
    expect(await granted('staff')).toEqual(new Set(own));
    expect(await granted('operator')).toEqual(new Set(Object.values(P)));
    expect([...(await granted('backoffice'))].join()).not.toMatch(/Company\./);
    const ofCompany = [P.companyDetail, P.todayLinePrice, P.goodsOrder];
    expect(await granted('company')).toEqual(new Set(ofCompany));
  });
});

test.each([undefined, 'zh-CN,zh;q=0.9'])(
  'a call with the language %s is refused',
  async (language) => {
    const headers = { 'accept-language': language };
    expect(await statusOf(companyApi.list, {}, { headers })).toBe('400 accept-language');
  },
);

test('a request for a source file is not handled', async () => {
  await expect(send('GET /src/api/clients.ts')).rejects.toThrow('No handler for');
});

test('signing out ends only its own session, and succeeds without a session', async () => {
  const [session, other] = [await signIn('operator'), await signIn('operator')];
  await bodyOf(identityApi.logout, {}, session);
  expect([await info(session), await info(other)]).toEqual(['401', '200']);
  expect(await statusOf(identityApi.logout, {}, 'mock.gone')).toBe('204');
});

test('tenants are found by name in any case, and each has its own profile', async () => {
  const byName = (name: string) => bodyOf(tenantLookupApi.byName, { name });
  const tenantId = tenants[0]?.id;
  const found = { success: true, name: 'default', tenantId, isActive: true };
  expect(await byName('Default')).toMatchObject(found);
  expect(await byName('inactive')).toMatchObject({ success: true, isActive: false });
  const unknown = { success: false, tenantId: null, name: null };
  expect(await byName('没有/这个')).toMatchObject(unknown);
  const nameOf = async (tenant?: string) =>
    (await bodyOf(tenantApi.profile, {}, { headers: { __tenant: tenant } })).shortName;
  const names = [await nameOf(tenantId), await nameOf('lunan'), await nameOf()];
  expect(names).toEqual(['鲁南物流', '鲁南专线联盟', '货运平台']);
});

describe('the signed-in user', () => {
  const usual = demoUsers.filter(({ userName }) => !/disabled|broken|blank/.test(userName));
  test.each(usual)('$userName has a profile, settings and sub-stations', async ({ userName }) => {
    const isPlatformUser = userName === 'operator';
    const profile = { userName, isPlatformUser };
    expect(await bodyOf(tenantApi.userInfo, {}, userName)).toMatchObject(profile);
    expect(await bodyOf(tenantApi.userSettings, {}, userName)).toEqual({ language: null });
    expect(await bodyOf(tenantApi.tableSettings, {}, userName)).toEqual({ items: [] });
    const counts: Record<string, number> = { operator: 60, backoffice: 60, manager: 3, staff: 1 };
    const managed = await bodyOf(substationOptionApi.managed, {}, userName);
    expect(managed).toHaveLength(counts[userName] ?? 0);
  });

  test('gets the internal error or an empty response when the profile is broken', async () => {
    const broken = await sendCall(tenantApi.userInfo, {}, 'broken');
    const message = '对不起,在处理你的请求期间,产生了一个服务器内部错误!';
    expect(broken).toMatchObject({ status: 500, message });
    expect(await sendCall(tenantApi.userInfo, {}, 'blank')).toMatchObject({
      status: 200,
      body: null,
    });
  });
});

async function tryToken(change: Record<string, string>, headers = {}) {
  const form = { ...signInForm('operator'), ...change };
  const response = await send('POST /connect/token', { form, headers });
  return { status: response.status, ...(await response.json()) };
}
const english = { 'accept-language': 'en' };
const wrong = {
  status: 400,
  error: 'invalid_grant',
  error_description: 'Invalid username or password!',
};

describe('the token endpoint', () => {
  test('returns an opaque bearer token for a correct name and password', async () => {
    const token = await tryToken({});
    expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 28_800, scope: 'Console' });
    expect(token.access_token).toMatch(/^mock\.operator\./);
  });

  test('issues a new token for each of twenty sign-ins, and accepts all of them', async () => {
    const sessions = await Promise.all(Array.from({ length: 20 }, () => signIn('operator')));
    expect(new Set(sessions).size).toBe(20);
    expect(new Set(await Promise.all(sessions.map(info)))).toEqual(new Set(['200']));
  });

  test('does not make the profile stale that somebody has opened to edit', async () => {
    const profile = await bodyOf(accountApi.profile);
    await signIn('operator');
    const saved = await bodyOf(accountApi.saveProfile, { ...profile, introduction: '值班' });
    expect(saved.introduction).toBe('值班');
  });

  test('accepts only a form with the password grant, a client, a name and a password', async () => {
    const response = await send('POST /connect/token', { body: signInForm('operator') });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toBe('invalid_request');
    const errorOf = async (change: Record<string, string>) => (await tryToken(change)).error;
    expect(await errorOf({ grant_type: 'code' })).toBe('unsupported_grant_type');
    expect(await errorOf({ client_id: '' })).toBe('invalid_client');
    expect(await errorOf({ username: '' })).toBe('invalid_request');
    expect(await errorOf({ password: '' })).toBe('invalid_request');
  });

  test.each<Record<string, string>>([
    { password: 'wrong' },
    { username: 'nobody' },
    { password: ' Freight@2026' },
  ])(
    'returns the same English message for a wrong name and a wrong password: %j',
    async (change) => {
      expect(await tryToken(change)).toEqual(wrong);
    },
  );

  test('refuses a disabled user in the language of the caller', async () => {
    const disabled = { username: 'disabled' };
    expect(await tryToken(disabled)).toMatchObject({
      error: 'invalid_grant',
      error_description: '无法登录！您的账号未激活或需要验证邮箱地址/手机号。',
    });
    const { error_description: said } = await tryToken(disabled, english);
    expect(said).toContain('Your account is inactive');
  });
});

describe('the image code', () => {
  test('is a picture with a serial number', async () => {
    const code = await read<Record<string, string>>('GET /api/tenant/login/image-code?v=1');
    expect(code.image).toMatch(/^data:image\/svg\+xml,/);
    expect(Object.keys(code).toSorted()).toEqual(['codeSerialNumber', 'image']);
  });

  test('is checked before the password', async () => {
    const code = { imageCode: '0001', password: 'wrong' };
    expect((await tryToken(code)).error_description).toBe('验证码错误');
    const { error_description: said } = await tryToken(code, english);
    expect(said).toBe('The image code is incorrect.');
  });

  test('is accepted once, and is no longer valid after a wrong attempt', async () => {
    const { code: imageCode, codeSerialNumber } = issueCode();
    const drawn = { imageCode, codeSerialNumber };
    expect((await tryToken(drawn)).status).toBe(200);
    expect((await tryToken(drawn)).status).toBe(400);
    const { code, codeSerialNumber: serial } = issueCode();
    await tryToken({ imageCode: '', codeSerialNumber: serial });
    expect((await tryToken({ imageCode: code, codeSerialNumber: serial })).status).toBe(400);
  });
});

describe('the lockout', () => {
  const fail = async (times: number) => {
    const said = [];
    for (let turn = 0; turn < times; turn += 1)
      said.push((await tryToken({ password: 'wrong' })).error_description);
    return said;
  };
  const refused = (times: number) => Array.from({ length: times }, () => wrong.error_description);
  const locked = '登录失败,用户账户已被锁定.请稍后再试.';
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  test('starts with the fifth wrong password and refuses the correct one as well', async () => {
    expect(await fail(5)).toEqual([...refused(4), locked]);
    expect((await tryToken({})).error_description).toBe(locked);
    expect((await tryToken({}, english)).error_description).toContain('has been locked out');
  });

  test('ends after five minutes, and does not affect other users', async () => {
    await fail(5);
    await signIn('staff');
    vi.setSystemTime(Date.now() + 5 * 60_000 - 1);
    expect((await tryToken({})).status).toBe(400);
    vi.setSystemTime(Date.now() + 2);
    expect((await tryToken({})).status).toBe(200);
  });

  test('starts counting again after a successful sign-in', async () => {
    await fail(4);
    await signIn('operator');
    expect(await fail(4)).toEqual(refused(4));
  });
});

describe('a refresh token', () => {
  const offline = { scope: 'Console offline_access' };
  const renew = (refresh_token: string) =>
    tryToken({ ...offline, grant_type: 'refresh_token', refresh_token });

  test('is only returned when the scope asks for it', async () => {
    expect(await tryToken({})).not.toHaveProperty('refresh_token');
    expect((await tryToken(offline)).refresh_token).toMatch(/^refresh\.operator\./);
  });

  test('is valid once, and the earlier access token stays valid', async () => {
    const first = await tryToken(offline);
    const second = await renew(first.refresh_token);
    expect(second).toMatchObject({ status: 200, expires_in: 28_800 });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await info(first.access_token)).toBe('200');
    expect(await info(second.access_token)).toBe('200');
  });

  test('ends its whole sign-in when it is used twice, and no other', async () => {
    const [first, other] = [await tryToken(offline), await tryToken(offline)];
    const second = await renew(first.refresh_token);
    const refused = { status: 400, error: 'invalid_grant' };
    expect(await renew(first.refresh_token)).toMatchObject(refused);
    expect(await info(second.access_token)).toBe('401');
    expect(await renew(second.refresh_token)).toMatchObject(refused);
    expect(await info(other.access_token)).toBe('200');
  });

  test('is refused after a sign-out, and when it is made up', async () => {
    const { access_token: token, refresh_token: refresh } = await tryToken(offline);
    await send('GET /api/account/logout', { token });
    expect((await renew(refresh)).status).toBe(400);
    expect((await renew('refresh.operator.made-up')).status).toBe(400);
  });
});
