import type { Page } from '@playwright/test';
import { expect, openCompanies, rows, signIn, test, titleFrom } from '../fixtures';
import { navigate } from '../pages';

const tabBar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const tab = (page: Page, name: string | RegExp) => tabBar(page).getByRole('link', { name });
const record = (page: Page, id: number) => tab(page, new RegExp(`^示例公司 ${id} `));
const text = (page: Page) => page.getByRole('textbox', { name: '文本' });
/** The lists of the sidebar have no name, so a name finds the context menu of a tab. */
const menu = (page: Page) => page.getByRole('menu', { name: /工作台|公司列表|示例记录/ });
const choose = (page: Page, name: string) =>
  menu(page).getByRole('menuitem', { name, exact: true }).click();
const titles = (page: Page) => tabBar(page).getByRole('link');
/** Waits until the tabs have these names. Their texts are parts of them, which may be cut. */
const expectTitles = (page: Page, expected: string[]) =>
  expect
    .poll(() =>
      titles(page).evaluateAll((tabs) => tabs.map((link) => link.getAttribute('aria-label'))),
    )
    .toEqual(expected);

/** Opens the next record by the link on the page, after the record before it is shown. */
async function openNext(page: Page, id: number) {
  await expect(
    page.getByRole('heading', { name: `示例公司 ${id - 1}`, exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: '下一条' }).click();
  await expect(page.getByRole('heading', { name: `示例公司 ${id}`, exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/gallery-record/${id}`);
}

/** Opens the records 1 to `last`, the first by its address and the others by the link on the page. */
async function openRecords(page: Page, last: number) {
  await signIn(page, 'operator', '/gallery-record/1');
  for (let id = 2; id <= last; id += 1) await openNext(page, id);
  await expect(record(page, last)).toHaveAttribute('aria-current', 'page');
}
const tabTitles = (ids: number[]) => ['工作台', ...ids.map((id) => `示例公司 ${id} · 示例记录`)];

test('records of a route: open in tabs of their own, also for a query that names a part, which are closed, moved and used by keyboard', async ({
  page,
}) => {
  await openRecords(page, 2);
  await test.step('keeps state and name of each tab', async () => {
    await text(page).fill('two');
    await record(page, 1).click();
    await expect(text(page)).toHaveValue('');
    await text(page).fill('one');
    await record(page, 2).click();
    await expect(text(page)).toHaveValue('two');
    await expect(page).toHaveTitle(titleFrom('示例公司 2 · 示例记录 - '));
    await record(page, 1).click();
    await expect(text(page)).toHaveValue('one');
    await expectTitles(page, tabTitles([1, 2]));
  });
  await test.step('opens a closed tab again without its old input', async () => {
    await record(page, 2).click();
    await page.getByRole('button', { name: '关闭“示例公司 2 · 示例记录”' }).click();
    await expect(page).toHaveURL('/gallery-record/1');
    await openNext(page, 2);
    await expect(text(page)).toHaveValue('');
  });
  await test.step('closes a tab with the middle button without opening it, but not the pinned tab', async () => {
    await openNext(page, 3);
    await record(page, 2).click({ button: 'middle' });
    await expectTitles(page, tabTitles([1, 3]));
    await tab(page, '工作台').click({ button: 'middle' });
    await expectTitles(page, tabTitles([1, 3]));
    await expect(page).toHaveURL('/gallery-record/3');
  });
  await test.step('moves a tab by dragging, never before the pinned tab, and keeps the order after a reload', async () => {
    await record(page, 1).click();
    await openNext(page, 2);
    await expectTitles(page, tabTitles([1, 3, 2]));
    await record(page, 2).dragTo(record(page, 1), { targetPosition: { x: 8, y: 16 } });
    await expectTitles(page, tabTitles([2, 1, 3]));
    await record(page, 3).dragTo(tab(page, '工作台'), { targetPosition: { x: 4, y: 16 } });
    await expectTitles(page, tabTitles([3, 2, 1]));
    await page.reload();
    await expectTitles(page, tabTitles([3, 2, 1]));
  });
  await test.step('moves the focus, moves and closes tabs, and opens their menu by keyboard', async () => {
    await record(page, 1).click();
    await expect(page).toHaveURL('/gallery-record/1');
    await record(page, 1).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(record(page, 2)).toBeFocused();
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expectTitles(page, tabTitles([2, 3, 1]));
    await expect(record(page, 2)).toBeFocused();
    await page.keyboard.press('Delete');
    await expectTitles(page, tabTitles([3, 1]));
    await expect(record(page, 3)).toBeFocused();
    await expect(page).toHaveURL('/gallery-record/1');
    await page.keyboard.press('Home');
    await expect(tab(page, '工作台')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+F10');
    await expect(menu(page).getByRole('menuitem', { name: '刷新' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(record(page, 1)).toBeFocused();
    await page.keyboard.press('ContextMenu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectTitles(page, tabTitles([3]));
    await expect(page).toHaveURL('/gallery-record/3');
  });
  await test.step('closes the tabs left, right, all others and all from the menu', async () => {
    for (const id of [4, 5, 6, 7]) await openNext(page, id);
    await record(page, 6).click({ button: 'right' });
    await choose(page, '关闭右侧');
    await expectTitles(page, tabTitles([3, 4, 5, 6]));
    await expect(page).toHaveURL('/gallery-record/6');
    await record(page, 4).click({ button: 'right' });
    await choose(page, '关闭左侧');
    await expectTitles(page, tabTitles([4, 5, 6]));
    await expect(page).toHaveURL('/gallery-record/6');
    await record(page, 5).click({ button: 'right' });
    await choose(page, '关闭其他');
    await expectTitles(page, tabTitles([5]));
    await expect(page).toHaveURL('/gallery-record/5');
    await tab(page, '工作台').click({ button: 'right' });
    await expect(menu(page).getByRole('menuitem', { name: '关闭', exact: true })).toBeDisabled();
    await choose(page, '关闭所有');
    await expectTitles(page, tabTitles([]));
    await expect(page).toHaveURL('/dashboard');
  });
  await navigate(page, '/gallery-record/1');
  await expect(record(page, 1)).toHaveAttribute('aria-current', 'page');
  await test.step('opens a tab of its own for a query that names a part of the record', async () => {
    await text(page).fill('whole');
    await page.getByRole('link', { name: '同一条的另一部分' }).click();
    await expect(page).toHaveURL('/gallery-record/1?part=lines');
    await expect(titles(page)).toHaveCount(3);
    await expect(text(page)).toHaveValue('');
    await text(page).fill('part');
    await page.goBack();
    await expect(text(page)).toHaveValue('whole');
    // Refreshing this tab leaves the other tab unchanged.
    await titles(page).last().click({ button: 'right' });
    await choose(page, '刷新');
    await expect(page).toHaveURL('/gallery-record/1?part=lines');
    await expect(text(page)).toHaveValue('');
    await titles(page).nth(1).click();
    await expect(text(page)).toHaveValue('whole');
  });
  await test.step('reloads the tab for another query, and keeps it for the same query', async () => {
    const shown = page.getByRole('main').locator('output:visible');
    await page.getByRole('link', { name: '其他查询' }).click();
    await expect(shown).toHaveText('?at=2');
    await expect(text(page)).toHaveValue('');
    await text(page).fill('after');
    await tab(page, '工作台').click();
    await titles(page).nth(1).click();
    await expect(page).toHaveURL('/gallery-record/1?at=2');
    await expect(text(page)).toHaveValue('after');
  });
  await test.step('translates titles and tabs after a language switch', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(
      page
        .getByRole('navigation', { name: 'Open pages' })
        .getByRole('link', { name: 'Sample company 1 · Sample record' })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveTitle(titleFrom('Sample company 1 · Sample record - '));
  });
});

test('tabs: keep place, query and name after a refresh and a reload; only the visible tab is loaded', async ({
  page,
}) => {
  await openCompanies(page, 'operator', '?status=2');
  await test.step('sends the request again after a refresh, and keeps query and tab', async () => {
    const asked = page.waitForRequest(/\/api\/company\/company\?/);
    await tab(page, '公司列表').click({ button: 'right' });
    await choose(page, '刷新');
    await asked;
    await expect(page).toHaveURL('/company/company-list?status=2');
    await expect(rows(page).first()).toBeVisible();
    await navigate(page, '/redirect/company/company-list?status=2');
    await expect(page).toHaveURL('/company/company-list?status=2');
    await expectTitles(page, ['工作台', '公司列表']);
  });
  await navigate(page, '/gallery-record/1');
  await expect(record(page, 1)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/company\/company\?/.test(request.url())) asked.push(request.url());
  });
  await page.reload();
  await expectTitles(page, ['工作台', '公司列表', '示例公司 1 · 示例记录']);
  expect(asked).toEqual([]);
  await tab(page, '公司列表').click();
  await expect(page).toHaveURL('/company/company-list?status=2');
  await expect(rows(page).first()).toHaveText(/\S/);
  await test.step('opens the list with its last query for an address without a query', async () => {
    const second = page.waitForResponse(/\/api\/company\/company\?.*page=2/);
    await page.getByRole('button', { name: '第 2 页' }).click();
    await second;
    await expect(page).toHaveURL('/company/company-list?status=2&page=2');
    asked.length = 0;
    await page.goto('/company/company-list');
    await expect(page).toHaveURL('/company/company-list?status=2&page=2');
    await expect(rows(page).first()).toHaveText(/\S/);
    expect(asked.map((url) => new URL(url).searchParams.get('status'))).toEqual(['2']);
  });
  await test.step('restores the scroll position of a page, also after its tab was moved', async () => {
    await navigate(page, '/gallery');
    const section = page.getByRole('main').locator('> section:visible');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await section.evaluate((box) => box.scrollTo(0, 900));
    await tab(page, '工作台').click();
    await expect(page).toHaveURL('/dashboard');
    await tab(page, '元素展示').dragTo(tab(page, '公司列表'), { targetPosition: { x: 4, y: 16 } });
    await expectTitles(page, ['工作台', '元素展示', '公司列表', '示例公司 1 · 示例记录']);
    await tab(page, '元素展示').click();
    await expect.poll(() => section.evaluate((box) => box.scrollTop)).toBe(900);
  });
});

test('tabs: keep fifteen pages; reset the least recently used page unless it has unsaved work, scroll the bar for a hundred tabs, and are not shown to the next user', async ({
  page,
}) => {
  await openRecords(page, 1);
  await text(page).fill('kept');
  await page.getByRole('checkbox', { name: '有未保存的内容' }).check();
  await openNext(page, 2);
  await text(page).fill('discarded');
  for (let id = 3; id <= 18; id += 1) await openNext(page, id);
  await expect(titles(page)).toHaveCount(19);
  await expect(page.getByRole('main').locator('> section')).toHaveCount(15);
  await record(page, 1).click();
  await expect(text(page)).toHaveValue('kept');
  await page.getByRole('checkbox', { name: '有未保存的内容' }).uncheck();
  await record(page, 2).click();
  await expect(text(page)).toHaveValue('');
  await test.step('scrolls a hundred tabs and keeps the current tab in view', async () => {
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('tabs') ?? '{}');
      for (let id = 19; id <= 100; id += 1) {
        const path = `/gallery-record/${id}`;
        const place = { id: path, path, query: '', fullPath: path, name: '/gallery-record' };
        stored.tabs.push({
          ...place,
          title: `${id}`,
          nonce: 0,
          seen: 0,
          affix: false,
          shown: false,
        });
      }
      sessionStorage.setItem('tabs', JSON.stringify(stored));
    });
    await page.goto('/gallery-record/60');
    await expect(titles(page)).toHaveCount(101);
    await expect(record(page, 60)).toBeInViewport();
    await expect(tab(page, '工作台')).not.toBeInViewport();
    await page.getByRole('button', { name: '向左滚动' }).click();
    await expect(record(page, 60)).not.toBeInViewport();
    await tabBar(page).hover();
    await page.mouse.wheel(0, 100_000);
    await expect(tab(page, /^100 · /)).toBeInViewport();
    await expect(page.getByRole('button', { name: '向右滚动' })).toBeDisabled();
    await page.getByRole('link', { name: '下一条' }).click();
    await expect(record(page, 61)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    document.cookie = 'access_token=; max-age=0; path=/';
  });
  await signIn(page, 'manager', '/dashboard');
  await expectTitles(page, tabTitles([]));
  await test.step('adds no tabs for unknown pages, /401 or /redirect', async () => {
    for (const [path, end] of [
      ['/no/such/page', '/404'],
      ['/401', '/401'],
      ['/redirect/profile/index', '/profile/index'],
    ] as const) {
      await navigate(page, path);
      await expect(page).toHaveURL(end);
    }
    await expectTitles(page, ['工作台', '个人中心']);
  });
  await test.step('hides the tab bar by setting and still opens pages from the menu', async () => {
    await page.evaluate(() => localStorage.setItem('layoutSettings', '{"tabBar":false}'));
    await page.reload();
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '公司列表' }).click();
    await expect(rows(page).first()).toHaveText(/\S/);
    await expect(tabBar(page)).toHaveCount(0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a long press opens the menu of a tab, which moves the tab left', async ({
    page,
    context,
  }) => {
    await openRecords(page, 2);
    const box = await record(page, 2).boundingBox();
    const touch = await context.newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(menu(page)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await choose(page, '左移');
    await expectTitles(page, tabTitles([2, 1]));
  });
});
