import type { Locator, Page } from '@playwright/test';
import { expect, openCompanies, rows, signIn, test } from './fixtures';
import { resizeWindow } from './navigation';
import { navigate } from './pages';

test.use({ colorScheme: 'dark' });

/** A4 portrait without its margins. */
const sheet = { width: 718, height: 1047 };

/** Prints the page and returns the number of its sheets. */
async function countSheets(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

test('a list prints in full, on white, with its name and filters and without controls', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?companyName=物流&status=2');
  const conditions = page.getByRole('list', { name: '查询条件' });
  await expect(conditions).toBeHidden();
  const actions = rows(page).first().getByRole('button', { name: '编辑' });
  await expect(actions).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const left of [
    page.getByRole('complementary'),
    page.getByRole('navigation', { name: '已打开的页面' }),
    page.getByRole('navigation', { name: '分页' }),
    page.getByRole('region', { name: '查询条件' }),
    page.getByRole('button', { name: '新增', exact: true }),
    page.getByRole('heading', { name: '公司', exact: true }),
    actions,
  ]) {
    await expect(left).toBeHidden();
  }
  await expect(conditions.getByRole('listitem')).toHaveText(['公司名称：物流', '状态：启用']);
  const name = page.getByRole('main').getByRole('region', { name: '公司列表' });
  const heading = await name.evaluate((section) => getComputedStyle(section, '::before').content);
  expect(heading).toBe('"公司列表"');
  // Paper is narrower than the window, but must not switch to the cards of a phone.
  await resizeWindow(page, sheet);
  const table = page.getByRole('main').getByRole('table');
  await expect(table).toBeVisible();
  const drawn = await page.evaluate(() => {
    const box = document.querySelector('main table')?.getBoundingClientRect();
    return {
      widest: box ? box.right - innerWidth : Infinity,
      cut: document.documentElement.scrollHeight - (box?.bottom ?? Infinity),
      ink: getComputedStyle(document.documentElement).getPropertyValue('--text').trim(),
    };
  });
  expect(drawn.widest).toBeLessThanOrEqual(0);
  // Tolerates rounding to parts of a pixel.
  expect(drawn.cut).toBeGreaterThan(-1);
  expect(drawn.ink).not.toContain('255');
  await expect(rows(page).last()).toBeVisible();
  await test.step('prints twenty companies on one sheet, with the user in its margin', async () => {
    await page.emulateMedia({ media: null });
    await resizeWindow(page, { width: 1440, height: 900 });
    await navigate(page, '/company/company-list');
    await expect(rows(page)).toHaveCount(20);
    const range = page.getByText(/^第 1–20 条，全部 [\d,]+ 条$/);
    await expect(range).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(range).toBeVisible();
    await page.emulateMedia({ media: null });
    expect(await countSheets(page)).toBe(1);
    const by = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--printed-by'),
    );
    expect(by).toMatch(/打印人：平台运营 · \d{4}-\d\d-\d\d/);
  });
  await test.step('prints a comparison instead of its list, on one sheet', async () => {
    for (const index of [0, 1, 2, 3, 4]) await rows(page).nth(index).getByRole('checkbox').check();
    await page.getByRole('button', { name: '对比' }).click();
    const popup = page.getByRole('dialog', { name: '公司对比' });
    await expect(popup.getByRole('rowheader').last()).toBeVisible();
    await popup.getByRole('button', { name: '复制表格' }).click();
    const message = page.getByText('已复制 14 行');
    // It stays while the pointer is over it.
    await message.hover();
    await page.emulateMedia({ media: 'print' });
    expect(await message.evaluate((element) => element.checkVisibility())).toBe(false);
    await expect(page.getByRole('main')).toBeHidden();
    await expect(popup.getByRole('button', { name: '打印' })).toBeHidden();
    await expect(popup.getByRole('rowheader').last()).toBeVisible();
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: null });
    await popup.getByRole('button', { name: '关闭' }).first().click();
  });
  await test.step('prints an open record alone and in its full length', async () => {
    // A deal has acceptances, which are a table of the record.
    await navigate(page, '/source/source-management?status=2');
    await rows(page)
      .first()
      .getByRole('button', { name: /^HY\d+$/ })
      .click();
    const record = page.getByRole('region', { name: /^货源 HY/ });
    await expect(record.getByRole('list', { name: '动态' }).getByText('已下单')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: '订单号' })).toHaveCount(0);
    await expect(record.getByRole('button')).toHaveCount(0);
    const cut = await record.evaluate((panel) =>
      [...panel.querySelectorAll('*')].filter(
        (part) =>
          getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight,
      ),
    );
    expect(cut).toEqual([]);
    await page.emulateMedia({ media: null });
    await record.getByRole('button', { name: '关闭' }).click();
  });
  await test.step('prints the answer of a choice without the other options', async () => {
    await navigate(page, '/user/user-list');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const popup = page.getByRole('dialog', { name: /用户/ });
    const group = popup.getByRole('radiogroup').first();
    const answer = group.locator('label:has(:checked)');
    await expect(answer).toBeVisible();
    const others = group.locator('label:not(:has(:checked))').first();
    await expect(others).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(others).toBeHidden();
    // The dark colours of antd would print white words on white, or black boxes.
    const name = popup.getByRole('textbox').first();
    const ink = (box: Locator) => box.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(() => ink(name)).toMatch(/^rgba?\(0, 0, 0/);
    const grounds = await name.evaluate((element) => {
      const found: string[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        found.push(getComputedStyle(box).backgroundColor);
      }
      return found.filter((colour) => !/^rgba\(0, 0, 0, 0\)|255, 255, 255/.test(colour));
    });
    expect(grounds).toEqual([]);
    await page.emulateMedia({ media: null });
    await popup.getByRole('button', { name: '关闭' }).first().click();
  });
  await test.step('prints the workbench on three sheets at most', async () => {
    await navigate(page, '/dashboard');
    await expect(page.getByRole('heading', { name: '短信使用' })).toBeVisible();
    expect(await countSheets(page)).toBeLessThanOrEqual(3);
  });
  await test.step('prints a company without the frame', async () => {
    await navigate(page, '/company/company-details/1384050000000000001');
    await expect(page.getByRole('tab', { name: '基本信息' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await resizeWindow(page, sheet);
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('tabpanel').getByText('所属分站')).toBeVisible();
    const cut = await page.evaluate(() => {
      const main = document.querySelector('main');
      return main ? main.scrollHeight - main.clientHeight : Infinity;
    });
    expect(cut).toBeLessThanOrEqual(0);
  });
});

test('layouts print in parts that fit a sheet, and switches as words', async ({ page }) => {
  await signIn(page, 'operator', '/settings/index');
  await test.step('prints a board as tables that fit a sheet, with the routes of its lists and no empty sheet', async () => {
    await navigate(page, '/today-line-price/today-line-price');
    await page.getByText('行情', { exact: true }).click();
    const boards = page.getByRole('table', { name: '线路行情' });
    const changes = page.getByRole('region', { name: '今日变化' });
    const route = changes.getByRole('listitem').first().getByText(' → ');
    await expect(route).toBeVisible();
    await expect(boards).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(boards.nth(1)).toBeVisible();
    for (const board of await boards.all()) {
      // The starts and nine destinations.
      expect(await board.locator('tbody tr').first().locator('th, td').count()).toBeLessThan(11);
    }
    await expect(route).toBeVisible();
    const below = await page.evaluate(() => {
      const end = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - (end + scrollY);
    });
    expect(below).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: null });
  });
  await test.step('prints a schedule with its dates on each sheet, and what is free next', async () => {
    await navigate(page, '/marketing/carousel-management');
    await page.getByText('排期', { exact: true }).click();
    const next = page.getByRole('paragraph').filter({ hasText: '最近的空档' });
    await expect(next.getByRole('button')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(next.getByRole('button')).toBeVisible();
    const dates = page.getByRole('list', { name: '每天的数量' }).locator('..');
    // Browsers repeat such a group on each sheet.
    await expect(dates).toHaveCSS('display', 'table-header-group');
    await page.emulateMedia({ media: null });
  });
  await test.step('prints the state of a switch as a word', async () => {
    await navigate(page, '/settings/index');
    const bar = page.getByRole('switch', { name: '标签栏' });
    await expect(bar).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const drawn = await bar.evaluate((input) => ({
      word: getComputedStyle(input, '::after').content,
      ground: getComputedStyle(input).backgroundColor,
    }));
    expect(drawn).toEqual({ word: '"开"', ground: 'rgba(0, 0, 0, 0)' });
    await page.emulateMedia({ media: null });
  });
});
