import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { LineReference } from './transport-line';

const { get, post, put, del, page } = service('/api/company/line-ranking');

/** The rank of a line among the lines of its sub-station in one month. */
export interface LineRanking
  extends Omit<LineReference, 'fromRegionName' | 'toRegionName'>, Stored {
  /** The month, e.g. `2026-11`. */
  period: string;
  /** 1 is the best rank; lines with equal points have the same rank. */
  rank: number;
  /** The sum of the ranking points of the month. */
  points: number;
  /** Points that a user has added; can be negative. */
  adjustment: number;
  /** The reason for the adjustment; null without an adjustment. */
  adjustReason: string | null;
  /** The sum of points and adjustment, which decides the rank. */
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
