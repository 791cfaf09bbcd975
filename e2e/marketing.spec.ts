import type { Locator, Page } from '@playwright/test';
import { findViolations } from './accessibility';
import {
  drawPicture,
  clickAction,
  confirm,
  expect,
  waitForRows,
  pasteHtml,
  rows,
  signIn,
  test,
  titleFrom,
} from './fixtures';
import { openList } from './navigation';

const form = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const save = (box: Locator) => box.getByRole('button', { name: /保\s*存/ }).click();
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

async function choose(box: Locator, label: string, option: string) {
  await box.getByLabel(label, { exact: true }).click();
  await box
    .page()
    .locator('.ant-select-dropdown:visible')
    .getByText(option, { exact: true })
    .click();
}

async function upload(box: Locator, label: string) {
  const page = box.page();
  const field = box.getByRole('group', { name: label });
  await field.locator('input[type=file]').setInputFiles(await drawPicture(page, '车队.png'));
  await confirm(page, '裁剪图片');
  await expect(field.getByRole('button', { name: /^查看/ })).toBeVisible();
}

async function fillPeriod(box: Locator, label: string, from: string, until: string) {
  for (const [part, time] of [
    ['开始', from],
    ['结束', until],
  ] as const) {
    const input = box.getByRole('textbox', { name: new RegExp(`${label}.*${part}`) });
    await input.fill(time);
    await input.press('Enter');
  }
}

test('adverts and icons: create and copy adverts; reset an icon to the platform default', async ({
  page,
}) => {
  await test.step('refuses an advert link without https, then lists the advert with its period and status', async () => {
    await signIn(page, 'operator', '/marketing/carousel-management?sort=startTime%20descending');
    await waitForRows(page);
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const box = form(page, '新增轮播图');
    await box.getByRole('textbox', { name: '标题' }).fill('年终冲量活动');
    await upload(box, '图片');
    await expect(box.locator('figure img')).toHaveJSProperty('naturalWidth', 400);
    await choose(box, '链接类型', '网页');
    await box.getByLabel('链接', { exact: true }).fill('http://example.com/year-end');
    await fillPeriod(box, '展示时段', '2098-12-01 00:00:00', '2098-12-31 23:59:59');
    await box.getByRole('button', { name: /^全部 \d+ 个分站/ }).click();
    await save(box);
    await expect(box.getByText(/https:\/\//)).toBeVisible();
    await box.getByLabel('链接', { exact: true }).fill('https://example.com/year-end');
    await save(box);
    await expect(box).toHaveCount(0);
    const added = row(page, '年终冲量活动');
    await expect(added).toContainText('2098-12-01 ~ 2098-12-31');
    await expect(added).toContainText('未开始');
    await clickAction(added, '下架');
    await expect(added).toContainText('已下架');
  });
  await test.step('shows the carousel as a schedule: when a place is next free, a new end by a drag, and the form of a bar', async () => {
    await openList(
      page,
      '/marketing/carousel-management?substationId=1&name.substationId=临沂分站',
    );
    await page.getByText('排期', { exact: true }).click();
    const bars = page.getByRole('button', { name: /，首页轮播图，.+，(展示中|未开始|已下架)$/ });
    await expect(bars.first()).toBeVisible();
    await expect(page.getByText(/轮播图，.*空档$/)).toBeVisible();
    expect(await findViolations(page, { include: 'main' })).toEqual([]);
    const end = page.getByRole('slider', { name: /的结束日期$/ }).first();
    const before = (await end.getAttribute('aria-valuetext')) ?? '';
    const box = await end.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) - 80, (box?.y ?? 0) + 12, { steps: 8 });
    await page.mouse.up();
    // The offer to take back the switch of the step before may still be there.
    const name = /“(.+)”/.exec((await end.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const notice = page.getByRole('alert').filter({ hasText: name });
    const undo = notice.getByRole('button', { name: '撤销' });
    await expect(undo).toBeVisible();
    await expect(end).not.toHaveAttribute('aria-valuetext', before);
    await undo.click();
    await expect(end).toHaveAttribute('aria-valuetext', before);
    await bars.first().focus();
    await page.keyboard.press('Enter');
    await expect(form(page, '编辑轮播图')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('copies an advert', async () => {
    await openList(page, '/marketing/dialog-management');
    await rows(page).first().getByRole('button', { name: '复制', exact: true }).click();
    const copy = form(page, '复制弹窗');
    await copy.getByRole('textbox', { name: '标题' }).fill('周末特惠弹窗');
    await save(copy);
    await expect(copy).toHaveCount(0);
    await expect(row(page, '周末特惠弹窗')).toHaveCount(1);
  });
  await test.step('starts an icon with the platform default name and resets it', async () => {
    await openList(page, '/marketing/customize-icon-config');
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const box = form(page, '新增自定义图标');
    await choose(box, '分站', '临沂分站');
    await box.getByLabel('替换的图标', { exact: true }).fill('联系客服');
    await choose(box, '替换的图标', '联系客服');
    await expect(box.getByLabel('显示名称')).toHaveValue('联系客服');
    await box.getByLabel('显示名称').fill('临沂客服');
    await save(box);
    await expect(box).toHaveCount(0);
    await row(page, '临沂客服').getByRole('button', { name: '恢复默认' }).click();
    await confirm(page, '恢复图标“联系客服”的平台默认样式？');
    await expect(row(page, '临沂客服')).toHaveCount(0);
  });
});

test('a headline keeps bold text and pictures, and drops pasted scripts, handlers and styles', async ({
  page,
}) => {
  await signIn(page, 'operator', '/marketing/logistics-headlines');
  await waitForRows(page);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const box = form(page, '新增头条');
  await box.getByRole('textbox', { name: '标题' }).fill('临沂至广州专线加密');
  await choose(box, '所属分站', '临沂分站');
  await choose(box, '分类', '行业动态');
  await upload(box, '封面');
  const text = box.getByRole('textbox', { name: '正文' });
  await text.click();
  await box.getByRole('button', { name: '加粗' }).click();
  await page.keyboard.type('每天两班');
  await pasteHtml(
    text,
    '<p style="color:red" onclick="alert(1)">，<i>准点</i>发车<script>alert(1)</script></p>',
  );
  await box
    .getByRole('toolbar')
    .locator('input[type=file]')
    .setInputFiles(await drawPicture(page, '车队.png'));
  const preview = box.locator('figure');
  await expect(preview.locator('strong')).toHaveText('每天两班');
  await expect(preview.locator('article img')).toHaveJSProperty('naturalWidth', 400);
  await save(box);
  await expect(box).toHaveCount(0);
  // Headlines that appear later are listed first, so this searches by title.
  const search = page.getByRole('textbox', { name: '标题' });
  await search.fill('专线加密');
  await search.press('Enter');
  await row(page, '临沂至广州专线加密').getByRole('button', { name: '编辑' }).click();
  const again = form(page, '编辑头条').getByRole('textbox', { name: '正文' });
  await expect(again.locator('strong')).toHaveText('每天两班');
  await expect(again.locator('em')).toHaveText('准点');
  await expect(again.locator('img')).toHaveJSProperty('naturalWidth', 400);
  const html = await again.innerHTML();
  expect(html).not.toMatch(/script|onclick|color/);
});

test('votes: create a vote, add companies, pause a company and delete a given vote', async ({
  page,
}) => {
  await test.step('refuses 500 votes per day, saves the vote, adds two companies and pauses the first', async () => {
    await signIn(page, 'operator', '/marketing/vote-list');
    await waitForRows(page);
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const box = form(page, '新增投票');
    await box.getByRole('textbox', { name: '标题' }).fill('临沂十佳专线评选');
    await choose(box, '所属分站', '临沂分站');
    await upload(box, '封面');
    await fillPeriod(box, '投票时段', '2098-01-01 09:00:00', '2098-01-31 18:00:00');
    await box.getByLabel('每人每日票数').fill('500');
    await save(box);
    await expect(box.getByText('请输入 1 到 100 之间的数')).toBeVisible();
    await expect(box.getByLabel('每人每日票数')).toHaveValue('500');
    await box.getByLabel('每人每日票数').fill('3');
    await box.getByRole('textbox', { name: '投票规则' }).fill('每人每天三票');
    await save(box);
    await expect(box).toHaveCount(0);
    await row(page, '临沂十佳专线评选').getByRole('link', { name: '参选公司' }).click();
    await expect(page).toHaveTitle(titleFrom('临沂十佳专线评选 · 参选公司'));
    await page.getByRole('button', { name: '添加公司' }).click();
    const add = form(page, '添加公司');
    await add.getByLabel('公司', { exact: true }).fill('运输');
    const found = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    for (const index of [0, 1]) await found.nth(index).click();
    await page.keyboard.press('Escape');
    await save(add);
    await expect(add).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2 + 1);
    const status = rows(page).first().getByRole('combobox', { name: '状态' });
    await status.selectOption({ label: '暂停' });
    await expect(page.getByText('操作成功').first()).toBeVisible();
    await expect(status).toHaveValue('1');
  });
  await test.step('deletes a given vote and lowers the count', async () => {
    await openList(page, '/marketing/vote-list?status=2');
    const votes = await rows(page).first().getByRole('cell').nth(5).innerText();
    await clickAction(rows(page).first(), '明细');
    const box = page.getByRole('dialog', { name: /^投票明细/ });
    const total = box.getByRole('status').filter({ hasText: /条/ });
    await expect(total).toContainText(`${votes} 条`);
    await box.getByRole('button', { name: '删除', exact: true }).first().click();
    await confirm(page, '票数将减少 1 票');
    await expect(total).toContainText(`${Number(votes) - 1} 条`);
    await box.getByRole('tab', { name: '访问记录' }).click();
    await expect(box.getByRole('columnheader', { name: '停留时长（秒）' })).toBeVisible();
    await box.getByRole('button', { name: '关闭' }).last().click();
    await expect(rows(page).first().getByRole('cell').nth(5)).toHaveText(String(Number(votes) - 1));
  });
});
