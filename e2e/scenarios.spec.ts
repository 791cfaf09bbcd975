import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { runMockCommand } from './backend';
import { expect, failNextCall, rows, test, waitForRows } from './fixtures';
import { navigate } from './pages';
import { scenario } from './scenario';
import paymentRunsOut from './scenarios/payment-runs-out.json' with { type: 'json' };

const advance = (page: Page, step: string) => runMockCommand(page, 'advance', step);
const refresh = (page: Page) => page.getByRole('button', { name: '刷新', exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: /公司/ });
const save = (page: Page) => form(page).getByRole('button', { name: /保\s*存/ });

async function editContact(page: Page, contact: string) {
  await rows(page).first().getByRole('button', { name: '编辑' }).click();
  await form(page).getByLabel('联系人').fill(contact);
}

test('scenarios of the clock: a month, a membership, a vote and a payment end while their page is open', async ({
  page,
}) => {
  await test.step('offers another month once the year has ended', async () => {
    await scenario(page, 'month-turns');
    await waitForRows(page);
    const month = page.getByRole('textbox', { name: '月份' });
    const next = page.getByRole('button', { name: '下一月' });
    await expect(month).toHaveValue('2026-12');
    await expect(next).toBeDisabled();
    await advance(page, '2 minutes');
    await page.getByRole('button', { name: '上一月' }).click();
    await expect(month).toHaveValue('2026-11');
    await next.click();
    await expect(month).toHaveValue('2026-12');
    await expect(next).toBeEnabled();
  });
  await test.step('shows a membership that ends today, and tomorrow that it has ended', async () => {
    await scenario(page, 'company-expires-today');
    await expect(page.getByText('剩 1 天', { exact: true })).toBeVisible();
    await advance(page, '2 minutes');
    await expect(page.getByText('已到期', { exact: true })).toBeVisible();
  });
  await test.step('lists a vote as ended after its end', async () => {
    await scenario(page, 'vote-ends');
    await expect(rows(page).first()).toContainText('进行中');
    await advance(page, '2 minutes');
    await refresh(page).click();
    await expect(rows(page).first()).toContainText('已结束');
  });
  await test.step('counts a payment down and cancels its order at the end', async () => {
    await scenario(page, 'payment-runs-out');
    const pay = rows(page).first().getByRole('button', { name: '继续支付' });
    await expect(pay).toBeVisible();
    // Restores the time of the scenario, because loading the page has taken some of it.
    await runMockCommand(page, 'clock', paymentRunsOut.clock);
    await pay.click();
    const payment = page.getByRole('dialog', { name: '短信充值支付' });
    await expect(payment.getByRole('timer')).toContainText(/00:\d\d/);
    await advance(page, '2 minutes');
    await expect(payment).toContainText('已取消');
    await expect(payment.getByRole('timer')).toHaveCount(0);
  });
});

test('scenarios of the server: the console handles refused, slow and lost responses', async ({
  page,
}) => {
  await test.step('warns of a balance that runs out', async () => {
    await scenario(page, 'sms-runs-out');
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/低于/).first()).toBeVisible();
  });
  await test.step('loads a page of another release after a reload', async () => {
    await scenario(page, 'lost-release');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await navigate(page, '/marketing/vote-list');
    await waitForRows(page);
  });
  await test.step('shows the error of one list, and its rows on the next try', async () => {
    await scenario(page, 'list-fails');
    await expect(page.getByText('系统繁忙，请稍后重试').first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await waitForRows(page);
  });
  await test.step('delays every second call', async () => {
    await scenario(page, 'half-the-calls-slow');
    await waitForRows(page);
    const timeOf = async () => {
      const start = Date.now();
      const response = page.waitForResponse(/\/api\/company\/company\?/);
      await refresh(page).click();
      await response;
      const ms = Date.now() - start;
      // The list ignores another refresh until it has read the response.
      await expect(refresh(page)).toHaveAttribute('aria-busy', 'false');
      return ms;
    };
    const times = [await timeOf(), await timeOf()].toSorted((a, b) => a - b);
    expect(times[0]).toBeLessThan(1_900);
    expect(times[1]).toBeGreaterThanOrEqual(1_900);
  });
  await test.step('shows the conflict when two users save the same record', async () => {
    await scenario(page, 'two-users-one-record');
    await waitForRows(page);
    await editContact(page, '赵六');
    await save(page).click();
    const conflict = form(page).getByRole('alert').filter({ hasText: '他人修改' });
    await expect(conflict).toContainText('他人已改');
    await expect(conflict).toContainText('赵六');
  });
  await test.step('keeps the form when its token ends', async () => {
    await scenario(page, 'token-ends');
    await waitForRows(page);
    await editContact(page, '钱七');
    // Otherwise the count of waiting tasks, requested when the clock moves, would open the dialog above 保存 too early.
    await failNextCall(page, 'statistics/waiting', 'error', 9);
    await advance(page, '2 minutes');
    await save(page).click();
    await expect(page.getByRole('dialog').filter({ hasText: '请重新登录' })).toBeVisible();
    await expect(form(page).getByLabel('联系人')).toHaveValue('钱七');
  });
});

test('a saved scenario file opens in a fresh window, and a wrong one throws its problem', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('found.json');
  const open = (content: unknown) => {
    writeFileSync(file, JSON.stringify(content));
    return scenario(page, file);
  };
  await open({ user: 'operator', address: '/company/company-list' });
  await waitForRows(page);
  await expect(open({ records: { firms: {} } })).rejects.toThrow('Unknown table: firms');
  await expect(open({ users: 1 })).rejects.toThrow('Unknown key: users');
});
