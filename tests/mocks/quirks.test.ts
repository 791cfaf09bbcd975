import { describe, expect, test } from 'vitest';
import { companyApi } from '@/api/company/company';
import { commands } from '@/mocks/server/commands';
import { defaults } from '@/mocks/server/faults';
import { unquoteIds } from '@/mocks/server/throttle';
import { sendCall, reseedEachTest, ownCompany, bodyOf } from './backend';

reseedEachTest();

const { list, one, create, update } = companyApi;
const page = () => bodyOf(list, { page: 1, limit: 5 });
const company = () => bodyOf(one, { id: ownCompany });

describe('a quirk of the server', () => {
  test('sends totals as texts while 64-bit numbers are texts', async () => {
    const usual = await page();
    await commands.textNumbers(true);
    expect(await page()).toEqual({ ...usual, totalCount: String(usual.totalCount) });
    await commands.textNumbers(false);
    expect(await page()).toEqual(usual);
  });

  test('saves and responds with 204', async () => {
    const before = await company();
    await commands.noContent(true);
    const saved = await sendCall(update, { ...before, contact: '改过' });
    expect(saved).toMatchObject({ status: 204, body: null });
    expect(await company()).toMatchObject({ contact: '改过' });
    await commands.noContent(false);
    expect((await sendCall(update, await company())).status).toBe(200);
  });

  test('leaves reads, refusals and creations unchanged', async () => {
    await commands.noContent(true);
    const row = await company();
    expect(row).toHaveProperty('companyName');
    expect((await sendCall(update, { ...row, companyName: '' })).status).toBe(400);
    const input = { ...row, companyName: '新建庚物流有限公司', logoId: null };
    expect(await bodyOf(create, input)).toHaveProperty('id');
  });

  test('is on by default until it is switched off, and again after a reset', async () => {
    defaults.quirks = ['textNumbers'];
    const isText = async () => typeof (await page()).totalCount === 'string';
    expect(await isText()).toBe(true);
    await commands.textNumbers(false);
    expect(await isText()).toBe(false);
    await commands.reset();
    expect(await isText()).toBe(true);
    defaults.quirks = [];
  });
});

describe('unquoteIds', () => {
  test.each([
    ['{"id":"1384050000000000002"}', '{"id":1384050000000000002}'],
    ['{"companyId":"1384050000000000002"}', '{"companyId":1384050000000000002}'],
    [
      '{"ids":["1384050000000000002","1384050000000000003"]}',
      '{"ids":[1384050000000000002,1384050000000000003]}',
    ],
  ])('makes the ids numbers in %s', (text, bare) => {
    expect(unquoteIds(text)).toBe(bare);
  });

  test.each([
    ['a short id', '{"id":"1000","pid":100000}'],
    ['a number that is not an id', '{"licenseNumber":"371302199001011234"}'],
    ['more digits than 64 bits hold', '{"id":"13840500000000000021"}'],
    ['a leading zero', '{"id":"0384050000000000002"}'],
    ['a text that only looks like JSON', JSON.stringify({ note: '"id":"1384050000000000002"' })],
  ])('leaves %s unchanged', (_name, text) => {
    expect(unquoteIds(text)).toBe(text);
  });
});
