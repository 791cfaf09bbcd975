import { getResponse } from 'msw/utils/get-response';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationConfiguration } from '@/api/abp';
import { parseJson } from '@/lib/json';
import { reseed } from '@/mocks/db/db';
import { commands } from '@/mocks/server/commands';
import { faults, checkFault, type Fault, lostChunks } from '@/mocks/server/faults';
import { P } from '@/policies';
import { read, refused, send, signIn, signInForm } from './server';

const line = 'GET /api/tenant/tenant-profile';
beforeEach(reseed);
const statusOf = async (call = line, token?: string) => (await send(call, { token })).status;
const info = 'GET /api/tenant/user-info';
const companies = 'GET /api/company/company?page=1&limit=5';

describe('an injected fault', () => {
  test.each<[Fault, number, RegExp]>([
    ['unauthorized', 401, /^$/],
    ['forbidden', 403, /^$/],
    ['error', 500, /服务器内部错误/],
    ['business', 403, /业务规则不允许该操作/],
    ['conflict', 409, /已被其他用户更改/],
    ['badGateway', 502, /^<html>/],
    ['empty', 200, /^$/],
    ['nullItems', 200, /"items":null/],
  ])('%s responds with %i', async (fault, status, body) => {
    await commands.fail('tenant-profile', fault);
    const response = await send(line);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(body);
    expect(await statusOf()).toBe(200);
  });

  test('breaks off the call (network) or its response in the middle (cut)', async () => {
    await commands.fail('tenant-profile', 'network');
    expect((await send(line)).type).toBe('error');
    await commands.fail('tenant-profile', 'cut');
    const response = await send(line);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('connection cut');
  });

  test.each([
    ['on a slow line', async () => commands.slowLine(10_000)],
    ['with numbers instead of ids', async () => commands.numericIds(true)],
  ])('breaks off a response in the middle %s', async (_when, prepare) => {
    await prepare();
    await commands.fail('tenant-profile', 'cut');
    await expect((await send(line)).text()).rejects.toThrow('connection cut');
  });

  test('lets another user change no record before a sign-in, whose body is a form (changedByOther)', async () => {
    await commands.fail('POST /connect/token', 'changedByOther');
    expect((await send('POST /connect/token', { form: signInForm('operator') })).status).toBe(200);
  });

  test('delays the usual response (slow)', async () => {
    await commands.fail('tenant-profile', 'slow:30');
    const start = performance.now();
    expect(await statusOf()).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  });

  test('fails as many calls of a method and path as asked', async () => {
    await commands.fail('GET /api/tenant/tenant', 'forbidden', 2);
    expect((await send('GET /api/abp/application-configuration')).status).toBe(200);
    expect(await statusOf()).toBe(403);
    expect(await statusOf()).toBe(403);
    expect(await statusOf()).toBe(200);
  });

  test('applies to the call whose header names it', async () => {
    const headers = { 'X-Mock-Fault': 'badGateway' };
    expect((await send(line, { headers })).status).toBe(502);
    expect(await statusOf()).toBe(200);
  });

  test('is checkFault by its name, and has a description in both languages', () => {
    expect(faults.map(({ name }) => name)).toContain('slow');
    for (const { name, says } of faults) {
      expect(checkFault(name)).toBe(name);
      expect(says.zh && says.en).toBeTruthy();
    }
  });
});

describe('an unknown fault', () => {
  const nonsense: string = 'nonsense';

  test('is refused by the command, in a header and over HTTP', async () => {
    // The browser console accepts a name that the compiler would refuse.
    const typed = nonsense as Fault;
    await expect(commands.fail('', typed)).rejects.toThrow(/Unknown fault: nonsense.*badGateway/);
    await expect(commands.fail('', 'slow:soon' as Fault)).rejects.toThrow('Unknown fault');
    expect(await statusOf()).toBe(200);
    const unknown = expect.stringContaining('Unknown fault: nonsense');
    const byHeader = await refused(line, { headers: { 'X-Mock-Fault': nonsense } });
    expect(byHeader).toMatchObject({ status: 400, message: unknown });
    const response = await send('POST /mock/faults', { body: { fail: ['', nonsense] } });
    expect([response.status, await response.text()]).toEqual([400, unknown]);
  });
});

describe('the network', () => {
  const raw = async (token: string) => (await send(companies, { token })).text();

  test('fails every call while offline', async () => {
    await commands.offline(true);
    expect((await send(line)).type).toBe('error');
    expect((await send('GET /api/abp/application-configuration')).type).toBe('error');
    await commands.offline(false);
    expect(await statusOf()).toBe(200);
  });

  test('limits the speed of a response without losing a byte', async () => {
    const token = await signIn('operator');
    const usual = await raw(token);
    await commands.slowLine(20_000);
    const start = performance.now();
    const response = await send(companies, { token });
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    const seconds = (performance.now() - start) / 1000;
    expect(pieces.length).toBeGreaterThan(1);
    expect(await new Response(new Blob(pieces)).text()).toBe(usual);
    expect(seconds).toBeGreaterThan((usual.length / 20_000) * 0.8);
    await commands.slowLine(0);
    expect((await commands.active()).settings).toEqual({});
  });

  test('passes a response without a body at a limited speed', async () => {
    await commands.slowLine(1);
    expect((await send('GET /api/company/company')).status).toBe(401);
  });

  test('sends long ids as bare numbers, which the console parses as the same texts', async () => {
    const token = await signIn('operator');
    const usual = await raw(token);
    await commands.numericIds(true);
    const bare = await raw(token);
    expect(usual).toMatch(/"id":"\d{19}"/);
    expect(bare).toMatch(/"id":\d{19}/);
    expect(bare).not.toMatch(/"\w*[iI]d":"\d{16,}"/);
    expect(parseJson(bare)).toEqual(JSON.parse(usual));
    await commands.numericIds(false);
    expect(await raw(token)).toBe(usual);
  });
});

describe('a lost script', () => {
  const script = (name: string) =>
    getResponse([lostChunks], new Request(`http://page/assets/${name}`));

  test('responds with 404 as often as asked, whatever the query', async () => {
    await commands.loseChunk('company-list', 2);
    expect(await script('dashboard-1a2b3c4d.js')).toBeUndefined();
    for (const name of ['company-list-1a2b3c4d.js', 'company-list-1a2b3c4d.js?t=1']) {
      const response = await script(name);
      expect(response?.status).toBe(404);
      expect(response?.headers.get('content-type')).toBe('text/html');
    }
    expect(await script('company-list-1a2b3c4d.js')).toBeUndefined();
  });

  test('matches every script, and no other kind of file', async () => {
    await commands.loseChunk('');
    expect(await script('company-list-1a2b3c4d.css')).toBeUndefined();
    expect((await script('company-list-1a2b3c4d.js'))?.status).toBe(404);
    expect(await script('company-list-1a2b3c4d.js')).toBeUndefined();
  });
});

describe('the commands', () => {
  const configuration = (token: string) =>
    read<ApplicationConfiguration>('GET /api/abp/application-configuration', { token });

  test('ends every session', async () => {
    const token = await signIn('operator');
    await commands.expireToken();
    expect(await statusOf(info, token)).toBe(401);
    expect((await configuration(token)).currentUser.isAuthenticated).toBe(false);
    expect(await statusOf(info, await signIn('staff'))).toBe(200);
  });

  test('takes a policy away without ending the session, and gives it back', async () => {
    const token = await signIn('operator');
    await commands.revoke(P.companyList);
    expect((await configuration(token)).auth.grantedPolicies).not.toHaveProperty(P.companyList);
    expect(await statusOf(companies, token)).toBe(403);
    await commands.revoke(P.vote);
    await commands.restore(P.companyList);
    expect(await statusOf(companies, token)).toBe(200);
    expect((await commands.active()).revoked).toEqual([P.vote]);
    await commands.reset();
    expect((await configuration(token)).auth.grantedPolicies).toHaveProperty(P.vote);
  });

  test('lists what is switched on, and resets it', async () => {
    await commands.latency(5);
    await commands.offline(true);
    await commands.loseChunk('main', 3);
    await commands.fail('company', 'slow:10', 2);
    await commands.revoke(P.vote);
    expect(await commands.active()).toMatchObject({
      settings: { latency: 5, offline: 1, 'loseChunk:main': 3 },
      faults: [{ part: 'company', fault: 'slow:10', times: 2 }],
      revoked: [P.vote],
    });
    await commands.reset();
    expect(await commands.active()).toEqual({ settings: {}, faults: [], revoked: [] });
  });

  test.each<[string, unknown[]]>([
    ['fail', [7, 'error']],
    ['fail', ['company', 'error', 0]],
    ['latency', ['fast']],
    ['latency', [-1]],
    ['slowLine', [null]],
    ['offline', ['yes']],
    ['noContent', [1]],
    ['textNumbers', ['true']],
    ['loseChunk', ['main', 1.5]],
    ['revoke', ['Company.Nothing']],
    ['constructor', []],
  ])('refuses %s with %j', async (name, args) => {
    const response = await send('POST /mock/faults', { body: { [name]: args } });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toBe('');
    expect(await commands.active()).toEqual({ settings: {}, faults: [], revoked: [] });
  });

  test('delays every response until reset', async () => {
    const time = async () => {
      const start = performance.now();
      await send(line);
      return performance.now() - start;
    };
    await commands.latency(40);
    expect(await time()).toBeGreaterThanOrEqual(39);
    await commands.reset();
    expect((await commands.active()).settings).toEqual({});
  });

  test('restores the initial data and ends all sessions', async () => {
    const token = await signIn('operator');
    const deleted = 'GET /api/company/company/1384050000000000002';
    const company = await read<{ id: string }>(deleted, { token });
    await send('PUT /api/company/company', { token, body: { ...company, contact: '改过' } });
    await commands.reseed();
    expect((await send(deleted, { token })).status).toBe(401);
    expect(await read(deleted, { token: await signIn('operator') })).toEqual(company);
  });

  test('runs commands over HTTP and lists what is switched on', async () => {
    const body = { fail: ['tenant-profile', 'conflict', 1], latency: [0] };
    expect((await send('POST /mock/faults', { body })).status).toBe(204);
    expect(await read('GET /mock/faults')).toMatchObject({
      settings: { latency: 0 },
      faults: [{ fault: 'conflict' }],
    });
    expect((await refused(line)).status).toBe(409);
    expect((await send('POST /mock/faults', { body: { latency: 5 } })).status).toBe(400);
    expect((await send('POST /mock/faults', { body: '{' })).status).toBe(400);
    expect((await send('PUT /mock/faults', { body: {} })).status).toBe(405);
  });
});
