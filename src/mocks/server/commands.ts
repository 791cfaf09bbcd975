import { db, reseed, storage, type PendingFault } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import { wallText } from '@/mocks/lib/clock';
import {
  changeClockShift,
  clockShift,
  machineNow,
  noShift,
  momentAfter,
  momentOf,
} from '@/mocks/lib/clock-shift';
import { P, type Policy } from '@/policies';
import { badRequest } from './errors';
import { checkFault, type Fault, interceptScripts, defaults, lostChunk } from './faults';

/** Checks an argument at run time, because commands also come as JSON and from the browser's console, untyped. */
function check(isValid: boolean, zh: string, en = zh) {
  if (!isValid) throw badRequest(zh, en);
}
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
const isAmount = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;

async function setSetting(id: string, value: number) {
  (await db.settings.open()).save({ id, value });
}
async function clearSetting(id: string) {
  (await db.settings.open()).discard(id);
}
async function setSwitch(id: string, on: unknown) {
  check(typeof on === 'boolean', `${id} takes true or false`);
  const isDefault = defaults.quirks.some((quirk) => quirk === id);
  await (on === isDefault ? clearSetting(id) : setSetting(id, Number(on)));
}

function setClock(ms: number, zh: string, en: string) {
  check(Number.isFinite(ms), zh, en);
  changeClockShift({ ...clockShift(), offsetMs: ms - machineNow() });
}
function resetClock() {
  if (clockShift().offsetMs) changeClockShift({ ...clockShift(), offsetMs: 0 });
}
/** Returns the time of the mock when it differs from the machine's. */
function shiftedClock() {
  const { offsetMs } = clockShift();
  return offsetMs ? { clock: { now: wallText(), offsetMs } } : {};
}

function checkTarget(part: unknown, times: unknown) {
  check(typeof part === 'string', 'part must be a text');
  check(isCount(times), '次数应为不小于 1 的整数', 'times must be a whole number from 1 on');
}
const checkPolicy = (policy: Policy) =>
  check(Object.values(P).includes(policy), `Unknown policy: ${String(policy)}`);

/** The switches, faults and revoked policies that apply at present. */
export interface Active {
  /** The values of `latency`, `slowLine`, `offline`, `loseChunk:…` and the quirks, by name; a switch is 0 or 1. */
  settings: Record<string, number>;
  /** The faults that have not been used up by a call yet. */
  faults: PendingFault[];
  revoked: Policy[];
  /** Set while the clock differs from the machine's; `offsetMs` is how far it is ahead. */
  clock?: { now: string; offsetMs: number };
}

const unsynced = {
  /** Makes the next `times` calls whose `METHOD /path` contains `part` fail; with `every` 2, only every second one. */
  async fail(part: string, fault: Fault, times = 1, every = 1) {
    checkTarget(part, times);
    check(isCount(every), 'every must be a whole number from 1 on');
    const pending = { id: crypto.randomUUID(), part, fault: checkFault(fault), times, every };
    (await db.faults.open()).save(pending);
  },
  /** Delays every response by this many milliseconds. */
  async latency(ms: number) {
    check(isAmount(ms), 'latency takes milliseconds, 0 or more');
    await setSetting('latency', ms);
  },
  /** Makes every call fail with a network error, until switched off. */
  offline: (on: boolean) => setSwitch('offline', on),
  /** Limits responses to this many bytes per second; 0 removes the limit. */
  async slowLine(bytesPerSecond: number) {
    check(isAmount(bytesPerSecond), 'slowLine takes bytes per second, 0 or more');
    await (bytesPerSecond ? setSetting('slowLine', bytesPerSecond) : clearSetting('slowLine'));
  },
  /** Sends long ids as unquoted 64-bit numbers instead of strings, until switched off. */
  numericIds: (on: boolean) => setSwitch('numericIds', on),
  /** Sends 64-bit numbers, totals included, as strings, until switched off. */
  textNumbers: (on: boolean) => setSwitch('textNumbers', on),
  /** Makes saves respond with 204 instead of the record, until switched off. */
  noContent: (on: boolean) => setSwitch('noContent', on),
  /** Responds with 404 to the next `times` requests for a script of the build whose URL contains `part`. */
  async loseChunk(part: string, times = 1) {
    checkTarget(part, times);
    await setSetting(`${lostChunk}${part}`, times);
    interceptScripts();
  },
  /** Makes new tokens expire after this many seconds. */
  async tokenSeconds(seconds: number) {
    check(isCount(seconds), 'tokenSeconds takes whole seconds from 1 on');
    await setSetting('tokenSeconds', seconds);
  },
  /** Expires all tokens, so that every user has to sign in again. */
  async expireToken() {
    const tokens = await db.tokens.open();
    for (const token of tokens.all()) tokens.save({ ...token, expiresAt: 0 });
  },
  /** Takes a policy away from all users, until it is restored or `reset` runs. */
  async revoke(policy: Policy) {
    checkPolicy(policy);
    (await db.revoked.open()).save({ id: policy });
  },
  async restore(policy: Policy) {
    checkPolicy(policy);
    (await db.revoked.open()).discard(policy);
  },
  /** Sets the clock of server and page, which then keeps running; without a time, goes back to the machine's clock. */
  async clock(time?: string) {
    if (time === undefined) return resetClock();
    setClock(
      momentOf(String(time)),
      '时间应为 2000 至 2999 年的本地时间，例如 2026-12-31T23:59:50',
      'clock takes a local time of the years 2000 to 2999 such as 2026-12-31T23:59:50',
    );
  },
  /** Moves the clock of server and page by a step such as `2 days`. */
  async advance(step: string) {
    setClock(
      momentAfter(String(step)),
      '步长例如 "2 days" 或 "-1 month"，结果应在 2000 至 2999 年之间',
      'advance takes a step such as "2 days" or "-1 month" that ends in the years 2000 to 2999',
    );
  },
  async active(): Promise<Active> {
    const [settings, faults, revoked] = await openTables(db.settings, db.faults, db.revoked);
    return {
      settings: Object.fromEntries(settings.all().map(({ id, value }) => [id, value])),
      faults: faults.all(),
      revoked: revoked.all().map(({ id }) => id),
      ...shiftedClock(),
    };
  },
  /** Removes all switches, pending faults and revoked policies; data and sign-ins stay. */
  async reset() {
    for (const table of [db.faults, db.revoked, db.settings]) table.clear();
    resetClock();
  },
  /** Restores the state of the first start: data, sign-ins, faults and clock. */
  async reseed() {
    reseed();
    changeClockShift(noShift);
  },
};
export type Commands = typeof unsynced;

/** Wraps a command: it first loads what other pages have stored, and resolves after its own changes are stored. */
const stored =
  (run: (...args: never[]) => Promise<unknown>) =>
  async (...args: never[]) => {
    await storage.refresh();
    const result = await run(...args);
    await storage.written();
    return result;
  };

/** The commands of the mocked server, used by `window.mock`, by POST /mock/faults and by the demo's panel. */
export const commands = Object.fromEntries(
  Object.entries(unsynced).map(([name, run]) => [name, stored(run)]),
) as Commands;

const isCommand = (name: string): name is keyof Commands => Object.hasOwn(commands, name);

/** Runs a command by name, with arguments that come as unchecked JSON. */
export async function command(name: string, args: unknown) {
  if (!isCommand(name)) {
    const names = Object.keys(commands).join(', ');
    throw badRequest(`Unknown command: ${name}. Known: ${names}.`);
  }
  if (!Array.isArray(args)) throw badRequest(`The arguments of ${name} must be a list`);
  // The arguments need no check here, because every command checks its own.
  await Reflect.apply(commands[name], null, args);
}
