import { gates, measureLoad } from '../../e2e/measure.ts';
import { collectGarbage, fillSignIn, newPage } from './chromium.mjs';

async function heapMb(cdp) {
  await collectGarbage(cdp);
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
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

const hundredRows = (page) =>
  page.evaluate(
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

const tabReturn = (page) =>
  page.evaluate(
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

const watchLongTasks = () => {
  window.longTasks = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
};

/** One cold visit from the sign-in to the first list. */
export async function visit(browser, origin, slow) {
  const { context, page, cdp } = await newPage(browser, { slow });
  await page.addInitScript(watchLongTasks);
  const figures = {};
  await page.goto(`${origin}/login?redirect=/company/company-list`);
  await page.locator('form button[type="submit"]:enabled').waitFor();
  figures.loginMs = await page.evaluate(() => performance.now());
  const login = await measureLoad(page);
  figures.loginKb = login.scriptKb;
  figures.loginRequests = login.requests;
  figures.loginBlockingMs = await page.evaluate(() => window.longTasks);
  await fillSignIn(page);
  await page.waitForLoadState('networkidle');
  figures.signInMs = await until(page, 'tbody tr', 20, 'form button[type="submit"]');
  figures.listKb = (await measureLoad(page)).scriptKb;
  figures.heapMb = await heapMb(cdp);
  if (!slow) {
    figures.hundredMs = await hundredRows(page);
    figures.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.getByRole('link', { name: '工作台' }).last().click();
    figures.tabReturnMs = await tabReturn(page);
  }
  await context.close();
  return figures;
}

export const loadLines = [
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
