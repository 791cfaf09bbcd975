import type { Locator, Page } from '@playwright/test';
import { findViolations } from './accessibility';
import {
  busyParts,
  chooseRegion,
  clickAction,
  expect,
  countTabStops,
  failNextCall,
  rows,
  signIn,
  test,
} from './fixtures';
import { openList, openPage } from './navigation';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page, name: string | RegExp) =>
  dialog(page, name)
    .getByRole('button', { name: /^保\s*存$/ })
    .click();
const confirm = (page: Page) =>
  page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /确\s*认/ })
    .click();
const done = (page: Page) => expect(page.getByText('操作成功').first()).toBeVisible();

async function open(page: Page, path: string) {
  await signIn(page, 'operator', `/platform-site/${path}`);
  await expect(rows(page).first()).toHaveText(/\S/);
}
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();

test('a sub-station: gives up a region, merges cities and saves its rule', async ({ page }) => {
  await open(page, 'substation-list?substationName=临沂分站');
  await test.step('shows covered regions, names the owners of taken regions, and gives up a region', async () => {
    await rows(page).first().getByRole('button', { expanded: false }).first().click();
    await expect(dialog(page, '临沂分站的覆盖地区').getByRole('listitem').first()).toContainText(
      '临沂市',
    );
    await page.keyboard.press('Escape');
    await clickAction(rowOf(page, '临沂分站'), '覆盖地区');
    const form = dialog(page, '临沂分站的覆盖地区');
    await form.getByRole('searchbox').fill('青岛市市南区');
    const taken = form.getByRole('treeitem', { name: /市南区/ });
    await expect(taken).toContainText('已属于青岛分站');
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await form.getByRole('searchbox').fill('临沂市蒙阴县');
    const own = form.getByRole('treeitem', { name: /蒙阴县/ });
    await expect(own).toHaveAttribute('aria-checked', 'true');
    await own.click();
    await save(page, '临沂分站的覆盖地区');
    await done(page);
    await expect(form).toHaveCount(0);
    await clickAction(rowOf(page, '临沂分站'), '覆盖地区');
    await form.getByRole('searchbox').fill('临沂市蒙阴县');
    await expect(own).toHaveAttribute('aria-checked', 'false');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  });
  await test.step('merges two cities and deletes the merge', async () => {
    await clickAction(rowOf(page, '临沂分站'), '合并地区');
    const list = dialog(page, '临沂分站的合并地区');
    await list.getByRole('button', { name: '新增' }).click();
    const form = dialog(page, '新增合并地区');
    await form.getByLabel('名称').fill('胶东');
    const cities = form.getByRole('combobox', { name: '城市' });
    for (const city of ['烟台', '威海']) {
      await cities.fill(city);
      await page
        .locator('.ant-select-dropdown:visible')
        .getByText(new RegExp(`${city}市$`))
        .click();
    }
    // The options stay open for further choices until another field is clicked.
    await form.getByLabel('名称').click();
    await save(page, '新增合并地区');
    const group = list.getByRole('row').filter({ hasText: '胶东' });
    await expect(group).toContainText('烟台市');
    await group.getByRole('button', { name: '删除' }).click();
    await expect(page.getByText('删除合并地区“胶东”？')).toBeVisible();
    await confirm(page);
    await expect(group).toHaveCount(0);
    await list.getByRole('button', { name: '关闭' }).last().click();
    await expect(list).toHaveCount(0);
  });
  await test.step('saves a rule and shows it when it is opened again', async () => {
    await clickAction(rowOf(page, '临沂分站'), '规则');
    const rule = dialog(page, '临沂分站的规则');
    await rule.getByRole('tab', { name: '其他规则' }).click();
    await rule.getByRole('radio', { name: '价格' }).check();
    await rule.getByRole('spinbutton', { name: '每日线价上限' }).fill('8');
    await rule.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(rule.getByText(/已于 .* 保存/)).toBeVisible();
    await rule.getByRole('button', { name: '关闭' }).click();
    await clickAction(rowOf(page, '临沂分站'), '规则');
    await rule.getByRole('tab', { name: '其他规则' }).click();
    await expect(rule.getByRole('radio', { name: '价格' })).toBeChecked();
    await expect(rule.getByRole('spinbutton', { name: '每日线价上限' })).toHaveValue('8');
    await test.step('cycles Tab and Shift+Tab through the same stops, without the hidden tabs', async () => {
      await expect(rule.getByRole('button', { name: /^保\s*存$/ })).toHaveCount(1);
      // Fields that load their choices become further stops.
      await expect(busyParts(rule)).toHaveCount(0);
      expect(await countTabStops(rule, 'Tab')).toBe(await countTabStops(rule, 'Shift+Tab'));
    });
    await rule.getByRole('button', { name: '关闭' }).click();
    await expect(rule).toHaveCount(0);
  });
});

test('sub-stations: refuse a price of zero, and deleting a team with members', async ({ page }) => {
  await test.step('refuses a unit price of zero and saves a valid price in its row', async () => {
    await open(page, 'substation-sms-management?substationName=临沂分站');
    const row = rows(page).filter({ hasText: '临沂分站' });
    const price = page.getByRole('textbox', { name: '单价（元）' });
    await row.getByRole('cell').nth(5).dblclick();
    await price.fill('0');
    await price.blur();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.fill('0.08');
    await price.press('Enter');
    await done(page);
    await expect(row.getByRole('cell').nth(5)).toHaveText('0.08');
    await page.getByRole('tab', { name: '充值订单' }).click();
    await expect(rows(page).first()).toContainText(/CZ\d+/);
  });
  await test.step('refuses to delete a team with members and gives the reason', async () => {
    const name = '石家庄运营团队';
    await openPage(page, `/platform-site/substation-administrator?name=${name}`);
    await clickAction(rowOf(page, name), '删除');
    await expect(page.getByText(`删除团队“${name}”？`)).toBeVisible();
    await confirm(page);
    await expect(page.getByText(/还有 \d+ 名成员，请先移除成员/)).toBeVisible();
    await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  });
  await test.step('shows all starts where the list below the table is short, and ends headings above their numbers', async () => {
    await openPage(page, '/platform-site/substation-undertaking-area?view=areas');
    await expect(
      page.getByRole('listitem').filter({ hasText: '潍坊分站与淄博分站' }),
    ).toBeVisible();
    const table = page.getByRole('table', { name: '承接流向' });
    const hidden = table.locator('..').evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(await hidden).toBeLessThanOrEqual(0);
    const endOf = (part: Locator) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
    const heading = table.getByRole('columnheader', { name: '北京市' }).locator('span');
    const count = table.getByRole('cell').first().locator('[aria-hidden] > :first-child');
    expect(Math.abs((await endOf(heading)) - (await endOf(count)))).toBeLessThanOrEqual(1);
  });
  await test.step('marks where two sub-stations take the same orders, and opens both by the keys', async () => {
    await openPage(page, '/platform-site/substation-undertaking-area?view=areas&hasConflict=true');
    // Until then the table of the step before is shown.
    await expect(page.getByText('2 个分站承接 · 1 处冲突')).toBeVisible();
    const table = page.getByRole('table', { name: '承接流向' });
    const shandong = table.getByRole('button', { name: /^山东省 ?\d+ 个市/ });
    await shandong.focus();
    await page.keyboard.press('Enter');
    await expect(shandong).toHaveAttribute('aria-expanded', 'true');
    expect(await findViolations(page)).toEqual([]);
    const both = table.getByRole('button', { name: /^潍坊市 → 江苏省：2 个分站承接/ });
    await both.focus();
    await page.keyboard.press('Enter');
    const holders = dialog(page, '潍坊市 → 江苏省');
    await expect(holders.getByText('与潍坊分站冲突')).toBeVisible();
    expect(await findViolations(page, { include: '.ant-drawer' })).toEqual([]);
    await holders.getByRole('link', { name: '淄博分站' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).first()).toContainText('淄博分站');
  });
});

test('a new sub-station: refuses a taken name, survives a failed save and gets regions', async ({
  page,
}) => {
  await open(page, 'substation-list');
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = dialog(page, '新增分站');
  await form.getByLabel('分站名称').fill('临沂分站');
  await form.getByRole('combobox', { name: '分站类型' }).click();
  await page.getByTitle('加盟分站').click();
  await chooseRegion(form, '起始地区', '浙江省绍兴市');
  await form.getByLabel('联系人').fill('沈敏');
  await form.getByLabel('手机号').fill('13905750001');
  await save(page, '新增分站');
  await expect(page.getByText('分站名称“临沂分站”已存在。')).toBeVisible();
  await expect(form.getByLabel('联系人')).toHaveValue('沈敏');
  await form.getByLabel('分站名称').fill('绍兴分站');
  await failNextCall(page, 'POST /api/substation/substation', 'badGateway');
  const refused = page.waitForResponse((response) => response.status() === 502);
  await save(page, '新增分站');
  await refused;
  await expect(form.getByLabel('手机号')).toHaveValue('13905750001');
  await save(page, '新增分站');
  await expect(form).toHaveCount(0);

  await openList(page, '/platform-site/substation-list?substationName=绍兴分站');
  await expect(rows(page).first()).toContainText('浙江省绍兴市');
  await clickAction(rowOf(page, '绍兴分站'), '覆盖地区');
  const ground = dialog(page, '绍兴分站的覆盖地区');
  await ground.getByRole('searchbox').fill('绍兴市诸暨市');
  const part = ground.getByRole('treeitem', { name: /诸暨市/ });
  await expect(part).toHaveAttribute('aria-checked', 'true');
  await ground.getByRole('searchbox').fill('浙江省嘉兴市');
  await ground
    .getByRole('treeitem', { name: /嘉兴市/ })
    .first()
    .click();
  await save(page, '绍兴分站的覆盖地区');
  await expect(ground).toHaveCount(0);
});
