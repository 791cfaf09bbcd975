import type { Locator, Page } from '@playwright/test';
import { settingsKey } from '../../src/config/limits';
import { violations } from '../accessibility';
import { expect, signIn, test } from '../fixtures';

const contents = (page: Page) => page.getByRole('navigation', { name: /^(目录|Contents)$/ });
const room = (page: Page, key: string) => page.locator(`section#${key}`);

// Walks through all rooms: long on a machine that has other things to do.
test.describe.configure({ timeout: 240_000 });
// A trace of pages of this size takes longer than the test, and the pictures say the same.
test.use({ trace: 'off' });

test.beforeEach(async ({ page }) => {
  // A watermark would write the user and the day into every picture.
  await page.addInitScript(([key, settings]) => window.localStorage.setItem(key, settings), [
    settingsKey,
    JSON.stringify({ watermark: false }),
  ] as const);
});

/** Answers the keys of the rooms. */
async function openGallery(page: Page) {
  await signIn(page, 'operator', '/gallery');
  await expect(contents(page)).toBeVisible();
  return contents(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('=')[1] ?? ''));
}

/** Resolves once nothing has changed in the page for a moment: what loads late is there. */
const settled = (page: Page) =>
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

/** Shows a room and waits for what loads in it. */
async function enter(page: Page, key: string) {
  await contents(page).locator(`[href$="room=${key}"]`).click();
  await expect(room(page, key)).toBeVisible();
  await settled(page);
}

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The same element stands in a room in many states, so what a landmark is called is not unique there. */
const oncePerPage = ['landmark-unique'];

/** What is disabled may be pale, but antd's chosen tags do not say that they are. */
const faults = (page: Page, include: string) =>
  violations(page, { include, exclude: '.ant-select-disabled', disableRules: oncePerPage });

/**
 * Rooms whose picture would say nothing that another does not: a phone shows cards and no tables, selectors
 * stack there as conditions do, and popups have pictures of their own.
 */
const unpictured: Record<string, string[]> = {
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

/** Only the system that CI runs on draws letters as in the pictures beside this file. */
async function looksTheSame(at: Locator, name: string) {
  if (process.platform !== 'linux') return;
  // Nothing may look as if it were pointed at.
  await at.page().mouse.move(0, 0);
  await expect.soft(at).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    maxDiffPixelRatio: 0.02,
    threshold: 0.3,
  });
}

/** The window grows until nothing is left in its scroll box: a picture shows only what is in view. */
async function unrolled(page: Page, look: () => Promise<void>) {
  const size = page.viewportSize();
  if (!size) return;
  const hidden = () =>
    page
      .locator('main > section')
      .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.scrollHeight - box.clientHeight)));
  for (let rest = await hidden(); rest > 0; rest = await hidden()) {
    await page.setViewportSize({ ...size, height: (page.viewportSize()?.height ?? 0) + rest });
    await settled(page);
  }
  await look();
  await page.setViewportSize(size);
}

test('every room looks as it did', { tag: '@full' }, async ({ page }, { project }) => {
  const keys = await openGallery(page);
  for (const key of keys.filter((one) => !unpictured[project.name]?.includes(one))) {
    await enter(page, key);
    await unrolled(page, () => looksTheSame(room(page, key), key));
  }
});

/** What is wrong with any room. */
async function checkRooms(page: Page) {
  const keys = await openGallery(page);
  for (const key of keys) {
    await enter(page, key);
    expect.soft(await faults(page, `section#${key}`), key).toEqual([]);
    expect.soft(await beyond(page), key).toBeLessThanOrEqual(0);
  }
}

test('every room can be used by everybody, and nothing scrolls sideways', async ({ page }) => {
  await checkRooms(page);
});

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const) {
  const title = `so can it in ${language} and ${colorScheme}`;
  test(title, { tag: '@full' }, async ({ page, context, baseURL: url }) => {
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: 'language', value: language, url }]);
    await checkRooms(page);
  });
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: '保存' }).click();

/** What opens over the page, and what makes it show what is worth seeing. */
const opened: Record<string, ((dialog: Locator) => Promise<unknown>) | undefined> = {
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
/** Only words, and one that the page shines through. */
const wordy = ['popups-wide', 'transfers-viewer'];

/** Opens one after the other, and closes it again. */
async function eachOpened(page: Page, look: (dialog: Locator, id: string) => Promise<unknown>) {
  await openGallery(page);
  for (const [id, prepare] of Object.entries(opened)) {
    const [key = ''] = id.split('-');
    await enter(page, key);
    await page.getByTestId(id).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await prepare?.(dialog);
    await settled(page);
    await look(dialog, id);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

test('whatever opens over the page looks as it did', { tag: '@full' }, async ({ page }) => {
  await eachOpened(page, async (dialog, id) => {
    if (!wordy.includes(id)) await looksTheSame(dialog, id);
  });
});

/** What drops down in a room, by the button that opens it: where it is drawn. */
const dropped: [id: string, button: RegExp, drawn: string][] = [
  ['table-tools', /列设置/, 'section dialog'],
  ['table-plain', /更多/, '[role="menu"]:not(.ant-menu)'],
  ['filters-set', /^更多|^查询条件/, 'dialog, [role="dialog"]'],
  ['regions-set', /余杭区/, 'dialog, [role="dialog"]'],
  ['feedback-notices', /错误弹窗/, '.ant-notification'],
  ['feedback-notices', /危险确认框/, '[role="dialog"]'],
];

test('whatever opens over the page, drops down or is told can be used by everybody', async ({
  page,
}) => {
  await eachOpened(page, async (_, id) => {
    expect.soft(await faults(page, '[role="dialog"]'), id).toEqual([]);
  });
  for (const [id, button, drawn] of dropped) {
    await enter(page, id.split('-')[0] ?? '');
    await page.getByTestId(id).getByRole('button', { name: button }).first().click();
    await expect(page.locator(drawn).first()).toBeVisible();
    await settled(page);
    expect.soft(await faults(page, drawn), `${id} ${button}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
