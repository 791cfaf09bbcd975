import type { Page } from '@playwright/test';
import { expect, playFault, rows, signIn, test } from './fixtures';
import { goOn } from './go-on';

async function open(page: Page, path: string) {
  await goOn(page, `/consultation/${path}?connectType=0`);
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

/** The browser would ask which program may call, over everything else. */
const withoutTelephone = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });

test('a call is recorded with what came of it, which is changed in its row; nothing typed is lost, and the list is exported', async ({
  page,
}) => {
  await withoutTelephone(page);
  await signIn(page, 'operator', '/profile/index');
  await test.step('what came of a call is changed in its row, and a failed save takes it back', async () => {
    await open(page, 'substation-partner-application');
    const result = rows(page).first().getByRole('combobox', { name: '联系结果' });
    await playFault(page, 'partner-consult/connect', 'error');
    await result.selectOption({ label: '未联系上' });
    await expect(result).toHaveValue('0');
    const applicant = await applicantOf(page);
    await result.selectOption({ label: '未联系上' });
    await expect(rows(page).first()).not.toContainText(applicant);
  });
  await test.step('a call cannot be recorded without what came of it, and nothing typed is lost', async () => {
    await open(page, 'company-vote-apply');
    await rows(page).first().getByRole('button', { name: '记录通话' }).click();
    await callForm(page).getByLabel('备注').fill('无人接听');
    await save(page);
    await expect(callForm(page).getByText('联系结果为必填项')).toBeVisible();
    await playFault(page, 'vote-apply/connect', 'error');
    await callForm(page).getByText('未联系上').click();
    await save(page);
    await expect(callForm(page).getByLabel('备注')).toHaveValue('无人接听');
    await save(page);
    await expect(callForm(page)).toHaveCount(0);
  });
  await test.step('the server exports what is asked for', async () => {
    await open(page, 'company-settlement-consultation');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出', exact: true }).click();
    expect((await download).suggestedFilename()).toContain('settlements');
  });
  await test.step('a call is recorded, and stands in the history with who made it', async () => {
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
    // It waits for a call no longer.
    await expect(rows(page).first()).not.toContainText(applicant);
    await page.goto(`/consultation/network-freight-consultation?applicant=${applicant}`);
    const row = rows(page)
      .filter({ has: page.getByText(applicant) })
      .first();
    await expect(row).toContainText('平台运营');
    await row.getByRole('button', { name: '联系历史' }).click();
    const history = page.getByRole('dialog', { name: `联系历史：${applicant}` });
    await expect(history.getByRole('listitem').first()).toContainText('已联系上');
    await expect(history.getByRole('listitem').first()).toContainText('平台运营 · 下周一上门签约');
  });
});
