import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  busyParts,
  clickAction,
  confirm,
  expect,
  openCompanies,
  failNextCall,
  rows,
  test,
  type Fault,
  titleFrom,
} from './fixtures';
import { openList, resizeWindow } from './navigation';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /条/ });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}：`) });
/** The left edges of all chips. */
const chipPlaces = (page: Page) =>
  page
    .getByRole('region', { name: '查询条件' })
    .getByRole('button', { name: /：/ })
    .evaluateAll((chips) => chips.map((one) => Math.round(one.getBoundingClientRect().x)));
const condition = (page: Page, label: string) =>
  page.getByRole('dialog', { name: label, exact: true });
const query = (page: Page, label: string) =>
  condition(page, label).getByRole('button', { name: /查\s*询/ });

/** Waits until the list shows this page: the address changes slightly earlier. */
const onPage = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `第 ${number} 页`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

/** The names of at most 14 characters that do not fit into their column. */
const cutNames = (page: Page) =>
  rows(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.textContent.length <= 14 && link.scrollWidth > link.clientWidth)
        .map((link) => link.textContent),
    );

const heading = (page: Page, name: RegExp) =>
  page.getByRole('columnheader', { name }).getByRole('button');

test('the company list: keeps filters, sort and page in its address and in its tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openCompanies(page);
  await test.step('fits twelve rows between the filters and the pager at 1366 × 768, and cuts no name', async () => {
    const visible = await page.evaluate(() => {
      const box = document.querySelector('table')?.parentElement?.getBoundingClientRect();
      return [...document.querySelectorAll('tbody tr')].filter((row) => {
        const { bottom } = row.getBoundingClientRect();
        return box && bottom <= box.bottom + 1;
      }).length;
    });
    expect(visible).toBeGreaterThanOrEqual(12);
    expect(await cutNames(page)).toEqual([]);
    await resizeWindow(page, { width: 1440, height: 900 });
    expect(await cutNames(page)).toEqual([]);
  });
  await test.step('puts filters, sort and page into the address, and shows the same rows after a reload', async () => {
    const search = page.getByRole('textbox', { name: '公司名称' });
    const unset = await chipPlaces(page);
    await search.fill('  物流 ');
    await search.press('Enter');
    await expect(page).toHaveURL(/companyName=%E7%89%A9%E6%B5%81/);
    const before = await chipPlaces(page);
    expect(before, 'no chip moves').toEqual(unset);
    await chip(page, '状态').click();
    await condition(page, '状态').getByText('启用').click();
    await query(page, '状态').click();
    await expect(chip(page, '状态')).toContainText('启用');
    expect(await chipPlaces(page), 'no chip moves').toEqual(before);
    await heading(page, /专线数/).click();
    await expect(page).toHaveURL(/sort=lineCount%20ascending/);
    await page.getByRole('button', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/page=2/);
    await onPage(page, 2);
    await expect(busyParts(page)).toHaveCount(0);
    const first = await rows(page).first().innerText();
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect.poll(() => rows(page).first().innerText()).toBe(first);
  });
  await test.step('returns to the first page after a sort or a new page size', async () => {
    await heading(page, /网点数/).click();
    await expect(page).not.toHaveURL(/page=/);
    await onPage(page, 1);
    await page.getByRole('button', { name: '第 3 页' }).click();
    await expect(page).toHaveURL(/page=3/);
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('50');
    await expect(page).not.toHaveURL(/page=/);
    await expect(rows(page)).toHaveCount(50);
  });
  await test.step('shows a kept tab with its page again and sends no request', async () => {
    // A tab left before its response arrives sends the request again, so this waits for the response.
    const response = page.waitForResponse(/\/company\?.*page=3/);
    await page.getByRole('button', { name: '第 3 页' }).click();
    await response;
    await expect(page).toHaveURL(/page=3/);
    await expect(busyParts(page)).toHaveCount(0);
    await tabs(page).getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/dashboard');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await tabs(page).getByRole('link', { name: '公司列表' }).click();
    await expect(page).toHaveURL(/page=3/);
    await expect(rows(page).first()).toBeVisible();
    // The counts of waiting work, which load every minute, ask for a single record.
    const ofList = calls.filter((url) => /\/api\/company\/.*[?&]limit=(?!1(&|$))/.test(url));
    expect(ofList).toEqual([]);
  });
  await test.step('asks for the memberships that end within 30 days, which are fewer', async () => {
    await page.getByRole('button', { name: '重置' }).click();
    await expect(status(page)).toContainText('3,000');
    await chip(page, '即将到期').click();
    await condition(page, '即将到期').getByText('30 天内').click();
    await query(page, '即将到期').click();
    await expect(page).toHaveURL(/expiresWithinDays=30/);
    await expect(chip(page, '即将到期')).toContainText('30 天内');
    await expect(status(page)).not.toContainText('3,000');
  });
  await test.step('finds in what three companies differ, in 6 actions', async () => {
    for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '对比' }).click();
    const popup = page.getByRole('dialog', { name: '公司对比' });
    await expect(popup.getByRole('columnheader')).toHaveCount(4);
    const facts = await popup.getByRole('rowheader').count();
    const different = popup.getByRole('rowheader', { name: /（不同）$/ });
    const differentCount = await different.count();
    expect(differentCount).toBeLessThan(facts);
    await popup.getByRole('checkbox', { name: '只看不同' }).check();
    await expect(popup.getByRole('rowheader')).toHaveCount(differentCount);
    await expect(different.filter({ hasText: '到期日期' })).toHaveCount(1);
    await popup.getByRole('button', { name: '关闭' }).first().click();
    await bar.getByRole('button', { name: '取消选择' }).click();
  });
  await test.step('shows the page in English after the language switch', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('columnheader', { name: /Company name/ })).toBeVisible();
    await expect(page).toHaveTitle(titleFrom('Company list - Freightline Console$'));
    const frame = await page
      .locator('header, nav, thead, [aria-label="Conditions"]')
      .allInnerTexts();
    expect(frame.join().replaceAll(/中文|平台运营/g, '')).not.toMatch(/[\u4e00-\u9fff]/);
  });
});

test('a company: is deleted only when disabled', async ({ page }) => {
  const firstName = async () =>
    (await rows(page).first().getByRole('cell', { name: /公司$/ }).innerText()).trim();
  await openCompanies(page, 'operator', '?status=2');
  await test.step('offers no deletion for an enabled company, disables it and then deletes it', async () => {
    const name = await firstName();
    const row = rows(page).filter({ hasText: name });
    const more = () => row.getByRole('button', { name: '更多' }).click();
    await more();
    await expect(page.getByRole('menuitem', { name: '小程序码' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await clickAction(row, '禁用');
    await confirm(page, name);
    await expect(row).toHaveCount(0);
    await openList(page, `/company/company-list?companyName=${name}`);
    await expect(row).toContainText('禁用');
    await more();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await confirm(page, name);
    await expect(row).toHaveCount(0);
  });
});

test('the company list: exports the filtered rows, and keeps its rows after failed calls', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?status=3');
  await test.step('exports the rows of the current filter to a file', async () => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '由服务器导出' }).click();
    const download = await waiting;
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\n').length).toBeGreaterThan(20);
    expect(text).not.toContain('启用,');
  });
  // The first cell holds a picture that loads after the texts, so rows are compared by name.
  const name = rows(page).first().getByRole('cell', { name: /公司$/ });
  const first = await name.innerText();
  for (const [fault, text] of [
    ['badGateway', '请求失败（502），请稍后重试'],
    ['nullItems', '服务器返回的数据无法识别，请稍后重试'],
  ] as [Fault, string][]) {
    await test.step(`${fault}: shows the message once, keeps the rows and retries`, async () => {
      await failNextCall(page, '/api/company/company', fault);
      await page.getByRole('button', { name: '刷新', exact: true }).click();
      await expect(page.getByText(text)).toHaveCount(1);
      await expect(page.getByText(/^未刷新/)).toBeVisible();
      expect(await name.innerText()).toBe(first);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByText(/^未刷新/)).toHaveCount(0);
    });
  }
  await test.step('returns to the last loaded page after a failed page change', async () => {
    await failNextCall(page, '/api/company/company', 'badGateway');
    await page.getByRole('button', { name: '第 2 页' }).click();
    await page.getByRole('button', { name: /返回/ }).click();
    await expect(page).toHaveURL('/company/company-list?status=3');
    await expect(page.getByText(/^未刷新/)).toHaveCount(0);
    expect(await name.innerText()).toBe(first);
  });
});

test('the company list: hides the link to a new company without permission and shows only companies of the user’s sub-station', async ({
  page,
}) => {
  await openCompanies(page, 'staff');
  await expect(page.getByRole('link', { name: '新增', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '导出', exact: true })).toBeVisible();
  const names = await rows(page).getByRole('cell', { name: /分站$/ }).allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(1);
});
