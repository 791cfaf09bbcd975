import type { Browser, BrowserContext, Page } from '@playwright/test';
import { settingsKey } from '../../src/config/limits';
import { blockPhoneLinks } from '../fixtures';
import { replaceByScenario } from '../scenario';
import { Events } from './events';
import { startTime, type World } from './world';

/** Opening the console must end before this time, from which on the clock moves only by actions. */
const pauseTime = '2026-11-25T11:00:00+08:00';

/** Counts changes of the DOM, so that a test knows when the page is at rest. */
const countMutations = () => {
  const counted = window as unknown as { mutationCount: number };
  counted.mutationCount = 0;
  new MutationObserver((changes) => (counted.mutationCount += changes.length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
};

/** Keeps what a page copies: all windows of a browser share its clipboard. */
const recordCopies = () => {
  const recorded = window as unknown as { copies: string[] };
  recorded.copies = [];
  // A page that is still blank has no clipboard.
  const { clipboard } = navigator as Partial<Navigator>;
  const writeText = clipboard?.writeText.bind(clipboard);
  if (clipboard && writeText)
    clipboard.writeText = (text) => {
      recorded.copies.push(text);
      return writeText(text);
    };
  addEventListener('copy', ({ clipboardData, defaultPrevented }) => {
    if (defaultPrevented) recorded.copies.push(clipboardData?.getData('text/plain') ?? '');
  });
};

const choosePrivacy = (key: string) => {
  localStorage[key] ??= '{"privacy":true}';
};

interface Activity {
  /** The number of changes of the DOM so far. */
  changes: number;
  /** The calls that wait for the clock. */
  waiting: number;
  isLoaded: boolean;
}

/** Returns what a page is doing; a page that is being replaced by another has made no count of changes. */
const readActivity = (page: Page): Promise<Activity> =>
  page
    .evaluate(async () => {
      // What React has begun to draw goes before.
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done);
        port1.start();
        port2.postMessage(null);
      });
      // A page that is loading has neither.
      const { mutationCount, mock } = window as Partial<typeof window & { mutationCount: number }>;
      return {
        changes: mutationCount ?? 0,
        waiting: mock?.waitingCalls() ?? 0,
        isLoaded: document.querySelector('#root > *') !== null,
      };
    })
    .catch((error: unknown) => {
      if (error instanceof Error && /context was destroyed/.test(error.message))
        return { changes: Number.NaN, waiting: 0, isLoaded: false };
      throw error;
    });

/** The time after an action in which a page may wait before it does something. */
export const restMs = 1_000;
/** The time between two actions of a hasty user. */
const hastyMs = 100;
const roundMs = 200;
/** Rounds without a change after which a page is drawn. */
const quietRounds = 3;
/** Rounds without a response after which a page has loaded what it loads a second after its first rows. */
const calmRounds = 6;
const maxRounds = 60;
/** In this real time a page draws what it has received. */
const frameMs = 30;
const pollMs = 10;
/**
 * The browser compiles a script that has arrived outside of the thread of the page, which then evaluates it: in at least
 * this real time, and on a busy machine in several times that of an answer of the page.
 */
const compileMs = 60;
const compileAnswers = 4;
/** How long calls and the start of a page may take in real time. */
const maxWaitMs = 10_000;
/** A longer time passes at once, as after the computer slept. */
const maxRunMs = 60_000;

const timeOf = (page: Page) => page.evaluate(() => Date.now());

async function newContext(browser: Browser, world: World, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: world.viewport,
    hasTouch: world.viewport.width < 992,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(countMutations);
  await context.addInitScript(recordCopies);
  if (world.isPrivate) await context.addInitScript(choosePrivacy, settingsKey);
  await blockPhoneLinks(context);
  await context.clock.install({ time: `${startTime}+08:00` });
  if (world.language === 'en')
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  return context;
}

/** The windows of a browser in a world. The clock stands still except while `settle` runs it. */
export class Session {
  readonly world: World;
  readonly baseURL: string;
  readonly context: BrowserContext;
  readonly events = new Events();
  readonly #windows: Page[] = [];
  #active = 0;

  private constructor(world: World, baseURL: string, context: BrowserContext) {
    this.world = world;
    this.baseURL = baseURL;
    this.context = context;
  }

  static async open(browser: Browser, world: World, baseURL: string) {
    const context = await newContext(browser, world, baseURL);
    const session = new Session(world, baseURL, context);
    const page = await session.#add();
    await page.goto('/login');
    await replaceByScenario(page, world.scenario);
    await page.getByRole('main').waitFor();
    await context.clock.pauseAt(pauseTime);
    await session.settle(restMs);
    return session;
  }

  /** The window in use. */
  get page(): Page {
    const page = this.#windows[this.#active];
    if (!page) throw new Error('No window is open.');
    return page;
  }

  get windows(): readonly Page[] {
    return this.#windows;
  }

  async #add() {
    const page = await this.context.newPage();
    this.events.listen(page, this.baseURL);
    this.#windows.push(page);
    return page;
  }

  /** Opens another window on the page in use, and uses it. */
  async openWindow() {
    const address = this.page.url();
    const size = this.page.viewportSize();
    const page = await this.#add();
    if (size) await page.setViewportSize(size);
    await page.goto(address, { waitUntil: 'commit' });
    this.#active = this.#windows.length - 1;
  }

  async switchWindow() {
    this.#active = (this.#active + 1) % this.#windows.length;
    await this.page.bringToFront();
  }

  /** Returns how many steps back the window can go and stay in the console. */
  async historyIndex() {
    const devTools = await this.context.newCDPSession(this.page);
    const { currentIndex, entries } = await devTools.send('Page.getNavigationHistory');
    await devTools.detach();
    const isOutside = ({ url }: { url: string }) =>
      !url.startsWith(this.baseURL) || new URL(url).pathname === '/login';
    return currentIndex - entries.slice(0, currentIndex).findLastIndex(isOutside) - 1;
  }

  /** Runs what the function does in a window that is open only meanwhile. */
  async inNewWindow<Result>(run: (page: Page) => Promise<Result>): Promise<Result> {
    const active = this.#active;
    await this.openWindow();
    try {
      await this.settle(restMs);
      return await run(this.page);
    } finally {
      await this.page.close();
      this.#windows.pop();
      this.#active = active;
    }
  }

  /** Runs the clock until the windows are at rest, at least for the given time; for a hasty user only a moment. */
  async settle(ms?: number) {
    const { clock } = this.context;
    if (ms === undefined && this.world.isHasty) {
      await clock.runFor(hastyMs);
      return this.#drain();
    }
    const atLeast = ms ?? restMs;
    if (atLeast > maxRunMs) await clock.fastForward(atLeast);
    else if (atLeast > restMs) await clock.runFor(atLeast);
    let quiet = 0;
    let calm = 0;
    let before = { changes: -1, responses: -1 };
    for (let round = 0; round < maxRounds; round += 1) {
      // Once the page is drawn, the rest passes at once.
      const rounds = quiet >= quietRounds ? Math.max(1, calmRounds - calm) : 1;
      await clock.runFor(rounds * roundMs);
      const { changes, isWaiting } = await this.#awaitCalls();
      const { responses } = this.events;
      // What waits for the clock may still change the page.
      quiet = changes === before.changes && !isWaiting ? quiet + rounds : 0;
      calm = responses === before.responses && !isWaiting ? calm + rounds : 0;
      before = { changes, responses };
      if (quiet >= quietRounds && calm >= calmRounds) return;
    }
  }

  /** Makes both clocks show the same time, that of the later one. */
  async alignClock(other: Session) {
    const [own, others] = await Promise.all([timeOf(this.page), timeOf(other.page)]);
    if (own < others) await this.context.clock.runFor(others - own);
    if (others < own) await other.context.clock.runFor(own - others);
  }

  /** Waits in real time until only the clock can change the windows, so that a trace does not depend on the machine. */
  async #drain() {
    let quiet = 0;
    let before = -1;
    for (let round = 0; round < maxRounds && quiet < quietRounds; round += 1) {
      const { changes } = await this.#awaitCalls();
      quiet = changes === before ? quiet + 1 : 0;
      before = changes;
      await this.page.waitForTimeout(frameMs);
    }
  }

  /** Waits in real time for the calls that do not wait for the clock; returns what the windows have done so far. */
  async #awaitCalls() {
    const end = Date.now() + maxWaitMs;
    for (;;) {
      const asked = Date.now();
      const activities = await Promise.all(this.#windows.map(readActivity));
      const now = Date.now();
      const isCompiling = now - this.events.scriptAt < compileMs + compileAnswers * (now - asked);
      const waiting = activities.reduce((sum, activity) => sum + activity.waiting, 0);
      const running = this.events.running.size;
      const isBusy =
        running > waiting || isCompiling || activities.some(({ isLoaded }) => !isLoaded);
      if (isBusy && now < end) await this.page.waitForTimeout(pollMs);
      else {
        const changes = activities.reduce((sum, activity) => sum + activity.changes, 0);
        return { changes, isWaiting: running > 0 };
      }
    }
  }

  close() {
    return this.context.close();
  }
}
