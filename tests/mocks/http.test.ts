import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInForm, usualHeaders } from './server';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const code = 'console.log(1);'.repeat(200);
let server: ChildProcess;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    '<meta content="__CSP_NONCE__"><style nonce="__CSP_NONCE__">',
  );
  writeFileSync(join(dist, 'assets', 'main-1a2b3c4d.js'), code);
  server = spawn(process.execPath, ['scripts/mock.mjs', '--port', '0', '--dist', dist]);
  origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (line) => resolve(/http:\S+/.exec(String(line))?.[0] ?? ''));
    server.stderr?.on('data', (text) => reject(new Error(String(text))));
  });
}, 30_000);
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
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
  test('answers as in the browser: the token, then a list, zipped', async () => {
    const response = await call('/api/company/company?page=1&limit=50', {
      headers: await signIn(),
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await response.json()).items).toHaveLength(50);
  });

  test('takes bodies', async () => {
    const headers = { ...(await signIn()), 'content-type': 'application/json' };
    const response = await call('/api/company/company/base', {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(response.status).toBe(400);
    expect((await response.json()).error.validationErrors).toHaveLength(6);
  });

  test('lets other origins call, whatever headers they ask for', async () => {
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
    const refused = await call('/api/company/company', {
      headers: { origin: 'http://console.test' },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://console.test');
  });

  test('plays faults below HTTP: a dead line and half an answer', async () => {
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

  test('survives nonsense', async () => {
    expect((await call('/mock/faults', { method: 'POST', body: '{' })).status).toBe(400);
    expect((await call('/%E0%A4%A')).status).toBe(400);
    expect((await call('/api/tenant/tenant-profile')).status).toBe(200);
  });
});

describe('a build beside it', () => {
  test('is the page at every address, never stored, with a nonce of its own each time', async () => {
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

  test('has its hashed files forever, zipped, and no page in place of a missing one', async () => {
    const file = await fetch(`${origin}/assets/main-1a2b3c4d.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(file.headers.get('content-length')).toBe(String(gzipSync(code).length));
    expect(await file.text()).toBe(code);
    expect((await fetch(`${origin}/assets/main-00000000.js`)).status).toBe(404);
  });
});
