import type { Locator, Page } from '@playwright/test';
import { expect, openCompanies, rows, test } from './fixtures';
import { resizeWindow } from './navigation';

const chip = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}：`) });
const condition = (page: Page, label: string) =>
  page.getByRole('dialog', { name: label, exact: true });

/** Adds the filter 入驻时间, which is listed under 更多 by default, and opens it. */
async function openTimes(page: Page) {
  await page.getByRole('button', { name: '更多' }).first().click();
  await page.getByRole('checkbox', { name: '入驻时间' }).check();
  await page.keyboard.press('Escape');
  await chip(page, '入驻时间').click();
  return condition(page, '入驻时间');
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}
const widthOf = async (element: Locator) => (await boxOf(element)).width;

async function openForm(page: Page) {
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog', { name: /公司$/ });
  await expect(form.getByLabel('公司名称')).toBeVisible();
  return form;
}
async function drag(page: Page, head: Locator, by: { x: number; y: number }) {
  const { x, y } = await boxOf(head);
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 20 + by.x, y + 10 + by.y, { steps: 4 });
  await page.mouse.up();
}

test('filters, forms and dialogs: have their sizes, move by the heading and stay open after outside clicks', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('opens a filter 300 px wide', async () => {
    await chip(page, '手机号').click();
    expect(await widthOf(condition(page, '手机号'))).toBe(300);
    await page.keyboard.press('Escape');
  });
  await test.step('opens a time range 380 px wide and applies typed times with Enter', async () => {
    const box = await openTimes(page);
    expect(await widthOf(box)).toBe(380);
    await box.getByPlaceholder('开始').fill('2024-01-02 03:04:05');
    await page.keyboard.press('Tab');
    await box.getByPlaceholder('结束').fill('2099-12-31 06:07:08');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/settledTimeBegin=2024-01-02%2003%3A04%3A05/);
    await expect(page).toHaveURL(/settledTimeEnd=2099-12-31%2006%3A07%3A08/);
  });
  const form = await openForm(page);
  await test.step('draws form labels 115 px wide', async () => {
    const label = form.locator('.ant-form-item-label').first();
    expect(await widthOf(label)).toBe(115);
  });
  await test.step('moves a dialog by its heading and keeps it inside the window', async () => {
    const head = form.getByRole('heading', { level: 2 });
    await test.step('keeps the heading in place while content is added', async () => {
      const before = await boxOf(head);
      await form.evaluate((box) =>
        box.append(Object.assign(document.createElement('p'), { textContent: 'x' })),
      );
      expect(await boxOf(head)).toEqual(before);
      await form.evaluate((box) => box.lastElementChild?.remove());
    });
    const start = await boxOf(form);
    // React renders pointer moves in a later task.
    await drag(page, head, { x: 60, y: 0 });
    await expect.poll(async () => (await boxOf(form)).x).toBe(start.x + 60);
    await drag(page, head, { x: -3_000, y: -3_000 });
    await expect.poll(() => boxOf(form)).toMatchObject({ x: 0, y: 0 });
    await drag(page, head, { x: 3_000, y: 3_000 });
    const corner = async () => {
      const { x, y, width, height } = await boxOf(form);
      return [x + width, y + height];
    };
    await expect.poll(corner).toEqual([1440, 900]);
  });
  await test.step('shows a form as a dialog at 769 px and as a drawer at 768 px; an outside click closes neither', async () => {
    await page.mouse.click(4, 450);
    await expect(form).toBeVisible();
    await resizeWindow(page, { width: 769, height: 900 });
    const dialog = await boxOf(form);
    expect(dialog.x).toBeGreaterThan(0);
    await resizeWindow(page, { width: 768, height: 900 });
    const drawer = await boxOf(form);
    expect(drawer.x + drawer.width).toBe(768);
    expect(drawer.y + drawer.height).toBe(900);
    await page.mouse.click(2, 2);
    await expect(form).toBeVisible();
  });
});

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('closes the options of a select after a choice', async ({ page }) => {
    await openCompanies(page);
    const form = await openForm(page);
    const field = form.getByRole('combobox', { disabled: false }).first();
    await field.click();
    const list = page.locator('.ant-select-dropdown:visible');
    await list.locator('.ant-select-item-option').last().click();
    await expect(list).toHaveCount(0);
  });
});
