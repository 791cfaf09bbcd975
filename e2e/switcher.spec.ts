import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import {
  expect,
  fillSignIn,
  openCompanies,
  rows,
  signIn,
  signInButton,
  test,
  type UserName,
  waitForMessage,
} from './fixtures';
import { openList } from './navigation';
import { navigate } from './pages';

const opener = (page: Page) => page.getByRole('button', { name: /^当前分站/ });
const search = (page: Page) => page.getByRole('combobox', { name: '搜索分站' });
const option = (page: Page, name: string) => page.getByRole('option', { name });
const switchNotice = (page: Page, name: string) => page.getByText(`即将跳转至：${name}`);
/**
 * The notification lasts two seconds, which a busy machine may spend on the click, so the wait starts before the
 * click.
 */
const choose = (page: Page, name: string) =>
  Promise.all([switchNotice(page, name).waitFor(), option(page, name).click()]);

test('the sub-station switcher: filters, asks for unsaved work, reloads, shows only the new scope and keeps the choice of each user', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('opens a panel 700 px wide and at most 400 px high, and finds a sub-station by pinyin initials', async () => {
    await opener(page).click();
    await expect(search(page)).toBeFocused();
    const popover = page.getByRole('dialog', { name: '切换分站' });
    await expect.poll(async () => Math.round((await popover.boundingBox())?.width ?? 0)).toBe(700);
    expect((await popover.boundingBox())?.height).toBeLessThanOrEqual(400);
    await page.keyboard.type('qdfz');
    const list = page.getByRole('listbox', { name: '切换分站' });
    await expect(list.getByRole('option')).toHaveText(['青岛分站']);
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
  });
  await test.step('asks before unsaved work is lost, and keeps it after 留下', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const form = page.getByRole('dialog', { name: '编辑公司' });
    await form.getByLabel('联系人').fill('张三');
    // The form covers the page, so another tab is opened; the form stays open in its own tab.
    await navigate(page, '/dashboard');
    await opener(page).click();
    await option(page, '青岛分站').click();
    await page.getByRole('button', { name: '留下' }).click();
    await expect(page.getByText('正在切换站点')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '当前分站：全部分站' })).toBeVisible();
    await navigate(page, '/company/company-list');
    await expect(form.getByLabel('联系人')).toHaveValue('张三');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('announces the switch, reloads after two seconds and sends the new scope with the list', async () => {
    await opener(page).click();
    const told = page.getByText('正在切换站点').waitFor();
    const emptied = rows(page).first().waitFor({ state: 'detached' });
    const next = page.waitForRequest(/\/api\/company\/company\?/);
    const left = page.waitForEvent('framenavigated');
    const chosen = Date.now();
    await choose(page, '青岛分站');
    // The rows of the old scope disappear, and a notice covers the page.
    await Promise.all([told, emptied]);
    await left;
    expect(Date.now() - chosen).toBeGreaterThan(1_500);
    const headers = (await next).headers();
    expect(headers['substation-id']).toBeTruthy();
    expect(headers['is-all-substation']).toBe('0');
    await expect(page.getByRole('button', { name: '当前分站：青岛分站' })).toBeVisible();
    await expect(rows(page).first()).toContainText('青岛分站');
    for (const text of await rows(page).allInnerTexts()) expect(text).toContain('青岛分站');
  });
  await test.step('keeps the choice of each user, and names one that the next user may not use', async () => {
    const enter = async (userName: UserName) => {
      await fillSignIn(page, userName);
      await signInButton(page).click();
    };
    const current = (name: string) => page.getByRole('button', { name: `当前分站：${name}` });
    const leave = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await expect(page).toHaveURL('/login');
    };
    await runMockCommand(page, 'expireToken');
    await page.reload();
    await enter('operator');
    await expect(current('青岛分站')).toBeVisible();
    await expect(rows(page).first()).toContainText('青岛分站');

    await leave('平台运营');
    await enter('staff');
    await expect(
      page.getByText('分站“青岛分站”不在您的管理范围内，已切换为全部分站。'),
    ).toBeVisible();
    await expect(current('全部分站')).toBeVisible();
    await page.reload();
    await expect(current('全部分站')).toBeVisible();
    await expect(page.getByText('不在您的管理范围内')).toHaveCount(0);

    await leave('分站员工');
    await enter('operator');
    await expect(current('青岛分站')).toBeVisible();
    await openList(page, '/company/company-list');
  });
  await test.step('shows no rows of the old scope when their response arrives late', async () => {
    await runMockCommand(page, 'latency', 1_200);
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await opener(page).click();
    // The page watches itself, because it reloads after two seconds, which a busy machine may spend on the next line.
    const changes: boolean[] = [];
    await page.exposeFunction('tellRows', (has: boolean) => changes.push(has));
    await page.evaluate(() => {
      const { tellRows } = window as unknown as { tellRows: (has: boolean) => void };
      let had = true;
      const look = () => {
        const has = document.querySelector('tbody td') !== null;
        if (has !== had) tellRows(has);
        had = has;
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const reloaded = page.waitForEvent('framenavigated');
    await choose(page, '全部分站');
    await reloaded;
    // The rows disappear and never come back.
    expect(changes).toEqual([false]);
  });
});

test('the switcher with few sub-stations: resets an unknown choice and works by keyboard', async ({
  page,
}) => {
  await test.step('replaces a stored sub-station that the user no longer manages with 全部分站', async () => {
    const foreign = JSON.stringify({ id: 'gone', substationName: '别处分站' });
    await page.addInitScript((text) => localStorage.setItem('substation', text), foreign);
    await signIn(page, 'manager');
    await expect(page.getByRole('button', { name: '当前分站：全部分站' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('substation'))).toContain('"id":0');
  });
  await test.step('opens a menu of four entries and switches by keyboard', async () => {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu').filter({ hasText: '全部分站' });
    await expect(menu.getByRole('menuitemradio')).toHaveCount(4);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await waitForMessage(page, '正在切换站点', () => page.keyboard.press('Enter'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the switcher opens a panel of full width with options at least 44 px high', async ({
    page,
  }) => {
    await signIn(page, 'operator');
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await opener(page).click();
    const panel = page.getByRole('dialog', { name: '切换分站' });
    await expect(search(page)).toBeFocused();
    expect((await panel.boundingBox())?.width).toBe(390);
    const heights = await panel
      .getByRole('option')
      .evaluateAll((options) => options.map((element) => element.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await choose(page, '青岛分站');
  });
});
