import { expect, signIn, test } from './fixtures';
import { openPage } from './navigation';

test('permissions on a phone: show roles and details in turn, and keep the matrix names in view', async ({
  page,
}) => {
  await test.step('shows the permissions in place of the roles, and returns to the roles', async () => {
    await signIn(page, 'operator', '/substation-employee/background-permission-management');
    const roles = page.getByRole('navigation', { name: '角色' });
    await roles
      .getByRole('button', { name: /业务员/ })
      .first()
      .click();
    const detail = page.getByRole('region', { name: '业务员' });
    await expect(detail.getByRole('checkbox', { name: '公司列表' })).toBeChecked();
    await expect(roles).toBeHidden();
    const { height = 0 } =
      (await detail.locator('label').filter({ hasText: '公司列表' }).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await detail.getByRole('button', { name: '返回角色列表' }).click();
    await expect(roles).toBeVisible();
  });
  await test.step('keeps the row names in view while the matrix scrolls', async () => {
    await openPage(page, '/substation-employee/mobile-permission-management?substationId=1');
    const matrix = page.getByRole('main').getByRole('table');
    const name = matrix.getByRole('rowheader').first();
    const before = (await name.boundingBox())?.x;
    await matrix.getByRole('checkbox', { name: '全选“统计”' }).scrollIntoViewIfNeeded();
    await expect(matrix.getByRole('checkbox', { name: '全选“统计”' })).toBeInViewport();
    expect((await name.boundingBox())?.x).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(
      false,
    );
  });
  await test.step('shows the buttons of a changed row below its name, without a column of their own', async () => {
    const matrix = page.getByRole('main').getByRole('table');
    const row = matrix.locator('tbody tr').first();
    await row.getByRole('checkbox').first().click();
    const name = await row.getByRole('rowheader').boundingBox();
    const save = await row.getByRole('button', { name: '保存' }).boundingBox();
    expect(save?.x).toBeGreaterThanOrEqual(name?.x ?? Infinity);
    expect((save?.x ?? 0) + (save?.width ?? 0)).toBeLessThanOrEqual(
      (name?.x ?? 0) + (name?.width ?? 0),
    );
    const head = matrix.locator('thead th').filter({ hasText: '操作' });
    expect((await head.boundingBox())?.width).toBeLessThan(1);
    await row.getByRole('button', { name: '撤销' }).click();
    await expect(row.getByRole('button')).toHaveCount(0);
  });
  await test.step('keeps a popover off the edges of the window', async () => {
    await page.getByRole('main').getByRole('button', { name: '视图' }).click();
    const views = await page.getByRole('dialog').boundingBox();
    expect(views?.x).toBeGreaterThanOrEqual(8);
    expect((views?.x ?? 0) + (views?.width ?? 0)).toBeLessThanOrEqual(390 - 8);
  });
});
