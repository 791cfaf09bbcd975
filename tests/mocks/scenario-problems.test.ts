import { afterEach, beforeEach, expect, test } from 'vitest';
import { reseed } from '@/mocks/db/db';
import { clockShift } from '@/mocks/lib/clock-shift';
import { openFile } from '@/mocks/panel/scenario-section';
import { describeFailure } from '@/mocks/panel/texts';
import { shippedScenario } from '@/mocks/scenario/given-scenario';
import { parseScenario } from '@/mocks/scenario/scenario';
import { openScenario } from '@/mocks/scenario/scenario-state';
import { commands } from '@/mocks/server/commands';
import { send, signIn } from './server';

beforeEach(reseed);
afterEach(() => commands.reseed());

const companyId = '1384050000000000002';
const company = `GET /api/company/company/${companyId}`;
const withCompany = (fields: object | null, id = companyId) => ({
  records: { companies: { [id]: fields } },
});

const failureOf = (run: () => Promise<unknown>) =>
  run().then(() => expect.unreachable('it succeeds'), describeFailure);
/** The messages of the panel. Chinese messages may contain names in Latin letters, but no English sentences. */
const saying = (chinese: string) => ({
  zh: expect.stringMatching(new RegExp(`^未生效：(?!.*(Error|Unknown|takes|is not)).*${chinese}`)),
  en: expect.stringMatching(/^Failed: [^\u3000-\u9fff]+$/),
});

test.each<[english: string, chinese: string, scenario: unknown]>([
  ['not valid JSON', '场景不是有效的 JSON（第 1 行）', '{'],
  ['is a JSON object', '场景应为 JSON 对象', []],
  ['Unknown key: users. Known: about, user', '未知的键 users，可用：about, user', { users: 1 }],
  ['user takes', 'user 应为用户名', { user: 5 }],
  ['address takes a path', 'address 应为控制台内的路径', { address: '//example.com' }],
  ['clock takes a time', 'clock 应为时间，例如 2026-12-31', { clock: '2026-02-30' }],
  ['Unknown user: nobody', '未知的用户：nobody', { user: 'nobody' }],
  ['Unknown fault: x', '未知的故障：x', { faults: [{ part: '', fault: 'x', times: 1 }] }],
  ['faults takes a list', 'faults 应为', { faults: [{ part: '', fault: 'slow' }] }],
  ['Unknown setting: speed', '未知的开关：speed', { settings: { speed: 1 } }],
  ['Unknown policy: A.B', '未知的权限：A.B', { revoked: ['A.B'] }],
  ['Unknown table: firms', '未知的数据表 firms，可用：companies', { records: { firms: {} } }],
  // The mock keeps its sessions in this table.
  ['Unknown table: tokens', '未知的数据表 tokens', { records: { tokens: {} } }],
  ['has no field nam', `companies ${companyId} 没有字段 nam`, withCompany({ nam: '' })],
  ['.contact takes a string', 'contact 应为文本', withCompany({ contact: 5 })],
  [
    '99 is not in the data, and a new row needs ',
    '不在数据中，新记录还需要',
    withCompany({}, '99'),
  ],
  ['cannot be removed', '不在数据中，无法删除', withCompany(null, '99')],
])(
  'a scenario is refused with "%s", in Chinese with "%s", and changes nothing',
  async (english, chinese, scenario) => {
    const token = await signIn('operator');
    await commands.latency(1);
    const response = await send('POST /mock/scenario', { body: scenario });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(english),
    ]);
    expect((await send(company, { token })).status).toBe(200);
    expect(await commands.active()).toEqual({ settings: { latency: 1 }, faults: [], revoked: [] });
    expect(clockShift().offsetMs).toBe(0);
    const content = typeof scenario === 'string' ? scenario : JSON.stringify(scenario);
    const failure = await failureOf(async () => openScenario(parseScenario(content)));
    expect(failure).toEqual(saying(chinese));
  },
);

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown scenario', () => shippedScenario('x'), '未知的场景 x，可用：company-expires-today'],
  ['a wrong clock', () => commands.clock(''), '时间应为 2000 至 2999 年的本地时间'],
  ['a wrong count', () => commands.fail('', 'slow', 0), '次数应为不小于 1 的整数'],
  // A file's content must not be taken for the name of a scenario.
  ...['vote-ends', '', '\u{fffd}PNG\r\n'].map(
    (content): [string, () => Promise<unknown>, string] => [
      `a file with ${JSON.stringify(content)}`,
      () => openFile(new Blob([content])),
      '场景不是有效的 JSON',
    ],
  ),
])('the panel explains in the language of the page: %s', async (_what, run, chinese) => {
  expect(await failureOf(run)).toEqual(saying(chinese));
});
