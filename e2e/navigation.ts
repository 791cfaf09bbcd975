import type { Page } from '@playwright/test';
import { expect, waitForRows } from './fixtures';
import { navigate, waitForPage, routeTitles } from './pages';

const titles = routeTitles('zh-CN');

/** Navigates to another page as a link does, without a reload, and waits until it is loaded. */
export async function openPage(page: Page, address: string) {
  const title = titles[address.split('?')[0] ?? ''];
  if (!title) throw new Error(`No page at ${address}`);
  await navigate(page, address);
  await waitForPage(page, title);
}

/** Opens a list by its address, as a link does, and waits for its rows: those of its last conditions may still be shown. */
export async function openList(page: Page, address: string) {
  const tables = page.getByRole('main').locator('table');
  await tables.evaluateAll((all) => all.forEach((table) => table.setAttribute('data-old', '')));
  await openPage(page, address);
  // The tab loads again for other conditions, so its table is another element.
  await expect(page.locator('table[data-old]').filter({ visible: true })).toHaveCount(0);
  await waitForRows(page);
}

export async function chooseTab(page: Page, name: string) {
  // The number of records may follow the name.
  const title = new RegExp(`^${name}( [\\d,]+)?$`);
  await page.getByRole('tab', { name: title }).click();
  await expect(page.getByRole('tabpanel', { name: title })).toBeVisible();
}

/** Resizes the window and waits until the page has handled it and drawn a frame, because lists adapt only then. */
export async function resizeWindow(page: Page, size: { width: number; height: number }) {
  const before = page.viewportSize();
  if (before?.width === size.width && before.height === size.height) return;
  const resize = await page.evaluateHandle(() => ({
    drawn: new Promise<void>((resolve) => {
      const onResize = () => requestAnimationFrame(() => resolve());
      window.addEventListener('resize', onResize, { once: true });
    }),
  }));
  await page.setViewportSize(size);
  await resize.evaluate(({ drawn }) => drawn);
}
