import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { actionsOf } from './actions';
import { expect, failNextCall, rows, signIn, test, waitForRows } from './fixtures';
import { openPage } from './navigation';

const dialog = (page: Page) => page.getByRole('dialog', { name: '快速查找' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });

/** Name and phone number of the first customer of the list. */
async function firstConsumer(page: Page) {
  await signIn(page, 'operator', '/user/user-list');
  await waitForRows(page);
  const row = rows(page).first();
  const name = (await row.getByRole('link').first().innerText()).trim();
  const phone = /1\d{10}/.exec(await row.innerText())?.[0] ?? '';
  return { name, phone };
}
const asDictated = (phone: string) =>
  `+86 ${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;

test('the palette finds a customer by phone number from the workbench, also when one list fails, and records the call of a waiting one', async ({
  page,
}) => {
  const { name, phone } = await firstConsumer(page);
  await openPage(page, '/dashboard');
  await test.step('finds a customer by phone number in three actions', async () => {
    const actions = actionsOf(page);
    await actions.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await actions.type(asDictated(phone));
    await expect(option(page, new RegExp(`^${name}`)).first()).toBeVisible();
    await expect(dialog(page).getByRole('option', { selected: true })).toContainText(name);
    await actions.press('Enter');
    await expect(page).toHaveURL(/user-details\?id=/);
    await expect(page.getByRole('main').getByText(phone).first()).toBeVisible();
    expect(actions.count()).toBeLessThanOrEqual(3);
  });
  await test.step('shows the other records when one list fails, passes axe, and retries the failed list', async () => {
    await failNextCall(page, 'GET /api/company/company', 'error');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(phone);
    await expect(option(page, '公司查询失败，点按重试')).toBeVisible();
    await expect(option(page, new RegExp(`^${name}`)).first()).toBeVisible();
    expect(await findViolations(page, { include: '[role="dialog"]' })).toEqual([]);
    await option(page, '公司查询失败，点按重试').click();
    await expect(option(page, '公司查询失败，点按重试')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });
  await test.step('finds a waiting customer by phone number and records the call', async () => {
    await openPage(page, '/consultation/network-freight-consultation');
    await waitForRows(page);
    const phone = await rows(page).first().getByRole('link').innerText();
    await openPage(page, '/dashboard');
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText(phone);
    await expect(dialog(page).getByText(`${phone} 是谁？`)).toBeVisible();
    await option(page, /^记录与/)
      .first()
      .click();
    const form = page.getByRole('dialog', { name: /^记录通话/ });
    await form.getByRole('radio', { name: '已联系上' }).check();
    await form.getByRole('button', { name: /确\s*[定认]|保\s*存/ }).click();
    await expect(form).toHaveCount(0);
    await expect(rows(page).first()).toContainText('已联系上');
  });
});
