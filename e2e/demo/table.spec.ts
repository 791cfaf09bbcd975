import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { goTo } from '../pages';

test.skip(({ isMobile, hasTouch }) => isMobile || hasTouch, 'A phone shows cards.');

async function openRoom(page: Page, room: string, section: string) {
  await goTo(page, `/gallery?room=${room}`);
  const found = page.getByTestId(`${room}-${section}`);
  await expect(found.getByRole('row').nth(1)).toBeVisible();
  return found;
}

/** Of a row's cells: how many, whether one lies beside its heading, whether an empty one is in view. */
const drawnCells = (row: Locator) =>
  row.evaluate((cells) => {
    const heads = [...(cells.closest('table')?.querySelectorAll('thead th') ?? [])];
    const view = cells.closest('div')?.getBoundingClientRect();
    const left = (element?: Element) => Math.round(element?.getBoundingClientRect().left ?? 0);
    const found = { beside: 0, emptyInView: 0 };
    let at = 0;
    for (const cell of cells.querySelectorAll('td')) {
      const { left: from, right: to } = cell.getBoundingClientRect();
      const isInView = view && from < view.right && to > view.left;
      if (left(cell) !== left(heads[at])) found.beside += 1;
      if (cell.colSpan > 1 && isInView) found.emptyInView += 1;
      at += cell.colSpan;
    }
    return { ...found, few: cells.children.length < 20, all: at === heads.length };
  });

test('a row opens on a click, thousands are drawn where one looks, and thumbnails have their size', async ({
  page,
}) => {
  await signIn(page, 'operator', '/gallery?room=table');
  await test.step('a row opens on a click into it, but not when its text is marked', async () => {
    const section = await openRoom(page, 'table', 'detail');
    const row = section.getByRole('row').nth(1);
    const cell = row.getByRole('cell').nth(1);
    const opener = row.getByRole('button', { name: /展开|收起/ });
    await cell.scrollIntoViewIfNeeded();
    const { x, y, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 14, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 70, y + height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(window.getSelection()))).not.toBe('');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await cell.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await cell.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('of ten thousand rows only those in view are drawn, and the last one is reached', async () => {
    const section = await openRoom(page, 'tableStates', 'many');
    const table = section.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    const drawn = () => section.locator('tbody tr[data-at]').count();
    await expect(section.locator('tr[data-at="0"]')).toBeVisible();
    expect(await drawn()).toBeLessThan(100);
    await table.locator('..').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect(section.locator('tr[data-at="9999"]')).toBeVisible();
    expect(await drawn()).toBeLessThan(100);
    const below = await section.getByText('总计').evaluate((sum) => {
      const box = sum.closest('table')?.parentElement?.getBoundingClientRect();
      return sum.getBoundingClientRect().bottom - (box?.bottom ?? 0);
    });
    expect(below).toBeLessThanOrEqual(1);
    await table.locator('..').evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(section.locator('tr[data-at="0"]')).toBeVisible();
  });
  await test.step('the keys End and Home reach rows that are not drawn yet', async () => {
    const section = await openRoom(page, 'tableStates', 'many');
    await section.locator('tr[data-at="0"]').focus();
    await page.keyboard.press('End');
    await expect(section.locator('tr[data-at="9999"]')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(section.locator('tr[data-at="9998"]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(section.locator('tr[data-at="0"]')).toBeFocused();
  });
  await test.step('thumbnails are 34 px for a picture and 30 px for attachments', async () => {
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
});

test('of thirty columns only those in view are drawn, each below its heading; on paper all are', async ({
  page,
}) => {
  await signIn(page, 'operator', '/gallery-bench');
  for (const count of [10_000, 100]) {
    await test.step(`in ${count} rows`, async () => {
      await page.getByTestId(`own-${count}`).click();
      const row = page.locator('tr[data-at="3"]');
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
          .poll(() => drawnCells(row))
          .toEqual({ few: true, beside: 0, emptyInView: 0, all: true });
      }
    });
  }
  await test.step('on paper all columns of a wide table are drawn', async () => {
    const cells = page.locator('tr[data-at="99"] td');
    await expect.poll(() => cells.count()).toBeLessThan(20);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => cells.count()).toBeGreaterThanOrEqual(30);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => cells.count()).toBeLessThan(20);
  });
});
