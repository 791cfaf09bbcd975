import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { resizeWindow } from './navigation';
import { waitForPage } from './pages';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name });
const link = (page: Page, name: string) => menu(page).getByRole('link', { name });
const toggle = (page: Page) => page.getByRole('button', { name: '展开或收起菜单' });
const search = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: '搜索' });

test('the menu: lists granted pages, opens the group of the page and folds to icons', async ({
  page,
}) => {
  await signIn(page, 'operator', '/gallery-record/1');
  await test.step('lists granted groups and leaves out hidden pages', async () => {
    await expect(menu(page).getByText('营销管理')).toHaveCount(1);
    for (const name of ['个人中心', '示例记录', '元素展示']) {
      await expect(menu(page).getByText(name)).toHaveCount(0);
    }
  });
  await test.step('opens the group of the page after each way to it, and keeps a folded group folded after a reload', async () => {
    await link(page, '工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await expect(link(page, '轮播图管理')).toHaveCount(0);
    // Figures that arrive during the click would move the link away from it.
    await waitForPage(page, '工作台');
    await page.getByRole('main').getByRole('link', { name: '轮播图管理' }).click();
    await expect(link(page, '轮播图管理')).toBeVisible();
    await link(page, '工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await page.reload();
    await expect(link(page, '轮播图管理')).toBeVisible();
    await group(page, '营销管理').click();
    await expect(link(page, '轮播图管理')).toBeHidden();
    await page.reload();
    await expect(link(page, '工作台')).toBeVisible();
    await expect(link(page, '轮播图管理')).toHaveCount(0);
  });
  await test.step('opens the palette from the search button, with the menu wide or folded', async () => {
    await search(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toggle(page).click();
    await search(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  const flyout = menu(page).getByRole('list', { name: '营销管理' });
  await test.step('shows a tooltip for pages and a flyout for groups when folded', async () => {
    await expect(menu(page).getByTitle('工作台')).toBeVisible();
    await group(page, '营销管理').hover();
    await expect(flyout.getByText('营销管理')).toBeVisible();
    await flyout.getByRole('link', { name: '轮播图管理' }).click();
    await expect(page).toHaveURL('/marketing/carousel-management');
    await expect(flyout).toBeHidden();
  });
  await test.step('opens and closes the flyout by keyboard', async () => {
    await menu(page).getByTitle('工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await group(page, '营销管理').press('Enter');
    await expect(flyout).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(flyout).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, '轮播图管理')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/marketing/carousel-management');
  });
  await test.step('focuses the search of the sub-station switcher', async () => {
    await toggle(page).click();
    await page.getByRole('button', { name: /^当前分站/ }).click();
    await expect(page.getByRole('combobox', { name: '搜索分站' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu drawer closes after a choice, going back, Esc, an outside touch and a wider window', async ({
    page,
  }) => {
    await signIn(page, 'operator', '/company/company-list');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await test.step('draws the drawer 160 px wide', async () => {
      const sidebar = page.getByRole('complementary').filter({ has: menu(page) });
      await expect(sidebar).toHaveCSS('width', '160px');
    });
    await test.step('closes after a choice, also after choosing the current page', async () => {
      await link(page, '公司列表').click();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/company/company-list');
      await toggle(page).click();
      await link(page, '工作台').click();
      await expect(page).toHaveURL('/dashboard');
      await expect(menu(page)).toBeHidden();
    });
    await test.step('goes back from the drawer to the page first, then to the page before', async () => {
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/dashboard');
      await page.goBack();
      await expect(page).toHaveURL('/company/company-list');
    });
    await test.step('closes with Esc and returns the focus; closes with a touch outside', async () => {
      await toggle(page).click();
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await page.getByRole('button', { name: '关闭菜单' }).click({ position: { x: 350, y: 400 } });
      await expect(menu(page)).toBeHidden();
    });
    await test.step('stays closed after the window became wide and narrow again', async () => {
      const mask = page.getByRole('button', { name: '关闭菜单' });
      await toggle(page).click();
      await expect(mask).toBeVisible();
      await resizeWindow(page, { width: 1200, height: 844 });
      await expect(mask).toHaveCount(0);
      await expect(menu(page)).toBeVisible();
      await resizeWindow(page, { width: 390, height: 844 });
      await expect(menu(page)).toBeHidden();
    });
  });
});

test('the menu and the title of the tab say how much work waits, next to the pages that the user may open; a click shows that work', async ({
  page,
}) => {
  // The console requests the counts five seconds after the page is loaded.
  await page.clock.install();
  const counted = page.waitForResponse(/\/company-checkin-apply\?.*limit=1$/);
  await signIn(page, 'staff', '/dashboard');
  await page.clock.fastForward(5_000);
  await counted;
  const waiting = page.getByRole('link', { name: /^公司入驻咨询\s*\d+ 项待处理$/ });
  await expect(waiting).toBeVisible();
  const count = /(\d+) 项待处理/.exec((await waiting.getAttribute('title')) ?? '')?.[1];
  await waiting.click();
  await expect(page.getByRole('main').getByText(`共 ${count} 条`)).toBeVisible();
  await expect(page).toHaveTitle(`(${count}) 公司入驻咨询 - 物流专线管理平台`);
  const others = page.getByRole('navigation', { name: '主菜单' }).getByText(/^\d+\+?$/);
  await expect(others).toHaveCount(1);
  await test.step('the collapsed sidebar shows the number on the icon', async () => {
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect(waiting.getByText(`${count}`, { exact: true })).toBeVisible();
  });
  await test.step('the drawer of a phone shows the number', async () => {
    await resizeWindow(page, { width: 390, height: 844 });
    await page.getByRole('button', { name: '展开或收起菜单' }).click();
    await expect(waiting.getByText(`${count}`, { exact: true })).toBeVisible();
  });
});

test('the menu has room for the name of every page next to the number of what waits there, also in English', async ({
  page,
}) => {
  const cutNames = async (nav: Locator, entry: RegExp) => {
    await page.clock.fastForward(5_000);
    await expect(nav.getByRole('link', { name: entry })).toBeVisible();
    return nav
      .getByRole('link')
      .locator('.ui-ellipsis')
      .evaluateAll((names) =>
        names.flatMap((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const isCut = text.getBoundingClientRect().width > name.getBoundingClientRect().width;
          return isCut ? [name.textContent] : [];
        }),
      );
  };
  await page.clock.install();
  await signIn(page, 'operator', '/consultation/substation-partner-application');
  expect(await cutNames(menu(page), /^分站合伙人申请\s*\d+ 项待处理$/)).toEqual([]);
  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.reload();
  const english = page.getByRole('navigation', { name: 'Main menu' });
  await expect(english.getByRole('link', { name: 'Partner requests' })).toBeVisible();
  expect(await cutNames(english, /^Partner requests\s*\d+ waiting$/)).toEqual([]);
});
