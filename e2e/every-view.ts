import { expect, type Locator, type Page } from '@playwright/test';
import { boxSelector, walkBoxes, type Walk } from './every-box';
import { busyParts } from './fixtures';

/**
 * Buttons that act, navigate or show a menu, a picture or a calendar: none of them shows a box to type into. All other
 * buttons are pressed, so that a new one is tried without being named here.
 */
const acting = new RegExp(
  [
    '^(查询|重置|刷新|按分组刷新|保存|全部保存|放弃|取消|关闭|移除|清除|复制“|查看“|移动“|显示|重试|查找|预览|选择|撤销|启用|禁用)',
    '^(上一页|下一页|全屏|行高|展开|收起|自动刷新|详情|由服务器导出|上传图片|替换|更换图片|设为|立即充值|继续支付|下一步|返回|添加$)',
    // Pages, figures, further tags, roles and groups.
    '^[\\d,.+ ]+( 条)?$',
    ' \\d+( 人)?$',
  ].join('|'),
);
/** Tools that all lists share; the test opens them on one page only. */
const listTools = /^(视图|列设置|排序方式|导出)/;
const pageOfListTools = '/company/company-list';
/** Buttons of a popup that show further boxes. */
const opensInside = /^(新增|添加|编辑|重命名)/;

const visible = (scope: Page | Locator, selector: string) =>
  scope.locator(selector).filter({ visible: true });

/** Closes the topmost popup without saving, until only `left` popups are open. */
export async function discard(page: Page, left = 0) {
  const popup = page.getByRole('dialog');
  const drop = page.getByRole('button', { name: '放弃修改' });
  await expect(async () => {
    if (await drop.isVisible()) await drop.click();
    else if ((await popup.count()) > left) await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(left, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}

/** Opens every condition of the visible lists and types into its boxes; returns whether there are any. */
async function walkConditions(page: Page, place: string, walk: Walk) {
  const main = page.getByRole('main');
  const sheet = main.getByRole('button', { name: /^查询条件/ }).filter({ visible: true });
  if (await sheet.count()) {
    await sheet.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(busyParts(dialog)).toHaveCount(0);
    await walkPopup(page, `${place} > 查询条件`, walk);
    await discard(page);
    return true;
  }
  const more = visible(main, 'section [data-plain="true"] > button[aria-haspopup="dialog"]');
  if (await more.count()) {
    await more.first().click();
    for (const choice of await page.getByRole('dialog').getByRole('checkbox').all()) {
      if (await choice.isEnabled()) await choice.check();
    }
    await page.keyboard.press('Escape');
  }
  const chips = visible(main, 'section [data-set] > button[aria-haspopup="dialog"]');
  for (const chip of await chips.all()) {
    const label = await chip.innerText();
    await chip.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(busyParts(dialog)).toHaveCount(0);
    await walkPopup(page, `${place} > ${label}`, walk);
    await discard(page);
  }
  return (await chips.count()) > 0;
}

/** A button, or an entry (`item`) of its menu. */
interface Opener {
  text: string;
  button: Locator;
  item?: Locator;
}

const nameOf = async (button: Locator) =>
  (await button.innerText()).trim() || ((await button.getAttribute('aria-label')) ?? '');

/** Returns the visible buttons that may open something, and the entries of the menus of the toolbar and of two rows. */
async function openers(page: Page): Promise<Opener[]> {
  const isPressed = (text: string) =>
    !acting.test(text) && (page.url().includes(pageOfListTools) || !listTools.test(text));
  const found = new Map<string, Opener>();
  const main = page.getByRole('main');
  // Buttons in a heading sort, and toggle buttons change a state; `walkConditions` opens the conditions.
  const buttons = visible(
    main,
    'button:not(th *, [data-set] > *, [data-plain] > *, [role="tab"], [role="switch"], [aria-pressed])',
  );
  const names = await buttons.evaluateAll((all: HTMLElement[]) =>
    all.map((one) => ({
      text: (one.innerText.trim() || one.ariaLabel || '').replaceAll(/\s+/g, ' '),
      isMenu: one.ariaHasPopup === 'menu',
      // It does what 详情 or 编辑 of its row does.
      isName: one.matches('td [class*="_name_"]'),
      // The menus of further rows repeat those of the first two.
      isMore: one.closest('tr:nth-child(n + 3), li:nth-child(n + 3)') !== null,
      isDisabled: one instanceof HTMLButtonElement && one.disabled,
    })),
  );
  for (const [index, { text, isName, isMenu, isMore, isDisabled }] of names.entries()) {
    if (isDisabled || isName || !isPressed(text) || text.startsWith('查询条件')) continue;
    const button = buttons.nth(index);
    if (!isMenu) {
      if (!found.has(text)) found.set(text, { text, button });
      continue;
    }
    if (isMore) continue;
    await button.click();
    for (const item of await visible(page, '[role^="menuitem"]').allInnerTexts()) {
      const name = item.trim();
      if (!isPressed(name) || found.has(name)) continue;
      const entry = visible(page, '[role^="menuitem"]').getByText(name, { exact: true });
      found.set(name, { text: name, button, item: entry.first() });
    }
    await page.keyboard.press('Escape');
    await expect(visible(page, '[role="menu"]')).toHaveCount(0);
  }
  return [...found.values()];
}

/** Describes what a press may change: the address and the visible popups, boxes and buttons. */
const shownNow = (page: Page) =>
  page.evaluate(
    (boxes) =>
      [
        location.pathname,
        ...[
          ...document.querySelectorAll(
            // The entries of a menu leave with the press, before what it opens is there.
            `dialog, [role="dialog"], main button:not([role^="menuitem"]), main :is(${boxes})`,
          ),
        ]
          .filter((one) => one.checkVisibility())
          .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
      ].join('\n'),
    boxSelector,
  );

/** Presses a button and returns what it opened: a popup, another page, or something in place on this page. */
async function press(page: Page, { text, button, item }: Opener) {
  const popups = page.getByRole('dialog');
  const { pathname } = new URL(page.url());
  if (item) await button.click();
  const open = await popups.count();
  const before = await shownNow(page);
  await (item ?? button).click();
  await expect
    .poll(async () => (await shownNow(page)) !== before, { message: `${text} opens something` })
    .toBe(true);
  await expect(busyParts(page)).toHaveCount(0);
  if (new URL(page.url()).pathname !== pathname) return 'page';
  return (await popups.count()) > open ? 'popup' : 'place';
}

/** Types into the boxes of the topmost popup, and of the popups that its fields and buttons open. */
export async function walkPopup(page: Page, place: string, walk: Walk, isInner = false) {
  const popups = page.getByRole('dialog');
  const open = await popups.count();
  const popup = popups.last();
  await walkBoxes(popup, place, walk);
  if (isInner) return;
  const inner = visible(popup, 'button:not(th *)').filter({ hasText: opensInside });
  const fields = visible(popup, 'button[aria-haspopup="dialog"]');
  const seen = new Set<string>();
  for (const button of await inner.or(fields).all()) {
    // A press on an earlier button may have replaced this one.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const text = await nameOf(button);
    if (seen.has(text)) continue;
    seen.add(text);
    const opened = await press(page, { text, button });
    await walkPopup(page, `${place} > ${text}`, walk, true);
    if (opened === 'popup') await discard(page, open);
  }
}

/** Types into the boxes of the visible page, of its conditions, and of everything that its buttons open. */
export async function walkView(
  page: Page,
  place: string,
  walk: Walk,
  show: () => Promise<unknown>,
) {
  const main = page.getByRole('main');
  await show();
  if (await walkConditions(page, place, walk)) await show();
  const known = walk.boxes;
  await walkBoxes(main, place, walk);
  if (walk.boxes > known) await show();
  for (const opener of await openers(page)) {
    const opened = await press(page, opener);
    const inside = `${place} > ${opener.text}`;
    if (opened === 'popup') {
      await walkPopup(page, inside, walk);
      await discard(page);
      continue;
    }
    if (opened === 'place') await walkBoxes(main, inside, walk);
    await show();
  }
}
