import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, signIn, test } from '../fixtures';

const handle = (page: Page) => page.getByRole('button', { name: '模拟后端', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: '模拟后端' });
const choice = (page: Page, name: string) =>
  panel(page).getByRole('combobox', { name, exact: true });
const heading = (page: Page) => panel(page).getByRole('heading', { name: '模拟后端' });

const offline = '网络已断开，恢复前无法查询和保存';

/** Exists once the list is loaded: in a row on the desktop and on a card on a phone. */
const editButton = (page: Page) => page.getByRole('button', { name: '编辑' }).first();
const refresh = (page: Page) => page.getByRole('button', { name: '刷新', exact: true });

async function openPanel(page: Page) {
  await signIn(page, 'operator', '/company/company-list');
  await expect(editButton(page)).toBeVisible();
  await handle(page).click();
  await expect(heading(page)).toBeVisible();
}

test(
  'the mock panel: covers no control, works by keyboard, passes axe and follows the language',
  { tag: '@phone' },
  async ({ page }) => {
    const coveredControls = () =>
      handle(page).evaluate((own) => {
        const { left, top, bottom } = own.getBoundingClientRect();
        return [...document.querySelectorAll('button, a, input, select')]
          .map((control) => ({ box: control.getBoundingClientRect(), text: control.textContent }))
          .filter(
            ({ box }) => box.width && box.right > left && box.bottom > top && box.top < bottom,
          )
          .map(({ text }) => text);
      });
    await page.goto('/login');
    await expect(handle(page)).toBeVisible();
    expect(await coveredControls()).toEqual([]);
    await test.step('opens with Enter, closes with Esc and returns the focus', async () => {
      await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
      await handle(page).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeVisible();
      await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(choice(page, '延迟')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(heading(page)).toBeHidden();
      await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(handle(page)).toBeFocused();
    });
    await signIn(page, 'operator', '/company/company-list');
    await expect(editButton(page)).toBeVisible();
    expect(await coveredControls()).toEqual([]);
    await handle(page).click();
    await expect(heading(page)).toBeVisible();
    await test.step('passes axe and follows the language of the page', async () => {
      expect(await findViolations(page, { include: 'body > section' })).toEqual([]);
      await page.keyboard.press('Escape');
      const switcher = page.getByRole('button', { name: 'English' });
      // On a phone the language switch is in the user menu.
      if (!(await switcher.isVisible()))
        await page.getByRole('button', { name: '平台运营' }).click();
      await switcher.or(page.getByRole('menuitem', { name: 'English' })).click();
      await page.getByRole('button', { name: 'Mocked backend', exact: true }).click();
      const region = page.getByRole('region', { name: 'Mocked backend' });
      await expect(region.getByLabel('Latency')).toBeVisible();
      expect(await region.innerText()).not.toMatch(/[\u4e00-\u9fff]/);
    });
  },
);

test('the mock panel: faults last until they are used up, switches until the reset; reseeding ends the session', async ({
  page,
}) => {
  await openPanel(page);
  await test.step('fails the next call and removes the used fault from the list', async () => {
    await choice(page, '故障').selectOption('badGateway');
    await panel(page).getByLabel('地址包含').fill('GET /api/company/company');
    await panel(page).getByRole('button', { name: '设置故障' }).click();
    await expect(panel(page).getByText('badGateway ← GET /api/company/company × 1')).toBeVisible();
    await panel(page).getByRole('button', { name: '关闭模拟后端面板' }).click();
    await refresh(page).click();
    await expect(page.getByText('请求失败（502），请稍后重试')).toHaveCount(1);
    await handle(page).click();
    await expect(panel(page).getByRole('listitem')).toHaveText(['无']);
  });
  await test.step('fails the next request for a script', async () => {
    await panel(page).getByLabel('文件名包含').fill('profile');
    await panel(page).getByRole('button', { name: '丢失下一个' }).click();
    await expect(panel(page).getByText('脚本 profile 丢失 × 1')).toBeVisible();
    const status = () =>
      page.evaluate(() => fetch('/assets/profile-x.js').then((got) => got.status));
    expect(await status()).toBe(404);
    await expect(panel(page).getByRole('listitem')).toHaveText(['无']);
  });
  await test.step('keeps switches until the reset', async () => {
    await panel(page).getByLabel('断网').check();
    await expect(page.getByText(offline)).toBeVisible();
    await choice(page, '延迟').selectOption('0');
    await choice(page, '权限').selectOption('MarketManagement.Vote');
    await panel(page).getByRole('button', { name: '收回' }).click();
    await expect(panel(page).getByRole('listitem')).toHaveText([
      '断网',
      '延迟 0 毫秒',
      '− MarketManagement.Vote',
    ]);
    await page.keyboard.press('Escape');
    await refresh(page).click();
    await expect(page.getByText('网络连接失败，请检查网络后重试')).toHaveCount(1);
    await handle(page).click();
    await panel(page).getByRole('button', { name: '全部复位' }).click();
    await expect(panel(page).getByLabel('断网')).not.toBeChecked();
    await expect(page.getByText(offline)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await refresh(page).click();
    await expect(page.getByText(/^未刷新/)).toHaveCount(0);
  });
  await test.step('keeps long ids exact when they arrive as bare numbers', async () => {
    await handle(page).click();
    await panel(page).getByLabel('编号为 64 位数字').check();
    await page.keyboard.press('Escape');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await editButton(page).click();
    const form = page.getByRole('dialog', { name: /公司/ });
    await form.getByLabel('联系人').fill('吴九');
    await form.getByRole('button', { name: /保\s*存/ }).click();
    expect((await sent).postDataJSON()).toMatchObject({ id: expect.stringMatching(/^\d{19}$/) });
    await expect(form).toHaveCount(0);
  });
  await test.step('asks for a second click before it restores the data, and ends the session', async () => {
    await handle(page).click();
    await panel(page).getByRole('button', { name: '恢复初始数据' }).click();
    const again = panel(page).getByRole('button', { name: /再点一次/ });
    await choice(page, '延迟').focus();
    await expect(again).toHaveCount(0);
    await panel(page).getByRole('button', { name: '恢复初始数据' }).click();
    await again.click();
    await expect(panel(page).getByRole('status')).toHaveText('已生效');
    await page.keyboard.press('Escape');
    // An event, because a call for the numbers of the menu may have opened the dialog already, over the button.
    await refresh(page).dispatchEvent('click');
    await expect(page.getByRole('dialog').filter({ hasText: '请重新登录' })).toHaveCount(1);
  });
});

test('the mock panel: saves the present state as a file, and opens it again when the file is dropped', async ({
  page,
}) => {
  const firstContact = page.getByRole('row').nth(1);
  const status = panel(page).getByRole('status');
  const drop = (text: string) =>
    heading(page).evaluate((element, json) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([json], 'scenario.json'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }, text);
  await signIn(page, 'operator', '/company/company-list?page=2');
  await editButton(page).click();
  const form = page.getByRole('dialog', { name: /公司/ });
  await form.getByLabel('联系人').fill('吴九');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(firstContact).toContainText('吴九');
  await handle(page).click();
  await panel(page).getByRole('button', { name: '+1 小时' }).click();
  await expect(panel(page).getByText(/^时钟 \d{4}-/)).toBeVisible();
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: '存为文件' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    user: 'operator',
    address: '/company/company-list?page=2',
  });
  expect(Object.values(JSON.parse(text).records.companies)).toEqual([{ contact: '吴九' }]);
  await test.step('says what is wrong with a file and stays on the page', async () => {
    await drop('{ "user": 5 }');
    await expect(status).toHaveText('未生效：user 应为用户名');
    await drop('{ "user": "nobody" }');
    await expect(status).toHaveText('未生效：未知的用户：nobody');
    await expect(page).toHaveURL(/company-list\?page=2$/);
    await expect(firstContact).toContainText('吴九');
  });
  await test.step('restores user, page, clock and records of the file', async () => {
    await panel(page).getByRole('button', { name: '恢复初始数据' }).click();
    await panel(page)
      .getByRole('button', { name: /再点一次/ })
      .click();
    // Leaving the page earlier would interrupt it.
    await expect(status).toHaveText('已生效');
    await page.goto('/login');
    await handle(page).click();
    await drop(text);
    await expect(firstContact).toContainText('吴九');
    await expect(page).toHaveURL(/company-list\?page=2$/);
    await handle(page).click();
    await expect(panel(page).getByText(/^时钟 \d{4}-/)).toBeVisible();
  });
  await test.step('opens a shipped scenario', async () => {
    await choice(page, '内置场景').selectOption('vote-ends');
    await panel(page).getByRole('button', { name: '打开场景' }).click();
    await expect(page).toHaveURL(/vote-list/);
  });
});

test('the mock panel: records presses, typing and keys, also over a reload, as a scenario and a test', async ({
  page,
}) => {
  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await openPanel(page);
  await panel(page).getByRole('button', { name: '开始录制' }).click();
  await expect(panel(page).getByText('录制中：已记录 0 步')).toBeVisible();
  await page.keyboard.press('Escape');
  await editButton(page).click();
  const form = page.getByRole('dialog', { name: /公司/ });
  await form.getByLabel('联系人').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('吴九');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^(放弃|不保存|离开)/ }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(editButton(page)).toBeVisible();
  await refresh(page).click();
  await handle(page).click();
  await panel(page).getByRole('button', { name: '停止并下载' }).click();
  await expect.poll(() => downloads.length).toBe(2);
  const [scenarioText, spec] = await Promise.all(
    downloads.map(async (download) => readFile(await download.path(), 'utf8')),
  );
  expect(JSON.parse(String(scenarioText))).toMatchObject({
    user: 'operator',
    address: '/company/company-list',
  });
  const lines = String(spec).match(/(?<=await user\.).*(?=;)/g);
  expect(lines).toEqual([
    "press('button', '编辑')",
    expect.stringMatching(/^type\('textbox', '.*联系人', '吴九'\)$/),
    "key('Escape')",
    expect.stringMatching(/^press\('button', '(放弃|不保存|离开)/),
    "act({ do: 'reload' })",
    "press('button', '刷新')",
    'holds()',
  ]);
  await expect(panel(page).getByRole('button', { name: '开始录制' })).toBeVisible();
});
