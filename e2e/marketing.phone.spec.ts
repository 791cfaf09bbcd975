import { expect, signIn, test } from './fixtures';

test('the editor shows every tool in view, at least 44 px wide and high', async ({ page }) => {
  await signIn(page, 'operator', '/marketing/logistics-headlines');
  await page.getByRole('button', { name: '编辑', exact: true }).first().click();
  const tools = page.getByRole('toolbar').getByRole('button');
  await expect(tools.first()).toBeVisible();
  for (const tool of await tools.all()) {
    const box = await tool.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  // The preview is below the fields.
  await page.getByRole('dialog').locator('figure').scrollIntoViewIfNeeded();
  await expect(page.getByText('手机预览')).toBeInViewport();
});
