import { expect, signIn, test } from './fixtures';
import { openPage } from './navigation';

test('lists on a phone: one tap puts a switch back; a queue offers to refresh every minute until that is switched off', async ({
  page,
}) => {
  await signIn(page, 'operator', '/marketing/logistics-headlines');
  const card = page.getByRole('list', { name: '数据列表' }).getByRole('listitem').first();
  await card.getByRole('button', { name: '展开' }).tap();
  const control = card.getByRole('switch').first();
  const before = (await control.getAttribute('aria-checked')) ?? '';
  await control.tap();
  await expect(control).not.toHaveAttribute('aria-checked', before);
  const undo = page.getByRole('button', { name: '撤销' });
  const box = await undo.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await undo.tap();
  await expect(control).toHaveAttribute('aria-checked', before);
  await expect(undo).toHaveCount(0);
  await test.step('a queue offers to refresh every minute, and a reload keeps it switched off', async () => {
    await openPage(page, '/consultation/network-freight-consultation');
    const menu = page.getByRole('button', { name: '更多', exact: true }).first();
    const every = page.getByRole('menuitem', { name: /^自动刷新/ });
    await menu.tap();
    await expect(every).toHaveText('自动刷新：每 1 分钟');
    await every.tap();
    await page.reload();
    await menu.tap();
    await expect(every).toHaveText('自动刷新：关闭');
  });
});

test('bulk edit on a phone: sets the level of the selected companies', async ({ page }) => {
  await signIn(page, 'operator', '/company/company-list?status=2');
  await page.getByRole('button', { name: '更多', exact: true }).first().tap();
  await page.getByRole('menuitem', { name: '选择' }).tap();
  const boxes = page.getByRole('checkbox', { name: '选择此行' });
  const second = boxes.nth(1);
  const before = await second.boundingBox();
  await boxes.nth(0).check();
  await expect(page.getByRole('region', { name: '批量操作' })).toBeInViewport();
  expect(await second.boundingBox(), 'stays where it was').toEqual(before);
  await second.check();
  await boxes.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: '批量操作' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '批量修改' }).tap();
  const popup = page.getByRole('dialog', { name: '批量修改公司' });
  await popup.getByRole('checkbox', { name: '会员等级' }).check();
  await popup.getByRole('combobox', { name: '会员等级' }).tap();
  await page.getByRole('option', { name: '名录' }).or(page.getByTitle('名录')).last().tap();
  await popup.getByRole('button', { name: /^修改 \d 项$/ }).tap();
  await expect(page.getByText(/操作成功|已修改 2 项/).first()).toBeVisible();
  await expect(popup).toHaveCount(0);
  const cards = page.getByRole('list', { name: '数据列表' }).getByRole('listitem');
  for (const index of [0, 1]) {
    await cards.nth(index).getByRole('button', { name: '展开' }).tap();
    await expect(cards.nth(index)).toContainText('名录');
  }
});
