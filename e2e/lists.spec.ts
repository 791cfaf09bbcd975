import {
  confirm,
  expect,
  moveByKeyboard,
  openCompanies,
  rows,
  signIn,
  test,
  waitForRows,
} from './fixtures';

test('undo: takes back a switch, an order and a batch, by mouse and by keyboard', async ({
  page,
}) => {
  const undo = page.getByRole('button', { name: '撤销' });
  const undone = page.getByText('已撤销');
  await test.step('a switch shows its former value again', async () => {
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
    await page.keyboard.press('Control+z');
    await expect(undo).toHaveCount(0);
    await expect(isPinned).toHaveAttribute('aria-checked', before);
  });
  await test.step('an order by hand is the former one again', async () => {
    await page.goto('/platform-base-configuration/icon-settings');
    await waitForRows(page);
    const order = () => rows(page).first().innerText();
    const before = await order();
    await page.getByRole('button', { name: '调整顺序' }).click();
    const dialog = page.getByRole('dialog');
    await moveByKeyboard(dialog.getByRole('button', { name: '移动“找专线”' }), 'ArrowDown');
    await dialog.getByRole('button', { name: /保\s*存/ }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(order).not.toBe(before);
    await undo.click();
    await expect.poll(order).toBe(before);
  });
  await test.step('a batch goes back row by row, except what somebody else has changed', async () => {
    await openCompanies(page, 'operator', '?status=2');
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '禁用' }).click();
    await confirm(page, '禁用');
    const results = page.getByRole('dialog');
    await expect(results.getByText('成功 2 项，失败 0 项')).toBeVisible();
    await results.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(page.getByText('已修改 2 项')).toBeVisible();
    await undo.click();
    await expect(page.getByRole('dialog', { name: '撤销' })).toContainText('成功 2 项，失败 0 项');
  });
});
