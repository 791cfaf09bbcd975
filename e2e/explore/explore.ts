import type { Browser } from '@playwright/test';
import { type Action, nextAction, perform } from './actions';
import { FormModel, readForms } from './forms';
import { findViolation, hasFocus } from './properties';
import { Random } from './random';
import { readScreen } from './screen';
import { shrink } from './shrink';
import { drawWorld, openWorld, type Session, type World } from './world';

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
type Choose = (step: number, screen: Awaited<ReturnType<typeof readScreen>>) => Action | undefined;

async function run({ page, events, settle }: Session, world: World, choose: Choose) {
  const actions: Action[] = [];
  const forms = new FormModel();
  let before = await readScreen(page);
  for (let step = 0; ; step += 1) {
    const action = choose(step, before);
    if (!action) return { actions };
    events.responses.length = 0;
    events.questions.length = 0;
    const hadFocus = await hasFocus(page);
    const isDone = await perform(page, action);
    await settle(action.do === 'wait' ? action.ms : undefined);
    const after = await readScreen(page);
    const closedForms = forms.update(await readForms(page));
    // What could not be done still took its time, in which late content may have arrived.
    if (!isDone) {
      actions.push({ do: 'wait', ms: 1_000 });
      before = after;
      continue;
    }
    actions.push(action);
    const violation = await findViolation({
      world,
      page,
      action,
      before,
      after,
      events,
      hadFocus,
      closedForms,
    });
    if (violation) return { actions, violation };
    before = after;
  }
}

async function inWorld(browser: Browser, world: World, baseURL: string, choose: Choose) {
  const session = await openWorld(browser, world, baseURL);
  try {
    return await run(session, world, choose);
  } finally {
    await session.context.close();
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
  const result = await inWorld(browser, world, baseURL, (step, screen) =>
    step < steps ? nextAction(screen, random) : undefined,
  );
  return { seed, world, ...result };
}

/** Returns the trace without the actions that its violation does not need. */
export async function shortest(browser: Browser, trace: Trace, baseURL: string): Promise<Trace> {
  const actions = await shrink(trace.actions, async (some) => {
    const { violation } = await replay(browser, { ...trace, actions: some }, baseURL);
    return violation !== undefined && propertyOf(violation) === propertyOf(trace.violation);
  });
  return { ...trace, actions };
}

/** Repeats the actions of a trace; returns the property that does not hold. */
export const replay = (browser: Browser, { world, actions }: Trace, baseURL: string) =>
  inWorld(browser, world, baseURL, (step) => actions[step]);
