import type { Page } from '@playwright/test';
import routes from '../../../locales/zh-CN/routes.json' with { type: 'json' };
import { startMock } from '../../mock-process.ts';
import { baseHeaders, signInForm } from '../../sign-in-form.ts';
import {
  fillConsoleSignIn,
  fillSignIn,
  press,
  waitForAnimations,
  timed,
  timedPress,
} from './chromium.ts';
import { ensureBuilt, ensureFloor } from './hosts.ts';
import type { Condition, Measured } from './meter.ts';

export type AppName = 'console' | 'plain' | 'antd';
/** The addresses and selectors of an application. */
interface App {
  /** Builds the application and returns the folder of the build. */
  dist: () => Promise<string>;
  lists: { companies: string; orders: string };
  fill: (page: Page) => Promise<void>;
  /** The figures of the dashboard. */
  figures: Condition;
  /** The rows of the list of a page. */
  rows: (path: string, count: number) => Condition;
  menuLink: (path: string) => string;
  /** Opens the menu group of a page. */
  unfold: (page: Page, path: string) => Promise<void>;
  /** The pages that are loaded without a cache, by the key of their line, and what they show then. */
  cold: Record<string, { path: string; shown: Condition }>;
  /** What the list of companies shows on a phone. */
  onPhone: Condition;
  /** Selects a hundred rows per page. */
  hundred: (page: Page, rows: Condition) => Promise<Wait>;
}
/** A wait, and the processor time of the main thread in it. */
export type Wait = Measured & { cpu: number };
export type StartedApp = App & { name: AppName; origin: string; stop: () => void };

/**
 * The console and the two floor applications (the same pages built with antd alone and with plain React). Steps and
 * conditions are the same; only addresses and selectors differ.
 */

const floor = (name: 'plain' | 'antd', hundred: App['hundred']): App => ({
  dist: () => ensureFloor(name),
  lists: { companies: '/companies', orders: '/orders' },
  fill: (page) => fillSignIn(page, '#code, [name="code"]'),
  figures: { selector: 'main section[aria-label="/dashboard"] [data-key]', count: 4 },
  rows: (path, count) => ({
    selector: `main section[aria-label="${path}"] tbody tr[data-row-key]`,
    count,
  }),
  menuLink: (path) => `nav a[href="${path}"]`,
  unfold: async () => undefined,
  cold: { cold: { path: '/companies', shown: { selector: 'tbody tr[data-row-key]', count: 20 } } },
  onPhone: { selector: 'tbody tr[data-row-key]', count: 20 },
  hundred,
});

const sizes = 'select[aria-label="每页条数"]:visible';
/** Selects the last page size, a hundred, with the End key. */
async function hundredByKey(page: Page, rows: Condition) {
  await page.locator(sizes).focus();
  return timed(page, rows, () => page.keyboard.press('End'), 'keydown');
}

/** antd shows the page sizes in a popup, which is opened before the clock starts. */
async function hundredByMouse(page: Page, rows: Condition) {
  await press(page, '.ant-pagination-options .ant-select');
  const option = '.ant-select-item-option[title^="100"]';
  await page.locator(option).waitFor();
  await waitForAnimations(page);
  return timedPress(page, option, rows);
}

/** The titles of the pages and groups, by path. */
const titles: Record<string, string> = routes;

/** Once it is known how much work waits on a page, its entry leads to that work and says so. */
const entryOf = (path: string) => `aside nav a:is([href="${path}"], [href^="${path}?"])`;
const consoleFigures = { selector: 'main [aria-label="经营数据"] > [data-key]', count: 4 };
const rowsOfConsole = { selector: 'main section tbody tr[data-index]', count: 20 };

const apps: Record<AppName, App> = {
  console: {
    dist: async () => {
      await ensureBuilt();
      return 'dist';
    },
    lists: { companies: '/company/company-list', orders: '/source/source-management' },
    fill: fillConsoleSignIn,
    figures: consoleFigures,
    rows: (path, count) => ({
      selector: `main section[aria-label="${titles[path]}"] tbody tr[data-index]`,
      count,
    }),
    menuLink: entryOf,
    async unfold(page, path) {
      const link = page.locator(entryOf(path));
      if (await link.isVisible()) return;
      const [, group] = path.split('/');
      await page.locator(`aside nav button[title^="${titles[`/${group}`]}"]`).click();
      await link.waitFor();
      await waitForAnimations(page);
    },
    cold: {
      coldList: { path: '/company/company-list', shown: rowsOfConsole },
      coldOrders: { path: '/source/source-management', shown: rowsOfConsole },
      coldRoles: { path: '/identity/roles', shown: { ...rowsOfConsole, count: 1 } },
      coldDashboard: { path: '/dashboard', shown: consoleFigures },
      coldForm: {
        path: '/company/create-company',
        shown: { selector: 'main ol > li[aria-current="step"]' },
      },
    },
    onPhone: { selector: 'main section li[data-index]', count: 3 },
    hundred: hundredByKey,
  },
  plain: floor('plain', hundredByKey),
  antd: floor('antd', hundredByMouse),
};

/**
 * The number of calls before the measurement. The first calls are slow, because the server creates its lists and
 * compiles its code.
 */
const warmUps = 10;
async function warmUp(origin: string) {
  const calls = [
    '/api/company/company?page=1&limit=100',
    '/api/company/goods-order?page=1&limit=20',
    '/api/platform/statistics',
    '/api/platform/job?page=1&limit=10',
    '/api/base-support/region?onlyChina=false',
  ];
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const { access_token: token } = await ask('/connect/token', {
    method: 'POST',
    headers: baseHeaders,
    body: new URLSearchParams(signInForm),
  });
  const headers = { ...baseHeaders, authorization: `Bearer ${token}` };
  for (let round = 0; round < warmUps; round += 1) {
    for (const path of calls) await ask(path, { headers });
  }
}

/** Starts the applications, each with a mocked backend of its own. */
export async function startApps(names: AppName[]) {
  const started: StartedApp[] = [];
  for (const name of names) {
    const { origin, stop } = await startMock(['--dist', await apps[name].dist()]);
    started.push({ name, ...apps[name], origin, stop });
    await warmUp(origin);
  }
  return started;
}
