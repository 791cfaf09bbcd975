import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationConfiguration } from '@/api/abp';
import { reseed } from '@/mocks/db';
import { tenants } from '@/mocks/tenants';
import { demoUsers } from '@/mocks/account';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

beforeEach(reseed);

const configuration = (call = {}) =>
  read<ApplicationConfiguration>('GET /api/abp/application-configuration', call);
const companies = 'GET /api/company/company?page=1&limit=5';

describe('the configuration', () => {
  test('describes nobody without a token, and with one that is no longer good', async () => {
    for (const token of [undefined, 'mock.operator.made-up']) {
      const { currentUser, auth } = await configuration({ token });
      expect(currentUser).toMatchObject({ isAuthenticated: false, id: null, roles: [] });
      expect(auth.grantedPolicies).toEqual({});
    }
  });

  test('lists granted policies only, all as true', async () => {
    const { currentUser, auth } = await configuration({ token: await signIn('staff') });
    expect(currentUser).toMatchObject({ isAuthenticated: true, userName: 'staff' });
    expect(auth.grantedPolicies).toEqual({
      [P.companyList]: true,
      [P.todayLinePrice]: true,
      [P.companySettled]: true,
    });
  });

  test('grants the platform operator everything', async () => {
    const { auth } = await configuration({ token: await signIn('operator') });
    expect(Object.keys(auth.grantedPolicies).sort()).toEqual(Object.values(P).sort());
  });

  test('gives back-office staff no companies, and the company account only its details', async () => {
    const backOffice = await configuration({ token: await signIn('backoffice') });
    expect(Object.keys(backOffice.auth.grantedPolicies).join()).not.toMatch(/Company\./);
    const company = await configuration({ token: await signIn('company') });
    expect(company.auth.grantedPolicies).toEqual({ [P.companyDetail]: true });
  });
});

describe('a call', () => {
  test.each([
    ['accept-language', { 'accept-language': undefined }],
    ['accept-language', { 'accept-language': 'zh-CN,zh;q=0.9' }],
    ['is-all-substation', { 'is-all-substation': undefined }],
    ['is-all-substation', { 'is-all-substation': '0' }],
    ['is-all-substation', { 'substation-id': '1' }],
  ])('needs the header %s, and a sensible one', async (name, headers) => {
    const token = await signIn('operator');
    expect(await refused(companies, { token, headers })).toMatchObject({
      status: 400,
      members: [name],
    });
  });

  test('for a source file is left alone', async () => {
    await expect(send('GET /src/api/clients.ts')).rejects.toThrow('Nobody answers');
  });
});

describe('signing out', () => {
  test('ends the token it is sent with and no other', async () => {
    const [token, other] = [await signIn('operator'), await signIn('operator')];
    expect((await send('GET /api/account/logout', { token })).status).toBe(204);
    expect((await send('GET /api/tenant/user-info', { token })).status).toBe(401);
    expect((await send('GET /api/tenant/user-info', { token: other })).status).toBe(200);
  });

  test('is no error without a session', async () => {
    expect((await send('GET /api/account/logout', { token: 'gone' })).status).toBe(204);
  });
});

describe('tenants', () => {
  const byName = (name: string) =>
    read(`GET /api/abp/multi-tenancy/tenants/by-name/${encodeURIComponent(name)}`);

  test('are found by name, in any case; an unknown one is no error', async () => {
    expect(await byName('Default')).toMatchObject({
      success: true,
      name: 'default',
      tenantId: tenants[0]?.id,
      isActive: true,
    });
    expect(await byName('inactive')).toMatchObject({ success: true, isActive: false });
    expect(await byName('没有/这个')).toMatchObject({ success: false, tenantId: null, name: null });
  });

  test.each([
    ['nobody', 'Volo.AbpIo.MultiTenancy:010001', 'Tenant not found!'],
    ['inactive', 'Volo.AbpIo.MultiTenancy:010002', 'Tenant not active!'],
  ])(
    'the header %s is refused before anything else, even on open calls',
    async (name, code, message) => {
      for (const line of [companies, 'GET /api/abp/application-configuration']) {
        expect(await refused(line, { headers: { __tenant: name } })).toMatchObject({
          status: 404,
          code,
          message,
        });
      }
    },
  );

  test('have their own profile; without one it is the platform', async () => {
    const profile = (headers = {}) => read('GET /api/tenant/tenant-profile', { headers });
    expect(await profile({ __tenant: tenants[0]?.id })).toMatchObject({ shortName: '鲁南物流' });
    expect(await profile({ __tenant: 'lunan' })).toMatchObject({ shortName: '鲁南专线联盟' });
    expect(await profile()).toMatchObject({ shortName: '货运平台' });
  });
});

describe('the signed-in user', () => {
  test.each(demoUsers.filter(({ userName }) => !/disabled|broken|blank/.test(userName)))(
    '$userName has a profile, settings and sub-stations',
    async ({ userName }) => {
      const token = await signIn(userName);
      expect(await read('GET /api/tenant/user-info', { token })).toMatchObject({
        userName,
        isPlatformUser: userName === 'operator',
      });
      expect(await read('GET /api/tenant/user-settings', { token })).toEqual({ language: null });
      expect(await read('GET /api/tenant/user-table-setting/list', { token })).toEqual({
        items: [],
      });
      const managed = await read<unknown[]>('GET /api/substation/user/user-available-substations', {
        token,
      });
      const counts: Record<string, number> = { operator: 60, backoffice: 60, manager: 3, staff: 1 };
      expect(managed).toHaveLength(counts[userName] ?? 0);
    },
  );

  test('whose profile is broken gets the generic internal error', async () => {
    const token = await signIn('broken');
    expect(await refused('GET /api/tenant/user-info', { token })).toMatchObject({
      status: 500,
      message: '对不起,在处理你的请求期间,产生了一个服务器内部错误!',
    });
  });

  test('whose profile is empty gets an answer without a body', async () => {
    const response = await send('GET /api/tenant/user-info', { token: await signIn('blank') });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('may choose among all sixty sub-stations', async () => {
    const token = await signIn('staff');
    const all = await read<unknown[]>('GET /api/substation/substation/option-available', { token });
    expect(all).toHaveLength(60);
    expect(all[0]).toEqual({ id: 1, substationName: '临沂分站', substationTypeId: 1 });
  });
});
