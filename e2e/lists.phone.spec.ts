import { expect, signIn, test } from './fixtures';

test('undo on a phone: one tap puts a switch back', async ({ page }) => {
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
});
