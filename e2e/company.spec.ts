import type { Page } from '@playwright/test';
import {
  chooseDistrict,
  confirm,
  expect,
  openCompanies,
  failNextCall,
  rows,
  signIn,
  test,
} from './fixtures';
import { openList } from './navigation';

const next = (page: Page) => page.getByRole('button', { name: '下一步' });
const finish = (page: Page) => page.getByRole('button', { name: /^完\s*成$/ });
const step = (page: Page) => page.getByRole('listitem').and(page.locator('[aria-current=step]'));
const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).filter({ visible: true });
const choose = async (page: Page, label: string, option: string | RegExp) => {
  await field(page, label).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option).first().click();
};

const png = {
  name: 'paper.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function fillBase(page: Page, companyName: string) {
  await field(page, '公司名称').fill(companyName);
  // The response can move the fields below while one of them is being clicked.
  await expect(page.getByText(/^(名称可用|该公司名称已存在)$/)).toBeVisible();
  await choose(page, '公司类型', '物流专线');
  await choose(page, '所属分站', /分站$/);
  await chooseDistrict(page.getByRole('main'));
  await field(page, '联系人').fill('王敏');
  await field(page, '手机号').fill('13800138000');
}

test('a new company: passes validation and a failed save, is enabled and appears once in the list', async ({
  page,
}) => {
  const name = '端到端新建物流有限公司';
  await openCompanies(page);
  await page.getByRole('link', { name: '新增', exact: true }).click();
  await expect(page).toHaveURL('/company/create-company');
  await test.step('refuses a missing name and stays on the first step', async () => {
    await next(page).click();
    await expect(page.getByText('公司名称为必填项')).toBeVisible();
    await fillBase(page, name);
    await next(page).click();
    await expect(step(page)).toHaveText('资质');
  });
  await test.step('uploads the credentials', async () => {
    await field(page, '统一社会信用代码').fill('91371300MA3C000000');
    await field(page, '法定代表人').fill('王敏');
    await page
      .getByRole('group', { name: '营业执照' })
      .locator('input[type=file]')
      .setInputFiles(png);
    await page
      .getByRole('group', { name: '法人身份证' })
      .locator('input[type=file]')
      .setInputFiles([png, { ...png, name: 'back.png' }]);
    await expect(page.getByRole('button', { name: /^删除“/ })).toHaveCount(3);
    await field(page, '资质已核验').click();
    await next(page).click();
    await expect(step(page)).toHaveText('入驻信息');
    await choose(page, '会员等级', '会员');
  });
  await test.step('stays on the last step after a failed save, and saves on the second try', async () => {
    await failNextCall(page, 'settled-info', 'error');
    await finish(page).click();
    await expect(page.locator('.ant-message-error').first()).toBeVisible();
    await expect(step(page)).toHaveText('入驻信息');
    await expect(finish(page)).toBeEnabled();
    await finish(page).click();
    await expect(page.getByRole('heading', { name: `公司“${name}”已创建` })).toBeVisible();
  });
  await test.step('enables the company, lists it once, and opens an empty form for another company', async () => {
    await page.getByRole('button', { name: '立即启用' }).click();
    await confirm(page, name);
    await expect(page.getByText('公司已启用')).toBeVisible();
    await page.getByRole('link', { name: '返回公司列表' }).click();
    const search = page.getByRole('textbox', { name: '公司名称' });
    await search.fill(name);
    await search.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await expect(rows(page)).toContainText('启用');
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('link', { name: '新增公司' })
      .click();
    await page.getByRole('button', { name: '再建一家' }).click();
    await expect(field(page, '公司名称')).toHaveValue('');
  });
});

test('companies: imports valid rows and returns the others, and changes a type after naming its obstacles', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('imports the valid row, shows the errors of the other and offers it as a download', async () => {
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const box = page.getByRole('dialog', { name: '导入公司' });
    const waiting = page.waitForEvent('download');
    await box.getByRole('link', { name: '下载模板' }).click();
    expect((await waiting).suggestedFilename()).toContain('公司导入模板');
    const head = '公司名称*,公司类型*,会员等级,所属分站*,所在地区*,联系人*,手机号*';
    const lines = [
      head,
      '导入甲物流有限公司,物流专线,会员,临沂分站,山东省临沂市兰山区,王伟,13805390001',
      '导入乙物流有限公司,物流专线,会员,没有的分站,山东省临沂市兰山区,王伟,138',
    ];
    await box.locator('input[type=file]').setInputFiles({
      name: '公司.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await expect(box.getByText('可导入 1 行，有问题 1 行')).toBeVisible();
    await expect(box.getByText('没有找到匹配的数据')).toBeVisible();
    await expect(box.getByText('请输入正确的手机号码')).toBeVisible();
    await box.getByRole('button', { name: '导入 1 行' }).click();
    await expect(box.getByText('成功 1 行，失败 1 行')).toBeVisible();
    const errors = page.waitForEvent('download');
    await box.getByRole('button', { name: '下载失败数据' }).click();
    expect((await errors).suggestedFilename()).toMatch(/\.xlsx$/);
    await box.getByRole('link', { name: '查看已导入的 1 行' }).click();
    await expect(box).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('导入甲物流有限公司');
  });
  await test.step('saves a type for a company that owns nothing, refuses one that cannot keep the gear, warns about lines and saves a type that keeps them', async () => {
    const openTypeDialog = async (company: string) => {
      const row = rows(page).filter({ hasText: company });
      await row.getByRole('button', { name: '更多' }).click();
      await page.getByRole('menuitem', { name: '更改类型' }).click();
    };
    const box = page.getByRole('dialog', { name: '更改类型' });
    const chooseType = async (type: string) => {
      await box.getByRole('combobox').click();
      await page.locator('.ant-select-dropdown:visible').getByText(type, { exact: true }).click();
    };
    const save = () => box.getByRole('button', { name: /保\s*存/ }).click();
    const imported = '导入甲物流有限公司';
    await openTypeDialog(imported);
    await chooseType('物流园区');
    await expect(box.getByText('更改后可以维护：园区与团体成员。')).toBeVisible();
    await save();
    await expect(box).toHaveCount(0);
    await expect(rows(page).filter({ hasText: imported })).toContainText('物流园区');

    await openList(page, '/company/company-list?companyType=3&lineCountEnd=0');
    const withGear = (
      await rows(page).first().getByRole('cell', { name: /公司$/ }).innerText()
    ).trim();
    await openTypeDialog(withGear);
    await chooseType('物流园区');
    await save();
    await expect(page.locator('.ant-message-error').first()).toContainText(withGear);
    await expect(box).toBeVisible();
    await expect(rows(page).filter({ hasText: withGear })).toContainText('物流装备');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(box).toHaveCount(0);

    await openList(page, '/company/company-list?companyType=1&lineCountBegin=1');
    const withLines = (
      await rows(page).first().getByRole('cell', { name: /公司$/ }).innerText()
    ).trim();
    await openTypeDialog(withLines);
    await chooseType('落地配');
    await expect(box.getByText(/该公司仍有专线/)).toBeVisible();
    await chooseType('专线加落地配');
    await expect(box.getByText(/该公司仍有专线/)).toHaveCount(0);
    await save();
    await expect(box).toHaveCount(0);
    await openList(page, `/company/company-list?companyName=${withLines}`);
    await expect(rows(page).first()).toContainText('专线加落地配');
  });
});

test('a group: is created and given a member', async ({ page }) => {
  await signIn(page, 'operator', '/company/company-list?tab=parks&parkName=联盟');
  await expect(rows(page).first()).toHaveText(/\S/);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = page.getByRole('dialog', { name: '新增园区或团体' });
  await form.getByLabel('名称', { exact: true }).fill('端到端专线联盟');
  await form.getByLabel('团体').check();
  await expect(form.getByLabel('运营公司')).toHaveCount(0);
  await form.getByLabel('所属分站').click();
  await page.locator('.ant-select-dropdown:visible').getByText('临沂分站').click();
  await chooseDistrict(form);
  await form.getByLabel('联系人').fill('王敏');
  await form.getByLabel('手机号').fill('13800138000');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  const row = rows(page).filter({ hasText: '端到端专线联盟' });
  await expect(row).toBeVisible();

  const memberCount = row.getByRole('cell', { name: '1', exact: true });
  await expect(memberCount).toHaveCount(0);
  await row.getByRole('button', { name: '成员' }).click();
  const members = page.getByRole('dialog', { name: '“端到端专线联盟”的成员' });
  await members.getByRole('button', { name: '添加成员' }).click();
  const add = page.getByRole('dialog', { name: '添加成员' });
  await add.getByRole('combobox', { name: '公司' }).fill('临沂');
  const hit = page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
  await expect(hit).toContainText('临沂');
  const company = await hit.innerText();
  await hit.click();
  // The options stay open for further choices and cover the save button.
  await add.getByRole('heading', { name: '添加成员' }).click();
  await add.getByRole('button', { name: /保\s*存/ }).click();
  await expect(members.getByRole('row').filter({ hasText: company })).toHaveCount(1);
  await members.getByRole('button', { name: '关闭' }).last().click();
  await expect(memberCount).toBeVisible();
});
