import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { PointSource } from '@/enums';

const { get, post, put, del, page } = service('/api/company/line-ranking-point');

/** Points that one line got for one thing. */
export interface LineRankingPoint extends Stored {
  lineId: Id;
  lineName: string;
  companyId: Id;
  companyName: string;
  substationId: Id;
  substationName: string;
  source: PointSource;
  /** Not zero; below zero only by hand. */
  points: number;
  /** Decides which month it counts for. */
  pointTime: string;
  /** Who gave them; null: the platform by itself. */
  operator: string | null;
  remark: string | null;
}

/** Conditions of the list and of the export. */
export interface LineRankingPointQuery extends PageQuery {
  lineId?: Id;
  lineName?: string;
  companyId?: Id;
  companyName?: string;
  substationId?: Id;
  source?: PointSource;
  operator?: string;
  pointsBegin?: number;
  pointsEnd?: number;
  pointTimeBegin?: string;
  pointTimeEnd?: string;
}

/** What the form edits; the line is fixed once it is made. Without a time it counts from now. */
export type LineRankingPointInput = InputOf<
  LineRankingPoint,
  'lineId' | 'source' | 'points',
  'pointTime' | 'remark'
>;

export const lineRankingPointApi = {
  list: page<LineRankingPointQuery, LineRankingPoint>(''),
  export: get<Omit<LineRankingPointQuery, 'page' | 'limit'>, ExportedFile>('export'),
  one: get<ById, LineRankingPoint>(':id'),
  create: post<LineRankingPointInput, LineRankingPoint>(''),
  update: put<LineRankingPointInput, LineRankingPoint>(''),
  remove: del<ById>(':id'),
};
