import { findViolations } from './accessibility';
import { expect, signIn, test } from './fixtures';
import { resizeWindow } from './navigation';
import { findSmallTargets } from './targets';

const card = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: '数据列表' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await signIn(page, 'manager', '/company/company-list');
  await expect(card(page).first()).toBeVisible();
});

test('a list on a phone: shows cards and a drawer menu; going back closes the top layer first', async ({
  page,
}) => {
  await test.step('shows cards with a simple pager and no horizontal scroll', async () => {
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /下一页/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: '每页条数' })).toHaveCount(0);
    for (const width of [390, 360]) {
      await resizeWindow(page, { width, height: 844 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await resizeWindow(page, { width: 390, height: 844 });
  });
  await test.step('makes every control at least 44 px high', async () => {
    const around = page.locator(':is(button, a, select):visible:not(main *)');
    await expect(around).not.toHaveCount(0);
    const small = await around.evaluateAll((controls) =>
      controls
        .map((control) => ({ box: control.getBoundingClientRect(), text: control.textContent }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ box, text }) => `${text} ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
    // Icons next to text extend their touch area beyond their visible box.
    expect(await findSmallTargets(page, 'main')).toEqual([]);
  });
  await test.step('opens the menu as a drawer, which closes after a choice', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByText('公司列表')).toHaveCount(1);
    await menu.getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu).toBeHidden();
  });
  await test.step('goes back from the question to the form, then to the page, then to the page before', async () => {
    await page.getByRole('button', { name: /^工作台.*已打开 2 个页面$/ }).click();
    const pages = page.getByRole('dialog', { name: '已打开的页面' });
    await pages.getByRole('link', { name: '公司列表' }).click();
    await expect(pages).toHaveCount(0);
    await expect(page).toHaveURL('/company/company-list');
    await card(page).first().getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑公司' });
    await form.getByLabel('联系人').fill('周八');
    const question = page.getByRole('button', { name: '放弃修改' });
    await page.goBack();
    await expect(question).toBeVisible();
    // The button grows with the opening animation.
    const height = async () => (await question.boundingBox())?.height;
    await expect.poll(height).toBeGreaterThanOrEqual(44);
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(form.getByLabel('联系人')).toHaveValue('周八');
    await page.goBack();
    await question.click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL('/company/company-list');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('opens a record as a page with the way to the next one and to all of it', async () => {
    await page.goForward();
    // Above the number, whose touch target is larger than its line.
    await card(page)
      .first()
      .getByRole('heading')
      .tap({ position: { x: 40, y: 8 } });
    const record = page.getByRole('dialog');
    await record.getByRole('button', { name: '下一条' }).tap();
    await expect(record.getByRole('link', { name: '打开页面' })).toBeVisible();
    await expect(record.getByRole('region', { name: '变更记录' })).toBeVisible();
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    await record.getByRole('button', { name: '关闭' }).tap();
    await expect(record).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('closes a page in the sheet of open pages, which stays open', async () => {
    await page.getByRole('button', { name: /^工作台.*已打开 2 个页面$/ }).tap();
    const pages = page.getByRole('dialog', { name: '已打开的页面' });
    await pages.getByRole('button', { name: '关闭“公司列表”' }).tap();
    await expect(pages.getByRole('link')).toHaveText(['工作台']);
    await page.goBack();
    await expect(pages).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a low window: bars leave more than three quarters of the height to the page', async ({
  page,
}) => {
  await resizeWindow(page, { width: 720, height: 450 });
  const heightOf = async (part: ReturnType<typeof page.locator>) =>
    (await part.boundingBox())?.height ?? 0;
  expect(await heightOf(page.locator('main'))).toBeGreaterThan(400);
  const openPages = page.getByRole('button', { name: /已打开 2 个页面/ });
  const pages = page.getByRole('dialog', { name: '已打开的页面' });
  await openPages.tap();
  await pages.getByRole('link', { name: '工作台' }).tap();
  await expect(page).toHaveURL('/dashboard');
  await openPages.tap();
  await pages.getByRole('link', { name: '公司列表' }).tap();
  await expect(card(page).first()).toBeVisible();
  expect(await findSmallTargets(page, 'main')).toEqual([]);
  await card(page).first().getByRole('link', { name: '详情' }).tap();
  await page.getByRole('tab', { name: '工作日' }).tap();
  await page.getByRole('tabpanel', { name: '工作日' }).getByRole('button', { name: '编辑' }).tap();
  const save = page.getByRole('button', { name: /保\s*存/ });
  await expect(save).toBeInViewport();
  const bar = save.locator('..');
  expect(await heightOf(bar)).toBeLessThan(60);
});

test('a list on a phone: sorts, edits and filters, with text of 16 px in every box, so that Safari does not zoom in at a tap', async ({
  page,
}) => {
  const smallTexts = () =>
    page
      .locator('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]')
      .or(page.locator('[role=dialog] :is(.ant-select-content, button[aria-haspopup=dialog])'))
      .filter({ visible: true })
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => Number.parseFloat(getComputedStyle(box).fontSize) < 16)
          .map((box) => box.outerHTML),
      );
  expect(await smallTexts()).toEqual([]);
  await test.step('sorts the cards, names the order and returns the focus', async () => {
    const title = card(page).first().getByRole('heading');
    const before = await title.innerText();
    await page.getByRole('button', { name: /^排序方式/ }).tap();
    const sheet = page.getByRole('dialog', { name: '排序方式' });
    await sheet.getByRole('button', { name: '公司名称 升序' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/sort=companyName/);
    await expect(title).not.toHaveText(before);
    await expect(page.getByRole('button', { name: '排序方式：公司名称 升序' })).toBeFocused();
  });
  await test.step('edits a company in a drawer', async () => {
    await card(page).first().getByRole('button', { name: '编辑' }).click();
    const drawer = page.getByRole('dialog', { name: /公司/ });
    await expect(drawer.getByLabel('公司名称')).toBeVisible();
    expect(await smallTexts()).toEqual([]);
    await drawer.getByLabel('联系人').fill('周八');
    await drawer.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });
  await test.step('filters in a drawer and counts the active filters', async () => {
    await page.getByRole('button', { name: /查询条件/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: '公司名称' }).fill('物流');
    await sheet.getByRole('button', { name: /查\s*询/ }).click();
    await expect(page).toHaveURL(/companyName=/);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /查询条件.*1/ })).toBeVisible();
  });
});
