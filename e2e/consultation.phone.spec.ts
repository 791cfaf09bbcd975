import type { Page } from '@playwright/test';
import { blockPhoneLinks, expect, signIn, test } from './fixtures';

/** Holds back the steps that the console takes in the history until the returned function is called. */
async function holdHistorySteps(page: Page) {
  const steps = await page.evaluateHandle(() => {
    const held: number[] = [];
    history.go = (delta) => void held.push(delta ?? 0);
    return held;
  });
  return () =>
    steps.evaluate((held) => {
      Reflect.deleteProperty(history, 'go');
      for (const delta of held) history.go(delta);
    });
}

/** A full run shows that nothing changes at the end of the first page of the list. */
const count = process.env.E2E_FULL === '1' ? 20 : 5;

test(`${count} consultations take three taps each, all within reach of the thumb`, async ({
  page,
}) => {
  await blockPhoneLinks(page);
  await signIn(page, 'staff', '/profile/index');
  await page.getByRole('button', { name: '展开或收起菜单' }).tap();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '公司入驻咨询' }).tap();
  let actions = 0;
  const tap = async (control: ReturnType<typeof page.getByRole>) => {
    await control.tap();
    actions += 1;
  };
  await tap(page.getByRole('button', { name: '逐条处理' }));
  const queue = page.getByRole('dialog', { name: '逐条处理：公司入驻咨询' });
  const call = queue.getByRole('link', { name: /^1\d{10}$/ });
  const result = queue.locator('label').filter({ hasText: '已联系上' });
  const next = queue.getByRole('button', { name: '下一条' });
  const person = queue.getByRole('heading', { level: 3 }).first();
  await expect(person).toHaveText(/\S/);

  await test.step('the controls are 44 px high and in the lower half of the screen', async () => {
    const controls = [
      queue.locator('[data-call]'),
      result,
      queue.getByRole('textbox', { name: '备注' }),
      queue.getByRole('button', { name: '跳过' }),
      next,
    ];
    for (const control of controls) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(844 / 2);
    }
  });
  for (let done = 1; done <= count; done += 1) {
    await tap(call);
    await tap(result);
    await tap(next);
    await expect(queue.getByText(`已处理 ${done} 条`)).toBeVisible();
  }
  expect(actions).toBe(1 + 3 * count);
  await queue.getByRole('button', { name: '关闭' }).tap();
  await expect(queue).toHaveCount(0);
  await expect(page).toHaveURL(/company-settlement-consultation$/);

  await test.step('going back asks about what was entered, closes the queue, then leaves the list', async () => {
    await page.getByRole('button', { name: '逐条处理' }).tap();
    await queue.getByRole('textbox', { name: '备注' }).fill('晚些再打');
    await page.goBack();
    await page.getByRole('button', { name: '放弃修改' }).tap();
    await expect(queue).toHaveCount(0);
    await expect(page).toHaveURL(/company-settlement-consultation$/);
    await page.getByRole('button', { name: '逐条处理' }).tap();
    await expect(call).toBeVisible();
    await page.goBack();
    await expect(queue).toHaveCount(0);
    await expect(page).toHaveURL(/company-settlement-consultation$/);
    await page.goBack();
    await expect(page).toHaveURL('/profile/index');
  });

  await test.step('the address of a record that follows while Back is being undone is not written over the page before', async () => {
    await page.goForward();
    await page.getByRole('button', { name: '逐条处理' }).tap();
    await expect(call).toBeVisible();
    const restoreHistory = await holdHistorySteps(page);
    await page.goBack();
    const shown = (await person.textContent()) ?? '';
    await queue.getByRole('button', { name: '跳过' }).tap();
    await expect(person).not.toHaveText(shown);
    await restoreHistory();
    await expect(queue).toHaveCount(0);
    await expect(page).toHaveURL(/company-settlement-consultation$/);
    await page.goBack();
    await expect(page).toHaveURL('/profile/index');
  });
});
