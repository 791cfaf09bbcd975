import { expect, signIn, test } from './fixtures';
import { smallTargets } from './targets';

const card = (page: import('@playwright/test').Page) =>
  page.getByRole('list', { name: '数据列表' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await signIn(page, 'manager', '/company/company-list');
  await expect(card(page).first()).toBeVisible();
});

test('the list is cards for a thumb, the menu a drawer, and the way back closes what lies on top', async ({
  page,
}) => {
  await test.step('the list is cards with a simple pager, and nothing scrolls sideways', async () => {
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /下一页/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: '每页条数' })).toHaveCount(0);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step('what is touched is large enough for a thumb', async () => {
    const around = page.locator(':is(button, a, select):visible:not(main *)');
    await expect(around).not.toHaveCount(0);
    const small = await around.evaluateAll((controls) =>
      controls
        .map((control) => ({ box: control.getBoundingClientRect(), text: control.textContent }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ box, text }) => `${text} ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
    // Small signs beside words reach beyond what is seen of them.
    expect(await smallTargets(page, 'main')).toEqual([]);
  });
  await test.step('the menu is a drawer over the page that closes with a choice', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: '工作台' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(menu).toBeHidden();
  });
  await test.step('the way back closes the question, then the form, then it leaves the page', async () => {
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await tabs.getByRole('link', { name: '公司列表' }).click();
    await expect(page).toHaveURL('/company/company-list');
    await card(page).first().getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑公司' });
    await form.getByLabel('联系人').fill('周八');
    const question = page.getByRole('button', { name: '放弃修改' });
    await page.goBack();
    await expect(question).toBeVisible();
    // It grows while it comes.
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
});

test('a list is put in order, searched and changed by thumb', async ({ page }) => {
  await test.step('it is put in another order, and says in which it is', async () => {
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
  await test.step('a company is edited in a drawer', async () => {
    await card(page).first().getByRole('button', { name: '编辑' }).click();
    const drawer = page.getByRole('dialog', { name: /公司/ });
    await drawer.getByLabel('联系人').fill('周八');
    await drawer.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByText('操作成功')).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });
  await test.step('conditions stand in a sheet', async () => {
    await page.getByRole('button', { name: /查询条件/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: '公司名称' }).fill('物流');
    await sheet.getByRole('button', { name: /查\s*询/ }).click();
    await expect(page).toHaveURL(/companyName=/);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: /查询条件.*1/ })).toBeVisible();
  });
});
