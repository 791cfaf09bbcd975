import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { gates, measureLoad } from '../e2e/measure.ts';
import demo from '../src/mocks/demo-users.json' with { type: 'json' };
import { runScript } from './install.mjs';

/** Measures the production build in Chromium against the mocked backend over HTTP and prints one table. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, build: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);
const port = 5191;
const origin = `http://127.0.0.1:${port}`;
const chromiumPath = [process.env.E2E_CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const slowLine = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 10e6 / 8,
};

async function startServer() {
  const server = spawn(
    process.execPath,
    ['scripts/mock.mjs', '--dist', 'dist', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', (code) => reject(new Error(`The mocked backend ended with ${code}`)));
  });
  return server;
}

async function newPage(browser, slow) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longTasks += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', slowLine);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { context, page, cdp };
}

async function heapMb(cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function signIn(page) {
  await page.fill('input[autocomplete="username"]', 'operator');
  await page.fill('input[type="password"]', demo.password);
  await page.getByLabel('验证码', { exact: true }).fill(demo.captcha);
}

/** Milliseconds between a click and the first frame in which `selector` has `count` elements. */
function until(page, selector, count, click) {
  return page.evaluate(
    ([what, many, button]) =>
      new Promise((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelectorAll(what).length >= many) {
            requestAnimationFrame(() => resolve(performance.now() - start));
          } else requestAnimationFrame(look);
        };
        document.querySelector(button).click();
        look();
      }),
    [selector, count, click],
  );
}

/** One cold visit from the sign-in to the first list. */
async function visit(browser, slow) {
  const { context, page, cdp } = await newPage(browser, slow);
  const figures = {};
  await page.goto(`${origin}/login?redirect=/company/company-list`);
  await page.locator('form button[type="submit"]:enabled').waitFor();
  figures.loginMs = await page.evaluate(() => performance.now());
  const login = await measureLoad(page);
  figures.loginKb = login.scriptKb;
  figures.loginRequests = login.requests;
  figures.loginBlockingMs = await page.evaluate(() => window.longTasks);
  await signIn(page);
  await page.waitForLoadState('networkidle');
  figures.signInMs = await until(page, 'tbody tr', 20, 'form button[type="submit"]');
  figures.listKb = (await measureLoad(page)).scriptKb;
  figures.heapMb = await heapMb(cdp);
  if (!slow) {
    figures.hundredMs = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const sizes = document.querySelector('nav select');
          const start = performance.now();
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(
            sizes,
            '100',
          );
          sizes.dispatchEvent(new Event('change', { bubbles: true }));
          const look = () =>
            document.querySelectorAll('tbody tr').length >= 100
              ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
              : requestAnimationFrame(look);
          look();
        }),
    );
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.getByRole('link', { name: '工作台' }).last().click();
    figures.tabReturnMs = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const link = document.querySelector(
            'a[href^="/company/company-list"][aria-current], nav a[href^="/company/company-list"]',
          );
          const start = performance.now();
          link.click();
          const look = () =>
            document.querySelector('tbody tr')?.checkVisibility()
              ? requestAnimationFrame(() => resolve(performance.now() - start))
              : requestAnimationFrame(look);
          look();
        }),
    );
  }
  await context.close();
  return figures;
}

const rowsOfTable = [
  ['JS gz before the sign-in form is usable, KB', 'loginKb', gates.loginScriptKb],
  ['Requests until then', 'loginRequests', gates.loginRequests],
  ['Sign-in form usable, ms', 'loginMs'],
  ['Blocking time on the sign-in, ms', 'loginBlockingMs'],
  ['Sign-in → company list painted, ms', 'signInMs'],
  ['JS gz when the company list is usable, KB', 'listKb', gates.listScriptKb],
  ['Heap after sign-in with the list, MB', 'heapMb'],
  ['20 → 100 rows painted, ms', 'hundredMs'],
  ['DOM nodes with 100 rows', 'nodes'],
  ['Return to the kept list tab, ms', 'tabReturnMs'],
];

if (values.build || !existsSync('dist/index.html')) runScript('build');
const server = await startServer();
const browser = await chromium.launch({
  executablePath: chromiumPath.find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
});
try {
  const measured = { normal: [], slow: [] };
  await visit(browser, false);
  for (let run = 0; run < runs; run += 1) {
    measured.normal.push(await visit(browser, false));
    measured.slow.push(await visit(browser, true));
  }
  const cell = (list, key) =>
    list[0][key] === undefined
      ? '–'
      : median(list.map((one) => one[key])).toFixed(
          key.endsWith('Kb') || key.endsWith('Mb') ? 1 : 0,
        );
  console.log(`\nMedians of ${runs}; slow = 4× CPU, 10 Mbit/s, 40 ms\n`);
  console.log('| Figure | normal | slow | gate |\n|---|--:|--:|--:|');
  for (const [name, key, gate] of rowsOfTable) {
    console.log(
      `| ${name} | ${cell(measured.normal, key)} | ${cell(measured.slow, key)} | ${gate ?? ''} |`,
    );
  }
} finally {
  await browser.close();
  server.kill();
}
