import { beforeEach, describe, expect, test } from 'vitest';
import { reseed } from '@/mocks/db/db';
import { control } from '@/mocks/server/control';
import { defaults } from '@/mocks/server/faults';
import { unquoteIds } from '@/mocks/server/throttle';
import { read, refused, send, signIn } from './server';

beforeEach(reseed);
const companies = 'GET /api/company/company?page=1&limit=5';

describe('the quirk of a server', () => {
  const one = 'GET /api/company/company/1384050000000000002';

  test('sends totals as texts only while 64-bit numbers are texts', async () => {
    const token = await signIn('operator');
    const usual = await read<{ totalCount: number }>(companies, { token });
    await control.textNumbers(true);
    const texts = await read<object>(companies, { token });
    expect(texts).toEqual({ ...usual, totalCount: String(usual.totalCount) });
    await control.textNumbers(false);
    expect(await read(companies, { token })).toEqual(usual);
  });

  test('saves and responds with 204', async () => {
    const token = await signIn('operator');
    const company = await read<object>(one, { token });
    await control.voidAnswers(true);
    const body = { ...company, contact: '改过' };
    const response = await send('PUT /api/company/company', { token, body });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await read(one, { token })).toMatchObject({ contact: '改过' });
    await control.voidAnswers(false);
    const again = await send('PUT /api/company/company', {
      token,
      body: await read(one, { token }),
    });
    expect(again.status).toBe(200);
  });

  test('does not change reads and refusals', async () => {
    await control.voidAnswers(true);
    const token = await signIn('operator');
    const company = await read<object>(one, { token });
    expect(company).toHaveProperty('companyName');
    const body = { ...company, companyName: '' };
    expect((await refused('PUT /api/company/company', { token, body })).status).toBe(400);
    const created = await read('POST /api/company/company/base', {
      token,
      body: { ...company, companyName: '新建庚物流有限公司', logoId: null },
    });
    expect(created).toHaveProperty('id');
  });

  test('can be on by default until a test switches it off', async () => {
    const token = await signIn('operator');
    defaults.quirks = ['textNumbers'];
    expect(await read(companies, { token })).toMatchObject({ totalCount: expect.any(String) });
    await control.textNumbers(false);
    expect(await read(companies, { token })).toMatchObject({ totalCount: expect.any(Number) });
    await control.reset();
    expect(await read(companies, { token })).toMatchObject({ totalCount: expect.any(String) });
    defaults.quirks = [];
  });
});

describe('bare ids', () => {
  test.each([
    ['{"id":"1384050000000000002"}', '{"id":1384050000000000002}'],
    ['{"companyId":"1384050000000000002"}', '{"companyId":1384050000000000002}'],
    [
      '{"ids":["1384050000000000002","1384050000000000003"]}',
      '{"ids":[1384050000000000002,1384050000000000003]}',
    ],
  ])('%s', (text, bare) => {
    expect(unquoteIds(text)).toBe(bare);
  });

  test.each([
    ['a short id', '{"id":"1000","pid":100000}'],
    ['a number that is no id', '{"licenseNumber":"371302199001011234"}'],
    ['more digits than 64 bits hold', '{"id":"13840500000000000021"}'],
    ['a leading zero', '{"id":"0384050000000000002"}'],
    ['a text that only looks like JSON', JSON.stringify({ note: '"id":"1384050000000000002"' })],
  ])('leave %s alone', (_name, text) => {
    expect(unquoteIds(text)).toBe(text);
  });
});
