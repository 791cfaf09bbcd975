import { service } from '@/api/endpoint';
import type { ById, ExportedFile, Id, InputOf, PageQuery, Stored } from '@/api/types';
import type { PointSource } from '@/enums';

const { get, post, put, del, page } = service('/api/company/line-ranking-point');

/** The points that a line got for one event. */
export interface LineRankingPoint extends Stored {
  lineId: Id;
  lineName: string;
  companyId: Id;
  companyName: string;
  substationId: Id;
  substationName: string;
  source: PointSource;
  /** Not zero; only points that a user has entered can be negative. */
  points: number;
  /** Decides the month in which the points count. */
  pointTime: string;
  /** The user who entered the points; null when the platform has given them automatically. */
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

/** The values that the form edits. The line cannot change after creation. Without a time, the current time is stored. */
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
