import { expect, test } from 'vitest';
import type { Statistics } from '@/api/platform/statistics';
import { GoodsOrderStatus } from '@/enums';
import { changeOf, isNotable } from '@/pages/dashboard/figure-change';
import { figuresOf } from '@/pages/dashboard/figures';
import { rangeBefore } from '@/pages/dashboard/range';

const range = { begin: '2026-11-16 00:00:00', end: '2026-11-22 23:59:59' };

const figure = (value: number | null, part: object = {}) => ({
  key: 'goodsOrders',
  page: '/source/source-management',
  ofRange: true,
  value,
  ...part,
});

test.each([
  [figure(120), figure(100), 0.2],
  [figure(80), figure(100), -0.2],
  [figure(5), figure(0), null],
  [figure(5), figure(null), null],
  [figure(null), figure(5), null],
  [figure(5), undefined, null],
  [figure(5, { ofRange: false }), figure(4), null],
  [figure(5, { isComparable: false }), figure(4), null],
  [figure(0.75, { isShare: true }), figure(0.5, { isShare: true }), 0.25],
])('changeOf(%j, %j) returns %j', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

test.each([
  [figure(747), figure(755), false, 'a trifle'],
  [figure(2), figure(1), false, 'one more of few'],
  [figure(149), figure(100), true, 'half as many again'],
  [figure(60), figure(100), true, 'far fewer'],
  [
    figure(900, { isNeutral: true }),
    figure(100, { isNeutral: true }),
    false,
    'neither good nor bad',
  ],
  [figure(0.52, { isShare: true }), figure(0.5, { isShare: true }), false, 'two points'],
  [figure(0.6, { isShare: true }), figure(0.5, { isShare: true }), true, 'ten points'],
  [figure(null), figure(5), false, 'nothing to compare'],
])('isNotable(%j, %j) returns %s: %s', (now, before, expected) => {
  expect(isNotable(now, before)).toBe(expected);
});

test.each([
  [19, false],
  [20, true],
])('the deal rate of %i decided orders is comparable: %s', (dealt, isComparable) => {
  const goodsOrders = [
    { status: GoodsOrderStatus.pending, count: 500 },
    { status: GoodsOrderStatus.dealt, count: dealt },
  ];
  const statistics = { goodsOrders, days: [], newCompanies: [], smsUse: [] };
  const rate = figuresOf(statistics as unknown as Statistics, range).find(
    ({ key }) => key === 'dealRate',
  );
  expect(rate?.isComparable).toBe(isComparable);
});

test.each([
  ['a range that is over', '2026-12-01 10:00:00', '2026-11-15 23:59:59'],
  ['a range of which a part is still to come', '2026-11-18 09:30:00', '2026-11-11 09:30:00'],
])('rangeBefore returns the same number of days before %s', (_about, now, end) => {
  expect(rangeBefore(range, new Date(now).getTime())).toEqual({
    begin: '2026-11-09 00:00:00',
    end,
  });
});
