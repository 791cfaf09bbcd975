import type { Locator, Page } from '@playwright/test';
import { findViolations } from './accessibility';
import {
  busyParts,
  countTabStops,
  expect,
  openCompanies,
  rows,
  signIn,
  test,
  titleFrom,
} from './fixtures';
import { resizeWindow } from './navigation';
import { addressOf, groupsOf, navigate, routeTitles, waitForPage } from './pages';

const titles = routeTitles('zh-CN');

/** Buttons that open a form, a record or a selection. */
const opening = /^(新增|新建|编辑|详情|查看|复制|调整顺序|导入|导出|重置密码|角色|成员|权限)/;

/** Pages whose buttons edit in place. */
const editedInPlace = ['/company/company-details'];

/** Returns the accessible names of the visible buttons that may open a popup, one for each text. */
async function openers(page: Page): Promise<string[]> {
  const names = new Map<string, string>();
  for (const button of await page.getByRole('main').getByRole('button', { name: opening }).all()) {
    const text = (await button.innerText()).trim();
    if (!text || names.has(text) || !(await button.isEnabled())) continue;
    if ((await button.getAttribute('aria-haspopup')) === 'menu') continue;
    names.set(text, (await button.getAttribute('aria-label')) ?? text);
  }
  return [...names.values()];
}

/** A popover is a `dialog` element; a popup has the role. */
const openPopup = ':is(dialog, [role="dialog"])';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Presses a button and returns whether it opened a popup and not a page. */
async function opensPopup(page: Page, opener: Locator) {
  const before = page.url();
  await opener.click();
  const popup = page.getByRole('dialog');
  await expect.poll(async () => (await popup.count()) > 0 || page.url() !== before).toBe(true);
  return page.url() === before;
}

// Each test opens every popup of some pages twice and tabs through it.
test.describe.configure({ timeout: 240_000 });
const groups = groupsOf(6);

for (const [index, names] of groups.entries()) {
  // Takes minutes; every run walks through single popups in other tests.
  const part = `part ${index + 1} of ${groups.length}`;
  test(
    `Tab stays in every popup of the pages, which passes axe on desk and phone, ${part}`,
    { tag: '@full' },
    async ({ page }) => {
      const tabs = page.getByRole('navigation', { name: '已打开的页面' });
      const popup = page.getByRole('dialog');
      let opened = 0;
      await signIn(page, 'operator', addressOf(names[0] ?? '/'));
      for (const name of names.filter((one) => !editedInPlace.includes(one))) {
        await navigate(page, addressOf(name));
        await waitForPage(page, titles[name] ?? '');
        const close = tabs.getByRole('button', { name: /^关闭/ });
        if ((await close.count()) > 1) await close.first().click();
        for (const title of await openers(page)) {
          const named = page.getByRole('main').getByRole('button', { name: title, exact: true });
          const opener = named.filter({ visible: true }).first();
          if (!(await opensPopup(page, opener))) {
            // Closes a record beside its list; a page is left by the next line.
            await page.keyboard.press('Escape');
            await navigate(page, addressOf(name));
            await waitForPage(page, titles[name] ?? '');
            continue;
          }
          opened += 1;
          await test.step(`${name}: ${title}`, async () => {
            await expect(busyParts(popup)).toHaveCount(0);
            expect(await countTabStops(popup, 'Tab')).toBe(await countTabStops(popup, 'Shift+Tab'));
            expect.soft(await findViolations(page, { include: openPopup })).toEqual([]);
            await page.keyboard.press('Escape');
            await expect(popup).toHaveCount(0);
            // A record leads back to its row, from which the arrow keys go on.
            const isBack = () =>
              opener.evaluate((button) =>
                [button, button.closest('tr')].includes(document.activeElement as HTMLElement),
              );
            await expect.poll(isBack).toBe(true);
            // On a phone the toolbar has other buttons, so the button that opened the popup disappears.
            await opener.press('Enter');
            await expect(popup.first()).toBeVisible();
            await expect(busyParts(popup)).toHaveCount(0);
            await resizeWindow(page, phone);
            // The popover of a condition closes: a phone has one sheet for all conditions.
            if ((await popup.count()) > 0)
              expect.soft(await findViolations(page, { include: openPopup })).toEqual([]);
            await resizeWindow(page, desktop);
            await page.keyboard.press('Escape');
            await expect(popup).toHaveCount(0);
          });
        }
      }
      expect(opened).toBeGreaterThan(0);
    },
  );
}

test('a popup is hidden with its tab and shown again with the typed text, before and after a change of width, and Esc closes a list of choices before it', async ({
  page,
}) => {
  await openCompanies(page);
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  const popup = page.getByRole('dialog', { name: '编辑公司' });
  const contact = popup.getByLabel('联系人');
  await contact.fill('周八');
  await navigate(page, '/marketing/vote-list');
  await expect(page).toHaveTitle(titleFrom('投票'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(contact).toHaveValue('周八');
  expect(await popup.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await resizeWindow(page, { width: 600, height: 844 });
  await expect(contact).toHaveValue('周八');
  expect(await popup.boundingBox()).toMatchObject({ x: 0, y: 0, width: 600, height: 844 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(popup).toHaveCount(0);
  await resizeWindow(page, desktop);
  await test.step('Esc closes a list of choices before the popup', async () => {
    await rows(page).first().getByRole('button', { name: '编辑' }).click();
    const level = popup.getByRole('combobox', { name: /等级/ });
    await level.click();
    await expect(level).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(level).toHaveAttribute('aria-expanded', 'false');
    // The list disappears a task later, and until then the next Esc would reach it.
    await expect(page.locator('.ant-select-dropdown')).toBeHidden();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
});
