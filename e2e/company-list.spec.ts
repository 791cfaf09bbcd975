import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openCompanies, playFault, rows, signIn, test, type Fault } from './fixtures';

const status = (page: Page) => page.getByRole('status').filter({ hasText: /条/ });
const popup = (page: Page) => page.getByRole('dialog', { name: /公司$/ });
const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}：`) });
const condition = (page: Page, label: string) =>
  page.getByRole('dialog', { name: label, exact: true });
const query = (page: Page, label: string) =>
  condition(page, label).getByRole('button', { name: /查\s*询/ });

/** Waits until the list is on the page: the address is there a little before it. */
const onPage = (page: Page, number: number) =>
  expect(page.getByRole('button', { name: `第 ${number} 页`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
const save = (page: Page) => popup(page).getByRole('button', { name: /保\s*存/ });

test('conditions, sort and page stand in the address; a link shows the same rows', async ({
  page,
}) => {
  await openCompanies(page);
  await chip(page, '公司名称').click();
  await condition(page, '公司名称').getByRole('textbox').fill('  物流 ');
  await query(page, '公司名称').click();
  await expect(page).toHaveURL(/companyName=%E7%89%A9%E6%B5%81/);
  await chip(page, '状态').click();
  await condition(page, '状态').getByText('启用').click();
  await query(page, '状态').click();
  await expect(chip(page, '状态')).toContainText('启用');
  await page
    .getByRole('columnheader', { name: /专线数/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/sort=lineCount%20ascending/);
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await onPage(page, 2);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const first = await rows(page).first().innerText();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect.poll(() => rows(page).first().innerText()).toBe(first);
});

test('sorting and the page size lead back to the first page', async ({ page }) => {
  await openCompanies(page, 'operator', '?page=3');
  await page
    .getByRole('columnheader', { name: /网点数/ })
    .getByRole('button')
    .click();
  await expect(page).not.toHaveURL(/page=/);
  await onPage(page, 1);
  await page.getByRole('button', { name: '第 3 页' }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('50');
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows(page)).toHaveCount(50);
});

test('a number condition that is none blocks the search until it is', async ({ page }) => {
  await openCompanies(page);
  await page.getByRole('button', { name: '更多' }).first().click();
  await page.getByRole('checkbox', { name: '网点数' }).check();
  await page.keyboard.press('Escape');
  await chip(page, '网点数').click();
  const box = condition(page, '网点数');
  await box.getByRole('textbox').first().fill('abc');
  await expect(box.getByText('无效数值')).toBeVisible();
  await box.getByRole('textbox').first().fill('３');
  await expect(box.getByText('无效数值')).toHaveCount(0);
  await query(page, '网点数').click();
  await expect(page).toHaveURL(/branchCountBegin=3/);
});

test('a name that exists is refused by the server; nothing typed is lost', async ({ page }) => {
  await openCompanies(page);
  const names = rows(page).getByRole('cell', { name: /公司$/ });
  const taken = (await names.nth(1).innerText()).trim();
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await popup(page).getByLabel('公司名称').fill(taken);
  await save(page).click();
  await expect(page.locator('.ant-message-error')).toBeVisible();
  await expect(popup(page).getByLabel('公司名称')).toHaveValue(taken);
  await expect(save(page)).toBeEnabled();
});

test('only an enabled company is taken off the market, and only one that is not is deleted', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?status=2');
  const name = (await rows(page).first().getByRole('cell', { name: /公司$/ }).innerText()).trim();
  const row = rows(page).filter({ hasText: name });
  const choose = async (action: string) => {
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const confirm = () =>
    page
      .getByRole('dialog')
      .filter({ hasText: name })
      .getByRole('button', { name: /确\s*认/ })
      .click();
  await row.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '小程序码' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '禁用' }).click();
  await confirm();
  await expect(row).toHaveCount(0);
  await page.goto(`/company/company-list?companyName=${name}`);
  await expect(row).toContainText('禁用');
  await choose('删除');
  await confirm();
  await expect(row).toHaveCount(0);
});

test('a draft without papers is enabled only if its type needs none', async ({ page }) => {
  const drafts = '?status=1&companyType=3&credentialState=0';
  const enable = async (company: string) => {
    await rows(page).filter({ hasText: company }).getByRole('button', { name: '启用' }).click();
    const box = page.getByRole('dialog').filter({ hasText: company });
    await box.getByRole('button', { name: /确\s*认/ }).click();
  };
  await openCompanies(page, 'operator', drafts);
  const name = (await rows(page).first().getByRole('cell', { name: /公司$/ }).innerText()).trim();
  await enable(name);
  await expect(page.getByText(/资质尚未审核通过，不能启用/)).toBeVisible();

  await page.goto('/platform-base-configuration/company-type-settings');
  const type = rows(page).filter({ hasText: '物流装备' });
  await type.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: '需要资质' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click();
  await expect(page.getByText('操作成功')).toBeVisible();
  await page.goto(`/company/company-list${drafts}`);
  await enable(name);
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
});

test('who asks for memberships that end soon gets no others', async ({ page }) => {
  await openCompanies(page);
  await chip(page, '即将到期').click();
  await condition(page, '即将到期').getByText('30 天内').click();
  await query(page, '即将到期').click();
  await expect(page).toHaveURL(/expiresWithinDays=30/);
  await expect(chip(page, '即将到期')).toContainText('30 天内');
  await expect(status(page)).not.toContainText('3,000');
});

test('somebody else has saved first: both versions are shown, mine can still be saved', async ({
  page,
}) => {
  await openCompanies(page);
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await popup(page).getByLabel('联系人').fill('赵六');
  await playFault(page, '/api/company/company', 'conflict');
  await save(page).click();
  const conflict = popup(page).getByRole('alert').filter({ hasText: '他人修改' });
  await expect(conflict).toContainText('赵六');
  await conflict.getByRole('button', { name: '覆盖保存' }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: '赵六' })).toHaveCount(1);
});

test('closing a form with changes asks first', async ({ page }) => {
  await openCompanies(page);
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await popup(page).getByLabel('联系人').fill('张三');
  await popup(page)
    .getByRole('button', { name: /取\s*消/ })
    .click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(popup(page).getByLabel('联系人')).toHaveValue('张三');
  await popup(page)
    .getByRole('button', { name: /取\s*消/ })
    .click();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(popup(page)).toHaveCount(0);
});

test('the export is a file with the rows of the conditions', async ({ page }) => {
  await openCompanies(page, 'operator', '?status=3');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const download = await waiting;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\n').length).toBeGreaterThan(20);
  expect(text).not.toContain('启用,');
});

for (const [fault, text] of [
  ['badGateway', '请求失败（502），请稍后重试'],
  ['empty', '服务器返回的数据无法识别，请稍后重试'],
  ['nullItems', '服务器返回的数据无法识别，请稍后重试'],
  ['network', '网络连接失败，请检查网络后重试'],
  ['error', '系统繁忙，请稍后重试'],
] as [Fault, string][]) {
  test(`a list answered by ${fault} keeps its rows, says so once and can be tried again`, async ({
    page,
  }) => {
    await openCompanies(page);
    // Pictures come behind the texts of a row.
    const name = rows(page).first().getByRole('cell', { name: /公司$/ });
    const first = await name.innerText();
    await playFault(page, '/api/company/company', fault);
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(page.getByText(text)).toHaveCount(1);
    expect(await name.innerText()).toBe(first);
    await expect(page.getByText('未刷新')).toBeVisible();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('未刷新')).toHaveCount(0);
  });
}

test('a failed change of conditions leads back to those whose rows are shown', async ({ page }) => {
  await openCompanies(page);
  await playFault(page, '/api/company/company', 'badGateway');
  await page.getByRole('button', { name: '第 2 页' }).click();
  await page.getByRole('button', { name: /返回/ }).click();
  await expect(page).toHaveURL('/company/company-list');
  await expect(page.getByText('未刷新')).toHaveCount(0);
});

test('a save that fails keeps the form as it is', async ({ page }) => {
  await openCompanies(page);
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await popup(page).getByLabel('联系人').fill('钱七');
  for (const fault of ['badGateway', 'network', 'error'] as const) {
    await playFault(page, '/api/company/company', fault);
    await save(page).click();
    await expect(page.locator('.ant-message-error').first()).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await expect(popup(page).getByLabel('联系人')).toHaveValue('钱七');
  }
});

test('who may not create sees no such button, and each sees the companies of the own sub-stations', async ({
  page,
}) => {
  await openCompanies(page, 'staff');
  await expect(page.getByRole('button', { name: '新增', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '导出', exact: true })).toBeVisible();
  const names = await rows(page).getByRole('cell', { name: /分站$/ }).allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(1);
});

test('a kept tab comes back as it was left, without asking the server again', async ({ page }) => {
  await openCompanies(page);
  // Whoever leaves before the answer is there has left it to be asked for again.
  const answered = page.waitForResponse(/\/company\?page=3/);
  await page.getByRole('button', { name: '第 3 页' }).click();
  await answered;
  await expect(page).toHaveURL(/page=3/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await tabs.getByRole('link', { name: '工作台' }).click();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await tabs.getByRole('link', { name: '公司列表' }).click();
  await expect(page).toHaveURL(/page=3/);
  await expect(rows(page).first()).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/company/'))).toEqual([]);
});

test('the whole page speaks English after the switch', async ({ page }) => {
  await openCompanies(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('columnheader', { name: /Company name/ })).toBeVisible();
  await expect(page).toHaveTitle('Company list - Freightline Console');
  const frame = await page
    .locator('header, nav, thead, [aria-label="Query conditions"]')
    .allInnerTexts();
  expect(frame.join().replaceAll(/中文|平台运营/g, '')).not.toMatch(/[\u4e00-\u9fff]/);
});

test('twelve rows fit beside conditions, head and pager at 1366 × 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'operator', '/company/company-list');
  await expect(rows(page).first()).toBeVisible();
  const visible = await page.evaluate(() => {
    const box = document.querySelector('table')?.parentElement?.getBoundingClientRect();
    return [...document.querySelectorAll('tbody tr')].filter((row) => {
      const { bottom } = row.getBoundingClientRect();
      return box && bottom <= box.bottom + 1;
    }).length;
  });
  expect(visible).toBeGreaterThanOrEqual(12);
});
