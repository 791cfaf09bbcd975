import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { actionsOf } from './actions';
import { confirm, expect, waitForRows, failNextCall, rows, signIn, test } from './fixtures';
import { openList, resizeWindow } from './navigation';

const orders = '/source/source-management';
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}：`) });
const condition = (page: Page, label: string) =>
  page.getByRole('dialog', { name: label, exact: true });
const query = (page: Page, label: string) =>
  condition(page, label)
    .getByRole('button', { name: /查\s*询/ })
    .click();
/** The number of all rows of the list. */
const total = (page: Page, count: number) =>
  page.getByText(`共 ${count.toLocaleString('zh-CN')} 条`, { exact: true });
const detail = (page: Page) => page.getByRole('region', { name: /^货源 HY/ });
const openFirst = (page: Page) =>
  rows(page).first().getByRole('button', { name: '详情', exact: true }).click();

test('orders by route: a cell of the table of orders and lines opens as many orders as it counts', async ({
  page,
}) => {
  await signIn(page, 'operator', orders);
  await waitForRows(page);
  const actions = actionsOf(page);
  await actions.click(page.getByText('供需', { exact: true }));
  const cell = page
    .getByRole('table', { name: '货源与专线' })
    .getByRole('button', { name: /^全部出发地 → 河北省：\d+ 单/ });
  const [count = ''] = /\d+(?= 单)/.exec((await cell.textContent()) ?? '') ?? [];
  const gaps = page.getByRole('region', { name: '有货源、没有专线的线路' });
  await expect(gaps.getByRole('listitem')).toHaveCount(10);
  expect(actions.count()).toBe(1);
  expect(await findViolations(page)).toEqual([]);
  await cell.click();
  await expect(total(page, Number(count))).toBeVisible();
  await expect(chip(page, '状态')).toContainText('待成交');
  await expect(chip(page, '目的地')).toContainText('河北省');
  await page.goBack();
  await expect(cell).toBeVisible();
});

test('orders filtered by three conditions: the exported file and the link in another browser contain the same', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator', orders);
  await waitForRows(page);
  await chip(page, '状态').click();
  await condition(page, '状态').getByText('已成交').click();
  await query(page, '状态');
  await chip(page, '分配方式').click();
  await condition(page, '分配方式').getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText('承接', { exact: true }).click();
  await query(page, '分配方式');
  await chip(page, '出发地').click();
  await condition(page, '出发地').getByRole('searchbox').fill('临沂市');
  await condition(page, '出发地')
    .getByRole('button', { name: /临沂市/ })
    .first()
    .click();
  const response = page.waitForResponse(/fromRegionId=3713/);
  await query(page, '出发地');
  await response;
  await expect(page).toHaveURL(/status=2&.*assignType=2|assignType=2.*status=2/);
  await expect(page).toHaveURL(/fromRegionId=3713/);

  await page.getByRole('button', { name: '导出', exact: true }).click();
  const popup = page.getByRole('dialog', { name: /导出表格/ });
  await popup.getByRole('radio', { name: 'CSV（.csv）' }).check();
  const waiting = page.waitForEvent('download');
  await popup.getByRole('button', { name: '开始导出' }).click();
  const download = await waiting;
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trim().split('\n').slice(1);
  expect(lines.filter((line) => !line.includes('已成交') || !line.includes('临沂市'))).toEqual([]);

  await expect(total(page, lines.length)).toBeVisible();
  // The row of totals is not an order.
  const found = rows(page).filter({ hasText: /HY\d+/ });
  await expect(found.filter({ hasText: '已成交' })).toHaveCount(await found.count());
  const first = (await found.first().getByRole('cell').nth(1).innerText()).trim();
  expect(lines[0]).toContain(first);

  const elsewhere = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: new URL(page.url()).origin,
  });
  const other = await elsewhere.newPage();
  await signIn(other, 'operator', page.url());
  await expect(rows(other).first()).toContainText(first);
  await expect(chip(other, '出发地')).toContainText('临沂市');
  await expect(chip(other, '状态')).toContainText('已成交');
  await expect(total(other, lines.length)).toBeVisible();
  await elsewhere.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '平台运营' }).click();
  await page.getByRole('menuitem', { name: '我的导出' }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: download.suggestedFilename() }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(text);
});

test('an order: steps through the list, shows its carrier and records, and is deleted only when cancelled', async ({
  page,
}) => {
  await signIn(page, 'operator', `${orders}?status=2`);
  await waitForRows(page);
  await test.step('steps to the next and previous order by key and button, and after a reload', async () => {
    const numberAt = async (index: number) =>
      (await rows(page).nth(index).getByRole('cell').nth(1).innerText()).trim();
    const [first, second] = [await numberAt(0), await numberAt(1)];
    await openFirst(page);
    await expect(detail(page)).toHaveAccessibleName(`货源 ${first}`);
    const recordPager = detail(page).getByRole('navigation', { name: '列表中的前后记录' });
    await expect(recordPager.getByRole('button', { name: '上一条' })).toBeDisabled();
    await recordPager.getByRole('button', { name: '下一条' }).click();
    await expect(detail(page)).toHaveAccessibleName(`货源 ${second}`);
    await expect(detail(page).getByText('提货地址')).toBeVisible();
    expect(await findViolations(page, { include: '[data-print="alone"]' })).toEqual([]);
    await expect(recordPager.getByRole('button', { name: '下一条' })).toBeFocused();
    await recordPager.getByRole('button', { name: '上一条' }).click();
    await expect(detail(page)).toHaveAccessibleName(`货源 ${first}`);
    await page.keyboard.press('Escape');
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?status=2$/);
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(detail(page)).toHaveAccessibleName(`货源 ${second}`);
    await expect(rows(page).nth(1)).toBeFocused();
    await page.reload();
    await expect(detail(page)).toHaveAccessibleName(`货源 ${second}`);
    const wide = page.viewportSize();
    await resizeWindow(page, { width: 1280, height: 900 });
    const drawer = page.getByRole('dialog', { name: `货源 ${second}` });
    await expect(drawer.getByText('提货地址')).toBeVisible();
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    if (wide) await resizeWindow(page, wide);
    await expect(detail(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\?status=2$/);
  });
  await test.step('shows the carrier, the tracking and, after a retry, the call records of an order', async () => {
    await rows(page).first().getByRole('button', { name: /展开/ }).click();
    await expect(page.getByRole('columnheader', { name: '承接公司' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '已成交' }).nth(1)).toBeVisible();
    await failNextCall(page, 'goods-order-connect', 'badGateway');
    await openFirst(page);
    await expect(detail(page).getByText('提货地址')).toBeVisible();
    const history = detail(page).getByRole('list', { name: '动态' });
    await expect(history.getByRole('listitem').first()).toHaveText(/\d{4}-\d\d-\d\d/);
    await detail(page)
      .getByRole('button', { name: /重\s*试/ })
      .click();
    await expect(history.getByText(/联系货主：/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail(page)).toHaveCount(0);
  });
  await test.step('offers no deletion for a dealt order, and deletes a cancelled order after naming its number', async () => {
    await expect(rows(page).first().getByRole('button', { name: '删除' })).toHaveCount(0);
    await openList(page, `${orders}?status=3`);
    const orderNo = (await rows(page).first().getByRole('cell').nth(1).innerText()).trim();
    await rows(page).first().getByRole('button', { name: '删除' }).click();
    await confirm(page, orderNo);
    await expect(rows(page).filter({ hasText: orderNo })).toHaveCount(0);
  });
});
