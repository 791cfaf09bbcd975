import type { ChartData } from '@/elements/chart/chart-data';
import { GoodsOrderStatus } from '@/enums';
import { t as text } from '@/i18n';
import type { AnyEnum } from '@/lib/enum';
import { cellText } from '@/values/cell-text';
import { dayRange, pages, within, type AddressOf, type Range } from './targets';

/** What is counted per day: the records of a list by their status. */
export interface Daily {
  page: string;
  /** The time of a record that says on which day it counts. */
  time: string;
  /** The property that holds the status. */
  status: string;
  codes: AnyEnum;
  /** The codes in the order of their segments, from the bottom. */
  order: readonly number[];
}

export const dailyOrders: Daily = {
  page: pages.orders,
  time: 'creationTime',
  status: 'status',
  codes: GoodsOrderStatus,
  order: [GoodsOrderStatus.dealt, GoodsOrderStatus.pending, GoodsOrderStatus.cancelled],
};

export interface CountedDay {
  /** Such as `2026-11-20`. */
  date: string;
  /** The number of records of each code, in the order of the segments. */
  counts: readonly number[];
}

/** A chart of days, whose segments and legend open the list of what they count. */
export const chartPerDay = (
  { page, time, status, codes, order }: Daily,
  days: readonly CountedDay[],
  range: Range,
  addressOf: AddressOf,
): ChartData => ({
  rowLabel: text('dashboard.day'),
  series: order.map((code) => ({
    key: codes.$member(code) ?? '',
    tone: codes.$tone(code) ?? 'primary',
    label: cellText(code, 'code', { enum: codes }),
    address: addressOf({ page, query: { ...within(time, range), [status]: code } }),
  })),
  rows: days.map(({ date, counts }) => ({
    key: date,
    label: cellText(date).slice(-5),
    address: addressOf({ page, query: within(time, dayRange(date)) }),
    values: counts,
  })),
});
