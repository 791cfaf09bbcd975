import type { Page } from '@playwright/test';
import { countTabStops, expect, openCompanies, rows, test } from './fixtures';
import { resizeWindow } from './navigation';

async function openSettings(page: Page) {
  await page.getByRole('button', { name: '界面设置' }).click();
  return page.getByRole('dialog', { name: '界面设置' });
}
const scheme = (page: Page) => page.locator('html').getAttribute('data-scheme');
const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('display settings: apply colour, scheme, bars, watermark, density and language at once', async ({
  page,
}) => {
  await openCompanies(page);
  await test.step('keeps Tab in the drawer and returns the focus', async () => {
    const drawer = await openSettings(page);
    expect(await countTabStops(drawer, 'Tab')).toBe(await countTabStops(drawer, 'Shift+Tab'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '界面设置' })).toBeFocused();
  });
  await test.step('provides nine lighter shades of the theme colour as CSS variables', async () => {
    const shades = await page.evaluate(() =>
      Array.from({ length: 9 }, (_, index) => {
        const probe = document.createElement('i');
        probe.style.color = `var(--primary-${index + 1})`;
        document.body.append(probe);
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(probe).color.match(/\d+/g) ?? []
        ).map(Number);
        probe.remove();
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      }),
    );
    expect(shades).toEqual([
      '#2f9bff',
      '#46a6ff',
      '#5db1ff',
      '#74bcff',
      '#8cc8ff',
      '#a3d3ff',
      '#badeff',
      '#d1e9ff',
      '#e8f4ff',
    ]);
  });
  await test.step('shows time, user and tenant in the watermark, restores it, and lets clicks pass through', async () => {
    const mark = page.locator('[data-watermark]');
    await expect(mark).toHaveAttribute(
      'data-watermark',
      /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} 平台运营 货运平台$/,
    );
    await mark.evaluate((element) => element.remove());
    await expect(mark).toHaveCount(1);
    await mark.evaluate((element) => element.style.setProperty('display', 'none'));
    await expect(mark).toHaveCSS('display', 'block');
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const above = await page.evaluate(() => {
      const layer = document.querySelector('[data-watermark]');
      const box = document.querySelector('[role=dialog]')?.parentElement;
      const zIndexOf = (element?: Element | null) =>
        element ? Number(getComputedStyle(element).zIndex) : NaN;
      return zIndexOf(layer) > zIndexOf(box);
    });
    expect(above).toBe(true);
    await dialog.getByRole('button', { name: '关闭' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('hides tab bar and watermark with their switches', async () => {
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    const mark = page.locator('[data-watermark]');
    const drawer = await openSettings(page);
    for (const name of ['标签栏', '固定顶栏', '侧栏标志', '菜单拼音搜索', '水印']) {
      await expect(drawer.getByRole('switch', { name })).toBeChecked();
    }
    await expect(mark).toHaveCount(1);
    await drawer.getByRole('switch', { name: '标签栏' }).uncheck();
    await drawer.getByRole('switch', { name: '水印' }).uncheck();
    await expect(tabs).toHaveCount(0);
    await expect(mark).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });
  await test.step('follows the colour scheme of the system', async () => {
    expect(await scheme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
  });
  await test.step('applies a theme colour, darkens it for white text, keeps it and the hidden bars after a reload, and shows the tab bar again', async () => {
    const create = page.getByRole('link', { name: '新增' });
    const colour = () => create.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour()).toBe('rgb(19, 112, 199)');
    const drawer = await openSettings(page);
    await drawer.getByRole('radio', { name: '紫' }).check();
    expect(await colour()).toBe('rgb(114, 46, 209)');
    await drawer.getByLabel('自定义颜色').fill('#ffff00');
    // White text on yellow would be unreadable, so the colour is darkened.
    expect(await colour()).toBe('rgb(115, 115, 0)');
    await page.reload();
    await expect(rows(page).first()).toHaveText(/\S/);
    expect(await colour()).toBe('rgb(115, 115, 0)');
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await expect(tabs).toHaveCount(0);
    await expect(page.locator('[data-watermark]')).toHaveCount(0);
    const again = await openSettings(page);
    await again.getByRole('switch', { name: '标签栏' }).check();
    await expect(tabs).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(again).toHaveCount(0);
  });
  await test.step('adds no more than five style elements for thirty colours', async () => {
    await openSettings(page);
    const styles = () => page.locator('style').count();
    const picker = page.getByLabel('自定义颜色');
    await picker.fill('#aa0000');
    const before = await styles();
    for (let step = 0; step < 30; step += 1) {
      await picker.fill(`#aa${(step + 16).toString(16)}11`);
    }
    expect(await styles()).toBeLessThanOrEqual(before + 5);
    await page.keyboard.press('Escape');
  });
  await test.step('hides a header that is not fixed while scrolling down, and shows it at the top', async () => {
    await resizeWindow(page, { width: 1024, height: 500 });
    // The table keeps its height until shortly after the resize; scrolled meanwhile, it would move by a few rows only.
    const tableBox = page.getByRole('table').locator('xpath=..');
    await expect
      .poll(() => tableBox.evaluate(({ clientHeight }) => clientHeight))
      .toBeLessThan(300);
    const drawer = await openSettings(page);
    await drawer.getByRole('switch', { name: '固定顶栏' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header).toBeVisible();
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(header).toBeHidden();
    await rows(page).first().scrollIntoViewIfNeeded();
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -5000);
    await expect(header).toBeVisible();
    await resizeWindow(page, { width: 1440, height: 900 });
  });
  await test.step('applies compact rows and English', async () => {
    const drawer = await openSettings(page);
    await drawer.getByRole('radio', { name: '紧凑' }).check();
    await drawer.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('dialog', { name: 'Display settings' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
  });
});

test('dark mode covers table and form, and is set before the first paint, also on the sign-in', async ({
  page,
}) => {
  await openCompanies(page);
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: '深色' }).check();
  await expect.poll(() => scheme(page)).toBe('dark');
  expect(await background(page, 'table')).not.toBe('rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const box = page.getByRole('dialog').getByRole('combobox').first();
  await expect(box).toBeVisible();
  expect(await background(page, 'body')).toBe('rgb(16, 17, 20)');
  const select = await background(page, '[role=dialog] .ant-select');
  expect(select).not.toBe('rgb(255, 255, 255)');

  // Records the scheme as soon as the page has content, before anything is painted.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const root = document.querySelector('#root');
      if (root?.hasChildNodes()) seen.push(document.documentElement.getAttribute('data-scheme'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.evaluate(() => {
    localStorage.removeItem('access_token');
    document.cookie = 'access_token=; max-age=0; path=/';
  });
  await page.goto('/login');
  await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
  expect(await scheme(page)).toBe('dark');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['dark']));
  await test.step('sets the scheme before the first paint, even when scripts are slow', async () => {
    await page.addInitScript(() => {
      new MutationObserver((_, watch) => {
        performance.mark('scheme');
        watch.disconnect();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-scheme'] });
    });
    await page.route(/assets\/.*\.js/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.reload();
    await expect(page.getByLabel('用户名', { exact: true })).toBeVisible();
    // The browser reports a paint some time after it has put the elements into the document.
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-paint').length);
    await expect.poll(paints).toBe(1);
    const times = await page.evaluate(() => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      return { painted: timeOf('first-paint'), scheme: timeOf('scheme') };
    });
    expect(times.painted).toBeGreaterThan(Number(times.scheme));
  });
});
