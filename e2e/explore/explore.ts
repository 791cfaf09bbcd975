import type { Browser } from '@playwright/test';
import { type Action, perform } from './actions';
import { nextAction } from './choose';
import { findLeftover } from './endings';
import { FormModel, readForms } from './forms';
import { measureMemory, type Memory } from './memory';
import { findViolation, hasFocus } from './properties';
import { Random } from './random';
import { readScreen, type Screen } from './screen';
import { Session } from './session';
import { shrink } from './shrink';
import { drawWorld, type World } from './world';

/** What happened: where it began, what was done, and the property that did not hold at the end. */
export interface Trace {
  seed: number;
  world: World;
  actions: Action[];
  violation?: string;
}

/** The sentence of the property: what contradicts it may differ a little in a shorter trace. */
const propertyOf = (violation = '') => violation.split('. ')[0];

/** Chooses the next action, or returns nothing at the end of a trace. */
type Choose = (step: number, screen: Screen, session: Session) => Action | undefined;

/** A trace of a user who stays on a page is longer, because memory is compared from this action on. */
const warmUpSteps = 50;
const stayingSteps = 200;

const isFailure = (action: Action) => ['fail', 'offline', 'end session'].includes(action.do);

async function run(session: Session, choose: Choose) {
  const { events } = session;
  const actions: Action[] = [];
  const forms = new FormModel();
  let start: Memory | undefined;
  let before = await readScreen(session.page);
  for (let step = 0; ; step += 1) {
    const action = choose(step, before, session);
    if (!action) break;
    events.nextAction();
    const hadFocus = await hasFocus(session.page);
    const isDone = await perform(session, action);
    await session.settle(action.do === 'wait' ? action.ms : undefined);
    const after = await readScreen(session.page);
    const closedForms = forms.update(await readForms(session.page));
    // What could not be done still took its time, in which late content may have arrived.
    actions.push(isDone ? action : { do: 'wait', ms: 1_000 });
    const hasFailed = actions.some(isFailure);
    const violation =
      isDone &&
      (await findViolation({ session, action, before, after, hadFocus, closedForms, hasFailed }));
    if (violation) return { actions, violation };
    before = after;
    if (session.world.stays && actions.length === warmUpSteps)
      start = await measureMemory(session.page);
  }
  return { actions, violation: await findLeftover(session, actions.some(isFailure), start) };
}

async function inWorld(browser: Browser, world: World, baseURL: string, choose: Choose) {
  const session = await Session.open(browser, world, baseURL);
  try {
    return await run(session, choose);
  } finally {
    await session.close();
  }
}

interface Limits {
  paths: readonly string[];
  baseURL: string;
  steps: number;
}

/** Explores one world of this seed. */
export async function explore(
  browser: Browser,
  seed: number,
  { paths, baseURL, steps }: Limits,
): Promise<Trace> {
  const random = new Random(seed);
  const world = drawWorld(random, paths);
  const result = await inWorld(browser, world, baseURL, (step, screen, { windows }) =>
    step < (world.stays ? stayingSteps : steps)
      ? nextAction(screen, world, windows.length, random)
      : undefined,
  );
  return { seed, world, ...result };
}

/** Returns the trace without the actions that its violation does not need. */
export async function shortest(browser: Browser, trace: Trace, baseURL: string): Promise<Trace> {
  // Memory is compared over a whole trace.
  if (trace.world.stays) return trace;
  const actions = await shrink(trace.actions, async (some) => {
    const { violation } = await replay(browser, { ...trace, actions: some }, baseURL);
    return violation !== undefined && propertyOf(violation) === propertyOf(trace.violation);
  });
  return { ...trace, actions };
}

/** Repeats the actions of a trace; returns the property that does not hold. */
export const replay = (browser: Browser, { world, actions }: Trace, baseURL: string) =>
  inWorld(browser, world, baseURL, (step) => actions[step]);
