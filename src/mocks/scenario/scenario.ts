import { isRecord, isString } from '@/lib/guards';
import type { PendingFault } from '@/mocks/db/db';
import { type ClockShift, momentOf, wallAt } from '@/mocks/lib/clock-shift';
import { badRequest, untranslated, type Text } from '@/mocks/server/errors';

/** The fields that differ from the seeded row, or a whole new row, or null when the row is removed. */
export type ScenarioRow = Record<string, unknown> | null;

/** A saved state of screen and data. It shows a tester the same wherever it is opened. */
export interface Scenario {
  /** A description for human readers. */
  about?: string;
  /** The name of the signed-in user; when left out, nobody is signed in. */
  user?: string;
  address?: string;
  tenant?: { id: string; name: string };
  substation?: { id: string | number; substationName: string };
  /** The local time that the seed uses as now; when left out, the current time. */
  seededAt?: string;
  /** The local time at which the scenario begins; when left out, `seededAt`. */
  clock?: string;
  /** The values of switches by name, as `mock.active()` lists them. */
  settings?: Record<string, number>;
  /** The faults that have not been used up by a call yet. */
  faults?: Omit<PendingFault, 'id' | 'passed'>[];
  revoked?: string[];
  /** All records that differ from the seed, by table and id. */
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

/** For each key of a scenario, a description of the expected value and its check. */
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
    untranslated('{ "id", "name" }'),
    (value) => isRecord(value) && isString(value.id) && isString(value.name),
  ],
  substation: [
    untranslated('{ "id", "substationName" }'),
    (value) => isRecord(value) && isId(value.id) && isString(value.substationName),
  ],
  seededAt: [time('2026-12-31T10:00:00'), isTime],
  clock: [time('2026-12-31T23:59:50'), isTime],
  settings: [
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
    const message = error instanceof Error ? error.message : String(error);
    const [, line] = /line (\d+)/.exec(message) ?? [];
    throw badRequest(
      `场景不是有效的 JSON${line ? `（第 ${line} 行）` : ''}`,
      `The scenario is not valid JSON: ${message}`,
    );
  }
}

/** Parses a scenario. Throws a 400 for a wrong format; whether rows, users and faults exist is checked on opening. */
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
  // The cast is safe, because all members are checked above.
  return value as Scenario;
}

/** Returns the clock shift with which a scenario begins. */
export function scenarioShift({ seededAt, clock = seededAt }: Scenario, now: number): ClockShift {
  return {
    offsetMs: clock === undefined ? 0 : momentOf(clock) - now,
    seededAt: seededAt === undefined ? null : wallAt(momentOf(seededAt)),
  };
}
