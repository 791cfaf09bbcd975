import { expect, openCompanies, rows, signIn, test, waitForRows } from './fixtures';

test('a form shows a record with the same phone number or name next to the field', async ({
  page,
  context,
}) => {
  await signIn(page, 'operator', '/company/company-list');
  await waitForRows(page);
  const text = await rows(page).first().innerText();
  const name = /\S+有限公司/.exec(text)?.[0] ?? '';
  const phone = /1\d{10}/.exec(text)?.[0] ?? '';
  await page.goto('/company/create-company');
  await test.step('links a company of the same name, typed without its legal form', async () => {
    await page.getByLabel('公司名称').fill(name.replace('有限公司', ' '));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });
  await test.step('opens a company with the same phone number in a new browser tab', async () => {
    await page.getByLabel('手机号').fill(phone);
    await page.keyboard.press('Tab');
    const link = page.getByRole('main').getByRole('link', { name }).last();
    await expect(page.getByText('可能已有相同的记录：')).toHaveCount(2);
    const opened = context.waitForEvent('page');
    await link.click();
    await expect(await opened).toHaveURL(/company-details/);
    await expect(page.getByLabel('手机号')).toHaveValue(phone);
  });
});

test('保存 receives a slow press after the name of another record was typed', async ({ page }) => {
  await openCompanies(page);
  const taken = /\S+有限公司/.exec(await rows(page).nth(1).innerText())?.[0] ?? '';
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const popup = page.getByRole('dialog', { name: '编辑公司' });
  await popup.getByLabel('公司名称').fill(taken);
  // The note about duplicates must not appear between press and release, because it would move the button.
  await popup.getByRole('button', { name: /保\s*存/ }).click({ delay: 300 });
  await expect(page.locator('.ant-message-error')).toBeVisible();
  await expect(popup.getByText('可能已有相同的记录：')).toBeVisible();
});
