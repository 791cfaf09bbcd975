import {
  countTabStops,
  expect,
  waitForRows,
  openCompanies,
  rows,
  signIn,
  tabTo,
  test,
} from './fixtures';
import { navigate, waitForPage } from './pages';

// With animations, as most users have them: a key cannot miss a control that moves.
test.use({ reducedMotion: 'no-preference' });

/** Tasks whose controls are more than buttons and fields, each done by keyboard alone. */

test('a list and its form by keyboard: selects rows, answers questions and replaces a picture', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('selects rows with Space, runs a batch action, and is in the list again', async () => {
    await rows(page).nth(0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: '批量操作' });
    await expect(bar).toContainText('已选 2 项');
    await bar.getByRole('button', { name: '启用' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: /确\s*认/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });
  await test.step('asks before unsaved input is lost, and returns the focus to the field', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '编辑公司' });
    const contact = form.getByLabel('联系人');
    await tabTo(contact);
    await page.keyboard.type('周八');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: '放弃修改？' });
    // The question takes the focus a moment after it is visible.
    await expect(question.getByRole('button', { name: '放弃修改' })).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab'] as const)
      expect(await countTabStops(question, key)).toBe(2);
    await tabTo(question.getByRole('button', { name: '继续编辑' }));
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(contact).toBeFocused();
    await expect(contact).toHaveValue('周八');
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: '放弃修改' })).toBeFocused();
    await tabTo(question.getByRole('button', { name: '放弃修改' }));
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
  });
  await test.step('removes a picture and opens the file chooser with Enter', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: '编辑公司' });
    // The wait starts early because the browser needs a moment before it reports file choosers.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(form.getByRole('button', { name: '删除“image.svg”' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('group', { name: '公司标志' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await chooser).isMultiple()).toBe(false);
  });
});

test('permissions, a matrix and a filter by keyboard: saves, moves and filters', async ({
  page,
}) => {
  await test.step('gives a permission with Space and shows what the role gains before it is saved', async () => {
    await signIn(page, 'operator', '/identity/roles');
    const row = rows(page).filter({ hasText: 'substation-staff' }).first();
    const open = row.getByRole('button', { name: '权限' });
    await row.focus();
    await tabTo(open);
    await page.keyboard.press('Enter');
    const box = page.getByRole('dialog', { name: '角色“分站员工”的权限' });
    const cache = box.getByRole('checkbox', { name: '缓存管理' });
    await tabTo(cache);
    await page.keyboard.press('Space');
    await expect(cache).toBeChecked();
    await tabTo(box.getByRole('button', { name: '保存', exact: true }));
    await page.keyboard.press('Enter');
    const changes = page.getByRole('dialog', { name: '更改权限：分站员工' });
    await expect(changes.getByRole('region', { name: '将可以打开' })).toContainText('缓存管理');
    await tabTo(changes.getByRole('button', { name: '确认保存' }));
    await page.keyboard.press('Enter');
    await expect(changes).toHaveCount(0);
    await expect(box.getByText('没有更改')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(open).toBeFocused();
  });
  await test.step('moves through the matrix with arrow keys, never under pinned columns, and leaves it with a single Tab', async () => {
    await navigate(page, '/substation-employee/mobile-permission-management?substationId=1');
    await waitForPage(page, '移动端权限管理');
    const matrix = page.getByRole('main').getByRole('table');
    const boxes = matrix.locator('tbody tr').nth(2).getByRole('checkbox');
    await tabTo(matrix.getByRole('checkbox').first());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End'])
      await page.keyboard.press(key);
    await expect(boxes.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(boxes.first()).toBeFocused();
    const uncovered = () =>
      boxes.first().evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === box;
      });
    await expect.poll(uncovered).toBe(true);
    await page.keyboard.press('Space');
    await expect(page.getByText('1 人未保存')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(matrix.getByRole('button', { name: '保存' })).toBeFocused();
    await tabTo(page.getByRole('button', { name: '全部保存' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('没有更改')).toBeVisible();
  });
  await test.step('types a time range into a filter and returns the focus to its button', async () => {
    await navigate(page, '/user/user-list');
    await waitForRows(page);
    const chip = page.getByRole('button', { name: /^注册时间：/ });
    await chip.focus();
    await page.keyboard.press('Enter');
    const condition = page.getByRole('dialog', { name: '注册时间', exact: true });
    const [begin, end] = [
      condition.getByRole('textbox').first(),
      condition.getByRole('textbox').last(),
    ];
    await expect(begin).toBeFocused();
    await page.keyboard.type('2026-01-01 00:00:00');
    await page.keyboard.press('Tab');
    await expect(end).toBeFocused();
    await page.keyboard.type('2026-03-31 23:59:59');
    await page.keyboard.press('Tab');
    await tabTo(condition.getByRole('button', { name: /查\s*询/ }));
    await page.keyboard.press('Enter');
    await expect(condition).toHaveCount(0);
    await expect(chip).toContainText('2026-01-01');
    await expect(chip).toBeFocused();
  });
});
