import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { navigate } from '../pages';

const tabBar = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const record = (page: Page, id: number) =>
  tabBar(page).getByRole('link', { name: new RegExp(`^示例公司 ${id} `) });
const text = (page: Page) => page.getByRole('textbox', { name: '文本' });
const question = (page: Page) => page.getByRole('dialog', { name: '有未保存的内容' });
const stay = (page: Page) =>
  question(page)
    .getByRole('button', { name: /留\s*下/ })
    .click();
const leave = (page: Page) =>
  question(page)
    .getByRole('button', { name: /离\s*开/ })
    .click();

const expectTyped = async (page: Page) => {
  await record(page, 1).click();
  await expect(text(page)).toHaveValue('typed');
  await record(page, 2).click();
  await expect(page).toHaveURL('/gallery-record/2');
};

/** Types into the first record and opens the second one. */
async function typeAndOpenNext(page: Page) {
  await expect(page.getByRole('heading', { name: '示例公司 1', exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await text(page).fill('typed');
  await page.getByRole('checkbox', { name: '有未保存的内容' }).check();
  await page.getByRole('link', { name: '下一条' }).click();
  // An open tab keeps its input, so another record opens without a question.
  await expect(page.getByRole('heading', { name: '示例公司 2', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/gallery-record/2');
  await expect(question(page)).toHaveCount(0);
}

async function chooseFromMenu(page: Page, id: number, name: string) {
  await record(page, id).click({ button: 'right' });
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('a tab with unsaved work: asks before it is closed, loaded again, or lost by a reload or a sign-out, and names it; closing other tabs asks nothing', async ({
  page,
}) => {
  await signIn(page, 'operator', '/gallery-record/1');
  await typeAndOpenNext(page);
  await test.step('closes the question with the back button first, and goes back only with the next press', async () => {
    await chooseFromMenu(page, 1, '关闭');
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery-record/2');
    await page.goBack();
    await expect(page).toHaveURL('/gallery-record/1');
    await expect(text(page)).toHaveValue('typed');
    await page.goForward();
    await expect(page).toHaveURL('/gallery-record/2');
  });
  for (const [id, way, left] of [
    [1, '刷新', ['工作台', '示例公司 1', '示例公司 2']],
    [2, '关闭其他', ['工作台', '示例公司 2']],
    [1, '关闭所有', ['工作台']],
  ] as const) {
    await test.step(`${way} on record ${id} asks first: 留下 keeps the input, 离开 leaves`, async () => {
      await chooseFromMenu(page, id, way);
      await expect(question(page)).toContainText('“示例公司 1 · 示例记录”');
      await stay(page);
      await expect(question(page)).toHaveCount(0);
      await expect(tabBar(page).getByRole('link')).toHaveCount(3);
      await expectTyped(page);
      await chooseFromMenu(page, id, way);
      await leave(page);
      await expect(tabBar(page).getByRole('link')).toHaveText(left);
      if (id === 2) await expect(page).toHaveURL('/gallery-record/2');
      await navigate(page, '/gallery-record/1');
      await typeAndOpenNext(page);
    });
  }
  await test.step('closes other tabs without a question', async () => {
    await chooseFromMenu(page, 2, '刷新');
    await chooseFromMenu(page, 1, '关闭右侧');
    await expect(tabBar(page).getByRole('link')).toHaveCount(2);
    await expect(question(page)).toHaveCount(0);
    await expect(text(page)).toHaveValue('typed');
  });
  await test.step('asks before a new query reloads the tab, and restores the old address after 留下', async () => {
    await record(page, 1).click();
    await expect(text(page)).toHaveValue('typed');
    await page.getByRole('link', { name: '其他查询' }).click();
    await stay(page);
    // The closing question stays in the DOM for a moment; it must not be taken for the next one.
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery-record/1');
    await expect(text(page)).toHaveValue('typed');
    await page.getByRole('link', { name: '其他查询' }).click();
    await leave(page);
    await expect(text(page)).toHaveValue('');
    await expect(page).toHaveURL('/gallery-record/1?at=2');
    await typeAndOpenNext(page);
  });
  await test.step('asks before a reload', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expect(record(page, 2)).toBeVisible();
    expect(asked).toEqual(['beforeunload']);
  });
  await test.step('asks before the sign-out, which then removes tabs and drafts', async () => {
    await record(page, 1).click();
    await typeAndOpenNext(page);
    await page.evaluate(() => {
      const owner = `${document.cookie.match(/__tenant=([^;]*)/)?.[1] ?? ''}|operator|`;
      localStorage.setItem(`draft:${owner}0|form`, '{"at":1,"values":{},"base":{}}');
    });
    const signOut = async () => {
      await page
        .getByRole('button', { name: /平台|运营|operator/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    };
    await signOut();
    await stay(page);
    await expect(page).toHaveURL('/gallery-record/2');
    await signOut();
    await leave(page);
    await expect(page).toHaveURL(/\/login/);
    const left = await page.evaluate(() => ({
      tabs: sessionStorage.getItem('tabs'),
      drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
    }));
    expect(left).toEqual({ tabs: null, drafts: [] });
  });
});
