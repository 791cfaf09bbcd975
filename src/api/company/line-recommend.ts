import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { LineReference } from './transport-line';

const { get, post, put, del, page } = service('/api/company/line-recommend', { assumed: true });

/** A line that a sub-station recommends for a limited time. */
export interface LineRecommend extends LineReference, Stored {
  startTime: string;
  endTime: string;
  /** The text below the line; at most 200 characters. */
  description: string;
  /** The lines of a sub-station are sorted by this number, ascending. */
  sort: number;
}

/** Conditions of the list. */
export interface LineRecommendQuery extends PageQuery {
  substationId?: Id;
  lineName?: string;
  companyId?: Id;
  companyName?: string;
  fromRegionId?: Id;
  toRegionId?: Id;
  startTimeBegin?: string;
  startTimeEnd?: string;
  endTimeBegin?: string;
  endTimeEnd?: string;
}

/** Without `sort` the line becomes the last one. */
export type LineRecommendInput = InputOf<
  LineRecommend,
  'substationId' | 'lineId' | 'startTime' | 'endTime' | 'description',
  'sort'
>;

export const lineRecommendApi = {
  list: page<LineRecommendQuery, LineRecommend>(''),
  one: get<ById, LineRecommend>(':id'),
  create: post<LineRecommendInput, LineRecommend>(''),
  update: put<LineRecommendInput, LineRecommend>(''),
  remove: del<ById>(':id'),
};
