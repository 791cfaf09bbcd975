import type { Locator, Page } from '@playwright/test';
import { expect, openCompanies, rows, test } from './fixtures';
import { openPage } from './navigation';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, box: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.click();
  await page.keyboard.press('ControlOrMeta+V');
}

test('Ctrl+Z undoes a paste into a field that cleans the pasted text, and into a number of three boxes', async ({
  page,
}) => {
  await openCompanies(page);
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const popup = page.getByRole('dialog', { name: '编辑公司' });
  const phone = popup.getByLabel('联系电话');
  await phone.press('ControlOrMeta+A');
  await phone.pressSequentially('0539');
  await paste(page, phone, '电话：0539-8312345转8001');
  await expect(phone).toHaveValue('05390539-8312345-8001');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(phone).toHaveValue('0539');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(phone).toHaveValue('05390539-8312345-8001');

  const introduction = popup.getByLabel('公司简介');
  await page.keyboard.press('ControlOrMeta+Z');
  await introduction.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await paste(page, introduction, '长'.repeat(700));
  await expect(introduction).toHaveValue('长'.repeat(700));
  await expect(popup.getByText('最多 500 个字，现有 700 个，请删减')).toBeVisible();
  await test.step('a number that was pasted into three boxes', async () => {
    await openPage(page, '/identity/users');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const part = (number: number) => page.getByLabel(`：第 ${number} 段`);
    await expect(part(3)).not.toHaveValue('');
    const before = await Promise.all([1, 2, 3].map((number) => part(number).inputValue()));
    await paste(page, part(1), '0539-8312345 13811112222');
    await expect(part(1)).toHaveValue('138');
    await expect(part(3)).toHaveValue('2222');
    for (const number of [3, 2, 1]) {
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(part(number)).toHaveValue(before[number - 1] ?? '');
    }
  });
});
