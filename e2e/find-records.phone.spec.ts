import { actionsOf } from './actions';
import { expect, signIn, test } from './fixtures';
import { findSmallTargets } from './targets';

test('the palette finds a customer by phone number in three actions on a phone', async ({
  page,
}) => {
  await signIn(page, 'operator', '/user/user-list');
  const card = page.getByRole('list', { name: '数据列表' }).getByRole('listitem').first();
  const phone = (await card.getByRole('link', { name: /^1\d{10}$/ }).innerText()).trim();
  await page.goto('/dashboard');
  const actions = actionsOf(page);
  await actions.tap(page.getByRole('banner').getByRole('button', { name: '搜索页面与记录' }));
  const dialog = page.getByRole('dialog', { name: '快速查找' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await actions.type(`${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`);
  await expect(dialog.getByText(`${phone} 是谁？`)).toBeVisible();
  const customer = dialog.getByRole('group', { name: '用户' }).getByRole('option').first();
  await expect(customer).toBeVisible();
  // Each list that responds may move the options, so the tap waits for all of them.
  await expect(dialog.getByText('正在查找记录…')).toHaveCount(0);
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  expect(await findSmallTargets(page, '[role="dialog"]')).toEqual([]);
  await actions.tap(customer);
  await expect(page).toHaveURL(/user-details\?id=/);
  expect(actions.count()).toBeLessThanOrEqual(3);
});
