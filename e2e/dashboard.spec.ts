import type { Locator, Page } from '@playwright/test';
import { busyParts, expect, rows, signIn, test, titleFrom } from './fixtures';
import { resizeWindow } from './navigation';
import { navigate } from './pages';

const figures = (page: Page) => page.getByRole('list', { name: '经营数据' });
/** The number of all rows, as the list states it. */
const total = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^[\d,]+ 条$/)
    .filter({ visible: true });
const numberIn = (text: string) => Number(/([\d,]+)\s*$/.exec(text)?.[1]?.replaceAll(',', ''));

const ranges = (page: Page) => page.getByRole('combobox', { name: '快捷时间' });
const work = (page: Page) => page.getByRole('region', { name: '要处理' });

test('the workbench: links the counts of a chart, a figure and the waiting work to lists with as many rows', async ({
  page,
}) => {
  // Prices and votes begin and end on the hour, which may come between a figure and its list.
  await page.clock.setFixedTime(new Date());
  await signIn(page, 'operator');
  await ranges(page).selectOption({ label: '上月' });
  await expect(page).toHaveURL(/range=lastMonth/);
  await expect(busyParts(page)).toHaveCount(0);
  const links: [Locator, title: string][] = [
    [page.getByRole('region', { name: '每日货源' }).getByRole('link', { name: /^已取消/ }), '货源'],
    [figures(page).getByRole('link', { name: /^新入驻公司/ }), '公司'],
    [work(page).getByRole('link', { name: /^待成交货源/ }), '货源'],
  ];
  for (const [link, title] of links) {
    await expect(link).toHaveText(/\d/);
    const text = await link
      .locator('b, strong')
      .or(link.getByText(/^[\d,]+$/))
      .first()
      .innerText();
    await link.click();
    await expect(page).toHaveTitle(titleFrom(title));
    await expect(total(page)).toHaveText(new RegExp(`^${numberIn(text).toLocaleString('en')} 条`));
    await page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByText('工作台', { exact: true })
      .click();
    await expect(figures(page)).toBeVisible();
  }
  await test.step('opens the queue of the people who wait for a call', async () => {
    await work(page)
      .getByRole('link', { name: /^合伙人待联系/ })
      .click();
    await expect(page).toHaveTitle(titleFrom('分站合伙人申请'));
    await expect(page.getByRole('region', { name: /逐条处理/ })).toBeVisible();
  });
});

test('the workbench: keeps its range in the address, retries a failed job and links to filtered lists', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'operator', '/dashboard?range=lastWeek');
  await test.step('shows what waits within 120 px of the top bar, also in English', async () => {
    const distance = async (tiles: Locator) => {
      const bar = await page.getByRole('banner').first().boundingBox();
      const tile = await tiles.getByRole('link').first().boundingBox();
      return (tile?.y ?? Infinity) - (bar ? bar.y + bar.height : 0);
    };
    expect(await distance(work(page))).toBeLessThanOrEqual(120);
    await page.getByRole('button', { name: 'English' }).click();
    const english = page.getByRole('region', { name: 'To do' });
    await expect(english).toBeVisible();
    expect(await distance(english)).toBeLessThanOrEqual(120);
    await page.getByRole('button', { name: '中文' }).click();
    await expect(figures(page)).toBeVisible();
  });
  await test.step('retries a failed job and shows its success without a reload', async () => {
    const job = page
      .getByRole('list', { name: '待办与任务' })
      .getByRole('listitem')
      .filter({ hasText: '导入公司（36 行）' });
    await expect(job).toContainText('失败');
    await expect(job).toContainText('第 7 行：公司名称已存在。');
    await job.getByRole('button', { name: /^重试/ }).click();
    await expect(job).toContainText('已重试 1 次');
    await expect(job).not.toContainText('失败');
    await page.clock.fastForward(11_000);
    // A mock server over HTTP has a clock of its own, so the job takes real seconds there.
    await expect(job).toContainText('成功', { timeout: 20_000 });
  });
  await test.step('keeps the chosen range after a reload, and shows a chart as a table', async () => {
    await expect(ranges(page)).toHaveValue('lastWeek');
    await expect(page.getByRole('img', { name: /^每日货源：7 项/ })).toBeVisible();
    await page.getByRole('button', { name: '以表格显示：每日货源' }).click();
    const table = page.getByRole('region', { name: '每日货源' }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(8);
    await page.reload();
    await expect(page.getByRole('img', { name: /^每日货源：7 项/ })).toBeVisible();
  });
  await test.step('on a phone starts a figure below its title, also when it is narrower than a thumb', async () => {
    await resizeWindow(page, { width: 390, height: 844 });
    // Today has the smallest figures.
    await ranges(page).selectOption({ label: '今天' });
    await expect(page).not.toHaveURL(/range=/);
    await expect(busyParts(page)).toHaveCount(0);
    const cards = figures(page).locator('> li:has(svg)');
    await expect(cards).not.toHaveCount(0);
    const offsets = await cards.evaluateAll((elements) =>
      elements.map((card) => {
        const [title, value] = ['h3', 'h3 + *'].map((selector) => {
          const text = document.createRange();
          text.selectNodeContents(card.querySelector(selector) ?? card);
          return text.getBoundingClientRect().left;
        });
        return Math.round((value ?? 0) - (title ?? 0));
      }),
    );
    expect(offsets).toEqual(offsets.map(() => 0));
    await ranges(page).selectOption({ label: '上周' });
    await resizeWindow(page, { width: 1440, height: 900 });
  });
  await test.step('links the used messages to those of their kind and time, and an account that runs out to its row', async () => {
    await page
      .getByRole('region', { name: '短信使用' })
      .getByRole('link', { name: '新货源短信' })
      .click();
    await expect(page).toHaveTitle(titleFrom('短信计费明细'));
    await expect(page.getByRole('tab', { name: '新货源短信' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const [begin = '', end = ''] = ['sendTimeBegin', 'sendTimeEnd'].map(
      (key) => new URL(page.url()).searchParams.get(key) ?? '',
    );
    const times = rows(page).getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d/);
    await expect(times.first()).toBeVisible();
    const shown = await times.allInnerTexts();
    expect(shown.every((time) => time >= begin && time <= end)).toBe(true);
    await page.goBack();
    const account = page
      .getByRole('region', { name: '分站短信可用天数' })
      .getByRole('listitem')
      .first()
      .getByRole('link');
    const name = await account.innerText();
    await account.click();
    await expect(page).toHaveTitle(titleFrom('分站短信管理'));
    // The sums are a row as well.
    const accounts = rows(page).filter({ hasText: '分站' });
    await expect(accounts).toHaveCount(1);
    await expect(accounts).toContainText(name);
  });
});

test('the workbench: shows shortcuts to a user without figures, the most visited page first, and no menu group without granted pages', async ({
  page,
}) => {
  await signIn(page, 'backoffice');
  const shortcuts = page.getByRole('navigation', { name: '快捷入口' }).getByRole('link');
  await expect(shortcuts.first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link', { name: '工作台' })).toBeVisible();
  await expect(menu.getByText('营销管理')).toHaveCount(0);
  const name = await shortcuts.last().innerText();
  await shortcuts.last().click();
  await expect(page).toHaveTitle(titleFrom(name));
  await navigate(page, '/dashboard');
  await expect(shortcuts.first()).toContainText(name);
});

test('the workbench: shows a company account its company, and leads to its lines and their forms', async ({
  page,
}) => {
  await signIn(page, 'company');
  const own = page.getByRole('region', { name: /有限公司$/ });
  const end = own.getByRole('link', { name: /会员/ }).getByText('到期');
  await expect(end).toBeVisible();
  await test.step('says on a phone when the membership ends, and cuts nothing', async () => {
    await resizeWindow(page, { width: 390, height: 844 });
    await expect
      .poll(() => end.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0);
    await resizeWindow(page, { width: 1440, height: 900 });
  });
  await own.getByRole('link', { name: /^今日无报价/ }).click();
  await expect(page).toHaveURL(/\/company\/company-details\/\d+\?tab=lines$/);
  await expect(rows(page).first()).toContainText('→');
  await page.goBack();
  const edit = page.getByRole('region', { name: '我的专线' }).getByRole('link', { name: /^改价/ });
  const name = (await edit.first().getAttribute('aria-label'))?.slice('改价“'.length, -1) ?? '';
  await edit.first().click();
  await expect(page.getByRole('dialog', { name: /编辑/ })).toContainText(
    name.split(' → ')[0] ?? '',
  );
});
