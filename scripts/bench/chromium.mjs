import { chromium } from '@playwright/test';
import demo from '../../src/mocks/demo-users.json' with { type: 'json' };
import { installedChromium } from '../installed-browser.mjs';
import { meter } from './meter.mjs';

const slowLine = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 10e6 / 8,
};
export const slowCpu = 4;

export const launch = () =>
  chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  });

export const setCpu = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

export async function newPage(browser, { slow = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await setCpu(cdp, slowCpu);
  }
  return { context, page, cdp };
}

export async function fillSignIn(page) {
  // Without its picture a code is not sent.
  await page
    .getByRole('button', { name: /^验证码图片/ })
    .locator('img')
    .waitFor();
  await page.fill('input[autocomplete="username"]', 'operator');
  await page.fill('input[type="password"]', demo.password);
  await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
}

/** The demo signed in at an address, with a backend that answers at once. */
export async function openDemo(browser, origin, path) {
  const opened = await newPage(browser);
  const { page } = opened;
  await page.addInitScript(meter);
  await page.goto(`${origin}/login?redirect=${path}`);
  await page.locator('form button[type="submit"]:enabled').waitFor();
  await page.evaluate(() => window.mock.latency(0));
  await fillSignIn(page);
  await page.locator('form button[type="submit"]').click();
  await page.locator('main section > *').first().waitFor();
  await page.waitForLoadState('networkidle');
  return opened;
}

export async function collectGarbage(cdp) {
  // What the first round frees may let go of more.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
}

export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median of every figure of several runs, left out where no run has it. */
export function medians(runs) {
  const keys = [...new Set(runs.flatMap(Object.keys))];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((run) => run[key]).filter((n) => n !== undefined))]),
  );
}
