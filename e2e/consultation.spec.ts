import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { blockPhoneLinks, expect, failNextCall, rows, signIn, test } from './fixtures';
import { openList, openPage } from './navigation';

async function open(page: Page, path: string) {
  await openPage(page, `/consultation/${path}?connectType=0`);
  await expect(page).toHaveURL(new RegExp(`/consultation/${path}`));
  await expect(rows(page).first()).toHaveText(/\S/);
}
const callForm = (page: Page) => page.getByRole('dialog', { name: '记录通话' });
const save = (page: Page) =>
  callForm(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
const applicantOf = async (page: Page) =>
  (await rows(page).first().getByRole('cell').first().innerText()).trim();

test('consultations: record calls, change results, take them back after a failed save, and export the list', async ({
  page,
}) => {
  await blockPhoneLinks(page);
  await signIn(page, 'operator', '/profile/index');
  await test.step('takes a changed result back after a failed save, and saves it on the second try', async () => {
    await open(page, 'substation-partner-application');
    const result = rows(page).first().getByRole('combobox', { name: '联系结果' });
    await failNextCall(page, 'partner-consult/connect', 'business');
    await result.selectOption({ label: '未联系上' });
    await expect(result).toHaveValue('0');
    const applicant = await applicantOf(page);
    await result.selectOption({ label: '未联系上' });
    await expect(rows(page).first()).not.toContainText(applicant);
  });
  await test.step('downloads the export of the server', async () => {
    await open(page, 'company-settlement-consultation');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('menuitem', { name: '由服务器导出' }).click();
    expect((await download).suggestedFilename()).toContain('settlements');
  });
  await test.step('records a call and shows it with its author in the history', async () => {
    await open(page, 'network-freight-consultation');
    const applicant = await applicantOf(page);
    await rows(page)
      .first()
      .getByRole('link', { name: /^1\d{10}$/ })
      .click();
    await callForm(page).getByText('已联系上').click();
    await callForm(page).getByLabel('备注').fill('下周一上门签约');
    await save(page);
    await expect(callForm(page)).toHaveCount(0);
    // The list shows open applications only, so the recorded row disappears.
    await expect(rows(page).first()).not.toContainText(applicant);
    await openList(page, `/consultation/network-freight-consultation?applicant=${applicant}`);
    const row = rows(page)
      .filter({ has: page.getByText(applicant) })
      .first();
    await expect(row).toContainText('平台运营');
    await row.getByRole('button', { name: '联系历史' }).click();
    const history = page.getByRole('region', { name: applicant, exact: true });
    await expect(history.getByRole('listitem').first()).toContainText('已联系上');
    await expect(history.getByRole('listitem').first()).toContainText('平台运营 · 下周一上门签约');
  });
});

test('consultations: work through the queue by keyboard, continue after a reload, and return to the list', async ({
  page,
}) => {
  await blockPhoneLinks(page);
  await signIn(page, 'operator', '/profile/index');
  await open(page, 'network-freight-consultation');
  const queue = page.getByRole('region', { name: '逐条处理：网络货运咨询' });
  const person = queue.getByRole('heading', { level: 3 }).first();
  await page.getByRole('button', { name: '逐条处理' }).click();
  await test.step('one record takes three keys: call, result, next', async () => {
    const first = await person.innerText();
    await expect(queue.getByRole('link', { name: /^1\d{10}$/ })).toBeFocused();
    for (const key of ['Enter', '2', 'Enter']) await page.keyboard.press(key);
    await expect(queue.getByText('已处理 1 条')).toBeVisible();
    await expect(person).not.toHaveText(first);
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('a reload continues at the same record', async () => {
    const current = await person.innerText();
    const left = await queue.getByText(/^剩余/).innerText();
    await page.reload();
    await expect(person).toHaveText(current);
    await expect(queue.getByText(left)).toBeVisible();
  });
  await test.step('a press on a row of the list shows its record', async () => {
    const name = (await rows(page).nth(2).getByRole('cell').first().innerText()).trim();
    await rows(page).nth(2).getByRole('button', { name, exact: true }).click();
    await expect(person).toHaveText(name);
    await expect(queue.getByRole('link', { name: /^1\d{10}$/ })).toBeFocused();
  });
  await test.step('leaving shows the list as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(queue).toHaveCount(0);
    await expect(page).toHaveURL(/network-freight-consultation\?connectType=0$/);
  });
  await test.step('a reload of another page closes the queue of a kept tab', async () => {
    await page.getByRole('button', { name: '逐条处理' }).click();
    await expect(person).toHaveText(/\S/);
    await page.goto('/profile/index');
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await tabs.getByRole('link', { name: '网络货运咨询' }).click();
    await expect(page).toHaveURL(/network-freight-consultation\?connectType=0$/);
    await expect(rows(page).first()).toHaveText(/\S/);
    await expect(queue).toHaveCount(0);
  });
});
