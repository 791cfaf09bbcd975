import { readFileSync } from 'node:fs';
import type { Download, Page, Request } from '@playwright/test';
import { settingsKey } from '../src/config/limits';
import { discard } from './every-view';
import { expect, signIn, test } from './fixtures';
import { resizeWindow } from './navigation';
import { collectNumbers, findNumbers, numbersIn } from './numbers';
import { addressOf, navigate, pageNames, routeTitles, waitForPage } from './pages';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const titles = routeTitles('zh-CN');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Every run checks these pages; to check all of them takes a quarter of an hour. */
const always = ['/user/user-list'];

/** Buttons that save, delete or leave, and buttons whose text contains a value. */
const acting = /删除|停用|启用|禁用|退出|清空|下架|上架|保存|提交|确认|刷新|重置$|同步|[∙\d]/;

const mark = 'data-opener';

/** Marks the next visible button whose text is new in its tab, otherwise the next tab, and returns its text. */
const nextOpener = (page: Page, seen: readonly string[]) =>
  page.getByRole('main').evaluate(
    (main, { texts, pattern, attribute }) => {
      // Rows after the second repeat the first ones, and a heading only sorts.
      const isRepeated = (one: Element) =>
        one.closest('tr:nth-child(n + 3), li:nth-child(n + 3), th');
      const tabs = [...main.querySelectorAll<HTMLElement>('[role="tab"]')];
      const tab = tabs.findLast((one) => one.ariaSelected === 'true' && one.checkVisibility());
      const buttons = main.querySelectorAll<HTMLElement>('button:enabled:not([role="tab"])');
      const keyOf = (one: HTMLElement) =>
        one.role === 'tab'
          ? one.innerText.trim()
          : `${tab?.innerText ?? ''} ${one.innerText.trim()}`;
      const next = [...buttons, ...tabs].find(
        (one) =>
          one.checkVisibility() &&
          !isRepeated(one) &&
          one.innerText.trim() !== '' &&
          one.innerText.length <= 14 &&
          !texts.includes(keyOf(one)) &&
          !new RegExp(pattern).test(one.innerText),
      );
      main.querySelector(`[${attribute}]`)?.removeAttribute(attribute);
      next?.setAttribute(attribute, '');
      return next && keyOf(next);
    },
    { texts: seen, pattern: acting.source, attribute: mark },
  );

/** Returns what Ctrl+C on the first row copies, in each format; empty on a page without a table. */
async function copyRow(page: Page): Promise<string[]> {
  const row = page.locator('tr[data-index="0"]').filter({ visible: true }).first();
  if (!(await row.isVisible())) return [];
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await row.focus();
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(async () => {
    const items = await navigator.clipboard.read();
    const blobs = items.flatMap((item) => item.types.map((type) => item.getType(type)));
    return Promise.all(blobs.map(async (blob) => (await blob).text()));
  });
}

/** Exports a file with the open popup and returns its name and text; nothing for a list with too many rows. */
async function exportFile(page: Page): Promise<string[]> {
  const popup = page.getByRole('dialog');
  await popup.getByRole('radio', { name: 'CSV' }).check();
  const files: Download[] = [];
  page.once('download', (download) => files.push(download));
  await popup.getByRole('button', { name: '开始导出' }).click();
  const refusal = popup.getByText(/超过单次导出上限/);
  // Thousands of rows come page by page.
  const poll = expect.poll(async () => files.length + (await refusal.count()), { timeout: 60_000 });
  await poll.toBe(1);
  const [file] = files;
  return file ? [file.suggestedFilename(), readFileSync(await file.path(), 'utf8')] : [];
}

const numberCondition = /(手机|电话).*：不限$/;

test('the walk finds a number in texts, values, titles, attributes and addresses, in any grouping', async ({
  page,
}) => {
  const find = async (html: string) => {
    await page.setContent(html);
    return findNumbers(page, ['13800138000']);
  };
  expect(await find('<title>138 0013 8000</title>')).toHaveLength(2);
  expect(await find('<p>138<b>0013</b>-8000</p>')).toHaveLength(1);
  expect(await find('<input id="a"><script>a.value = "138-0013-8000"</script>')).toHaveLength(1);
  expect(await find('<a href="/x?y=%31%33800138000">x</a>')).toHaveLength(1);
  expect(await find('<b title="13800138000">138∙∙∙∙8000</b>')).toHaveLength(1);
  expect(await find('<p>138∙∙∙∙8000</p>')).toEqual([]);
});

for (const name of pageNames) {
  const isAlways = always.includes(name);
  const title = `${name} shows no number with privacy on, nor do its popups, files and copied rows`;
  test(title, { tag: isAlways ? [] : '@full' }, async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '{"privacy":true}'), settingsKey);
    const known = collectNumbers(page);
    const check = async (place: string, texts?: readonly string[]) => {
      const numbers = await known();
      const found = texts ? numbersIn(texts, numbers) : await findNumbers(page, numbers);
      expect.soft(found, place).toEqual([]);
    };
    const running = new Set<Request>();
    page.on('request', (request) => running.add(request));
    page.on('requestfinished', (request) => running.delete(request));
    page.on('requestfailed', (request) => running.delete(request));
    const isSettled = async () => {
      // The code of a popup loads after the press. It is drawn when the browser is idle, which may send requests.
      for (let idleRounds = 0; idleRounds < 2; idleRounds = running.size ? 0 : idleRounds + 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect.poll(() => running.size).toBe(0);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      }
      // A button is busy as long as its confirmation is open.
      await expect(page.locator('[aria-busy="true"]:not(button):visible')).toHaveCount(0);
    };
    const isReady = () => waitForPage(page, titles[name] ?? '');
    await signIn(page, 'operator', addressOf(name));
    await isReady();
    await check('page');
    if (isAlways) await expect(page.getByRole('main')).toContainText('∙∙∙∙');
    await resizeWindow(page, phone);
    await isReady();
    await check('page on a phone');
    await resizeWindow(page, desktop);
    await isReady();
    await check('copied row', await copyRow(page));
    const seen: string[] = [];
    for (;;) {
      const opener = await nextOpener(page, seen);
      if (!opener) break;
      seen.push(opener);
      const { pathname } = new URL(page.url());
      await page.locator(`[${mark}]`).click();
      await isSettled();
      await check(opener);
      if (numberCondition.test(opener)) {
        const number = (await known()).find((one) => one.length === 11) ?? '';
        await page.keyboard.type(number);
        await page.keyboard.press('Enter');
        await isSettled();
        await page.keyboard.press('Escape');
        await check(`${opener}, a number chosen`);
      }
      if (opener.endsWith('导出')) {
        const entry = page.getByRole('menuitem', { name: '导出表格' });
        if (await entry.isVisible()) await entry.click();
        await check('file', await exportFile(page));
      }
      await discard(page);
      if (new URL(page.url()).pathname !== pathname) {
        await navigate(page, addressOf(name));
        await isReady();
      }
    }
  });
}
