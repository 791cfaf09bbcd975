import { expect, rows, signIn, test } from './fixtures';

test('customers: are found by phone number, open in tabs and are not deleted with pending orders', async ({
  page,
}) => {
  await signIn(page, 'operator', '/user/user-list?sort=orderCount%20descending');
  await expect(rows(page).first()).toHaveText(/\S/);
  await test.step('refuses to delete customers with pending orders and gives the reason', async () => {
    const names: string[] = [];
    for (const index of [0, 1]) {
      names.push(await rows(page).nth(index).getByRole('link').first().innerText());
      await rows(page).nth(index).getByRole('checkbox').check();
    }
    await page
      .getByRole('region', { name: '批量操作' })
      .getByRole('button', { name: '删除' })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*认/ })
      .click();
    await expect(page.getByText(/还有待成交的货源，不能删除/).first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('steps from a customer to the next of the list', async () => {
    const nameAt = (index: number) => rows(page).nth(index).getByRole('link').first();
    const [first, second] = await Promise.all([0, 1].map((index) => nameAt(index).innerText()));
    await nameAt(0).click();
    const beside = page.getByRole('region', { name: first, exact: true });
    await expect(beside.getByRole('link', { name: /^全部货源 \d+/ })).toBeVisible();
    await beside.getByRole('link', { name: '打开页面' }).click();
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
    const recordPager = page.getByRole('navigation', { name: '列表中的前后记录' });
    await expect(recordPager).toContainText('1 / ');
    await expect(recordPager.getByRole('button', { name: '上一条' })).toBeDisabled();
    await recordPager.getByRole('link', { name: '下一条' }).click();
    await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible();
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('link', { name: '用户列表' })
      .click();
    // The rows have their actions again once no record is open beside them.
    await beside.getByRole('button', { name: '关闭' }).click();
  });
  await test.step('finds a customer by phone number and opens the details in a tab', async () => {
    const name = await rows(page).first().getByRole('link').first().innerText();
    const mobile = await rows(page)
      .first()
      .getByText(/^1\d{10}$/)
      .innerText();
    await page.getByRole('button', { name: /^手机号：/ }).click();
    const condition = page.getByRole('dialog', { name: '手机号', exact: true });
    await condition.getByRole('textbox').fill(mobile);
    await condition.getByRole('button', { name: /查\s*询/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('link', { name: '详情' }).click();
    await expect(page).toHaveURL(/user-details\?id=/);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: '近 12 个月' })).toBeVisible();
    await page.getByRole('tab', { name: /^货源( ?[\d,]+)?$/ }).click();
    await expect(rows(page).filter({ hasText: /HY\d+/ }).first()).toBeVisible();
    await page.getByRole('tab', { name: '动态' }).click();
    await expect(page.getByText(/^发布货源/).first()).toBeVisible();
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await expect(tabs.getByRole('link', { name })).toBeVisible();
  });
});
