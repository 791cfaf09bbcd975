import { afterEach, beforeEach, expect, test } from 'vitest';
import { reseed } from '@/mocks/db/db';
import { openFile } from '@/mocks/panel/controls';
import { describeFailure } from '@/mocks/panel/texts';
import { shippedScenario } from '@/mocks/scenario/given-scenario';
import { openScenario } from '@/mocks/scenario/scenario-state';
import { parseScenario } from '@/mocks/scenario/scenario';
import { control } from '@/mocks/server/control';

beforeEach(reseed);
afterEach(() => control.reseed());

const companyId = '1384050000000000002';
const open = async (scenario: unknown) =>
  openScenario(parseScenario(typeof scenario === 'string' ? scenario : JSON.stringify(scenario)));
const withCompany = (fields: object | null, id = companyId) => ({
  records: { companies: { [id]: fields } },
});
const failureOf = (run: () => Promise<unknown>) =>
  run().then(() => expect.unreachable('it succeeds'), describeFailure);

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown scenario', () => shippedScenario('x'), '未知的场景 x，可用：company-expires-today'],
  ['no JSON', () => open('{'), '场景不是有效的 JSON（第 1 行）'],
  ['a list', () => open([]), '场景应为 JSON 对象'],
  ['an unknown key', () => open({ version: 2 }), '未知的键 version，可用：about, user'],
  ['a wrong value', () => open({ user: 5 }), 'user 应为用户名'],
  ['a wrong time', () => open({ clock: 'x' }), 'clock 应为时间，例如 2026-12-31'],
  ['an unknown user', () => open({ user: 'x' }), '未知的用户：x'],
  ['an unknown switch', () => open({ controls: { x: 1 } }), '未知的开关：x'],
  ['an unknown table', () => open({ records: { x: {} } }), '未知的数据表 x，可用：companies'],
  ['an unknown field', () => open(withCompany({ x: 1 })), `companies ${companyId} 没有字段 x`],
  ['a text as number', () => open(withCompany({ contact: 5 })), 'contact 应为文本'],
  ['an incomplete row', () => open(withCompany({}, '9')), '不在数据中，新记录还需要 companyName'],
  ['a row that is gone', () => open(withCompany(null, '9')), '不在数据中，无法删除'],
  ['a wrong clock', () => control.clock(''), '时间应为本地时间'],
  ['a wrong count', () => control.fail('', 'slow', 0), '次数应为不小于 1 的整数'],
])('the panel says in the language of the page what is wrong: %s', async (_, run, expected) => {
  const { zh, en } = await failureOf(run);
  expect(zh).toMatch(/^未生效：/);
  expect(zh).toContain(expected);
  // Names of the file are in Latin letters; sentences are not.
  expect(zh).not.toMatch(/Error|Unknown|takes|is not/);
  expect(en).toMatch(/^Failed: [^\u3000-\u9fff]+$/);
});

test('the panel takes no file for the name of a scenario', async () => {
  for (const content of ['vote-ends', '', '\u{fffd}PNG\r\n']) {
    const { zh } = await failureOf(() => openFile(new Blob([content])));
    expect(zh).toBe('未生效：场景不是有效的 JSON');
  }
});
