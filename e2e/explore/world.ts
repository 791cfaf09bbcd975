import type { Scenario } from '../../src/mocks/scenario/scenario';
import { quirks } from '../../src/mocks/server/quirks';
import type { UserName } from '../fixtures';
import type { Random } from './random';

/** Who looks at the console, on what, from which page, and how the backend behaves. */
export interface World {
  scenario: Scenario;
  viewport: { width: number; height: number };
  language: 'zh-CN' | 'en';
  /** Whether calls may fail: some actions play faults, cut the connection or end the session. */
  hasFaults: boolean;
  /** Whether the user goes on before the page is at rest. */
  isHasty: boolean;
  /** Whether the user stays on a page, so that memory can be compared. */
  stays: boolean;
  /** Whether the user comes back to the first page after it was left. */
  returns?: boolean;
  /** Whether the user has chosen that phone numbers are masked. */
  isPrivate?: boolean;
}

export const users: UserName[] = ['operator', 'manager', 'staff', 'backoffice', 'company'];
const viewports = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const latencies = [0, 0, 0, 300, 1_500];
/** The time of the pages, so that a trace does not depend on the day. */
export const startTime = '2026-11-25T10:00:00';
/** A day earlier, so that no order arrives while somebody explores: two windows would show different ones. */
const seedTime = '2026-11-24T10:00:00';

const chance = (random: Random, share: number) => random.next() < share;

function drawSettings(random: Random): Scenario['settings'] {
  const latency = random.pick(latencies);
  const quirk = chance(random, 0.2) ? random.pick(quirks) : undefined;
  return { latency, ...(quirk && { [quirk]: 1 }) };
}

/** Draws a world whose first page is one of the paths. */
export const drawWorld = (random: Random, paths: readonly string[]): World => ({
  scenario: {
    // Most pages belong to the operator.
    user: chance(random, 0.4) ? 'operator' : random.pick(users),
    address: random.pick(paths),
    seededAt: seedTime,
    clock: startTime,
    settings: drawSettings(random),
  },
  viewport: random.pick(viewports),
  language: chance(random, 0.75) ? 'zh-CN' : 'en',
  hasFaults: chance(random, 0.3),
  isHasty: chance(random, 0.2),
  stays: chance(random, 0.1),
});

/** Draws a world of somebody who works on one of the paths; nobody is signed in on the page for that. */
export function drawWorldAt(random: Random, paths: readonly string[]): World {
  const world = drawWorld(random, paths);
  const { scenario } = world;
  const user = chance(random, 0.5) ? 'operator' : scenario.user;
  return {
    ...world,
    scenario: { ...scenario, user: scenario.address === '/login' ? undefined : user },
    // The difference to another build shows only when the page is at rest.
    isHasty: false,
    stays: false,
    returns: true,
    isPrivate: chance(random, 0.3),
  };
}
