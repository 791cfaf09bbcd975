import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodsOrderApi } from '@/api/company/goods-order';
import { GoodsOrderStatus } from '@/enums';
import SourceManagement from '@/pages/source/source-management';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('source'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

async function open(status: GoodsOrderStatus, wanted: (applies: number) => boolean = () => true) {
  const { items } = await goodsOrderApi.list({ status: [status], page: 1, limit: 80 });
  const order = items.find(({ applies }) => wanted(applies.length));
  if (!order) throw new Error('there is no such order');
  renderElement(
    <MemoryRouter initialEntries={[`/source/source-management?open=${order.id}`]}>
      <SourceManagement />
    </MemoryRouter>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: `货源 ${order.orderNo}` }));
  const steps = within(await dialog.findByRole('list', { name: '进度' })).getAllByRole('listitem');
  return { order, dialog, steps };
}

test('a dealt order shows its route, figures, steps, both ends, acceptances, and its events and calls in one timeline', async () => {
  const { order, dialog, steps } = await open(GoodsOrderStatus.dealt);
  expect(dialog.getByRole('heading', { level: 3, name: / → / })).toBeVisible();
  // With the decimals of the list.
  expect(dialog.getByText(`${order.weight.toFixed(3)} 吨`)).toBeVisible();
  expect(dialog.getByText(`${order.volume.toFixed(2)} 方`)).toBeVisible();
  expect(dialog.getByText(`${order.pieces} 件`)).toBeVisible();
  expect(steps.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    '已下单',
    '已承接',
    '已成交',
  ]);
  expect(steps.map(({ dataset }) => dataset.done)).toEqual(['true', 'true', 'true']);
  expect(steps[2]).toHaveTextContent(/\d\d-\d\d \d\d:\d\d/);
  expect(dialog.getByText('提货地址')).toBeVisible();
  expect(dialog.getByText('送货地址')).toBeVisible();
  const applies = within(dialog.getByRole('region', { name: '承接记录' }));
  expect(applies.getByText(String(order.applies.length))).toBeVisible();
  const history = await dialog.findByRole('list', { name: '动态' });
  expect(within(history).getByText('确认成交')).toBeVisible();
  expect(within(history).getAllByText(/公司承接$/)[0]).toBeVisible();
  expect(within(history).getAllByText(/联系货主：/)[0]).toBeVisible();
  const times = within(history)
    .getAllByRole('time')
    .map(({ textContent }) => textContent);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(dialog.getByText('成交公司')).toBeVisible();
  expect(shown).toEqual([]);
});

test('a waiting order has the acceptance or the deal as its current step, and no company', async () => {
  const { dialog, steps } = await open(GoodsOrderStatus.pending, (applies) => applies === 0);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[1]).toHaveTextContent(/^待承接$/);
  expect(steps[2]).toHaveTextContent(/^成交$/);
  expect(steps.map(({ dataset }) => dataset.done)).toEqual(['true', 'false', 'false']);
  expect(dialog.queryByText('成交公司')).toBeNull();
  expect(dialog.getByRole('region', { name: '承接记录' })).toHaveTextContent('暂无数据');
});

test('a cancelled order ends with its cancellation', async () => {
  const { steps } = await open(GoodsOrderStatus.cancelled, (applies) => applies > 0);
  expect(steps.map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
    '已下单',
    '已承接',
    '已取消',
  ]);
  expect(steps.filter((step) => step.ariaCurrent)).toEqual([]);
});
