import { findViolations } from './accessibility';
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

test('the schedule of adverts is an agenda, whose entries open the form', async ({ page }) => {
  await signIn(page, 'operator', '/marketing/dialog-management?view=schedule');
  const agenda = page.getByRole('list', { name: '日程' });
  await expect(agenda.getByRole('heading', { name: /^今天 / })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const entry = agenda.getByRole('button', { name: /^(开始|结束)/ }).first();
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await entry.click();
  await expect(page.getByRole('dialog', { name: '编辑弹窗' })).toBeVisible();
});
