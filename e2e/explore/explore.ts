import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import type { Action } from './actions';
import { nextAction } from './choose';
import type { CuriousUser } from './curious-user';
import { Random } from './random';
import type { Screen } from './screen';
import { shrink } from './shrink';
import { shrinkWorld } from './shrink-world';
import { Walk } from './walk';
import { drawWorld, type World } from './world';

/** What happened: where it began, what was done, and the property that did not hold at the end. */
export interface Trace {
  seed: number;
  world: World;
  actions: Action[];
  violation?: string;
}

/** The sentence of the property: what contradicts it may differ a little in a shorter trace. */
export const propertyOf = (violation = '') => `${violation.split('. ')[0]}.`;

/** Returns a short text that is the same for the same trace: a seed is expected to give it each time. */
export const digestOf = ({ actions, violation = '' }: Trace) =>
  createHash('sha256')
    .update(JSON.stringify([actions, violation]))
    .digest('hex')
    .slice(0, 8);

/** Chooses the next action, or returns nothing at the end of a trace, or that the user may not open the page. */
type Choose = (step: number, walk: Walk) => Action | 'refused' | undefined;

/** A trace of a user who stays on a page is longer, so that memory can be compared. */
const stayingSteps = 200;

async function run(walk: Walk, choose: Choose) {
  const { actions } = walk;
  for (let step = 0; ; step += 1) {
    const action = choose(step, walk);
    if (action === 'refused') return { actions };
    if (!action) return { actions, violation: await walk.end() };
    const { violation } = await walk.act(action);
    if (violation) return { actions, violation };
  }
}

async function inWorld(browser: Browser, world: World, baseURL: string, choose: Choose) {
  const walk = await Walk.begin(browser, world, baseURL);
  try {
    return await run(walk, choose);
  } finally {
    await walk.close();
  }
}

interface Limits {
  paths: readonly string[];
  baseURL: string;
  steps: number;
  /** Who explores only these paths. */
  curious?: CuriousUser;
}

/** Explores one world of this seed. */
export async function explore(
  browser: Browser,
  seed: number,
  { paths, baseURL, steps, curious }: Limits,
): Promise<Trace> {
  const random = new Random(seed);
  const world = curious ? curious.drawWorld(random, paths) : drawWorld(random, paths);
  let before: Screen | undefined;
  const result = await inWorld(browser, world, baseURL, (step, walk) => {
    // What the page shows at first is compared, too; whoever may not open it explores nothing there.
    if (curious && step === 0) return { do: 'wait', ms: 1_000 };
    if (curious && step === 1 && walk.isAway) {
      curious.refuse(world);
      return 'refused';
    }
    if (step >= (world.stays ? stayingSteps : steps)) return undefined;
    const action = curious ? curious.next(walk, before, random) : nextAction(walk, before, random);
    before = walk.screen;
    return action;
  });
  return { seed, world, ...result };
}

/**
 * Returns the trace without the actions, and then without the parts of its world, that its violation does not need, as
 * far as that is known at the given time.
 */
export async function shortest(
  browser: Browser,
  trace: Trace,
  baseURL: string,
  end: number,
): Promise<Trace> {
  // Memory is compared over a whole trace.
  if (trace.world.stays) return trace;
  const property = propertyOf(trace.violation);
  let { violation } = trace;
  const fails = async (world: World, actions: Action[]) => {
    if (Date.now() > end) return false;
    const repeated = await replay(browser, { ...trace, world, actions }, baseURL);
    const isSame = repeated.violation !== undefined && propertyOf(repeated.violation) === property;
    if (isSame) violation = repeated.violation;
    return isSame;
  };
  const actions = await shrink(trace.actions, (some) => fails(trace.world, some));
  const world = await shrinkWorld(trace.world, (simpler) => fails(simpler, actions));
  return { ...trace, world, actions, violation };
}

/** Repeats the actions of a trace; returns the property that does not hold. */
export const replay = (browser: Browser, { world, actions }: Trace, baseURL: string) =>
  inWorld(browser, world, baseURL, (step) => actions[step]);
