import { db } from '@/mocks/db/db';
import { startMoment, wallText } from '@/mocks/lib/clock';
import { changedRecords } from './records';
import type { Scenario } from './scenario';

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
  const [controls, faults, revoked] = await Promise.all([
    db.controls.open(),
    db.faults.open(),
    db.revoked.open(),
  ]);
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
