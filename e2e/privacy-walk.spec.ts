import type { Locator, Page } from '@playwright/test';
import { busyParts, expect, signIn, test } from './fixtures';
import { findNumbers } from './numbers';
import { addressOf, navigate, pageGroups, routeTitles, waitForPage } from './pages';

const titles = routeTitles('zh-CN');
const masked = /1\d{2}∙∙∙∙\d{4}/;

/** One visible, enabled button of each text in the page, except those that leave it or change a record at once. */
async function openers(page: Page): Promise<Locator[]> {
  const buttons = new Map<string, Locator>();
  for (const button of await page.getByRole('main').locator('button:visible:enabled').all()) {
    const text = (await button.innerText()).trim();
    if (text && !buttons.has(text)) buttons.set(text, button);
  }
  return [...buttons.values()];
}

test.describe.configure({ timeout: 300_000 });

for (const [index, names] of pageGroups.entries()) {
  const part = `part ${index + 1} of ${pageGroups.length}`;
  test(
    `no page and no popup shows a number with privacy on, ${part}`,
    { tag: '@full' },
    async ({ page, pageErrors }) => {
      pageErrors.allow(/./);
      await page.addInitScript(() =>
        localStorage.setItem('layoutSettings', JSON.stringify({ privacy: true })),
      );
      let texts = '';
      await signIn(page, 'operator', addressOf(names[0] ?? '/'));
      for (const name of names) {
        await navigate(page, addressOf(name));
        await waitForPage(page, titles[name] ?? '');
        texts += await page.getByRole('main').innerText();
        expect.soft(await findNumbers(page), name).toEqual([]);
        const count = (await openers(page)).length;
        for (let at = 0; at < count; at += 1) {
          const opener = (await openers(page))[at];
          const text = (await opener?.innerText())?.trim() ?? '';
          if (
            !opener ||
            !/^(新增|新建|编辑|详情|查看|复制|调整顺序|导入|导出表格|重置密码|角色|成员|权限|记录|审核|逐条|修改)/.test(
              text,
            )
          )
            continue;
          await opener.click();
          await expect(busyParts(page.locator('body'))).toHaveCount(0);
          await page.waitForTimeout(300);
          expect.soft(await findNumbers(page), `${name}: ${text}`).toEqual([]);
          if (!page.url().includes(addressOf(name).split('?')[0] ?? '')) {
            await page.goBack();
            await waitForPage(page, titles[name] ?? '');
            continue;
          }
          await page.keyboard.press('Escape');
          const discard = page.getByRole('button', { name: '放弃修改' });
          if (await discard.isVisible()) await discard.click();
        }
      }
      expect(texts).toMatch(masked);
    },
  );
}
