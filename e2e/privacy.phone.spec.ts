import { expect, signIn, test } from './fixtures';
import { findSmallTargets } from './targets';

test('privacy masks numbers on cards of a phone; a tap shows one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('layoutSettings', '{"privacy":true}'));
  await signIn(page, 'operator', '/consultation/network-freight-consultation');
  const card = page.getByRole('list', { name: '数据列表' }).getByRole('listitem').first();
  await expect(card.getByText(/1\d{2}∙∙∙∙\d{4}/)).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b1[3-9]\d{9}\b/);
  expect(await findSmallTargets(page, 'main')).toEqual([]);
  await card.getByRole('button', { name: /^显示完整号码/ }).tap();
  await expect(card.getByRole('button', { name: /^呼叫 1\d{10}$/ })).toBeVisible();
});
