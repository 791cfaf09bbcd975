import { isRecord, isString } from '@/lib/guards';
import type { ClockShift } from '@/mocks/lib/clock-shift';
import { momentOf, wallAt } from '@/mocks/lib/moments';

/** The fields that differ from the seeded row, or a whole new row; null: the row is removed. */
export type ScenarioRow = Record<string, unknown> | null;

/** A fault that waits for its calls. */
export interface ScenarioFault {
  part: string;
  fault: string;
  times: number;
  every?: number;
}

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
  faults?: ScenarioFault[];
  revoked?: string[];
  /** By table, then by id: every record changed since the seed. */
  records?: Record<string, Record<string, ScenarioRow>>;
}

/** Says what is wrong with a file. */
export class ScenarioError extends Error {}

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

/** What each key takes; the text completes "takes …". */
const members: Record<keyof Scenario, [takes: string, check: Check]> = {
  about: ['a text', isString],
  user: ['a user name', isString],
  address: [
    'a path of the console such as /company/company-list?page=2',
    (value) => isString(value) && /^\/(?!\/)/.test(value),
  ],
  tenant: [
    '{ "id", "name" }',
    (value) => isRecord(value) && isString(value.id) && isString(value.name),
  ],
  substation: [
    '{ "id", "substationName" }',
    (value) => isRecord(value) && isId(value.id) && isString(value.substationName),
  ],
  seededAt: ['a time such as 2026-12-31T10:00:00', isTime],
  clock: ['a time such as 2026-12-31T23:59:50', isTime],
  controls: [
    'numbers by name',
    (value) => areValues(value, (each) => Number.isFinite(each) && Number(each) >= 0),
  ],
  faults: [
    'a list of { "part", "fault", "times" }',
    (value) => Array.isArray(value) && value.every(isFault),
  ],
  revoked: [
    'a list of policies',
    (value) => Array.isArray(value) && value.every((each) => isString(each)),
  ],
  records: [
    'rows or null by table and id',
    (value) => areValues(value, (rows) => areValues(rows, isRow)),
  ],
};
const isMember = (key: string): key is keyof Scenario => Object.hasOwn(members, key);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ScenarioError(`The scenario is not valid JSON: ${Object(error).message}`);
  }
}

/** Reads a scenario. Throws what is wrong with its form; names of rows, users and faults are checked when it is opened. */
export function parseScenario(text: string): Scenario {
  const value = parse(text);
  if (!isRecord(value)) throw new ScenarioError('A scenario is a JSON object');
  for (const [key, member] of Object.entries(value)) {
    if (!isMember(key)) {
      const known = Object.keys(members).join(', ');
      throw new ScenarioError(`Unknown key: ${key}. Known: ${known}.`);
    }
    const [takes, check] = members[key];
    if (!check(member)) throw new ScenarioError(`${key} takes ${takes}`);
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
