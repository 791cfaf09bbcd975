import type { Page } from '@playwright/test';
import { busyParts, expect, rows, signIn, test } from './fixtures';
import { recordShifts, shiftSince } from './layout-shift';

/** The largest layout shift of a form that opens; less than that of a page, because the user is about to click. */
const maxShift = 0.02;
/** How long the forms are watched after they have opened. */
const watchMs = 1_000;
/** A slow line: every file takes this long. */
const slowMs = 400;

/** Forms with a rich text and a picture, with a preview and dates, and with a region, an address and a picture. */
const forms = [
  '/marketing/logistics-headlines',
  '/marketing/carousel-management',
  '/company/company-list?tab=parks',
];

/** Opens the form and returns how far its content shifted, and how many controls were missing when it opened. */
async function openForm(page: Page) {
  const since = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: '保存' })).toBeVisible();
  const missing = await busyParts(dialog).count();
  await page.waitForTimeout(watchMs);
  return { shift: await shiftSince(page, since), missing };
}

for (const path of forms) {
  test(`the form of ${path} opens with all its controls and does not move, on a slow line too`, async ({
    page,
  }) => {
    await recordShifts(page);
    await signIn(page, 'operator', path);
    await expect(rows(page).first()).toBeVisible();
    // Before the browser is idle and loads the form in advance.
    await page.route('**/assets/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      await route.continue();
    });
    const first = await openForm(page);
    expect(first.missing).toBe(0);
    expect(first.shift).toBeLessThanOrEqual(maxShift);

    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // From here on no file is delivered, so the second opening must not need any.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*', async (route) => {
      await held;
      await route.continue();
    });
    const second = await openForm(page);
    expect(second.missing).toBe(0);
    expect(second.shift).toBeLessThanOrEqual(maxShift);
    release();
  });
}
