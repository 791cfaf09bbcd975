import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import demo from '../../../src/mocks/demo-users.json' with { type: 'json' };
import { installedChromium } from '../../installed-browser.mjs';
import { meter } from './meter.mjs';

const slowLine = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 10e6 / 8,
};
export const slowCpu = 4;
/** A page counts as idle after this time without a request. */
const restMs = 500;
const keyMs = 20;
/** The browser counts as started when it uses less than this share of a processor between two checks. */
const idleShare = 0.05;
const startLookMs = 300;
const startLooks = 10;

export const launch = () =>
  chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });

export const setCpu = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Tracks running requests and the time of the last change. */
function watchCalls(page) {
  const running = new Set();
  let changed = Date.now();
  const note = (change) => (request) => {
    running[change](request);
    changed = Date.now();
  };
  page.on('request', note('add'));
  page.on('requestfinished', note('delete'));
  page.on('requestfailed', note('delete'));
  /** Whether no request has run for a while, counted from `since`. */
  return (since) => running.size === 0 && Date.now() - Math.max(since, changed) > restMs;
}

const sessions = new WeakMap();
export async function newPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
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

/**
 * Resolves when a window that was just opened has loaded the browser's own user interface: for a second, it would
 * compete with the measured page for the processor.
 */
async function waitForStart(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const processorMs = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0);
  };
  let before = await processorMs();
  for (let look = 0; look < startLooks; look += 1) {
    await sleep(startLookMs);
    const now = await processorMs();
    if (now - before < idleShare * startLookMs) return;
    before = now;
  }
}

/** Runs `work` in a page with its own browser process and profile. */
export async function withFreshPage({ slow = false }, work) {
  const browser = await launch();
  try {
    const opened = await newPage(browser);
    await waitForStart(browser);
    if (slow) {
      await opened.cdp.send('Network.emulateNetworkConditions', slowLine);
      await setCpu(opened.cdp, slowCpu);
    }
    return await work(opened);
  } finally {
    await browser.close();
  }
}

/** Clicks the middle of an element with the mouse, as a user does. */
export async function press(page, selector) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Resolves when all animations have finished. */
export const waitForAnimations = (page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled(running);
  });

/** Processor time of the main thread so far, in ms; other processes do not affect it. */
async function processorTime(page) {
  const { metrics } = await sessions.get(page).send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
}

/**
 * Milliseconds from the event that `act` triggers to the paint in which `condition` is true, and the processor time
 * of the main thread in between.
 */
export async function timed(page, condition, act, type = 'pointerdown') {
  await page.evaluate(([expected, event]) => window.meter.arm(expected, event), [type, condition]);
  const before = await processorTime(page);
  await act();
  const measured = await page.evaluate(() => window.meter.measured());
  return { ...measured, cpu: (await processorTime(page)) - before };
}
export const timedPress = (page, selector, condition) =>
  timed(page, condition, () => press(page, selector));

export const tasksSince = (page, from, until) =>
  page.evaluate(([start, end]) => window.meter.tasksSince(start, end ?? Infinity), [from, until]);

async function type(page, selector, text) {
  await press(page, selector);
  await page.keyboard.type(text, { delay: keyMs });
}
export const signInForm = {
  username: 'input[autocomplete="username"]',
  password: 'input[type="password"]',
  submit: 'form button[type="submit"]',
};

/** Types the credentials of a demo user. */
export async function fillSignIn(page, codeInput, userName = 'operator') {
  await type(page, signInForm.username, userName);
  await type(page, signInForm.password, demo.password);
  await type(page, codeInput, demo.captcha);
}

const consoleCode = 'form input[maxlength="4"]';
/** Types the credentials into the console, which sends no code before its picture is loaded. */
export async function fillConsoleSignIn(page, userName) {
  await page
    .getByRole('button', { name: /^验证码图片/ })
    .locator('img')
    .waitFor();
  await fillSignIn(page, consoleCode, userName);
}

/** Opens the demo signed in at an address, with a backend without latency. */
export async function openDemo(browser, origin, path) {
  const opened = await newPage(browser);
  const { page, waitForIdle } = opened;
  await page.goto(`${origin}/login?redirect=${path}`);
  await page.locator(`${signInForm.submit}:enabled`).waitFor();
  await page.evaluate(() => window.mock.latency(0));
  await fillConsoleSignIn(page);
  await press(page, signInForm.submit);
  await page.locator('main section > *').first().waitFor();
  await waitForIdle();
  return opened;
}

export async function collectGarbage(cdp) {
  // Objects freed in the first round may release others.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
}

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
