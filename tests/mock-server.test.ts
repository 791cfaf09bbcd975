import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInForm, usualHeaders } from './mocks/server';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const code = 'console.log(1);'.repeat(200);

interface Server {
  /** The addresses that the server prints. */
  origins: string[];
  /** Stops the server and returns its exit code. */
  stop: () => Promise<number | null>;
}

async function start(...args: string[]): Promise<Server> {
  const all = ['scripts/mock.ts', '--port', '0', ...args];
  // The channel ends the server with this process, also when a run is aborted.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const server: ChildProcess = spawn(process.execPath, all, { stdio });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (lines) => resolve(String(lines)));
    server.stderr?.on('data', (text) => reject(new Error(String(text))));
  });
  return {
    origins: said.match(/http:[\d.:/]+/g) ?? [],
    stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

let server: Server;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  const page = '<meta content="__CSP_NONCE__"><style nonce="__CSP_NONCE__">';
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets', 'main-1a2b3c4d.js'), code);
  server = await start('--dist', dist);
  [origin = ''] = server.origins;
});
afterAll(async () => {
  await server.stop();
  rmSync(dist, { recursive: true });
});

interface Init extends RequestInit {
  headers?: Record<string, string>;
}
const call = (path: string, init: Init = {}) =>
  fetch(origin + path, { ...init, headers: { ...usualHeaders, ...init.headers } });

async function signIn() {
  const response = await call('/connect/token', {
    method: 'POST',
    body: new URLSearchParams(signInForm('operator')),
  });
  const { access_token: token } = await response.json();
  return { authorization: `Bearer ${token}` };
}

describe('the mocked backend over HTTP', () => {
  test('responds as in the browser: first a token, then a compressed list', async () => {
    const headers = await signIn();
    const response = await call('/api/company/company?page=1&limit=50', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.json()).items).toHaveLength(50);
  });

  test('draws its data around the day of a scenario, and around today after a reseed', async () => {
    const post = (path: string, body: object) =>
      call(path, { method: 'POST', body: JSON.stringify(body) });
    const newest = async (authorization: string) => {
      const path = '/api/company/goods-order?page=1&limit=1';
      const { items } = await (await call(path, { headers: { authorization } })).json();
      return String(items[0].creationTime).slice(0, 7);
    };
    const scenario = { user: 'operator', seededAt: '2031-05-20T18:00:00' };
    const { accessToken } = await (await post('/mock/scenario', scenario)).json();
    expect(await newest(`Bearer ${accessToken}`)).toBe('2031-05');
    const refused = await post('/mock/scenario', { user: 'nobody', seededAt: '2035-01-01' });
    expect([refused.status, await refused.text()]).toEqual([400, 'Unknown user: nobody']);
    expect(await newest(`Bearer ${accessToken}`)).toBe('2031-05');
    expect((await post('/mock/faults', { reseed: [] })).status).toBe(204);
    const { authorization } = await signIn();
    expect(await newest(authorization)).not.toBe('2031-05');
  });

  test('reports each missing member of a JSON body', async () => {
    const headers = { ...(await signIn()), 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: '{}' };
    const response = await call('/api/company/company/base', init);
    expect(response.status).toBe(400);
    expect((await response.json()).error.validationErrors).toHaveLength(6);
  });

  test('allows calls from other origins with any headers, and exposes the headers that they need', async () => {
    const headers = {
      origin: 'http://console.test',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,is-all-substation',
    };
    const asked = await fetch(`${origin}/api/company/company`, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': 'http://console.test',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'authorization,is-all-substation',
      'access-control-max-age': '600',
    });
    const from = { headers: { origin: 'http://console.test' } };
    const refused = await call('/api/company/company', from);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://console.test');
    const profile = await call('/api/tenant/tenant-profile', from);
    const exposed = profile.headers.get('access-control-expose-headers');
    expect(exposed).toMatch(/Content-Disposition.*x-correlation-id/);
  });

  test('returns a trace id for each call, or the one that was sent', async () => {
    const traceOf = async (headers = {}) =>
      (await call('/api/company/company', { headers })).headers.get('x-correlation-id');
    expect(await traceOf()).toMatch(/^[\da-f]{32}$/);
    expect(await traceOf()).not.toBe(await traceOf());
    expect(await traceOf({ 'x-correlation-id': 'from-the-proxy' })).toBe('from-the-proxy');
  });

  test('serves an exported file compressed and with its name, also for HEAD', async () => {
    const headers = await signIn();
    const exported = await call('/api/company/company/export?status=3', { headers });
    const { filePath } = await exported.json();
    const whole = await call(`/static${filePath}`);
    expect(whole.headers.get('content-encoding')).toBe('gzip');
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.csv/);
    expect((await whole.text()).split('\n').length).toBeGreaterThan(2);
    const head = await call(`/static${filePath}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  const upload = (bytes: number) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'big.png');
    return call('/api/no-such-call', { method: 'POST', body });
  };

  test('accepts bodies of several megabytes and refuses those above the limit', async () => {
    expect((await upload(5_000_000)).status).toBe(501);
    const refused = await upload(30_000_000);
    expect(refused.status).toBe(413);
    expect(await refused.text()).toBe('');
    expect((await call('/api/tenant/tenant-profile')).status).toBe(200);
  });

  test('refuses a body above the limit without a content length', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 31; sent += 1) controller.enqueue(new Uint8Array(1_000_000));
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    expect((await call('/api/no-such-call', init)).status).toBe(413);
  });

  test('refuses an address and headers that are too long', async () => {
    expect((await call(`/api/tenant/tenant-profile?a=${'a'.repeat(8_000)}`)).status).toBe(200);
    expect((await call(`/api/tenant/tenant-profile?a=${'a'.repeat(8_200)}`)).status).toBe(414);
    const list = (length: number) => ({ headers: { 'manage-substation-ids': 'a'.repeat(length) } });
    expect((await call('/api/tenant/tenant-profile', list(20_000))).status).toBe(200);
    expect((await call('/api/tenant/tenant-profile', list(33_000))).status).toBe(431);
  });

  test('breaks the connection for the faults network and cut', async () => {
    const profile = (fault: string) =>
      call('/api/tenant/tenant-profile', { headers: { 'X-Mock-Fault': fault } });
    await expect(profile('network')).rejects.toThrow('fetch failed');
    const half = await profile('cut');
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow('terminated');
    await call('/mock/faults', { method: 'POST', body: '{"fail":["tenant-profile","forbidden"]}' });
    expect((await call('/api/tenant/tenant-profile')).status).toBe(403);
    expect((await call('/api/tenant/tenant-profile')).status).toBe(200);
  });

  const steer = (commands: object) =>
    call('/mock/faults', { method: 'POST', body: JSON.stringify(commands) });

  test('sends status 102 before it breaks a connection, so that browsers do not repeat the request', async () => {
    await steer({ fail: ['tenant-profile', 'network'] });
    const heard = await new Promise((resolve) => {
      const asked = request(`${origin}/api/tenant/tenant-profile`, { headers: usualHeaders });
      let word = 0;
      asked.once('information', ({ statusCode }) => {
        word = statusCode;
      });
      asked.once('error', () => resolve(word));
      asked.end();
    });
    expect(heard).toBe(102);
  });

  test('refuses calls while offline, except its commands', async () => {
    await steer({ offline: [true] });
    await expect(call('/api/tenant/tenant-profile')).rejects.toThrow('fetch failed');
    expect(await (await call('/mock/faults')).json()).toMatchObject({ settings: { offline: 1 } });
    await steer({ offline: [false] });
    expect((await call('/api/tenant/tenant-profile')).status).toBe(200);
  });

  test('sends responses slowly on a slow line', async () => {
    const usual = await (await call('/api/tenant/tenant-profile')).text();
    await steer({ slowLine: [usual.length * 5] });
    const start = performance.now();
    expect(await (await call('/api/tenant/tenant-profile')).text()).toBe(usual);
    expect(performance.now() - start).toBeGreaterThan(150);
    await steer({ reset: [] });
  });

  test('serves an OpenAPI description of its calls', async () => {
    const response = await call('/swagger/v1/swagger.json');
    expect(await response.json()).toMatchObject({
      openapi: expect.stringMatching(/^3/),
      paths: { '/api/company/company': { get: { operationId: expect.any(String) } } },
    });
  });

  test('responds with 400 to malformed JSON and addresses, and keeps running', async () => {
    expect((await call('/mock/faults', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await call('/%E0%A4%A')).status).toBe(400);
    expect((await call('/api/tenant/tenant-profile')).status).toBe(200);
  });
});

describe('a build that the mock serves', () => {
  test('has index.html at every address, uncached, with a new nonce each time', async () => {
    const nonces = await Promise.all(
      ['/', '/company/company-list'].map(async (path) => {
        const page = await fetch(origin + path);
        expect(page.headers.get('cache-control')).toBe('no-store');
        const nonce = /'nonce-([\da-f]{32})'/.exec(
          page.headers.get('content-security-policy') ?? '',
        )?.[1];
        expect(await page.text()).toBe(`<meta content="${nonce}"><style nonce="${nonce}">`);
        return nonce;
      }),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('has hashed files compressed and cached for a year, and 404 for a missing one', async () => {
    const file = await fetch(`${origin}/assets/main-1a2b3c4d.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(file.headers.get('content-length')).toBe(String(gzipSync(code).length));
    expect(await file.text()).toBe(code);
    expect((await fetch(`${origin}/assets/main-00000000.js`)).status).toBe(404);
  });

  test('lacks a script on demand, as after a release', async () => {
    await call('/mock/faults', { method: 'POST', body: '{"loseChunk":["main"]}' });
    const lost = await fetch(`${origin}/assets/main-1a2b3c4d.js`);
    expect(lost.status).toBe(404);
    expect(lost.headers.get('content-type')).toBe('text/html');
    expect((await fetch(`${origin}/assets/main-1a2b3c4d.js`)).status).toBe(200);
  });
});

describe('the mock on all network addresses, as behind an unchanged nginx', () => {
  let wide: Server;
  beforeAll(async () => {
    const host = ['--host', '0.0.0.0', '--drop-underscores'];
    wide = await start(...host, '--dist', dist, '--dist-port', '0');
  });

  const ports = () => [...new Set(wide.origins.map((each) => new URL(each).port))];
  const local = (port = '') => `http://127.0.0.1:${port}`;

  test('prints its addresses in the network', () => {
    const own = Object.values(networkInterfaces()).flatMap((nets) => nets ?? []);
    const ipv4 = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
    expect(wide.origins.map((each) => new URL(each).hostname)).toEqual([...ipv4, ...ipv4]);
    expect(ports()).toHaveLength(2);
  });

  test('serves pages and calls on two origins, and allows the pages to call the other', async () => {
    const [calls, pages] = ports();
    const page = await fetch(`${local(pages)}/company/company-list`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' `);
    expect(policy).toContain(local(calls));
    expect(policy).toMatch(/script-src 'self';/);
    expect((await fetch(`${local(calls)}/company/company-list`)).status).toBe(404);
    const stray = await fetch(`${local(pages)}/api/tenant/tenant-profile`);
    expect(stray.headers.get('content-type')).toContain('text/html');
  });

  test('exits with one line when its port is taken, or the build or its settings do not exist', async () => {
    const taken = new URL(origin).port;
    await expect(start('--port', taken)).rejects.toThrow(/^listen EADDRINUSE.*:\d+\n$/);
    await expect(start('--dist', 'no-such-build')).rejects.toThrow(/^ENOENT.*no-such-build'\n$/);
    await expect(start('--dist', dist, '--config', 'no.json')).rejects.toThrow(/^ENOENT.*\n$/);
  });

  test('drops headers with an underscore', async () => {
    const [calls] = ports();
    const profile = (at: string) =>
      fetch(`${at}/api/tenant/tenant-profile`, {
        headers: { ...usualHeaders, __tenant: 'no-such-tenant' },
      });
    expect((await profile(local(calls))).status).toBe(200);
    expect((await profile(origin)).status).toBe(404);
  });

  test('finishes a running call when it is stopped', async () => {
    const [calls] = ports();
    const headers = { ...usualHeaders, 'X-Mock-Fault': 'slow:400' };
    const running = new Promise<number | undefined>((resolve, reject) => {
      const asked = request(`${local(calls)}/api/tenant/tenant-profile`, { headers });
      asked.once('response', (response) => resolve(response.resume().statusCode));
      asked.once('error', reject);
      asked.end();
    });
    // This later call is only answered after the slow one has arrived.
    await fetch(`${local(calls)}/mock/faults`);
    expect(await wide.stop()).toBe(0);
    expect(await running).toBe(200);
  });
});
