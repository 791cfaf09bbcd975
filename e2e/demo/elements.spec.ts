import type { Locator, Page } from '@playwright/test';
import { drawPicture, expect, signIn, test } from '../fixtures';

async function openRoom(page: Page, room: string) {
  await signIn(page, 'operator', `/gallery?room=${room}`);
  await expect(page.locator(`section#${room}`)).toBeVisible();
}
/** Goes to a room by the contents list of the gallery, without a reload. */
async function switchToRoom(page: Page, room: string) {
  await page.getByRole('navigation', { name: '目录' }).locator(`[href$="room=${room}"]`).click();
  await expect(page.locator(`section#${room}`)).toBeVisible();
}
const part = (page: Page, key: string) => page.getByTestId(key);
const uploader = (page: Page, key: string) => part(page, `uploads-${key}`).getByRole('group');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
}

/** Builds the DataTransfer of dropped or pasted files. */
const dataTransferOf = (
  page: Page,
  { name, mimeType, buffer }: Awaited<ReturnType<typeof drawPicture>>,
) =>
  page.evaluateHandle(
    ({ name: fileName, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName, { type }));
      return transfer;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );

test(
  'pictures: are dropped, pasted and cropped to the shape of their field',
  { tag: '@phone' },
  async ({ page }) => {
    await openRoom(page, 'uploads');
    await test.step('adds a dropped and a pasted picture and shows them', async () => {
      const box = uploader(page, 'media');
      const before = await box.getByRole('listitem').count();
      await box.getByRole('button', { name: /^删除/ }).first().click();
      const picture = await drawPicture(page, 'front.png');
      await box.dispatchEvent('drop', { dataTransfer: await dataTransferOf(page, picture) });
      await expect(box.getByRole('button', { name: /^查看“front/ })).toHaveCount(1);
      await box.evaluate(
        (element, clipboardData) => {
          const event = new ClipboardEvent('paste', {
            clipboardData,
            bubbles: true,
            cancelable: true,
          });
          element.querySelector('button')?.dispatchEvent(event);
        },
        await dataTransferOf(page, { ...picture, name: 'second.png' }),
      );
      await expect(box.getByRole('button', { name: /^查看“second/ })).toHaveCount(1);
      await expect(box.getByRole('listitem')).toHaveCount(before + 1);
      await expect(box.locator('img').last()).toHaveJSProperty('complete', true);
    });
    await test.step('crops a picture to the shape of its field before the upload', async () => {
      const box = uploader(page, 'imageFull');
      await box.getByRole('button', { name: /^删除/ }).click();
      await box.locator('input[type="file"]').setInputFiles(await drawPicture(page, 'front.png'));
      const popup = page.getByRole('dialog', { name: '裁剪图片' });
      await popup.getByRole('button', { name: /确\s*认/ }).click();
      await expect(popup).toHaveCount(0);
      const shown = box.locator('img');
      await expect(shown).toHaveJSProperty('naturalWidth', 200);
      await expect(shown).toHaveJSProperty('naturalHeight', 200);
    });
  },
);

test(
  'fields, forms and details: have their places, sizes and values',
  { tag: '@phone' },
  async ({ page }) => {
    const width = page.viewportSize()?.width ?? 0;
    const isNarrow = width < 992;
    await openRoom(page, 'fields');
    await test.step('hides the native file input everywhere', async () => {
      const choosers = page.locator('input[type="file"]');
      await expect(choosers.first()).toBeAttached();
      for (const chooser of await choosers.all()) await expect(chooser).toBeHidden();
    });
    await test.step('selects an amount entered with Tab, so that typing replaces it, and keeps the caret otherwise', async () => {
      const fee = page.getByLabel('金额', { exact: true });
      await fee.fill('1234567.5');
      await page.keyboard.press('Tab');
      await expect(fee).toHaveValue('1,234,567.50');
      await page.keyboard.press('Shift+Tab');
      await expect(fee).toHaveValue('1,234,567.50');
      await page.keyboard.type('9');
      await expect(fee).toHaveValue('9');
      await fee.fill('1234567.5');
      await fee.blur();
      await fee.evaluate((box: HTMLInputElement) => box.setSelectionRange(5, 5));
      await fee.focus();
      await page.keyboard.type('0');
      await expect(fee).toHaveValue('1,2340,567.50');
      await fee.blur();
      await expect(fee).toHaveValue('12,340,567.50');
      await fee.fill('5');
      await fee.evaluate((box: HTMLInputElement) => box.setSelectionRange(0, 0));
      await page.evaluate(() => document.execCommand('insertText', false, '1,000'));
      await page.keyboard.type('9');
      await expect(fee).toHaveValue('1,00095');
      await fee.blur();
      await expect(fee).toHaveValue('100,095.00');
    });
    await test.step('shows the value of a disabled select in readable grey', async () => {
      await switchToRoom(page, 'fieldsOff');
      const tag = page.locator(
        '.ant-select-multiple.ant-select-disabled .ant-select-selection-item',
      );
      await expect(tag.first()).toHaveCSS('color', 'rgba(0, 0, 0, 0.55)');
    });
    await test.step('shows three or four details per line, and a single one on a phone', async () => {
      await switchToRoom(page, 'records');
      const inLine = async (key: string) => {
        const [first, ...others] = await part(page, key).getByRole('term').all();
        if (!first) throw new Error('No details');
        const { y } = await boxOf(first);
        const tops = await Promise.all(others.map(async (term) => (await boxOf(term)).y));
        return 1 + tops.filter((top) => Math.abs(top - y) < 8).length;
      };
      expect(await inLine('records-detail')).toBe(isNarrow ? 1 : 3);
      expect(await inLine('records-content')).toBe(isNarrow ? 1 : 4);
    });
    await test.step('draws labels of 100 px and controls of 180 px in a search form on a desktop', async () => {
      await switchToRoom(page, 'forms');
      // On a phone labels are above their controls.
      if (isNarrow) return;
      const item = part(page, 'forms-search').locator('.ant-form-item').first();
      expect((await boxOf(item.locator('.ant-form-item-label'))).width).toBe(100);
      expect((await boxOf(item.locator('.ant-form-item-control'))).width).toBe(180);
    });
    await test.step('keeps the save bar of a page form in view', async () => {
      await page.setViewportSize({ width: width, height: 420 });
      const form = part(page, 'forms-page');
      const save = form.getByRole('button', { name: /保\s*存/ });
      await form.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport();
      await form.getByRole('textbox').first().fill('远');
      await expect(form.getByText('有未保存的修改')).toBeInViewport();
    });
  },
);
