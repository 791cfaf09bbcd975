import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { LineReference } from './transport-line';

const { get, post, put, del, page } = service('/api/company/line-ranking');

/** The place of one line in one month among the lines of its sub-station. */
export interface LineRanking
  extends Omit<LineReference, 'fromRegionName' | 'toRegionName'>, Stored {
  /** The month, `2026-11`. */
  period: string;
  /** 1 is best; lines of equal points share a place. */
  rank: number;
  /** Sum of the ranking points the line got in the month. */
  points: number;
  /** Added by hand, may be negative. */
  adjustment: number;
  /** Why it was adjusted; null without an adjustment. */
  adjustReason: string | null;
  /** Points and adjustment: what the place is drawn from. */
  totalPoints: number;
}

/** Conditions of the list and of the export. */
export interface LineRankingQuery extends PageQuery {
  period?: string;
  lineId?: Id;
  lineName?: string;
  fromRegionId?: Id;
  toRegionId?: Id;
  companyId?: Id;
  companyName?: string;
  substationId?: Id;
  rankBegin?: number;
  rankEnd?: number;
  totalPointsBegin?: number;
  totalPointsEnd?: number;
}

/** The values that the form edits. Month and line cannot change after creation; an adjustment needs a reason. */
export type LineRankingInput = InputOf<
  LineRanking,
  'period' | 'lineId',
  'adjustment' | 'adjustReason'
>;

export const lineRankingApi = {
  list: page<LineRankingQuery, LineRanking>(''),
  export: get<Omit<LineRankingQuery, 'page' | 'limit'>, ExportedFile>('export'),
  one: get<ById, LineRanking>(':id'),
  create: post<LineRankingInput, LineRanking>(''),
  update: put<LineRankingInput, LineRanking>(''),
  remove: del<ById>(':id'),
};
