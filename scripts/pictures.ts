import type { Page } from '@playwright/test';
import { fillConsoleSignIn, launch } from './lab/bench/chromium.ts';
import { startDemo } from './lab/bench/hosts.ts';

/** Takes the screenshots of README.md from the demo build and writes them to docs/. */

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const company = '/company/company-details/1384050000000000001';

interface Picture {
  name: string;
  path: string;
  act?: (page: Page) => Promise<void>;
  viewport?: typeof desk;
  colorScheme?: 'dark';
}

/** The screenshots, each with its page and the step to take before it. */
const pictures: Picture[] = [
  { name: 'workbench', path: '/dashboard' },
  { name: 'company-list', path: '/company/company-list' },
  { name: 'company', path: `${company}?tab=lines` },
  { name: 'permissions', path: '/substation-employee/background-permission-management' },
  {
    name: 'advert',
    path: '/marketing/carousel-management',
    act: (page) => page.getByRole('button', { name: '编辑', exact: true }).first().click(),
  },
  { name: 'goods-orders-dark', path: '/source/source-management', colorScheme: 'dark' },
  { name: 'company-list-phone', path: '/company/company-list', viewport: phone },
  { name: 'create-company-phone', path: '/company/create-company', viewport: phone },
];

const { origin, stop } = await startDemo();
const browser = await launch();
for (const { name, path, act, viewport = desk, colorScheme = 'light' } of pictures) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    hasTouch: viewport === phone,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(path)}`);
  await fillConsoleSignIn(page);
  await page.locator('form button[type="submit"]').click();
  await page.locator('main section > *').first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  // Wait until the pictures of the page are loaded and animations have ended.
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `docs/${name}.png` });
  await context.close();
  console.log(`docs/${name}.png`);
}
await browser.close();
await stop();
