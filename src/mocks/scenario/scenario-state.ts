import { opened, type Change, type Row } from '@/mocks/db/table';
import { db } from '@/mocks/db/db';
import { changeClockShift, machineNow } from '@/mocks/lib/clock-shift';
import { isFault } from '@/mocks/server/fault-answers';
import { isControl, tokenSeconds } from '@/mocks/server/faults';
import { P, type Policy } from '@/policies';
import { loadRecords, readRecords, changedRecords } from './records';
import { BusinessError } from '@/mocks/server/errors';
import { scenarioShift, type Scenario } from './scenario';
import { startMoment, wallText } from '@/mocks/lib/clock';

/** What a client needs to go on from there. */
export interface OpenedScenario {
  /** null: nobody is signed in. */
  accessToken: string | null;
  address: string;
}

const unknown = (zh: string, en: string, name: string) =>
  new BusinessError(400, { zh: `未知的${zh}：${name}`, en: `Unknown ${en}: ${name}` });

const isPolicy = (name: string): name is Policy => Object.values<string>(P).includes(name);

function checkNames({ controls = {}, faults = [], revoked = [] }: Scenario) {
  const control = Object.keys(controls).find((id) => !isControl(id));
  if (control) throw unknown('开关', 'control', control);
  const wrong = faults.find(({ fault }) => !isFault(fault));
  if (wrong) throw unknown('故障', 'fault', wrong.fault);
  const policy = revoked.find((name) => !isPolicy(name));
  if (policy) throw unknown('权限', 'policy', policy);
}

/** Throws when nobody of that name would be there. */
async function checkUser(user: string, changes: Change<Row>[] = []) {
  const seeded = await db.accounts.seedRows();
  const names = [...seeded, ...changes.map(([, row]) => row)].map((row) => Object(row).userName);
  if (!names.includes(user)) throw unknown('用户', 'user', user);
}

async function issueToken(userName: string): Promise<string> {
  const id = `mock.${userName}.${crypto.randomUUID()}`;
  const expiresAt = Date.now() + (await tokenSeconds()) * 1_000;
  (await db.tokens.open()).save({ id, userName, expiresAt, signInId: crypto.randomUUID() });
  return id;
}

/**
 * Replaces all data, faults, switches, sessions and the clock by those of a scenario; an error changes nothing. The mock
 * must have been started for its day, see `scenarioShift`.
 */
export async function openScenario(scenario: Scenario): Promise<OpenedScenario> {
  checkNames(scenario);
  const { user, address = '/', controls = {}, faults = [], revoked = [], records = {} } = scenario;
  const changes = await readRecords(records);
  if (user !== undefined) await checkUser(user, changes.get('accounts'));
  changeClockShift(scenarioShift(scenario, machineNow()));
  loadRecords(changes);
  for (const [id, value] of Object.entries(controls))
    (await db.controls.open()).save({ id, value });
  for (const fault of faults) (await db.faults.open()).save({ id: crypto.randomUUID(), ...fault });
  for (const id of revoked.filter(isPolicy)) (await db.revoked.open()).save({ id });
  return { accessToken: user === undefined ? null : await issueToken(user), address };
}

/** Leaves out what is empty: the file shows what differs. */
const filled = <Value extends object>(value: Value) =>
  Object.keys(value).length ? value : undefined;

/** Who a token belongs to; without a token whoever has signed in last. */
async function userOf(token: string | null | undefined): Promise<string | undefined> {
  const tokens = (await db.tokens.open()).all();
  const found = token === undefined ? tokens.at(-1) : tokens.find(({ id }) => id === token);
  return found?.userName;
}

/** What a client knows of its own screen. */
export type Screen = Pick<Scenario, 'address' | 'tenant' | 'substation'> & {
  /** null: nobody is signed in; undefined: unknown. */
  token?: string | null;
};

/** Everything that makes the present screen, as a scenario. */
export async function saveScenario({ token, ...screen }: Screen): Promise<Scenario> {
  const [controls, faults, revoked] = await opened(db.controls, db.faults, db.revoked);
  return {
    user: await userOf(token),
    ...screen,
    seededAt: wallText(startMoment),
    clock: wallText(),
    controls: filled(Object.fromEntries(controls.all().map(({ id, value }) => [id, value]))),
    faults: filled(
      faults.all().map(({ part, fault, times, every }) => ({ part, fault, times, every })),
    ),
    revoked: filled(revoked.all().map(({ id }) => id)),
    records: filled(await changedRecords()),
  };
}
