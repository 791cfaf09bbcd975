import { opened } from '@/mocks/db/table';
import { P, type Policy } from '@/policies';
import { db, reseed, storage, type PendingFault } from '@/mocks/db/db';
import { wallText } from '@/mocks/lib/clock';
import {
  changeClockShift,
  clockShift,
  machineNow,
  noShift,
  momentAfter,
  momentOf,
} from '@/mocks/lib/clock-shift';
import { badRequest } from './errors';
import { known, type Fault, answerForScripts, defaults, lostChunk } from './faults';

/** Commands also come as JSON and from the browser's console, where no compiler looks at them. */
function need(holds: boolean, zh: string, en = zh) {
  if (!holds) throw badRequest(zh, en);
}
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 1;
const isAmount = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;

async function put(id: string, value: number) {
  (await db.controls.open()).save({ id, value });
}
async function drop(id: string) {
  (await db.controls.open()).discard(id);
}
async function turn(id: string, on: unknown) {
  need(typeof on === 'boolean', `${id} takes true or false`);
  const isUsual = defaults.quirks.some((quirk) => quirk === id);
  await (on === isUsual ? drop(id) : put(id, Number(on)));
}

function setClock(ms: number, zh: string, en: string) {
  need(Number.isFinite(ms), zh, en);
  changeClockShift({ ...clockShift(), offsetMs: ms - machineNow() });
}
/** Back to the machine's time. */
function resetClock() {
  if (clockShift().offsetMs) changeClockShift({ ...clockShift(), offsetMs: 0 });
}
/** The time of the mock while it is not the machine's. */
function shiftedClock() {
  const { offsetMs } = clockShift();
  return offsetMs ? { clock: { now: wallText(), offsetMs } } : {};
}

function checkTarget(part: unknown, times: unknown) {
  need(typeof part === 'string', 'part must be a text');
  need(isCount(times), '次数应为不小于 1 的整数', 'times must be a whole number from 1 on');
}
const checkPolicy = (policy: Policy) =>
  need(Object.values(P).includes(policy), `Unknown policy: ${String(policy)}`);

/** What is switched on at present. */
export interface Active {
  /** Switches and numbers by name: latency, slowLine, offline, voidAnswers, numericIds, textNumbers, `loseChunk:…`. */
  controls: Record<string, number>;
  /** Faults that wait for their calls. */
  faults: PendingFault[];
  revoked: Policy[];
  /** Only there while the clock is not the machine's; `offsetMs` is what it is ahead. */
  clock?: { now: string; offsetMs: number };
}

const commands = {
  /** Lets the next `times` calls whose `METHOD /path` contains `part` fail; with `every` 2 only each second one. */
  async fail(part: string, fault: Fault, times = 1, every = 1) {
    checkTarget(part, times);
    need(isCount(every), 'every must be a whole number from 1 on');
    const pending = { id: crypto.randomUUID(), part, fault: known(fault), times, every };
    (await db.faults.open()).save(pending);
  },
  /** Milliseconds every response takes. */
  async latency(ms: number) {
    need(isAmount(ms), 'latency takes milliseconds, 0 or more');
    await put('latency', ms);
  },
  /** Every call fails as without a network, until switched off. */
  offline: (on: boolean) => turn('offline', on),
  /** Limits responses to this many bytes a second; 0 is full speed. */
  async slowLine(bytesPerSecond: number) {
    need(isAmount(bytesPerSecond), 'slowLine takes bytes per second, 0 or more');
    await (bytesPerSecond ? put('slowLine', bytesPerSecond) : drop('slowLine'));
  },
  /** Long ids arrive as bare 64-bit numbers instead of texts, until switched off. */
  numericIds: (on: boolean) => turn('numericIds', on),
  /** 64-bit numbers arrive as texts, totals included, until switched off. */
  textNumbers: (on: boolean) => turn('textNumbers', on),
  /** Saves respond with 204 instead of the record, until switched off. */
  voidAnswers: (on: boolean) => turn('voidAnswers', on),
  /** The next `times` requests for a script of the build with `part` in its address find it gone. */
  async loseChunk(part: string, times = 1) {
    checkTarget(part, times);
    await put(`${lostChunk}${part}`, times);
    answerForScripts();
  },
  /** New tokens end after this many seconds. */
  async tokenSeconds(seconds: number) {
    need(isCount(seconds), 'tokenSeconds takes whole seconds from 1 on');
    await put('tokenSeconds', seconds);
  },
  /** Ends every session, as if the tokens had run out. */
  async expireToken() {
    const tokens = await db.tokens.open();
    for (const token of tokens.all()) tokens.save({ ...token, expiresAt: 0 });
  },
  /** Takes a policy from everybody, until restored or reset. */
  async revoke(policy: Policy) {
    checkPolicy(policy);
    (await db.revoked.open()).save({ id: policy });
  },
  /** Gives a revoked policy back. */
  async restore(policy: Policy) {
    checkPolicy(policy);
    (await db.revoked.open()).discard(policy);
  },
  /** Sets the clock of server and page, which goes on from there; without a time it is the machine's again. */
  async clock(time?: string) {
    if (time === undefined) return resetClock();
    setClock(
      momentOf(String(time)),
      '时间应为 2000 至 2999 年的本地时间，例如 2026-12-31T23:59:50',
      'clock takes a local time of the years 2000 to 2999 such as 2026-12-31T23:59:50',
    );
  },
  /** Moves the clock of server and page. */
  async advance(step: string) {
    setClock(
      momentAfter(String(step)),
      '步长例如 "2 days" 或 "-1 month"，结果应在 2000 至 2999 年之间',
      'advance takes a step such as "2 days" or "-1 month" that ends in the years 2000 to 2999',
    );
  },
  /** What is switched on at present. */
  async active(): Promise<Active> {
    const [controls, faults, revoked] = await opened(db.controls, db.faults, db.revoked);
    return {
      controls: Object.fromEntries(controls.all().map(({ id, value }) => [id, value])),
      faults: faults.all(),
      revoked: revoked.all().map(({ id }) => id),
      ...shiftedClock(),
    };
  },
  /** Ends everything that is switched on or waiting; data and sign-ins stay. */
  async reset() {
    for (const table of [db.faults, db.revoked, db.controls]) table.clear();
    resetClock();
  },
  /** Everything as on the first start: data, sign-ins, faults. */
  async reseed() {
    reseed();
    changeClockShift(noShift);
  },
};
export type Control = typeof commands;

/** A command that begins with what other pages have stored, and ends once what it changed is stored. */
const stored =
  (run: (...args: never[]) => Promise<unknown>) =>
  async (...args: never[]) => {
    await storage.refresh();
    const answer = await run(...args);
    await storage.written();
    return answer;
  };

/** The control of the mocked server: `window.mock` in the browser, POST /mock/faults over HTTP, the panel of the demo. */
export const control = Object.fromEntries(
  Object.entries(commands).map(([name, run]) => [name, stored(run)]),
) as Control;

const isCommand = (name: string): name is keyof Control => Object.hasOwn(control, name);

/** Runs one command that came as data. */
export async function command(name: string, args: unknown) {
  if (!isCommand(name)) {
    const names = Object.keys(control).join(', ');
    throw badRequest(`Unknown command: ${name}. Known: ${names}.`);
  }
  need(Array.isArray(args), `The arguments of ${name} must be a list`);
  // Every command checks its own arguments.
  await Reflect.apply(control[name], null, Object(args));
}
