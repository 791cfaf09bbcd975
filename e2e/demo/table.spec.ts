import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { navigate } from '../pages';

async function openRoom(page: Page, room: string, section: string) {
  await navigate(page, `/gallery?room=${room}`);
  const found = page.getByTestId(`${room}-${section}`);
  await expect(found.getByRole('row').nth(1)).toBeVisible();
  return found;
}

/**
 * Describes the rendered cells of a row: whether they line up with their headings, and whether an empty cell is in
 * view.
 */
const renderedCells = (row: Locator) =>
  row.evaluate((cells) => {
    const heads = [...(cells.closest('table')?.querySelectorAll('thead th') ?? [])];
    const view = cells.closest('div')?.getBoundingClientRect();
    const left = (element?: Element) => Math.round(element?.getBoundingClientRect().left ?? 0);
    const found = { misaligned: 0, emptyInView: 0 };
    let column = 0;
    for (const cell of cells.querySelectorAll('td')) {
      const { left: from, right: to } = cell.getBoundingClientRect();
      const isInView = view && from < view.right && to > view.left;
      if (left(cell) !== left(heads[column])) found.misaligned += 1;
      if (cell.colSpan > 1 && isInView) found.emptyInView += 1;
      column += cell.colSpan;
    }
    return { ...found, few: cells.children.length < 20, all: column === heads.length };
  });

test('tables: expand rows, render only rows and columns in view, and all in print, and size thumbnails', async ({
  page,
}) => {
  await signIn(page, 'operator', '/gallery?room=table');
  await test.step('expands a row with a click, but not when text is selected', async () => {
    const section = await openRoom(page, 'table', 'detail');
    const row = section.getByRole('row').nth(1);
    const cell = row.getByRole('cell').nth(1);
    const opener = row.getByRole('button', { name: /展开|收起/ });
    await cell.scrollIntoViewIfNeeded();
    // Clicks on the text, because the button after it copies the text.
    const position = { x: 20, y: 18 };
    const { x, y, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 14, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 70, y + height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(window.getSelection()))).not.toBe('');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await cell.click({ position });
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await cell.click({ position });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('renders fewer than 100 of ten thousand rows, and scrolls to the last row', async () => {
    const section = await openRoom(page, 'tableStates', 'many');
    const table = section.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const renderedCount = () => section.locator('tbody tr[data-index]').count();
    await expect(section.locator('tr[data-index="0"]')).toBeVisible();
    expect(await renderedCount()).toBeLessThan(100);
    await table.locator('..').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect(section.locator('tr[data-index="9999"]')).toBeVisible();
    expect(await renderedCount()).toBeLessThan(100);
    const below = await section.getByText('总计').evaluate((sum) => {
      const box = sum.closest('table')?.parentElement?.getBoundingClientRect();
      return sum.getBoundingClientRect().bottom - (box?.bottom ?? 0);
    });
    expect(below).toBeLessThanOrEqual(1);
    await table.locator('..').evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(section.locator('tr[data-index="0"]')).toBeVisible();
  });
  await test.step('focuses rows that are not rendered yet with End and Home', async () => {
    const section = await openRoom(page, 'tableStates', 'many');
    await section.locator('tr[data-index="0"]').focus();
    await page.keyboard.press('End');
    await expect(section.locator('tr[data-index="9999"]')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(section.locator('tr[data-index="9998"]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(section.locator('tr[data-index="0"]')).toBeFocused();
  });
  await test.step('draws thumbnails of 34 px for pictures and 30 px for attachments', async () => {
    const section = await openRoom(page, 'cells', 'others');
    const sizes = () =>
      section.getByRole('button', { name: /^查看“/ }).evaluateAll((thumbs) => {
        const edges = thumbs.map((thumb) => {
          const { width, height } = thumb.getBoundingClientRect();
          return `${Math.round(width)} × ${Math.round(height)}`;
        });
        return [...new Set(edges)].toSorted();
      });
    await expect.poll(sizes).toEqual(['30 × 30', '34 × 34']);
  });
  await test.step('renders only those of thirty columns that are in view, below their headings', async () => {
    await navigate(page, '/gallery-bench');
    for (const count of [10_000, 100]) {
      await test.step(`with ${count} rows`, async () => {
        await page.getByTestId(`own-${count}`).click();
        const row = page.locator('tr[data-index="3"]');
        await expect(row).toBeVisible();
        for (const part of [0, 0.5, 1]) {
          await page
            .getByRole('table')
            .locator('..')
            .evaluate(
              (box, to) => box.scrollTo({ left: to * (box.scrollWidth - box.clientWidth) }),
              part,
            );
          await expect
            .poll(() => renderedCells(row))
            .toEqual({ few: true, misaligned: 0, emptyInView: 0, all: true });
        }
      });
    }
    await test.step('renders all columns in print', async () => {
      const cells = page.locator('tr[data-index="99"] td');
      await expect.poll(() => cells.count()).toBeLessThan(20);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(30);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => cells.count()).toBeLessThan(20);
    });
  });
});
