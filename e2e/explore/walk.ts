import type { Browser, Page } from '@playwright/test';
import { perform, type Action } from './actions';
import { findLeftover } from './endings';
import { FormModel, readForms } from './forms';
import { Stay } from './memory';
import { exploreOptions } from './options';
import { findViolation, focusOf } from './properties';
import { recordsOf, RecordsModel } from './records';
import { readScreen, type Screen } from './screen';
import { Session } from './session';
import type { World } from './world';

const isFailure = (action: Action) => ['fail', 'offline', 'end session'].includes(action.do);

const usesClipboard = (action: Action) =>
  action.do === 'paste' || (action.do === 'key' && /^Control\+[cvx]$/.test(action.key));

async function performAndSettle(session: Session, action: Action) {
  const isDone = await perform(session, action);
  await session.settle(action.do === 'wait' ? action.ms : undefined);
  return isDone;
}

/** Does one action after the other in a world, and looks after each for a property that does not hold. */
export class Walk {
  readonly session: Session;
  /** Another build, in which the same is done. */
  readonly #reference: Session | undefined;
  readonly actions: Action[] = [];
  screen: Screen;
  readonly #forms = new WeakMap<Page, FormModel>();
  readonly #records = new RecordsModel();
  readonly #stay = new Stay();

  private constructor(session: Session, reference: Session | undefined, screen: Screen) {
    this.session = session;
    this.#reference = reference;
    this.screen = screen;
  }

  static async begin(browser: Browser, world: World, baseURL: string) {
    const { against } = exploreOptions();
    const [session, reference] = await Promise.all([
      Session.open(browser, world, baseURL),
      against === undefined ? undefined : Session.open(browser, world, against),
    ]);
    return new Walk(session, reference, await readScreen(session.page));
  }

  get #hasFailed() {
    return this.actions.some(isFailure);
  }

  /** Returns whether the action was possible, and the contradicted property. */
  async act(action: Action): Promise<{ isDone: boolean; violation?: string }> {
    const { session, screen: before } = this;
    const reference = this.#reference;
    session.events.nextAction();
    reference?.events.nextAction();
    const { hasFaults, stays } = session.world;
    const focusBefore = await focusOf(session.page);
    const recordsBefore = hasFaults ? await recordsOf(session.page) : [];
    const isDone = await this.#performInBoth(action);
    await reference?.alignClock(session);
    const after = await readScreen(session.page);
    const closedForms = await this.#updateForms(action);
    // The mocked backend draws all its tables for this, which would count as growth.
    const changedRecords =
      hasFaults && !stays ? await this.#records.update(session.page) : undefined;
    this.screen = after;
    // What could not be done still took its time, in which late content may have arrived.
    this.actions.push(isDone ? action : { do: 'wait', ms: 1_000 });
    const growth = stays ? await this.#findGrowth() : undefined;
    if (!isDone) return { isDone };
    const hasFailed = this.#hasFailed;
    const step = {
      session,
      reference,
      action,
      before,
      after,
      focusBefore,
      closedForms,
      recordsBefore,
      changedRecords,
      hasFailed,
      growth,
    };
    return { isDone, violation: await findViolation(step) };
  }

  async #performInBoth(action: Action) {
    const { session } = this;
    const reference = this.#reference;
    if (!reference) return performAndSettle(session, action);
    // Both browsers share the clipboard of the machine.
    if (usesClipboard(action)) {
      const isDone = await performAndSettle(session, action);
      await performAndSettle(reference, action);
      return isDone;
    }
    const [isDone] = await Promise.all([
      performAndSettle(session, action),
      performAndSettle(reference, action),
    ]);
    return isDone;
  }

  /** Whether the window in use shows another page than the one the world began with. */
  get isAway() {
    const { page, world } = this.session;
    const first = new URL(world.scenario.address ?? '', page.url());
    return new URL(page.url()).pathname !== first.pathname;
  }

  async #findGrowth() {
    if (!this.isAway) return this.#stay.findGrowth(this.session.page);
    this.#stay.leave();
    return undefined;
  }

  /** Returns the titles of the changed forms that the window in use has closed. */
  async #updateForms({ do: kind }: Action) {
    const { page } = this.session;
    const forms = this.#forms.get(page) ?? new FormModel();
    this.#forms.set(page, forms);
    const { pathname } = new URL(page.url());
    return forms.update(await readForms(page), pathname, kind === 'back' || kind === 'forward');
  }

  /** Returns the property that does not hold at the end; looking for it may leave the page. */
  end(): Promise<string | undefined> {
    return findLeftover(this.session, this.#hasFailed);
  }

  async close() {
    await Promise.all([this.session.close(), this.#reference?.close()]);
  }
}
