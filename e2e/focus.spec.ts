import { expect, openCompanies, rows, tabTo, test } from './fixtures';
import { navigate } from './pages';

test('focus: moves to where the work continues and is never covered, in a list and its form', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('offers at the first Tab stop to skip menu and tabs', async () => {
    await page.reload();
    await expect(rows(page).first()).toHaveText(/\S/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '跳到页面内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '公司列表' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: '公司', exact: true })).toBeFocused();
  });
  await test.step('keeps the focused button clear of the pinned columns', async () => {
    const copy = rows(page).first().getByRole('button', { name: /^复制/ });
    const actions = rows(page).first().getByRole('link', { name: '详情' });
    await rows(page).first().focus();
    await tabTo(copy);
    const [inner, outer] = [await copy.boundingBox(), await actions.boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(outer?.x ?? 0);
  });
  await test.step('returns the focus to the button that opened the form, after Esc and after a save', async () => {
    const edit = rows(page).first().getByRole('button', { name: '编辑' });
    const popup = page.getByRole('dialog', { name: '编辑公司' });
    await edit.focus();
    await page.keyboard.press('Enter');
    // The form is visible before it listens to keys; it listens by the time its first field has the focus.
    await expect(popup.getByLabel('公司名称')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await page.keyboard.press('Enter');
    await popup.getByLabel('联系人').fill('周八');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(popup).toHaveCount(0);
    await expect(edit).toBeFocused();
  });
  await test.step('focuses the field that refused the save and describes the error', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).press('Enter');
    const popup = page.getByRole('dialog', { name: '编辑公司' });
    await popup.getByLabel('联系人').fill('');
    await popup.getByLabel('公司名称').focus();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(popup.getByLabel('联系人')).toBeFocused();
    await expect(popup.getByLabel('联系人')).toHaveAccessibleDescription(/联系人为必填项/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(popup).toHaveCount(0);
  });
  await test.step('focuses a page that was opened from another page', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '打开页面' }).press('Enter');
    await expect(page).toHaveURL(/company-details/);
    await expect(page.getByRole('region', { name: / · 公司详情$/ })).toBeFocused();
  });
  await test.step('clears a chosen option with a labelled button by keyboard', async () => {
    await navigate(page, '/company/create-company');
    const type = page.getByRole('combobox', { name: '公司类型' });
    await type.press('ArrowDown');
    await type.press('Enter');
    const clear = page.getByRole('button', { name: '清除公司类型' });
    await expect(clear).toBeVisible();
    // antd closes the list one task after the choice, and an open list handles the Tab key itself.
    await expect(type).toHaveAttribute('aria-expanded', 'false');
    await type.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toHaveCount(0);
  });
});
