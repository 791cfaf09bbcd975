import type { Page } from '@playwright/test';
import {
  chooseDistrict,
  expect,
  fillSignIn,
  waitForRows,
  openCompanies,
  failNextCall,
  rows,
  signIn,
  signInButton,
  test,
} from './fixtures';
import { chooseTab } from './navigation';

/** The seeded company of the demo company account; it has data in every tab. */
const ownCompany = '/company/company-details/1384050000000000001';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The first tab panel belongs to the company; a tab may contain tabs of its own. */
const panel = (page: Page) => page.getByRole('tabpanel').first();
const button = (page: Page, name: RegExp | string) =>
  panel(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const edit = (page: Page) => button(page, '编辑').click();
const save = (page: Page) => button(page, /保\s*存/).click();
const waitForSave = (page: Page) => expect(button(page, '编辑')).toBeVisible();
/** The form of the list, which the head of the page opens. */
const form = (page: Page) => page.getByRole('dialog', { name: '编辑公司' });
const editInHead = (page: Page) =>
  page
    .getByRole('main')
    .locator('header')
    .getByRole('button', { name: '编辑', exact: true })
    .click();
const saveForm = (page: Page) =>
  form(page)
    .getByRole('button', { name: /保\s*存/ })
    .click();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const listTab = (page: Page) =>
  page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '公司列表' });
const nameAt = async (page: Page, index: number) =>
  (await rows(page).nth(index).getByRole('cell', { name: /公司$/ }).innerText()).trim();

test('a company: renames it from the list, then steps to the next records, across pages', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?companyType=4&limit=5');
  const [taken, nextName] = [await nameAt(page, 1), await nameAt(page, 4)];
  await test.step('shows a taken name at its field, keeps the other input, and shows the saved name in the list', async () => {
    await rows(page).first().getByRole('link', { name: '详情' }).click();
    await expect(page).toHaveURL(/company-details\/\d+/);
    await expect(tab(page, '基本信息')).toBeVisible();
    await editInHead(page);
    await form(page).getByLabel('公司名称').fill(taken);
    await form(page).getByLabel('联系人').fill('赵六');
    await saveForm(page);
    await expect(page.locator('.ant-form-item-explain-error', { hasText: '已存在' })).toBeVisible();
    await expect(form(page).getByLabel('联系人')).toHaveValue('赵六');
    await form(page).getByLabel('公司名称').fill('端到端详情物流有限公司');
    await saveForm(page);
    await expect(form(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText('端到端详情物流有限公司');
    await listTab(page).click();
    await expect(rows(page).filter({ hasText: '端到端详情物流有限公司' })).toHaveCount(1);
  });
  await test.step('opens a record in a tab of the browser with Ctrl', async () => {
    const opened = page.context().waitForEvent('page');
    const details = rows(page).nth(3).getByRole('link', { name: '详情' });
    await details.click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/company-details/);
    await tab.close();
    await expect(page).toHaveURL(/company-list/);
  });
  await test.step('steps to the next records of the list, also across the page end', async () => {
    await rows(page).nth(3).getByRole('link', { name: '详情' }).click();
    const recordPager = page.getByRole('navigation', { name: '列表中的前后记录' });
    await expect(recordPager).toContainText('4 / ');
    await recordPager.getByRole('link', { name: '下一条' }).click();
    await expect(heading(page)).toHaveText(nextName);
    await recordPager.getByRole('button', { name: '下一条' }).click();
    await expect(recordPager).toContainText('6 / ');
    await expect(heading(page)).not.toHaveText(nextName);
  });
});

test('a company: resolves a save conflict, adds a branch, adds a manager to the change log', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'operator', ownCompany);
  await test.step('shows the conflict when another user has saved, and can overwrite it', async () => {
    await editInHead(page);
    await form(page).getByLabel('联系人').fill('钱七');
    await failNextCall(page, 'PUT /api/company/company', 'conflict');
    await saveForm(page);
    const conflict = form(page).getByRole('alert').filter({ hasText: '他人修改' });
    await expect(conflict).toContainText('钱七');
    await conflict.getByRole('button', { name: '覆盖保存' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator('header')).toContainText('钱七');
  });
  await test.step('adds a branch', async () => {
    await chooseTab(page, '网点');
    await waitForRows(page);
    await button(page, '新增').click();
    const form = page.getByRole('dialog', { name: '新增网点' });
    await form.getByLabel('网点名称').fill('端到端网点');
    await chooseDistrict(form);
    await expect(page.getByRole('dialog', { name: '所在地区', exact: true })).toHaveCount(0);
    await form.getByLabel('联系人').fill('王敏');
    await form.getByLabel('手机号').fill('13800138000');
    await form.getByLabel('联系电话').fill('0539-7102432');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    await expect(rows(page).last()).toContainText('端到端网点');
  });
  await test.step('adds a manager whose cells were pasted from a spreadsheet, and records it in the change log', async () => {
    await chooseTab(page, '管理员');
    await edit(page);
    await button(page, '添加一行').click();
    const row = panel(page).getByRole('row').last();
    const before = await panel(page).getByRole('row').count();
    await page.evaluate(() =>
      navigator.clipboard.writeText('周敏\tcompany\t13800138001\n吴芳\twufang\t13800138002'),
    );
    await row.getByRole('textbox', { name: /姓名/ }).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(panel(page).getByText('已粘贴 6 格 · 新增 1 行')).toBeVisible();
    await expect(row.getByRole('textbox', { name: /手机号/ })).toHaveValue(/13800138002|8002$/);
    await row.getByRole('button', { name: /^删除/ }).click();
    await expect(panel(page).getByRole('row')).toHaveCount(before);
    await row.getByRole('checkbox', { name: '线路管理' }).check();
    await row.getByRole('switch').click();
    await save(page);
    await expect(page.locator('.ant-form-item-explain-error', { hasText: '已存在' })).toBeVisible();
    await row.getByRole('textbox', { name: /用户名/ }).fill('zhoumin');
    await save(page);
    await waitForSave(page);
    await expect(rows(page).filter({ hasText: 'zhoumin' })).toContainText('线路管理');
    await chooseTab(page, '变更记录');
    const change = rows(page).filter({ hasText: 'zhoumin' });
    await expect(change).toContainText('平台运营');
    await expect(change.getByRole('cell').last()).toContainText('周敏（zhoumin：线路管理）');
  });
});

test('a company: keeps saved changes after a reload, and restores drafts after a reload or a new sign-in', async ({
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, 'operator', `${ownCompany}?tab=workDays`);
  await test.step('refuses an end before the start of the working hours, and saves each day of the week', async () => {
    await edit(page);
    await button(page, '周一至周六').click();
    await panel(page).getByRole('checkbox', { name: '周三' }).uncheck();
    await panel(page).getByLabel('上班时间').fill('09:30');
    await panel(page).getByLabel('下班时间').fill('08:00');
    await save(page);
    await expect(panel(page).getByText('下班时间必须晚于上班时间')).toBeVisible();
    await panel(page).getByLabel('下班时间').fill('17:45');
    await save(page);
    await waitForSave(page);
  });
  await test.step('keeps the input after a failed save and restores the draft after a reload', async () => {
    await chooseTab(page, '保险');
    await edit(page);
    await panel(page).getByLabel('保险公司').fill('端到端保险');
    await failNextCall(page, '/api/company/company/insure', 'badGateway');
    await save(page);
    await expect(page.locator('.ant-message-error').first()).toBeVisible();
    await expect(panel(page).getByLabel('保险公司')).toHaveValue('端到端保险');
    await page.reload();
    await button(page, '恢复草稿').click();
    await expect(panel(page).getByLabel('保险公司')).toHaveValue('端到端保险');
    await save(page);
    await waitForSave(page);
    await expect(panel(page)).toContainText('端到端保险');
  });
  await test.step('shows the working week as saved', async () => {
    await chooseTab(page, '工作日');
    await expect(panel(page).getByText('09:30–17:45')).toHaveCount(5);
    await expect(panel(page).getByText('休息')).toHaveCount(2);
  });
  await test.step('restores the draft after the session ended and the user signed in again, then saves it', async () => {
    await chooseTab(page, '资质');
    await edit(page);
    await panel(page).getByLabel('法定代表人').fill('周明远');
    await failNextCall(page, '/api/company/company/credential', 'unauthorized');
    await save(page);
    await page.getByRole('button', { name: '重新登录' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, 'operator');
    await signInButton(page).click();
    await expect(page).toHaveURL(`${ownCompany}?tab=credential`);
    await button(page, '恢复草稿').click();
    await expect(panel(page).getByLabel('法定代表人')).toHaveValue('周明远');
    await save(page);
    await waitForSave(page);
    await expect(panel(page)).toContainText('周明远');
  });
});
