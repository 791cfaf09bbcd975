import { service } from '@/api/endpoint';
import type { ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { OfSubstation } from './substation';

const { get, put, page } = service('/api/substation/substation');

/** The goods orders that a sub-station takes: from each of its origins to each of its destinations. */
export interface ReceiveArea extends Stamped {
  /** The id of the sub-station. */
  id: Id;
  substationId: Id;
  substationName: string;
  /** Provinces, cities or districts. */
  fromRegionIds: Id[];
  fromRegionNames: string[];
  fromRegionCount: number;
  toRegionIds: Id[];
  toRegionNames: string[];
  toRegionCount: number;
  /** The number of other sub-stations that take some of the same orders. */
  conflictCount: number;
  /** Null until the areas are saved for the first time. */
  updateTime: string | null;
}

interface ReceiveAreaQuery extends PageQuery {
  substationName?: string;
  substationId?: Id;
  /** Finds sub-stations that take orders from this region or, for a province, from any part of it. */
  fromRegionId?: Id;
  toRegionId?: Id;
  hasConflict?: boolean;
  updateTimeBegin?: string;
  updateTimeEnd?: string;
}

/** Another sub-station that takes some of the same orders, and the regions of both. */
export interface ReceiveConflict {
  substationId: Id;
  substationName: string;
  fromRegionNames: string[];
  toRegionNames: string[];
}

export interface ReceiveAreaDetail extends ReceiveArea {
  conflicts: ReceiveConflict[];
}

/** With regions, the response shows their conflicts without saving them. */
interface ReceiveAreaTrial extends OfSubstation {
  fromRegionIds?: Id[];
  toRegionIds?: Id[];
}

export interface ReceiveAreaInput extends OfSubstation {
  fromRegionIds: Id[];
  toRegionIds: Id[];
  concurrencyStamp?: string;
}

export const receiveAreaApi = {
  list: page<ReceiveAreaQuery, ReceiveArea>('receive-list'),
  export: get<Omit<ReceiveAreaQuery, 'page' | 'limit'>, ExportedFile>('receive-export'),
  one: get<ReceiveAreaTrial, ReceiveAreaDetail>('receive'),
  update: put<ReceiveAreaInput, ReceiveAreaDetail>('receive'),
};
