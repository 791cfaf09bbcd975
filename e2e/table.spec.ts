import type { Locator, Page } from '@playwright/test';
import { findViolations } from './accessibility';
import { actionsOf } from './actions';
import { runMockCommand } from './backend';
import { busyParts, expect, openCompanies, rows, test, waitForMessage } from './fixtures';
import { resizeWindow } from './navigation';

const table = (page: Page) => page.getByRole('table', { name: '数据列表' });
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const card = (page: Page) => page.getByRole('list', { name: '数据列表' }).getByRole('listitem');
/** The element that the table scrolls in. */
const box = (page: Page) => table(page).locator('..');
/** Scrolls, and waits for the frame in which the browser tells the table that it has been scrolled. */
const scrollTo = (page: Page, left: number, top: number) =>
  box(page).evaluate(
    (element, to) => {
      element.scrollTo(to);
      return new Promise(requestAnimationFrame);
    },
    { left, top },
  );
const boundsOf = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('The element is not visible');
  return found;
};
/** Records the queries of all list requests from now on. */
function listQueries(page: Page) {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/company/company')
      queries.push(decodeURIComponent(`${searchParams}`).replaceAll('+', ' '));
  });
  return queries;
}

test('the table: has its heading and filters, resizes and hides columns, and fits the window', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCompanies(page);
  await test.step('shows heading and filters of the card', async () => {
    await expect(page.getByRole('heading', { name: '公司', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: '查询条件' })).toBeVisible();
    const padding = await page
      .getByRole('heading', { name: '公司', exact: true })
      .evaluate(
        (title) =>
          title.closest('[class*="card"]') &&
          getComputedStyle(title.closest('[class*="card"]') ?? title).padding,
      );
    expect(padding).toBe('5px');
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await test.step('copies a row in two actions, and only the selected text where there is one', async () => {
    const actions = actionsOf(page);
    const cell = rows(page).first().getByRole('cell').nth(3);
    await actions.click(cell);
    await actions.press('ControlOrMeta+c');
    await expect.poll(clipboard).toContain('\t');
    expect(actions.count()).toBe(2);
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+c');
    await expect.poll(clipboard).toBe(await page.evaluate(() => String(getSelection())));
    expect(await cell.innerText()).toContain(await clipboard());
  });
  await test.step('copies a range of cells in two actions, with headings on demand, and clears it by Esc', async () => {
    const actions = actionsOf(page);
    // From a name, which is a link.
    const name = rows(page).nth(1).getByRole('link').first();
    await actions.drag(name, rows(page).nth(13).getByRole('cell').nth(2));
    const line = page.getByRole('region', { name: '所选单元格' });
    await expect(line).toContainText('13 行 × 2 列');
    await actions.press('ControlOrMeta+c');
    const lines = async () => (await clipboard()).split('\n');
    await expect.poll(async () => (await lines()).length).toBe(13);
    expect(actions.count()).toBe(2);
    expect((await lines()).every((text) => text.split('\t').length === 2)).toBe(true);
    const html = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType('text/html'))?.text();
      });
    expect(await html()).toContain('<td>');
    expect(await findViolations(page, { include: 'main' })).toEqual([]);
    await line.getByRole('button', { name: '连列名复制' }).click();
    await expect.poll(async () => (await lines())[0]).toMatch(/^公司名称\t/);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(line).toContainText('2 行 × 1 列');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/company-list$/);
  });
  await test.step('fills the levels of three companies by copying the first cell and pasting it over all', async () => {
    const actions = actionsOf(page);
    const level = (index: number) => rows(page).nth(index).getByRole('cell').nth(4);
    const texts = () => Promise.all([0, 1, 2].map((index) => level(index).innerText()));
    await level(2).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ControlOrMeta+c');
    const text = await level(2).innerText();
    await expect.poll(clipboard).toBe(text);
    const before = await texts();
    await actions.drag(level(0), level(2));
    // The cells can be filled, so that they have a corner, and the line below offers to.
    await expect(page.getByRole('region', { name: '所选单元格' })).toContainText('3 行 × 1 列');
    expect(await findViolations(page, { include: 'main' })).toEqual([]);
    await actions.press('ControlOrMeta+v');
    const popup = page.getByRole('dialog', { name: '粘贴到公司' });
    await expect(popup).toContainText(`→ ${text}`);
    expect(await findViolations(page)).toEqual([]);
    await popup.getByRole('button', { name: /^修改 \d 项$/ }).click();
    await expect.poll(texts).toEqual([text, text, text]);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(texts).toEqual(before);
  });
  await test.step('fills the levels of three companies by dragging the corner of a cell', async () => {
    const level = (index: number) => rows(page).nth(index).getByRole('cell').nth(4);
    const texts = () => Promise.all([0, 1, 2].map((index) => level(index).innerText()));
    const before = await texts();
    await level(2).click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    const { x, y, width, height } = await boundsOf(level(2));
    await page.mouse.move(x + width - 3, y + height - 3);
    await page.mouse.down();
    const target = await boundsOf(level(0));
    await page.mouse.move(target.x + 20, target.y + 20, { steps: 5 });
    await page.mouse.up();
    const popup = page.getByRole('dialog', { name: '填充公司' });
    await expect(popup).toContainText(`→ ${before[2]}`);
    await popup.getByRole('button', { name: /^修改 \d 项$/ }).click();
    await expect.poll(texts).toEqual([before[2], before[2], before[2]]);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect.poll(texts).toEqual(before);
  });
  await test.step('copies a cell to the clipboard', async () => {
    const copy = rows(page).first().getByRole('button', { name: /^复制/ }).first();
    const text = /“(.+)”/.exec((await copy.getAttribute('aria-label')) ?? '')?.[1];
    await waitForMessage(page, '复制成功', () => copy.click());
    await expect.poll(clipboard).toBe(text);
  });
  await test.step('highlights only the row clicked last', async () => {
    const backgroundOf = (index: number) =>
      rows(page)
        .nth(index)
        .getByRole('cell')
        .nth(4)
        .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await rows(page).nth(2).getByRole('cell').nth(4).click();
    await rows(page).nth(1).getByRole('cell').nth(4).click();
    await page.mouse.move(0, 0);
    expect(await backgroundOf(1)).not.toBe(await backgroundOf(3));
    expect(await backgroundOf(2)).toBe(await backgroundOf(3));
  });
  await test.step('fits the table to the height of a resized window', async () => {
    const gapBelow = async () => {
      const { y, height } = await boundsOf(box(page));
      return (await boundsOf(page.getByRole('navigation', { name: '分页' }))).y - y - height;
    };
    const before = await boundsOf(box(page));
    const gap = await gapBelow();
    await resizeWindow(page, { width: 1440, height: 700 });
    await expect.poll(async () => (await boundsOf(box(page))).height).toBe(before.height - 200);
    expect(await gapBelow()).toBe(gap);
    await resizeWindow(page, { width: 1440, height: 1000 });
    await expect.poll(async () => (await boundsOf(box(page))).height).toBe(before.height + 100);
    await resizeWindow(page, { width: 1440, height: 900 });
  });
  await test.step('resizes a column by dragging, hides another, keeps both after a reload, and fits a column to its content with a double click', async () => {
    const head = heading(page, '手机号');
    const edge = head.locator('[aria-hidden="true"]').last();
    const before = await boundsOf(head);
    const grip = await boundsOf(edge);
    await page.mouse.move(grip.x + 4, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 84, grip.y + 10, { steps: 4 });
    await page.mouse.up();
    expect((await boundsOf(head)).width).toBeCloseTo(before.width + 80, 0);
    await page.getByRole('button', { name: '列设置' }).click();
    const saved = page.waitForResponse(/user-table-setting\/set-many/);
    await page.getByRole('checkbox', { name: '会员等级', exact: true }).uncheck();
    await expect(heading(page, '会员等级')).toHaveCount(0);
    await saved;
    await page.reload();
    await expect(rows(page).first()).toHaveText(/\S/);
    await expect(heading(page, '会员等级')).toHaveCount(0);
    expect((await boundsOf(head)).width).toBeCloseTo(before.width + 80, 0);
    await edge.dblclick();
    await expect.poll(async () => (await boundsOf(head)).width).toBeLessThan(before.width + 80);
    const cut = await rows(page).evaluateAll((list) => {
      const index = [...(document.querySelectorAll('thead th') ?? [])].findIndex((th) =>
        th.textContent?.includes('手机号'),
      );
      return list.filter((row) => {
        const text = row.children[index]?.querySelector('span');
        return text && text.scrollWidth > text.clientWidth;
      }).length;
    });
    expect(cut).toBe(0);
  });
  await test.step('shows cards with a simple pager below 992 px, and a table above', async () => {
    await resizeWindow(page, { width: 991, height: 800 });
    await expect(card(page).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: '每页条数' })).toHaveCount(0);
    await resizeWindow(page, { width: 992, height: 800 });
    await expect(table(page)).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: '每页条数' })).toBeVisible();
  });
});

test('the list: sends its query, asks next to the button, and marks outdated rows', async ({
  page,
}) => {
  await test.step('sends the same query again on refresh, and the sort with page 1 for a heading', async () => {
    const queries = listQueries(page);
    await openCompanies(page, 'operator', '?page=2&status=2');
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect.poll(() => queries.length).toBe(2);
    expect(queries[1]).toBe(queries[0]);
    expect(queries[0]).toContain('page=2');
    expect(queries[0]).toContain('limit=20');
    await page.getByRole('button', { name: '专线数' }).click();
    await expect.poll(() => queries.at(-1)).toContain('sort=lineCount ascending');
    expect(queries.at(-1)).toContain('page=1');
    // The rows stay in the old order until the response arrives.
    await expect(busyParts(page)).toHaveCount(0);
  });
  await test.step('opens the confirmation below its button, names the record and returns the focus after Esc', async () => {
    const row = rows(page).first();
    const name = (await row.getByRole('cell', { name: /公司$/ }).innerText()).trim();
    const button = row.getByRole('button', { name: '更多' });
    await button.click();
    await page.getByRole('menuitem', { name: '禁用' }).click();
    const question = page.getByRole('dialog', { name: '提示' });
    await expect(question).toContainText(name);
    await expect(question.getByRole('button', { name: '确认' })).toBeFocused();
    const { y, height } = await boundsOf(button);
    const below = (await boundsOf(question)).y - y - height;
    expect(below).toBeGreaterThan(0);
    expect(below).toBeLessThan(12);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(button).toBeFocused();
    await expect(row).toContainText(name);
  });
  await test.step('marks rows of the last query as outdated while the next loads, in readable colours', async () => {
    await runMockCommand(page, 'fail', '/api/company/company', 'slow:20000', 1);
    await page.getByRole('button', { name: '第 2 页' }).click();
    const notice = page.getByText('以下仍是上次条件的结果');
    await expect(notice).toBeVisible();
    // The notice covers no row.
    const { y, height } = await boundsOf(notice);
    expect(y + height).toBeLessThanOrEqual((await boundsOf(table(page))).y);
    const cell = rows(page).first().getByRole('cell').nth(4);
    const background = () => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background).not.toBe('rgb(255, 255, 255)');
    expect(await findViolations(page, { include: 'tbody tr:first-child' })).toEqual([]);
  });
});

test('the table: shows further row actions on hover and focus, and keeps its edges in view while scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 768 });
  await openCompanies(page, 'operator', '?limit=100');
  await test.step('shows the first action and dots, and the others on hover, on focus and below their menu', async () => {
    const action = (name: string) => rows(page).nth(1).getByRole('button', { name });
    await expect(
      action('详情').or(rows(page).nth(1).getByRole('link', { name: '详情' })),
    ).toHaveCSS('opacity', '1');
    const dots = () =>
      action('更多').evaluate(
        (more) => getComputedStyle(more.parentElement ?? more, '::after').content,
      );
    expect(await dots()).toBe('"⋯"');
    await expect(action('更多')).toHaveCSS('opacity', '0');
    await expect(action('编辑')).toHaveCSS('opacity', '0');
    await rows(page).nth(1).hover();
    await expect(action('编辑')).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(action('编辑')).toHaveCSS('opacity', '0');
    await action('更多').focus();
    await expect(action('编辑')).toHaveCSS('opacity', '1');
    await action('更多').click();
    await page.mouse.move(0, 0);
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(action('更多')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
  });
  const first = rows(page).first().getByRole('cell').nth(1);
  const actions = page.getByRole('columnheader', { name: '操作' });
  const before = { first: await boundsOf(first), actions: await boundsOf(actions) };
  const isPlaced = box(page).and(page.locator(':not([data-sideways])'));
  /** How far the pinned cells of a row are from their headings. */
  const misplacedPx = async () => {
    const cells = rows(page).first().getByRole('cell');
    const name = await boundsOf(page.getByRole('columnheader', { name: '公司名称' }));
    const distances = [
      (await boundsOf(cells.nth(1))).x - name.x,
      (await boundsOf(cells.last())).x - (await boundsOf(actions)).x,
    ];
    return Math.max(...distances.map(Math.abs));
  };
  await test.step('keeps pinned cells below their headings while the wheel moves the others sideways, and afterwards', async () => {
    await expect(isPlaced).toBeVisible();
    expect(await misplacedPx()).toBeLessThan(1);
    await rows(page).nth(1).hover();
    await page.mouse.wheel(120, 0);
    await expect(isPlaced).toHaveCount(0);
    await expect.poll(() => box(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(120);
    expect(await misplacedPx()).toBeLessThan(1);
    await expect(isPlaced).toBeVisible();
    expect(await misplacedPx()).toBeLessThan(1);
    const shadow = await boundsOf(page.locator('main [data-side="start"]'));
    const name = await boundsOf(page.getByRole('columnheader', { name: '公司名称' }));
    expect(Math.abs(shadow.x - (name.x + name.width))).toBeLessThan(1);
    await resizeWindow(page, { width: 1050, height: 768 });
    await expect.poll(misplacedPx).toBeLessThan(1);
    await resizeWindow(page, { width: 1100, height: 768 });
    await expect.poll(misplacedPx).toBeLessThan(1);
    await scrollTo(page, 0, 0);
    await expect(isPlaced).toBeVisible();
  });
  await test.step('draws a hundred rows in fewer than 100 layers while the wheel moves them up', async () => {
    const cdp = await page.context().newCDPSession(page);
    let layers = 0;
    cdp.on('LayerTree.layerTreeDidChange', (change) => (layers = change.layers?.length ?? layers));
    await cdp.send('LayerTree.enable');
    await page.mouse.wheel(0, 800);
    await expect.poll(() => box(page).evaluate(({ scrollTop }) => scrollTop)).toBe(800);
    await expect.poll(() => layers).toBeGreaterThan(0);
    expect(layers).toBeLessThan(100);
    await cdp.detach();
    await scrollTo(page, 0, 0);
  });
  await scrollTo(page, 400, 0);
  expect((await boundsOf(first)).x).toBe(before.first.x);
  expect((await boundsOf(actions)).x).toBe(before.actions.x);
  await scrollTo(page, 400, 2000);
  expect((await boundsOf(actions)).y).toBe(before.actions.y);
  expect((await boundsOf(first)).y).toBeLessThan(before.actions.y);
});
