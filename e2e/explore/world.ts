import type { Browser, BrowserContext, Page } from '@playwright/test';
import { blockPhoneLinks, signIn, type UserName } from '../fixtures';
import type { Random } from './random';

/** Who looks at the console, on what, and from which page. */
export interface World {
  user: UserName;
  viewport: { width: number; height: number };
  language: 'zh-CN' | 'en';
  path: string;
}

const users: UserName[] = ['operator', 'operator', 'manager', 'staff', 'backoffice', 'company'];
const viewports = [
  { width: 1440, height: 900 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

export const drawWorld = (random: Random, paths: readonly string[]): World => ({
  user: random.pick(users),
  viewport: random.pick(viewports),
  language: random.next() < 0.75 ? 'zh-CN' : 'en',
  path: random.pick(paths),
});

const startTime = new Date('2026-11-25T10:00:00+08:00');
/** The signing in must end before this time, from which on the clock moves only by actions. */
const pauseTime = new Date('2026-11-25T11:00:00+08:00');

/** What the page has reported since it was opened. */
export interface Events {
  uncaught: string[];
  consoleErrors: string[];
  foreignHosts: string[];
  /** Calls of the API with their status. */
  responses: { method: string; path: string; status: number }[];
  /** Questions of the browser itself: the page asks before it is left. */
  questions: string[];
}

export interface Session {
  context: BrowserContext;
  page: Page;
  events: Events;
  settle: (ms?: number) => Promise<void>;
}

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

function listen(page: Page, baseURL: string): { events: Events; running: Set<unknown> } {
  const events: Events = {
    uncaught: [],
    consoleErrors: [],
    foreignHosts: [],
    responses: [],
    questions: [],
  };
  const running = new Set<unknown>();
  page.on('pageerror', ({ message }) => {
    if (!message.startsWith('Failed to update a ServiceWorker')) events.uncaught.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      events.consoleErrors.push(message.text());
  });
  page.on('request', (request) => {
    running.add(request);
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) events.foreignHosts.push(origin);
  });
  page.on('requestfailed', (request) => running.delete(request));
  page.on('requestfinished', (request) => running.delete(request));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    events.responses.push({
      method: response.request().method(),
      path: pathname,
      status: response.status(),
    });
  });
  page.on('dialog', (dialog) => {
    events.questions.push(dialog.type());
    void dialog.accept();
  });
  // Without a listener the browser would open the file dialog of the system.
  page.on('filechooser', () => undefined);
  return { events, running };
}

/** Returns the number of changes so far; NaN, which equals no count, while the page is being replaced by another. */
const mutations = (page: Page) =>
  page
    .evaluate(() => (window as unknown as { mutationCount: number }).mutationCount)
    .catch((error: unknown) => {
      if (error instanceof Error && /context was destroyed/.test(error.message)) return Number.NaN;
      throw error;
    });

const roundMs = 200;
const quietRounds = 3;
const maxRounds = 40;
const maxWaitMs = 5_000;

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
  await context.addInitScript(() => Object.assign(window, { mockLatencyMs: 0 }));
  await context.addInitScript(countMutations);
  await blockPhoneLinks(context);
  await context.clock.install({ time: startTime });
  return context;
}

const signedIn = new Set<UserName>();
/** Signs in once per user, so that every world, also the first, begins with the stored session. */
async function ensureSession(browser: Browser, world: World, baseURL: string) {
  if (signedIn.has(world.user)) return;
  const context = await newContext(browser, world, baseURL);
  await signIn(await context.newPage(), world.user);
  await context.close();
  signedIn.add(world.user);
}

/** Opens the console in this world: its clock stands still except while `settle` runs it. */
export async function openWorld(browser: Browser, world: World, baseURL: string): Promise<Session> {
  await ensureSession(browser, world, baseURL);
  const context = await newContext(browser, world, baseURL);
  const page = await context.newPage();
  const { events, running } = listen(page, baseURL);
  await signIn(page, world.user);
  if (world.language === 'en')
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  await page.goto(world.path);
  await page.getByRole('main').waitFor();
  await context.clock.pauseAt(pauseTime);
  const waitForCalls = async () => {
    const end = Date.now() + maxWaitMs;
    while (running.size && Date.now() < end) await page.waitForTimeout(10);
  };
  /** Runs the clock until the page is at rest, at least for the given time. */
  const settle = async (ms = 1_000) => {
    let quiet = 0;
    let before = -1;
    for (
      let round = 0;
      round < maxRounds && (quiet < quietRounds || round * roundMs < ms);
      round += 1
    ) {
      await context.clock.runFor(round === 0 && ms > 5_000 ? ms : roundMs);
      await waitForCalls();
      const count = await mutations(page);
      quiet = count === before ? quiet + 1 : 0;
      before = count;
    }
  };
  await settle();
  return { context, page, events, settle };
}
