import { service } from '@/api/endpoint';
import { code, dateTime, lineRef, money, number, text } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, ExportedFile } from '@/api/types';
import { LinePriceStatus } from '@/enums';
import { lineProperties } from './transport-line';

const path = '/api/company/today-line-price';
const { get, post, page } = service(path);

/** The price of a line for a limited time. */
export const todayLinePrice = record(
  path,
  {
    ...lineProperties,
    line: lineRef(),
    pricePerTon: money({ about: 'Yuan per ton, with two decimals.' }),
    pricePerCubicMetre: money({ about: 'Yuan per cubic metre, with two decimals.' }),
    pricePerPiece: money({
      nullable: true,
      about: 'Yuan per piece, with two decimals; null when there is no price per piece.',
    }),
    startTime: dateTime({ filter: true }),
    endTime: dateTime(),
    status: code(LinePriceStatus, {
      filter: true,
      about: 'Depends on the time; a closed price has ended.',
    }),
    views: number({ additive: true }),
    calls: number({ additive: true }),
    publishTime: dateTime({ filter: true, past: true }),
    closeTime: dateTime({
      nullable: true,
      about: 'Null unless the price was closed before its end.',
    }),
    closer: text({ nullable: true, about: 'The user who closed it.' }),
  },
  { without: ['creationTime'], conditions: { companyName: text() } },
);
export type TodayLinePrice = RowOf<typeof todayLinePrice>;
type Query = QueryOf<typeof todayLinePrice>;

export const todayLinePriceApi = {
  list: page<Query, TodayLinePrice>(''),
  /** Ends a price now; fails when it has already ended. */
  close: post<ById, TodayLinePrice>('close'),
  export: get<Omit<Query, 'page' | 'limit'>, ExportedFile>('export'),
};
