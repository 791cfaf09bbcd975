import { expect, openCompanies, rows, test } from './fixtures';
import { openPage } from './navigation';

test('a form shows a record with the same phone number or name next to the field, and a slow press of 保存 is not lost to that note', async ({
  page,
  context,
}) => {
  await openCompanies(page);
  const text = await rows(page).first().innerText();
  const name = /\S+有限公司/.exec(text)?.[0] ?? '';
  const phone = /1\d{10}/.exec(text)?.[0] ?? '';
  await test.step('保存 receives a slow press after the name of another record was typed', async () => {
    const taken = /\S+有限公司/.exec(await rows(page).nth(1).innerText())?.[0] ?? '';
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const popup = page.getByRole('dialog', { name: '编辑公司' });
    await popup.getByLabel('公司名称').fill(taken);
    // The note about duplicates must not appear between press and release, because it would move the button.
    await popup.getByRole('button', { name: /保\s*存/ }).click({ delay: 300 });
    await expect(page.locator('.ant-message-error')).toBeVisible();
    await expect(popup.getByText('可能已有相同的记录：')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(popup).toHaveCount(0);
  });
  await openPage(page, '/company/create-company');
  await test.step('links a company of the same name, typed without its legal form', async () => {
    const visible = { visible: true };
    await page.getByLabel('公司名称').filter(visible).fill(name.replace('有限公司', ' '));
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
