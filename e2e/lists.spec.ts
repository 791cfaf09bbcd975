import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import {
  clickAction,
  confirm,
  expect,
  openCompanies,
  rows,
  signIn,
  test,
  waitForRows,
  nextTask,
} from './fixtures';
import { openList } from './navigation';

test('undo: takes back a switch and a batch, by mouse and by keyboard', async ({ page }) => {
  const undo = page.getByRole('button', { name: '撤销' });
  const undone = page.getByText('已撤销');
  await test.step('sets a switch back by click and by Ctrl+Z', async () => {
    await signIn(page, 'operator', '/marketing/logistics-headlines');
    await waitForRows(page);
    const isPinned = rows(page).first().getByRole('switch').last();
    const before = (await isPinned.getAttribute('aria-checked')) ?? '';
    await isPinned.click();
    await expect(isPinned).not.toHaveAttribute('aria-checked', before);
    await undo.click();
    await expect(undone).toBeVisible();
    await expect(isPinned).toHaveAttribute('aria-checked', before);
    await isPinned.click();
    await expect(isPinned).not.toHaveAttribute('aria-checked', before);
    await expect(undo).toBeVisible();
    // The notification listens to keys in a task after the one that renders it.
    await nextTask(page);
    await page.keyboard.press('Control+z');
    await expect(undo).toHaveCount(0);
    await expect(isPinned).toHaveAttribute('aria-checked', before);
  });
  await test.step('restores the rows of a batch', async () => {
    await openList(page, '/company/company-list?status=2');
    const name = /\S{4,}/.exec(await rows(page).first().innerText())?.[0] ?? '';
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '禁用' }).click();
    await confirm(page, '禁用');
    await expect(page.getByText('已修改 2 项')).toBeVisible();
    // The offer goes after eight seconds, but not while the pointer is on it.
    await undo.hover();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows(page).first()).not.toContainText(name);
    await undo.click();
    await expect(undone).toBeVisible();
    await expect(rows(page).first()).toContainText(name);
  });
  await test.step('disables all companies that match a condition, but three', async () => {
    await openList(page, '/company/company-list?status=2&companyName=恒&limit=5');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    const offer = page.getByRole('button', { name: /^选择符合条件的全部/ });
    const count = Number(/\d+/.exec(await offer.innerText())?.[0]);
    await offer.click();
    for (const index of [0, 1, 2]) await rows(page).nth(index).getByRole('checkbox').uncheck();
    const bar = page.getByRole('region', { name: '批量操作' });
    await expect(bar).toContainText(`已选 ${count - 3} 项`);
    await expect(bar).toContainText('已去掉 3 项 · 条件：公司名称：恒；状态：启用');
    await bar.getByRole('button', { name: '禁用' }).click();
    await confirm(page, '禁用');
    await waitForBatch(page);
    await expect(page.getByText(`已修改 ${count - 3} 项`)).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
  });
});

/** Waits until a batch has ended. Each of its tasks has the time of one expectation, because a busy machine slows them all. */
async function waitForBatch(page: Page) {
  const progress = async () =>
    (await page.getByText(/^正在处理 \d+ \/ \d+$/).allTextContents()).join();
  let shown = await progress();
  while (shown !== '') {
    const before = shown;
    await expect.poll(async () => (shown = await progress())).not.toBe(before);
  }
}

test('bulk edit: extends the expiry of 50 companies in 7 actions, and takes it back', async ({
  page,
}) => {
  const expiry = `${new Date().getFullYear() + 5}-03-31`;
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const expiries = (text: string) => rows(page).filter({ hasText: text });
  await test.step('extends the expiry of one page of 50', async () => {
    await openCompanies(page, 'operator', '?status=2');
    const size = page.getByRole('combobox', { name: '每页条数' });
    await act(size.selectOption('50'));
    await expect(rows(page)).toHaveCount(50);
    const place = await rows(page).first().boundingBox();
    await act(page.getByRole('checkbox', { name: '选择本页全部' }).check());
    expect(await rows(page).first().boundingBox(), 'stays below the pointer').toEqual(place);
    await act(page.getByRole('button', { name: '批量修改' }).click());
    const popup = page.getByRole('dialog', { name: '批量修改公司' });
    await act(popup.getByRole('checkbox', { name: '到期日期' }).check());
    await act(popup.getByRole('textbox', { name: '到期日期' }).fill(expiry));
    await act(page.keyboard.press('Enter'));
    await expect(popup.getByText(/将修改 50 项/)).toBeVisible();
    await expect(popup.getByRole('row').first()).toContainText(`→ ${expiry}`);
    await act(popup.getByRole('button', { name: '修改 50 项' }).click());
    await waitForBatch(page);
    await expect(page.getByText('已修改 50 项')).toBeVisible();
    // The offer goes after eight seconds, but not while the pointer is on it.
    await page.getByRole('button', { name: '撤销' }).hover();
    await expect(popup).toHaveCount(0);
    expect(actions).toBeLessThanOrEqual(7);
    await expect(expiries(expiry)).toHaveCount(50);
  });
  await test.step('takes back the change of all 50 rows', async () => {
    await page.getByRole('button', { name: '撤销' }).click();
    await waitForBatch(page);
    await expect(page.getByText('已撤销')).toBeVisible();
    await expect(expiries(expiry)).toHaveCount(0);
  });
});

test('a list with automatic refresh shows changed values, and new rows only after a click on 显示', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'operator', '/marketing/logistics-headlines');
  await waitForRows(page);
  await page.getByRole('button', { name: '自动刷新：关闭' }).click();
  await page.getByRole('menuitemradio', { name: '每 1 分钟' }).click();
  const first = await rows(page).first().innerText();
  const place = await rows(page).first().boundingBox();
  const control = rows(page).nth(1).getByRole('switch').last();
  const before = (await control.getAttribute('aria-checked')) ?? '';
  await test.step('another window pins a headline and copies one', async () => {
    const other = await page.context().newPage();
    await other.goto('/marketing/logistics-headlines');
    await waitForRows(other);
    await rows(other).nth(1).getByRole('switch').last().click();
    await expect(other.getByRole('button', { name: '撤销' })).toBeVisible();
    await clickAction(rows(other).first(), '复制');
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.close();
  });
  // A command ends only after this page has read what the other one has stored.
  await runMockCommand(page, 'active');
  await page.clock.runFor(61_000);
  await expect(control).not.toHaveAttribute('aria-checked', before);
  expect(await rows(page).first().innerText()).toBe(first);
  await expect(page.getByText('1 条新数据')).toBeVisible();
  expect(await rows(page).first().boundingBox()).toEqual(place);
  await page.getByRole('button', { name: '显示', exact: true }).click();
  await expect(page.getByText('1 条新数据')).toHaveCount(0);
  await expect(rows(page).first()).toBeFocused();
});
