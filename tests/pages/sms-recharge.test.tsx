import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smsHistoryApi } from '@/api/substation/sms-history';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { sumOf } from '@/lib/number';
import { dayMs, formatTime } from '@/lib/time';
import SmsRecharge from '@/pages/substation-sms-recharge/sms-recharge';
import { chargeAmount, quantityError } from '@/pages/substation-sms-recharge/sms-recharge/purchase';
import { P } from '@/policies';
import { useAppConfig } from '@/stores/app-config';
import { useSubstations } from '@/stores/substations';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('substation-sms-recharge'));
beforeEach(() => act(() => enterAs('manager')));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('the quantity', () => {
  test('is a multiple of a hundred, at least a hundred', () => {
    expect(quantityError(null)).toBe('tooFew');
    expect(quantityError(99)).toBe('tooFew');
    expect(quantityError(1_000_100)).toBe('tooFew');
    expect(quantityError(150)).toBe('noHundreds');
    expect(quantityError(100.5)).toBe('noHundreds');
    expect(quantityError(2_300)).toBeNull();
  });

  test('is multiplied by the price exactly', () => {
    expect(chargeAmount(300, 0.07)).toBe('21.00');
    expect(chargeAmount(1_000_000, 0.29)).toBe('290000.00');
    expect(chargeAmount(100, 0.005)).toBe('1.00');
    expect(chargeAmount(null, 0.07)).toBeNull();
  });
});

const open = async () => {
  renderElement(
    <MemoryRouter>
      <SmsRecharge />
    </MemoryRouter>,
  );
  return screen.findByRole('spinbutton', { name: '数量' });
};
const order = () => screen.getByRole('button', { name: '立即充值' });

describe('the messages of the last days', () => {
  const title = '近 30 天每日发送（条）';

  test('are those of all kinds in their lists', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(title) }));
    const [region] = screen.getAllByRole('region', { name: title });
    const [, ...rows] = within(region ?? document.body).getAllByRole('row');
    expect(rows).toHaveLength(30);
    const sum = rows.reduce((total, row) => total + Number(row.lastElementChild?.textContent), 0);
    const [first] = rows;
    const begin = `${new Date().getFullYear()}-${first?.firstElementChild?.textContent} 00:00:00`;
    const substationName = screen.getAllByRole('heading', { level: 2 })[0]?.textContent ?? '';
    const { items: accounts } = await substationSmsApi.list({ substationName, page: 1, limit: 1 });
    const substationId = accounts[0]?.id;
    const query = { substationId, sendTimeBegin: begin, page: 1, limit: 1000 };
    const { callSms, newGoodsSms, todayPriceSms } = smsHistoryApi;
    const sent = await Promise.all(
      [callSms, newGoodsSms, todayPriceSms].map((list) => list(query)),
    );
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBe(sumOf(sent.flatMap(({ items }) => items.map(({ count }) => count))));
  });

  test('leave out the days that the newest 1,000 of a kind do not cover', async () => {
    const day = (count: number) => formatTime(Date.now() - count * dayMs, '{y}-{m}-{d}');
    const items = [0, 1, 3].map((days, id) => ({
      id,
      count: 2,
      sendTime: `${day(days)} 08:00:00`,
    }));
    server.use(
      http.get('*/api/substation/sms-history/call-sms', () =>
        HttpResponse.json({ items, totalCount: 5_000 }),
      ),
      http.get('*/api/substation/sms-history/*', () =>
        HttpResponse.json({ items: [], totalCount: 0 }),
      ),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(title) }));
    const [region] = screen.getAllByRole('region', { name: title });
    const [, ...rows] = within(region ?? document.body).getAllByRole('row');
    const shown = rows.map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(shown).toEqual([2, 1, 0].map((days) => [day(days).slice(5), days === 2 ? '0' : '2']));
  });

  test('are not asked for by somebody who may not see the messages', async () => {
    let calls = 0;
    server.use(
      http.get('*/api/substation/sms-history/*', () => {
        calls += 1;
        return HttpResponse.json({ items: [], totalCount: 0 });
      }),
    );
    const { configuration } = useAppConfig.getState();
    act(() => {
      if (configuration) delete configuration.auth.grantedPolicies[P.smsHistory];
    });
    await open();
    expect(await screen.findByRole('button', { name: '立即充值' })).toBeEnabled();
    expect(screen.queryByText(title)).toBeNull();
    expect(calls).toBe(0);
  });
});

describe('buying messages', () => {
  test('shows the balance and the price, in digits and in Chinese numerals', async () => {
    const quantity = await open();
    expect(screen.getByText(/按目前用量约可用/)).toBeVisible();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '１２３００');
    const price = Number(/([\d.]+) 元\/条/.exec(document.body.textContent ?? '')?.[1]);
    const amount = (12_300 * price).toLocaleString('en-US', { minimumFractionDigits: 2 });
    expect(screen.getByText(`${amount} 元`)).toBeVisible();
    expect(screen.getByText(/^[壹贰叁肆伍陆柒捌玖].*元/)).toBeVisible();
  });

  test('shows the balance and the days after the purchase, and nothing for a quantity that cannot be bought', async () => {
    const quantity = await open();
    const after = screen.getByRole('region', { name: '充值后' });
    const valuesOf = (label: string) =>
      within(after).getByText(label).nextElementSibling?.textContent ?? '';
    const count = (text: string | undefined) => Number(text?.replaceAll(/[^\d.]/g, ''));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12300');
    const [before, total] = valuesOf('短信余额').split(' → ');
    expect(count(total)).toBe(count(before) + 12_300);
    const [daysBefore, days] = valuesOf('可用天数').split(' → ');
    expect(count(days)).toBeGreaterThan(count(daysBefore));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '150');
    expect(valuesOf('短信余额')).toMatch(/ → --$/);
    expect(valuesOf('可用天数')).toMatch(/ → --$/);
  });

  test('refuses a quantity that is not a multiple of a hundred', async () => {
    const quantity = await open();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '150');
    expect(quantity).toHaveAccessibleDescription('数量须为 100 的整数倍');
    expect(order()).toBeDisabled();
  });

  test('opens the payment code of an order and shows its cancellation', async () => {
    await open();
    await userEvent.click(order());
    const popup = await screen.findByRole('dialog', { name: '短信充值支付' });
    expect(await within(popup).findByRole('img', { name: '微信支付付款码' })).toBeVisible();
    expect(within(popup).getByRole('timer')).toHaveTextContent(/请在 (29|30):\d\d 内/);
    await userEvent.click(within(popup).getByRole('button', { name: '取消订单' }));
    // The dialog is in the DOM for a moment before it becomes visible.
    await waitFor(() => expect(screen.getByText(/取消充值订单“CZ\d+”/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    expect(await within(popup).findByText('订单已取消')).toBeVisible();
    expect(within(popup).queryByRole('button', { name: '取消订单' })).toBeNull();
    expect(shown).toEqual([]);
  });

  test('removes the orders of the previous sub-station, even when those of the next fail to load', async () => {
    await open();
    const orders = () => screen.queryAllByRole('cell', { name: /^CZ\d+/ });
    await waitFor(() => expect(orders()).not.toHaveLength(0));
    server.use(
      http.get('*/sms-charge-order', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: '充值分站' }));
    await userEvent.click(await screen.findByTitle('济南分站'));
    await waitFor(() => expect(orders()).toEqual([]));
  });

  test('offers no sub-station when one is chosen', async () => {
    const [first] = useSubstations.getState().managed;
    if (first) useSubstations.setState({ chosen: first });
    await open();
    expect(screen.queryByRole('combobox', { name: '充值分站' })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: first?.substationName })).toBeVisible(),
    );
  });
});
