import type { Page } from '@playwright/test';
import type { StartedApp, Wait } from './apps.ts';
import {
  collectGarbage,
  signInForm,
  tasksSince,
  timedPress,
  withColdTab,
  withFreshPage,
  type Opened,
} from './chromium.ts';
import type { JourneyName } from './lines.ts';
import type { Condition } from './meter.ts';

/** Figures of a visit, by the key of their line. */
type Figures = Record<string, number>;

/**
 * The visits that are measured. Each visit has its own browser process and profile. The conditions are the same for the
 * console and the floor applications.
 */

const rowsOfPage = 20;
const usable = { selector: `${signInForm.submit}:enabled` };
export const cpuKey = (key: string) => `${key}Cpu`;
const lateFrameMs = 25;
const scrolled = { frames: 60, pxPerSecond: 3_600, px: 4_000 };
const loaded = (page: Page, time: number) =>
  page.evaluate((until) => window.meter.loaded(until), time);

/** Returns the figures of a single wait. */
const figuresOf = (key: string, { ms, cpu }: Wait): Figures => ({ [key]: ms, [cpuKey(key)]: cpu });

async function signIn(
  { page, waitForIdle }: Opened,
  { origin, fill }: StartedApp,
  target: string | undefined,
  condition: Condition,
) {
  const query = target ? `?redirect=${target}` : '';
  // Waits inside the page, because an evaluation from outside would wait for the very tasks that are measured.
  await page.addInitScript((form) => (window.usable = window.meter.seen(form)), usable);
  await page.goto(`${origin}/login${query}`);
  const formMs = await page.evaluate(() => window.usable);
  await waitForIdle();
  const form = { ms: formMs, ...(await loaded(page, formMs)), ...(await tasksSince(page, 0)) };
  await fill(page);
  await waitForIdle();
  const entered = await timedPress(page, signInForm.submit, condition);
  return { form, entered };
}

async function heapMiB({ cdp }: Opened) {
  await collectGarbage(cdp);
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Scrolls with the wheel over the middle of the window and counts late frames. */
async function lateFrames({ page, cdp }: Opened) {
  const frames = page.evaluate((count) => window.meter.frames(count), scrolled.frames);
  const scrolling = cdp.send('Input.synthesizeScrollGesture', {
    x: 720,
    y: 500,
    yDistance: -scrolled.px,
    speed: scrolled.pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  const [durations] = await Promise.all([frames, scrolling]);
  return durations.filter((ms) => ms > lateFrameMs).length;
}

/** Signs in with a redirect to the list. */
async function list(opened: Opened, app: StartedApp, slow: boolean) {
  const { companies } = app.lists;
  const { page, waitForIdle } = opened;
  const { form, entered } = await signIn(opened, app, companies, app.rows(companies, rowsOfPage));
  const arrived = await loaded(page, entered.paintedAt);
  const figures: Figures = {
    form: form.ms,
    blocking: form.blocking,
    formKb: form.scriptKb,
    formRequests: form.requests,
    ...figuresOf('list', entered),
    listKb: arrived.scriptKb,
    files: arrived.files,
  };
  if (slow) return figures;
  await waitForIdle();
  Object.assign(figures, figuresOf('hundred', await app.hundred(page, app.rows(companies, 100))));
  await waitForIdle();
  figures.frames = await lateFrames(opened);
  return figures;
}

/** Signs in to the dashboard and visits the lists from there. */
async function dashboard(opened: Opened, app: StartedApp, slow: boolean) {
  const { page, waitForIdle } = opened;
  const { entered } = await signIn(opened, app, undefined, app.figures);
  const figures = figuresOf('dashboard', entered);
  if (slow) {
    await waitForIdle();
    return { ...figures, heap: await heapMiB(opened) };
  }
  const { companies, orders } = app.lists;
  const fromMenu = async (path: string) => {
    await app.unfold(page, path);
    await waitForIdle();
    return timedPress(page, app.menuLink(path), app.rows(path, rowsOfPage));
  };
  await waitForIdle();
  const menu = await fromMenu(companies);
  const { scriptKb } = await loaded(page, menu.paintedAt);
  Object.assign(figures, figuresOf('menu', menu), { menuKb: scriptKb });
  await app.unfold(page, orders);
  // Loads the code of the page.
  await page.hover(app.menuLink(orders));
  const first = await fromMenu(orders);
  await waitForIdle();
  const tab = `[data-tab="${companies}"] a`;
  const kept = await timedPress(page, tab, app.rows(companies, rowsOfPage));
  await waitForIdle();
  await timedPress(page, `[data-tab="${orders}"] a`, app.rows(orders, rowsOfPage));
  await waitForIdle();
  await page.locator(`[data-tab="${companies}"] button`).click();
  await waitForIdle();
  return {
    ...figures,
    ...figuresOf('first', first),
    ...figuresOf('return', kept),
    ...figuresOf('switch', await fromMenu(companies)),
  };
}

const firstKept = '/company/company-list';
const otherKept = [
  '/source/source-management',
  '/today-line-price/today-line-price',
  '/consultation/company-settlement-consultation',
  '/consultation/company-vote-apply',
  '/consultation/network-freight-consultation',
  '/consultation/substation-partner-application',
  '/marketing/vote-list',
  '/user/user-list',
  '/identity/users',
];

/** Opens ten lists one after the other and keeps all of them. */
async function kept(opened: Opened, app: StartedApp): Promise<Figures> {
  const { page, waitForIdle, cdp } = opened;
  await signIn(opened, app, firstKept, app.rows(firstKept, 1));
  for (const path of otherKept) {
    await app.unfold(page, path);
    await timedPress(page, app.menuLink(path), app.rows(path, 1));
  }
  await waitForIdle();
  const keptHeap = await heapMiB(opened);
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { keptHeap, keptNodes: nodes };
}

/** The blocking time of an address that is opened by a link from a chat: from its first paint until it is idle. */
async function coldBlocking({ page, waitForIdle }: Opened, address: string, shown: Condition) {
  await page.goto(address);
  await page.evaluate((condition) => window.meter.seen(condition), shown);
  await waitForIdle();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await tasksSince(page, painted ?? 0)).blocking;
}

async function cold(opened: Opened, app: StartedApp): Promise<Figures> {
  const { companies } = app.lists;
  await signIn(opened, app, companies, app.rows(companies, rowsOfPage));
  await opened.waitForIdle();
  const figures: Figures = {};
  for (const [key, { path, shown }] of Object.entries(app.cold)) {
    figures[key] = await withColdTab(opened, {}, (tab) =>
      coldBlocking(tab, `${app.origin}${path}`, shown),
    );
  }
  const narrow = { slow: true, viewport: { width: 390, height: 844 } };
  figures.coldPhone = await withColdTab(opened, narrow, (tab) =>
    coldBlocking(tab, `${app.origin}${companies}`, app.onPhone),
  );
  return figures;
}

const journeys: Record<
  JourneyName,
  (opened: Opened, app: StartedApp, slow: boolean) => Promise<Figures>
> = { list, dashboard, kept, cold };

/** Runs a visit in a fresh browser process and profile. */
export const visit = (name: JourneyName, app: StartedApp, slow: boolean) =>
  withFreshPage({ slow }, (opened) => journeys[name](opened, app, slow));
