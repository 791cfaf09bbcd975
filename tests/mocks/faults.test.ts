import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationConfiguration } from '@/api/abp';
import { reseed } from '@/mocks/db';
import { control, type Fault } from '@/mocks/faults';
import { P } from '@/policies';
import { read, refused, send, signIn } from './server';

const line = 'GET /api/tenant/tenant-profile';
beforeEach(reseed);

describe('a played fault', () => {
  test.each<[Fault, number, RegExp]>([
    ['unauthorized', 401, /^$/],
    ['forbidden', 403, /^$/],
    ['error', 500, /服务器内部错误/],
    ['business', 403, /业务规则不允许该操作/],
    ['conflict', 409, /已被其他用户更改/],
    ['badGateway', 502, /^<html>/],
    ['empty', 200, /^$/],
    ['nullItems', 200, /"items":null/],
  ])('%s answers %i', async (fault, status, body) => {
    await control.fail('tenant-profile', fault);
    const response = await send(line);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
    expect((await send(line)).status).toBe(200);
  });

  test('network breaks the call off', async () => {
    await control.fail('tenant-profile', 'network');
    expect((await send(line)).type).toBe('error');
  });

  test('cut breaks off in the middle of the answer', async () => {
    await control.fail('tenant-profile', 'cut');
    const response = await send(line);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('connection cut');
  });

  test('slow answers late, but as usual', async () => {
    await control.fail('tenant-profile', 'slow:30');
    const start = performance.now();
    expect((await send(line)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  });

  test('hits as many calls as asked, of the path and method named', async () => {
    await control.fail('GET /api/tenant/tenant', 'forbidden', 2);
    expect((await send('GET /api/abp/application-configuration')).status).toBe(200);
    expect((await send(line)).status).toBe(403);
    expect((await send(line)).status).toBe(403);
    expect((await send(line)).status).toBe(200);
  });

  test('can come with the call itself, and an unknown one is an error', async () => {
    const status = async (fault: string) =>
      (await send(line, { headers: { 'X-Mock-Fault': fault } })).status;
    expect(await status('badGateway')).toBe(502);
    expect(await status('nonsense')).toBe(500);
    expect((await send(line)).status).toBe(200);
  });
});

describe('the control', () => {
  const configuration = (token: string) =>
    read<ApplicationConfiguration>('GET /api/abp/application-configuration', { token });

  test('ends every session', async () => {
    const token = await signIn('operator');
    await control.expireToken();
    expect((await send('GET /api/tenant/user-info', { token })).status).toBe(401);
    expect((await configuration(token)).currentUser.isAuthenticated).toBe(false);
    expect((await send('GET /api/tenant/user-info', { token: await signIn('staff') })).status).toBe(
      200,
    );
  });

  test('takes a policy away until reset, without ending the session', async () => {
    const token = await signIn('operator');
    await control.revoke(P.companyList);
    expect((await configuration(token)).auth.grantedPolicies).not.toHaveProperty(P.companyList);
    expect((await send('GET /api/company/company', { token })).status).toBe(403);
    await control.reset();
    expect((await send('GET /api/company/company', { token })).status).toBe(200);
  });

  test('slows every answer down until reset', async () => {
    const time = async () => {
      const start = performance.now();
      await send(line);
      return performance.now() - start;
    };
    await control.latency(40);
    expect(await time()).toBeGreaterThanOrEqual(39);
    await control.reset();
    expect(await time()).toBeLessThan(39);
  });

  test('starts all over: data and sessions are as on the first day', async () => {
    const token = await signIn('operator');
    const deleted = 'GET /api/company/company/1384050000000000002';
    const company = await read<{ id: string }>(deleted, { token });
    await send('PUT /api/company/company', { token, body: { ...company, contact: '改过' } });
    await control.reseed();
    expect((await send(deleted, { token })).status).toBe(401);
    expect(await read(deleted, { token: await signIn('operator') })).toEqual(company);
  });

  test('listens over HTTP, function by function', async () => {
    const body = { fail: ['tenant-profile', 'conflict', 1], latency: [0] };
    expect((await send('POST /mock/faults', { body })).status).toBe(204);
    expect((await refused(line)).status).toBe(409);
    expect((await send('POST /mock/faults', { body: { constructor: [] } })).status).toBe(400);
  });
});
