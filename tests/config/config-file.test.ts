import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyConfigText, readConfigFile } from '@/config/config-file';
import { env } from '@/config/env';

const original = { ...env };
beforeEach(() => void Object.assign(env, original));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('applyConfigText', () => {
  test('overrides the named values and keeps the others', () => {
    const problems = applyConfigText(`{
      "apiUrl": "https://api.example.com/",
      "imageHosts": ["oss-cn-hangzhou.aliyuncs.com", "127.0.0.1:5190"],
      "productName": { "en": "Freight" },
      "logoUrl": "/logo.svg",
      "settings": { "scheme": "dark", "idleLockMinutes": 15 }
    }`);
    expect(problems).toEqual([]);
    expect(env).toEqual({
      ...original,
      apiUrl: 'https://api.example.com',
      imageHosts: ['oss-cn-hangzhou.aliyuncs.com', '127.0.0.1:5190'],
      productName: { en: 'Freight' },
      logoUrl: '/logo.svg',
      settings: { scheme: 'dark', idleLockMinutes: 15 },
    });
  });

  test.each([
    ['{"apiURL":"https://a.b"}', 'unknownKey', 'apiURL'],
    ['{"basePath":"/x"}', 'unknownKey', 'basePath'],
    ['{"__proto__":{}}', 'unknownKey', '__proto__'],
    ['{"settings":{"colour":1}}', 'unknownKey', 'settings.colour'],
    ['{"productName":{"de":"Fracht"}}', 'unknownKey', 'productName.de'],
    ['{"apiUrl":"api.example.com"}', 'invalidValue', 'apiUrl'],
    ['{"apiUrl":"ftp://api.example.com"}', 'invalidValue', 'apiUrl'],
    ['{"apiUrl":"http://127.0.0.1:99999"}', 'invalidValue', 'apiUrl'],
    ['{"apiUrl":"http://[zz]"}', 'invalidValue', 'apiUrl'],
    ['{"apiUrl":"https://user:secret@a.b"}', 'invalidValue', 'apiUrl'],
    ['{"identityUrl":"https://a.b?x=1"}', 'invalidValue', 'identityUrl'],
    ['{"staticUrl":null}', 'invalidValue', 'staticUrl'],
    ['{"imageHosts":"a.b"}', 'invalidValue', 'imageHosts'],
    ['{"imageHosts":["https://a.b"]}', 'invalidValue', 'imageHosts'],
    ['{"logoUrl":"javascript:alert(1)"}', 'invalidValue', 'logoUrl'],
    ['{"logoUrl":"//evil.example"}', 'invalidValue', 'logoUrl'],
    ['{"productName":"Freight"}', 'invalidValue', 'productName'],
    ['{"settings":{"themeColour":"red"}}', 'invalidValue', 'settings.themeColour'],
    ['{"settings":[]}', 'invalidValue', 'settings'],
  ])('refuses %s as %s and changes nothing', (text, reason, key) => {
    expect(applyConfigText(text)).toEqual([expect.objectContaining({ reason, key })]);
    expect(env).toEqual(original);
  });

  test.each([
    ['{"apiUrl":', 'syntax'],
    ['// comment', 'syntax'],
    ['[]', 'syntax'],
    ['null', 'syntax'],
    ['"x"', 'syntax'],
    ['', 'empty'],
    ['\n', 'empty'],
    ['\uFFFD\uFFFD{\0}\0', 'encoding'],
  ])('refuses %j as no JSON object: %s', (text, reason) => {
    expect(applyConfigText(text)).toEqual([{ reason }]);
  });

  test('names every problem of a file', () => {
    expect(applyConfigText('{"a":1,"apiUrl":2}').map(({ key }) => key)).toEqual(['a', 'apiUrl']);
  });
});

describe('readConfigFile', () => {
  const read = (body: string, init: ResponseInit) =>
    readConfigFile(Promise.resolve(new Response(body, init)));

  const html = { 'content-type': 'text/html' };

  test('keeps the built-in values where the file is missing, and warns if no server is set', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const builtIn = { ...original, apiUrl: '' };
    Object.assign(env, builtIn);
    expect(await read('Not found', { status: 404 })).toBeNull();
    expect(await read('<!doctype html>', { headers: html })).toBeNull();
    expect(env).toEqual(builtIn);
    expect(warn).toHaveBeenCalledTimes(2);
    env.apiUrl = 'https://api.example.com';
    expect(await read('Not found', { status: 404 })).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test.each([403, 500, 502, 503])(
    'reports the status %i, because the built-in servers may be the wrong ones',
    async (status) => {
      const fault = { text: '', problems: [{ reason: 'status', status }] };
      expect(await read('<h1>nginx</h1>', { status, headers: html })).toEqual(fault);
    },
  );

  test('reports a host that cannot be reached', async () => {
    const fault = { text: '', problems: [{ reason: 'unreachable' }] };
    expect(await readConfigFile(Promise.reject(new TypeError('Failed to fetch')))).toEqual(fault);
  });

  test('stops waiting for a host that does not respond', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000);
      return AbortSignal.abort();
    });
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) =>
      signal?.aborted ? Promise.reject(new Error('aborted')) : new Promise(() => undefined),
    );
    const { configRequest } = await import('@/config/config-request');
    const fault = { text: '', problems: [{ reason: 'unreachable' }] };
    expect(await readConfigFile(configRequest)).toEqual(fault);
  });
});
