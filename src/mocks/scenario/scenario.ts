import { isRecord, isString } from '@/lib/guards';
import type { PendingFault } from '@/mocks/db/db';
import { type ClockShift, momentOf, wallAt } from '@/mocks/lib/clock-shift';
import { badRequest, same, type Text } from '@/mocks/server/errors';

/** The fields that differ from the seeded row, or a whole new row; null: the row is removed. */
export type ScenarioRow = Record<string, unknown> | null;

/** What a tester sees, as a file: the same screen and the same data wherever it is opened. */
export interface Scenario {
  /** What it shows, for people. */
  about?: string;
  /** Who is signed in; nobody without it. */
  user?: string;
  /** The page, with its query. */
  address?: string;
  tenant?: { id: string; name: string };
  substation?: { id: string | number; substationName: string };
  /** The wall time that the data are drawn around; the present one when it is left out. */
  seededAt?: string;
  /** The wall time at which the scenario begins; `seededAt` when it is left out. */
  clock?: string;
  /** Switches and numbers by name, as `mock.active()` lists them. */
  controls?: Record<string, number>;
  /** Those that wait for their calls. */
  faults?: Omit<PendingFault, 'id' | 'passed'>[];
  revoked?: string[];
  /** By table, then by id: every record changed since the seed. */
  records?: Record<string, Record<string, ScenarioRow>>;
}

type Check = (value: unknown) => boolean;
const isTime: Check = (value) => isString(value) && !Number.isNaN(momentOf(value));
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 1;
const isId: Check = (value) => isString(value) || Number.isInteger(value);
const areValues = (value: unknown, check: Check) =>
  isRecord(value) && Object.values(value).every(check);

const isFault: Check = (value) =>
  isRecord(value) &&
  isString(value.part) &&
  isString(value.fault) &&
  isCount(value.times) &&
  (value.every === undefined || isCount(value.every));
const isRow: Check = (value) => value === null || isRecord(value);

const time = (example: string): Text => ({
  zh: `时间，例如 ${example}`,
  en: `a time such as ${example}`,
});

/** What each key takes, and the check of it. */
const members: Record<keyof Scenario, [takes: Text, check: Check]> = {
  about: [{ zh: '文本', en: 'a text' }, isString],
  user: [{ zh: '用户名', en: 'a user name' }, isString],
  address: [
    {
      zh: '控制台内的路径，例如 /company/company-list?page=2',
      en: 'a path of the console such as /company/company-list?page=2',
    },
    (value) => isString(value) && /^\/(?!\/)/.test(value),
  ],
  tenant: [
    same('{ "id", "name" }'),
    (value) => isRecord(value) && isString(value.id) && isString(value.name),
  ],
  substation: [
    same('{ "id", "substationName" }'),
    (value) => isRecord(value) && isId(value.id) && isString(value.substationName),
  ],
  seededAt: [time('2026-12-31T10:00:00'), isTime],
  clock: [time('2026-12-31T23:59:50'), isTime],
  controls: [
    { zh: '以名称为键的数字', en: 'numbers by name' },
    (value) => areValues(value, (each) => Number.isFinite(each) && Number(each) >= 0),
  ],
  faults: [
    {
      zh: '{ "part", "fault", "times" } 的列表',
      en: 'a list of { "part", "fault", "times" }',
    },
    (value) => Array.isArray(value) && value.every(isFault),
  ],
  revoked: [
    { zh: '权限的列表', en: 'a list of policies' },
    (value) => Array.isArray(value) && value.every((each) => isString(each)),
  ],
  records: [
    { zh: '以数据表和编号为键的记录或 null', en: 'rows or null by table and id' },
    (value) => areValues(value, (rows) => areValues(rows, isRow)),
  ],
};
const isMember = (key: string): key is keyof Scenario => Object.hasOwn(members, key);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = String(Object(error).message);
    const [, line] = /line (\d+)/.exec(message) ?? [];
    throw badRequest(
      `场景不是有效的 JSON${line ? `（第 ${line} 行）` : ''}`,
      `The scenario is not valid JSON: ${message}`,
    );
  }
}

/** Reads a scenario. Throws what is wrong with its form; names of rows, users and faults are checked when it is opened. */
export function parseScenario(text: string): Scenario {
  const value = parse(text);
  if (!isRecord(value)) throw badRequest('场景应为 JSON 对象', 'A scenario is a JSON object');
  for (const [key, member] of Object.entries(value)) {
    if (!isMember(key)) {
      const known = Object.keys(members).join(', ');
      throw badRequest(`未知的键 ${key}，可用：${known}`, `Unknown key: ${key}. Known: ${known}.`);
    }
    const [takes, check] = members[key];
    if (check(member)) continue;
    throw badRequest(`${key} 应为${takes.zh}`, `${key} takes ${takes.en}`);
  }
  // All members are checked.
  return value as Scenario;
}

/** The clock that a scenario begins with. */
export function scenarioShift({ seededAt, clock = seededAt }: Scenario, now: number): ClockShift {
  return {
    offsetMs: clock === undefined ? 0 : momentOf(clock) - now,
    seededAt: seededAt === undefined ? null : wallAt(momentOf(seededAt)),
  };
}
