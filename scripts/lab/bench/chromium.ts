import { setTimeout as sleep } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  type Request,
} from '@playwright/test';
import demo from '../../../src/mocks/demo-users.json' with { type: 'json' };
import { installedChromium } from '../../installed-browser.ts';
import { meter, type Condition } from './meter.ts';

/** A page with its means of measuring. */
export type Opened = Awaited<ReturnType<typeof newTab>>;

const slowLine = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 10e6 / 8,
};
export const slowCpu = 4;
const desktop = { width: 1440, height: 900 };
/** A page counts as idle after this time without a request. */
const quietMs = 500;
const keyMs = 20;
/** The browser counts as started when it uses less than this share of a processor between two checks. */
const idleShare = 0.05;
const startCheckMs = 300;
const maxStartChecks = 10;

export const launch = () =>
  chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });

export const setCpu = (cdp: CDPSession, rate: number) =>
  cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Tracks running requests and the time of the last change. */
function watchCalls(page: Page) {
  const running = new Set<Request>();
  let changed = Date.now();
  const note = (change: 'add' | 'delete') => (request: Request) => {
    running[change](request);
    changed = Date.now();
  };
  page.on('request', note('add'));
  page.on('requestfinished', note('delete'));
  page.on('requestfailed', note('delete'));
  /** Whether no request has run for a while, counted from `since`. */
  return (since: number) => running.size === 0 && Date.now() - Math.max(since, changed) > quietMs;
}

const sessions = new WeakMap<Page, CDPSession>();
async function newTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.addInitScript(meter);
  const isQuiet = watchCalls(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  sessions.set(page, cdp);
  /** Resolves when no request runs and the main thread is idle. */
  const waitForIdle = async () => {
    const since = Date.now();
    while (!isQuiet(since)) await page.waitForTimeout(50);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
  };
  return { context, page, cdp, waitForIdle };
}
async function newPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: desktop,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  return newTab(context);
}

async function slowDown({ cdp }: Opened) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowLine);
  await setCpu(cdp, slowCpu);
}

/** Opens another tab of the same profile, which has the session but none of the files in its cache. */
export async function withColdTab<Result>(
  { context }: Opened,
  { slow = false, viewport = desktop },
  work: (opened: Opened) => Promise<Result>,
) {
  const opened = await newTab(context);
  await opened.page.setViewportSize(viewport);
  if (slow) await slowDown(opened);
  await opened.cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  try {
    return await work(opened);
  } finally {
    await opened.page.close();
  }
}

/**
 * Resolves when a window that was just opened has loaded the browser's own user interface: for a second, it would
 * compete with the measured page for the processor.
 */
async function waitForStart(browser: Browser) {
  const cdp = await browser.newBrowserCDPSession();
  const processorMs = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
  };
  let before = await processorMs();
  for (let check = 0; check < maxStartChecks; check += 1) {
    await sleep(startCheckMs);
    const now = await processorMs();
    if (now - before < idleShare * startCheckMs) return;
    before = now;
  }
}

/** Runs `work` in a page with its own browser process and profile. */
export async function withFreshPage<Result>(
  { slow = false },
  work: (opened: Opened) => Promise<Result>,
) {
  const browser = await launch();
  try {
    const opened = await newPage(browser);
    await waitForStart(browser);
    if (slow) await slowDown(opened);
    return await work(opened);
  } finally {
    await browser.close();
  }
}

/** Clicks the middle of an element with the mouse, as a user does. */
export async function press(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${selector}`);
  const { x, y, width, height } = box;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Resolves when all animations have finished. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled(running);
  });

/** Processor time of the main thread so far, in ms; other processes do not affect it. */
async function processorTime(page: Page) {
  const response = await sessions.get(page)?.send('Performance.getMetrics');
  const duration = response?.metrics.find(({ name }) => name === 'TaskDuration');
  if (!duration) throw new Error('This Chromium does not report its processor time.');
  return duration.value * 1_000;
}

/**
 * Milliseconds from the event that `act` triggers to the paint in which `condition` is true, and the processor time
 * of the main thread in between.
 */
export async function timed(
  page: Page,
  condition: Condition,
  act: () => Promise<void>,
  type = 'pointerdown',
) {
  await page.evaluate(([event, expected]) => window.meter.arm(event, expected), [
    type,
    condition,
  ] as const);
  const before = await processorTime(page);
  await act();
  const measured = await page.evaluate(() => window.meter.measured());
  return { ...measured, cpu: (await processorTime(page)) - before };
}
export const timedPress = (page: Page, selector: string, condition: Condition) =>
  timed(page, condition, () => press(page, selector));

export const tasksSince = (page: Page, from: number) =>
  page.evaluate((start) => window.meter.tasksSince(start), from);

async function type(page: Page, selector: string, text: string) {
  await press(page, selector);
  await page.keyboard.type(text, { delay: keyMs });
}
export const signInForm = {
  username: 'input[autocomplete="username"]',
  password: 'input[type="password"]',
  submit: 'form button[type="submit"]',
};

/** Types the credentials of a demo user. */
export async function fillSignIn(page: Page, codeInput: string) {
  await type(page, signInForm.username, 'operator');
  await type(page, signInForm.password, demo.password);
  await type(page, codeInput, demo.captcha);
}

const consoleCode = 'form input[name="imageCode"]';
/** Types the credentials into the console, which sends no code before its picture is loaded. */
export async function fillConsoleSignIn(page: Page) {
  await page
    .getByRole('button', { name: /^验证码图片/ })
    .locator('img')
    .waitFor();
  await fillSignIn(page, consoleCode);
}

/** Signs in to the demo and opens a page. The mocked backend responds without latency. */
export async function openDemo(browser: Browser, origin: string, path: string) {
  const opened = await newPage(browser);
  const { page, waitForIdle } = opened;
  await page.goto(`${origin}/login?redirect=${path}`);
  // The document shows the form before the mocked backend exists.
  await page.waitForFunction(() => 'mock' in window);
  await page.evaluate(() => window.mock.latency(0));
  await fillConsoleSignIn(page);
  await press(page, signInForm.submit);
  await page.locator('main section > *').first().waitFor();
  await waitForIdle();
  return opened;
}

export async function collectGarbage(cdp: CDPSession) {
  // Objects freed in the first round may release others.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
}
