import type { Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { actionsOf } from './actions';
import {
  confirm,
  expect,
  waitForRows,
  moveByKeyboard,
  openCompanies,
  failNextCall,
  rows,
  signIn,
  tabTo,
  test,
  waitForMessage,
} from './fixtures';
import { chooseTab, openList } from './navigation';

/** The seeded company of the demo company account: a logistics line. */
const lines = '/company/company-details/1384050000000000001?tab=lines';
/** The first of the two columns with prices in the list of lines. */
const priceCell = 3;
/** Column of the company list that shows the number of lines. */
const lineCountCell = 8;
const panel = (page: Page) => page.getByRole('tabpanel').last();
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const popup = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page, name: string | RegExp) =>
  popup(page, name)
    .getByRole('button', { name: /保\s*存/ })
    .click();
const option = (page: Page, name: string | RegExp) =>
  page.locator('.ant-select-item-option').filter({ hasText: name }).first();

async function openPart(page: Page, type: number, part: string) {
  await openList(page, `/company/company-list?companyType=${type}`);
  await rows(page).first().getByRole('link', { name: '详情' }).click();
  await chooseTab(page, part);
}

async function chooseRegion(page: Page, form: string, field: string, keyword: string, hit: RegExp) {
  await popup(page, form)
    .getByRole('button', { name: new RegExp(`^${field}`) })
    .click();
  await page.getByRole('searchbox', { name: new RegExp(field) }).fill(keyword);
  await page.getByRole('button', { name: hit }).first().click();
}

test('lines of a company: sorts and adds lines, and saves a custom details page', async ({
  page,
}) => {
  await signIn(page, 'operator', lines);
  await waitForRows(page);
  await test.step('moves a line by keyboard, and saves the order after a failed attempt', async () => {
    const second = await rows(page).nth(1).getByRole('cell').nth(1).innerText();
    await button(page, '调整顺序').click();
    const order = popup(page, /顺序/);
    await moveByKeyboard(order.getByRole('listitem').nth(1).getByRole('button').first(), 'ArrowUp');
    await expect(order.getByRole('listitem').first()).toContainText(second.trim());
    await failNextCall(page, '/transport-line/sort', 'badGateway');
    await save(page, /顺序/);
    await expect(page.locator('.ant-message-error').first()).toBeVisible();
    await save(page, /顺序/);
    await expect(order).toHaveCount(0);
    await expect(rows(page).first()).toContainText(second.trim());
  });
  await test.step('raises a block of prices by 5 % in five actions, and takes it back', async () => {
    const actions = actionsOf(page);
    const price = (index: number, column: number) =>
      rows(page).nth(index).getByRole('cell').nth(column);
    const texts = async () => (await price(0, priceCell).innerText()).trim();
    const before = await texts();
    await actions.drag(price(0, priceCell), price(3, priceCell + 1));
    await actions.click(
      page.getByRole('region', { name: '所选单元格' }).getByRole('button', { name: '修改数值' }),
    );
    const calculation = popup(page, '修改专线的数值');
    await actions.select(calculation.getByRole('combobox', { name: '数值的修改方式' }), '乘以');
    await calculation.getByRole('spinbutton', { name: '数值' }).focus();
    await actions.type('1.05');
    const after = (Number(before.replaceAll(',', '')) * 1.05).toFixed(2);
    await expect(calculation.getByRole('row').nth(1)).toContainText(`${before} → `);
    expect(await findViolations(page)).toEqual([]);
    await actions.click(calculation.getByRole('button', { name: /^修改 \d 项$/ }));
    await expect.poll(async () => (await texts()).replaceAll(',', '')).toBe(after);
    expect(actions.count()).toBe(5);
    await expect(page.getByText('已修改 4 项')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(texts).toBe(before);
  });
  await test.step('sets the days of two lines by keyboard alone', async () => {
    const days = (index: number) =>
      rows(page)
        .nth(index)
        .getByRole('cell')
        .nth(priceCell - 1);
    const texts = () => Promise.all([0, 1].map((index) => days(index).innerText()));
    const before = await texts();
    await days(0).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('=');
    const calculation = popup(page, '修改专线的数值');
    const box = calculation.getByRole('spinbutton', { name: '数值' });
    await tabTo(box);
    await page.keyboard.type('61');
    await expect(calculation.getByRole('row').nth(1)).toContainText('请输入 1 到 60 之间的数');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('33');
    await tabTo(calculation.getByRole('button', { name: '修改 2 项' }));
    await page.keyboard.press('Enter');
    await expect.poll(texts).toEqual(['33', '33']);
    await expect(page.getByText('已修改 2 项')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(texts).toEqual(before);
  });
  await test.step('adds a line with stops and price, and a contact for it', async () => {
    await button(page, '新增').click();
    const form = popup(page, '新增专线');
    await chooseRegion(page, '新增专线', '出发地', '兰山区', /临沂市兰山区/);
    await chooseRegion(page, '新增专线', '目的地', '拉萨市', /拉萨市/);
    await form.getByLabel('时效（天）').fill('6');
    await form.getByLabel('重货价（元/吨）').fill('880.5');
    for (const city of ['西安市', '兰州市']) {
      await form.getByRole('combobox', { name: '途经地区' }).fill(city);
      await page.locator('.ant-select-item-option', { hasText: city }).first().click();
    }
    await save(page, '新增专线');
    const row = rows(page).filter({ hasText: '拉萨市' });
    await expect(row).toContainText('880.50');
    await expect(row).toContainText('西安市');

    await row.getByRole('button', { name: '联系人', exact: true }).click();
    const people = popup(page, /的联系人$/);
    await people.getByRole('button', { name: '新增', exact: true }).click();
    const contact = popup(page, '新增联系人');
    await contact.getByLabel('姓名').fill('孙调度');
    await contact.getByLabel('手机号').fill('13905390001');
    await contact.getByRole('combobox', { name: '所在网点' }).click();
    await option(page, /\S/).click();
    await expect(contact.getByTitle(/拉萨市/)).toBeVisible();
    await save(page, '新增联系人');
    await expect(people.getByRole('row').filter({ hasText: '孙调度' })).toContainText('拉萨市');
    await page.keyboard.press('Escape');
    await expect(people).toHaveCount(0);
  });
  await test.step('requires a title for the custom details page, then saves and shows it', async () => {
    await chooseTab(page, '自定义详情页');
    await button(page, '编辑').click();
    const mode = panel(page).getByRole('switch', { name: '使用自定义详情页' });
    await mode.check();
    await panel(page).getByRole('textbox', { name: '标题' }).fill('');
    await panel(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(panel(page).locator('.ant-form-item-explain-error').first()).toBeVisible();
    await panel(page).getByRole('textbox', { name: '标题' }).fill('天天发车');
    await panel(page).getByRole('textbox', { name: '内容' }).fill('次日达，送货上门。');
    await panel(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(button(page, '编辑')).toBeVisible();
    await expect(panel(page)).toContainText('次日达，送货上门。');
  });
});

test('parts of a company: updates the line count, requires attributes of gear, adds and removes members', async ({
  page,
}) => {
  await test.step('lowers the line count in the company list after a line is deleted', async () => {
    await openCompanies(page, 'operator', '?companyType=1&sort=lineCount%20descending');
    const cells = rows(page).first().getByRole('cell');
    const name = (await cells.nth(1).innerText()).trim();
    const count = Number(await cells.nth(lineCountCell).innerText());
    await rows(page).first().getByRole('link', { name: '详情' }).click();
    await chooseTab(page, '专线');
    const row = panel(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    const line = (await row.getByRole('cell').nth(1).innerText()).trim();
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await waitForMessage(page, '操作成功', () => confirm(page, line));
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('link', { name: '公司列表' })
      .click();
    const company = rows(page).filter({ hasText: name });
    await expect(company.getByRole('cell').nth(lineCountCell)).toHaveText(String(count - 1));
  });
  await test.step('requires the attributes of the chosen gear category', async () => {
    await openPart(page, 3, '物流装备');
    await button(page, '新增').click();
    const form = popup(page, '新增装备');
    await form.getByLabel('装备名称').fill('端到端叉车');
    await expect(form.getByText('请先选择类别').first()).toBeVisible();
    await form.getByRole('combobox', { name: '类别' }).click();
    await option(page, '叉车').click();
    await save(page, '新增装备');
    await expect(form.getByText('请填写带星号的属性')).toBeVisible();
    const asked = form.getByRole('group', { name: '属性' });
    for (const box of await asked.locator('[aria-required="true"]').all()) {
      if ((await box.getAttribute('role')) !== 'combobox') {
        await box.fill('3');
        continue;
      }
      await box.click();
      const choices = page.locator('.ant-select-dropdown:visible');
      await choices.locator('.ant-select-item-option').first().click();
      // Closing options stay in the DOM for a moment; the next field must not find them.
      await expect(choices).toHaveCount(0);
    }
    await save(page, '新增装备');
    await expect(rows(page).filter({ hasText: '端到端叉车' })).toContainText('叉车');
  });
  await test.step('adds companies to a park and removes a member', async () => {
    await openPart(page, 4, '园区/团体成员');
    await waitForRows(page);
    await button(page, '添加成员').click();
    await popup(page, /添加成员/)
      .getByRole('combobox', { name: '公司' })
      .fill('物流');
    const joining = page.locator('.ant-select-dropdown:visible .ant-select-item-option').first();
    const name = (await joining.innerText()).trim();
    await joining.click();
    await page.keyboard.press('Escape');
    await save(page, /添加成员/);
    await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
    await rows(page).filter({ hasText: name }).getByRole('button', { name: '移除' }).click();
    await confirm(page, '移除成员');
    await expect(rows(page).filter({ hasText: name })).toHaveCount(0);
  });
});
