import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import { expect, rows, signIn, test } from './fixtures';

const rechargePage = '/substation-sms-recharge/sms-recharge';
const popup = (page: Page) => page.getByRole('dialog', { name: '短信充值支付' });

test('messages: order, pay and receive them; pay an unpaid order later or cancel it', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'manager', rechargePage);
  await test.step('reopens the payment of an unpaid order and cancels the order', async () => {
    await page.getByRole('button', { name: '立即充值' }).click();
    await expect(popup(page).getByRole('timer')).toBeVisible();
    await popup(page).getByRole('button', { name: '关闭' }).last().click();
    const order = rows(page).first();
    await expect(order).toContainText('待支付');
    await order.getByRole('button', { name: '继续支付' }).click();
    await expect(popup(page).getByRole('timer')).toBeVisible();
    await popup(page).getByRole('button', { name: '关闭' }).last().click();
    await order.getByRole('button', { name: '取消订单' }).click();
    await expect(page.getByText(/取消充值订单“CZ\d+”/)).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*认/ })
      .click();
    await expect(order).toContainText('已取消');
    await expect(order.getByRole('button', { name: '继续支付' })).toHaveCount(0);
  });
  await test.step('polls for the payment only while the page is visible and the dialog is open', async () => {
    await page.getByRole('button', { name: '立即充值' }).click();
    await expect(popup(page).getByRole('timer')).toBeVisible();
    let asked = 0;
    page.on('request', (request) => {
      if (/sms-charge-order\/[^/?]+$/.test(request.url())) asked += 1;
    });
    const setVisibility = (state: DocumentVisibilityState) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await page.clock.runFor(4_000);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await setVisibility('hidden');
    const before = asked;
    await page.clock.runFor(12_000);
    expect(asked).toBe(before);
    await setVisibility('visible');
    await page.clock.runFor(4_000);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await popup(page).getByRole('button', { name: '关闭' }).last().click();
    await expect(popup(page)).toHaveCount(0);
    const closed = asked;
    await page.clock.runFor(12_000);
    expect(asked).toBe(closed);
  });
  await test.step('refuses an amount that is not a multiple of 100, then shows the paid order as completed', async () => {
    const quantity = page.getByRole('spinbutton', { name: '数量' });
    await quantity.fill('150');
    await expect(page.getByText('数量须为 100 的整数倍')).toBeVisible();
    await expect(page.getByRole('button', { name: '立即充值' })).toBeDisabled();
    await quantity.fill('1200');
    await expect(page.getByText(/[壹贰叁肆伍陆柒捌玖拾].*元/)).toBeVisible();
    await page.getByRole('button', { name: '立即充值' }).click();
    await expect(popup(page).getByRole('img', { name: '微信支付付款码' })).toBeVisible();
    await expect(popup(page).getByRole('timer')).toContainText(/(29|30):\d\d/);
    // The mocked backend marks an order as paid within 25 seconds.
    await runMockCommand(page, 'advance', '1 minute');
    await page.clock.runFor(4_000);
    await expect(popup(page).getByText('支付成功')).toBeVisible();
    await expect(popup(page)).toContainText('1,200 条短信已到账');
    await popup(page).getByRole('button', { name: '关闭' }).last().click();
    // Over HTTP the orders of this test may have the same time, which leaves their order open.
    await expect(rows(page).filter({ hasText: '1,200' }).first()).toContainText('已完成');
  });
});

test('billing details: filter by receiver and switch to a kind of message', async ({ page }) => {
  await signIn(page, 'operator', '/substation-sms-recharge/sms-billing-details');
  await expect(rows(page).first()).toHaveText(/\S/);
  await expect(page.getByText(/6\d,\d{3} 条|60,000 条/).first()).toBeVisible();
  // What all messages begin with stands above the visible part of the cell, so that it is read aloud and copied.
  const message = rows(page)
    .first()
    .getByTitle(/^【货运专线】/);
  await expect(message).toHaveText(/^【货运专线】/);
  const signature = await message.getByText('【货运专线】', { exact: true }).boundingBox();
  const rest = await message
    .getByText(/^[^【]/)
    .last()
    .boundingBox();
  expect((signature?.y ?? NaN) + (signature?.height ?? NaN)).toBeLessThanOrEqual(
    Math.ceil(rest?.y ?? NaN),
  );
  const receiver = await rows(page).first().getByRole('cell').nth(1).innerText();
  await page.getByRole('button', { name: /^接收号码：/ }).click();
  const condition = page.getByRole('dialog', { name: '接收号码', exact: true });
  await condition.getByRole('textbox').fill(receiver.trim());
  await condition.getByRole('button', { name: /查\s*询/ }).click();
  await expect(page).toHaveURL(/receiver=/);
  await expect(rows(page).first()).toContainText(receiver.trim());
  await page.getByRole('tab', { name: '新货源短信' }).click();
  await expect(page).toHaveURL(/tab=newGoodsSms/);
  await expect(rows(page).first()).toHaveText(/\S/);
});
