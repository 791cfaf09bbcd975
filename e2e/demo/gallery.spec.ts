import type { Locator, Page } from '@playwright/test';
import { settingsKey } from '../../src/config/limits';
import { findViolations } from '../accessibility';
import { expect, signIn, test } from '../fixtures';

const contents = (page: Page) => page.getByRole('navigation', { name: /^(目录|Contents)$/ });
const room = (page: Page, key: string) => page.locator(`section#${key}`);

// Recording a trace of such large pages would take longer than the test, and the screenshots show the same.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  // The watermark would put user and date into every screenshot.
  await page.addInitScript(([key, settings]) => window.localStorage.setItem(key, settings), [
    settingsKey,
    JSON.stringify({ watermark: false }),
  ] as const);
});

/** Opens the gallery and returns the keys of its rooms. */
async function openGallery(page: Page) {
  await signIn(page, 'operator', '/gallery');
  await expect(contents(page)).toBeVisible();
  return contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('=')[1] ?? ''));
}

/** Shows the gallery in English. */
async function switchToEnglish(page: Page) {
  await page.context().addCookies([{ name: 'language', value: 'en', url: page.url() }]);
  await page.reload();
  await expect(contents(page)).toHaveAccessibleName('Contents');
}

/** Resolves once the DOM has not changed for a moment, so that late content has arrived. */
const waitForQuiet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const quietMs = 300;
        const finish = () => {
          watch.disconnect();
          done();
        };
        let timer = setTimeout(finish, quietMs);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        });
        watch.observe(document.body, { subtree: true, childList: true });
      }),
  );

/** Shows a room and waits for its content. */
async function openRoom(page: Page, key: string) {
  await contents(page).locator(`[href$="room=${key}"]`).click();
  await expect(room(page, key)).toBeVisible();
  await waitForQuiet(page);
}

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** A room shows the same element in many states, so the names of landmarks repeat there. */
const ignoredRules = ['landmark-unique'];

/** WCAG allows low contrast for disabled controls, but antd does not mark the tags of a disabled select as disabled. */
const findFaults = (page: Page, include: string) =>
  findViolations(page, { include, exclude: '.ant-select-disabled', disableRules: ignoredRules });

/**
 * Rooms whose screenshot would repeat others: a phone shows cards instead of tables and stacks selectors like
 * filters, and popups have screenshots of their own.
 */
const withoutScreenshot: Record<string, string[]> = {
  desktop: ['cards', 'fields', 'popups'],
  phone: [
    'table',
    'tableStates',
    'cells',
    'fields',
    'fieldsOff',
    'fieldsWrong',
    'selectors',
    'popups',
  ],
};

/** Fonts render as in the baseline only on the system that CI runs on. */
async function expectScreenshot(target: Locator, name: string) {
  if (process.platform !== 'linux') return;
  // Moves the mouse away, so that nothing is rendered as hovered.
  await target.page().mouse.move(0, 0);
  await expect.soft(target).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.02,
    threshold: 0.3,
  });
}

/** Grows the window until nothing needs to scroll, because a screenshot shows only what is in view. */
async function withFullHeight(page: Page, look: () => Promise<void>) {
  const size = page.viewportSize();
  if (!size) return;
  const hidden = () =>
    page
      .locator('main > section')
      .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)));
  for (let rest = await hidden(); rest > 0; rest = await hidden()) {
    await page.setViewportSize({ ...size, height: (page.viewportSize()?.height ?? 0) + rest });
    await waitForQuiet(page);
  }
  await look();
  await page.setViewportSize(size);
}

test('every room matches its screenshot', { tag: '@full' }, async ({ page }, { project }) => {
  const keys = await openGallery(page);
  for (const key of keys.filter((key) => !withoutScreenshot[project.name]?.includes(key))) {
    await openRoom(page, key);
    await withFullHeight(page, () => expectScreenshot(room(page, key), key));
  }
});

/** Checks all rooms with axe and for horizontal scroll. */
async function checkRooms(page: Page, language: string) {
  const keys = await openGallery(page);
  if (language === 'en') await switchToEnglish(page);
  for (const key of keys) {
    await openRoom(page, key);
    expect.soft(await findFaults(page, `section#${key}`), key).toEqual([]);
    expect.soft(await horizontalOverflow(page), key).toBeLessThanOrEqual(0);
  }
}

for (const [language, colorScheme] of [
  ['zh-CN', 'light'],
  ['zh-CN', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const) {
  const title = `every room in ${language} and ${colorScheme} passes axe and does not scroll horizontally`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await checkRooms(page, language);
  });
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存' }).click();

/** The dialogs of the gallery, each with what must be done to show its content. */
const dialogs: Record<string, ((dialog: Locator) => Promise<unknown>) | undefined> = {
  'popups-dialog': undefined,
  'popups-wide': undefined,
  'popups-formWide': undefined,
  'popups-refused': save,
  'popups-conflict': save,
  'popups-export': undefined,
  'popups-exports': undefined,
  'popups-import': (dialog) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name: 'companies.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('公司名称,手机号,状态\n甲,13800138000,启用\n乙,1,启用\n'),
    }),
  'popups-outcome': (dialog) => expect(dialog.getByRole('table')).toBeVisible(),
  'transfers-crop': undefined,
  'transfers-viewer': undefined,
};
/** Dialogs without a screenshot: one has only text, and the other is transparent. */
const notCompared = ['popups-wide', 'transfers-viewer'];

/** Opens one dialog after the other and closes it again. */
async function forEachDialog(page: Page, look: (dialog: Locator, id: string) => Promise<unknown>) {
  await openGallery(page);
  let shown = '';
  for (const [id, prepare] of Object.entries(dialogs)) {
    const [key = ''] = id.split('-');
    if (key !== shown) await openRoom(page, key);
    shown = key;
    await page.getByTestId(id).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await prepare?.(dialog);
    await waitForQuiet(page);
    await look(dialog, id);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

test('every dialog matches its screenshot', { tag: '@full' }, async ({ page }) => {
  await forEachDialog(page, async (dialog, id) => {
    if (!notCompared.includes(id)) await expectScreenshot(dialog, id);
  });
});

/** Popups of a room: the test id, the button that opens it, and where it is rendered. */
const popups: [id: string, button: RegExp, rendered: string][] = [
  ['table-tools', /列设置/, 'section dialog'],
  ['table-plain', /更多/, '[role="menu"]:not(.ant-menu)'],
  ['filters-set', /^更多|^查询条件/, 'dialog, [role="dialog"]'],
  ['regions-set', /余杭区/, 'dialog, [role="dialog"]'],
  ['feedback-notices', /错误弹窗/, '.ant-notification'],
  ['feedback-notices', /危险确认框/, '[role="dialog"]'],
];

test('every dialog, dropdown and notification passes axe', async ({ page }) => {
  await forEachDialog(page, async (_, id) => {
    expect.soft(await findFaults(page, '[role="dialog"]'), id).toEqual([]);
  });
  for (const [id, button, rendered] of popups) {
    await openRoom(page, id.split('-')[0] ?? '');
    await page.getByTestId(id).getByRole('button', { name: button }).first().click();
    await expect(page.locator(rendered).first()).toBeVisible();
    await waitForQuiet(page);
    expect.soft(await findFaults(page, rendered), `${id} ${button}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  // Axe accepts a smaller target here, but elsewhere a notification covers the controls of a page.
  await page
    .getByTestId('feedback-notices')
    .getByRole('button', { name: /错误弹窗/ })
    .click();
  const closeButton = page.locator('.ant-notification-notice-close').first();
  await expect(closeButton).toHaveCSS('width', '24px');
  await expect(closeButton).toHaveCSS('height', '24px');
});
