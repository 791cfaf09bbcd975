import { service } from '@/api/endpoint';
import type { ExportedFile, Id, PageQuery, Stamped } from '@/api/types';
import type { OfSubstation } from './substation';

const { get, put, page } = service('/api/substation/substation');

/** From where to where a sub-station takes goods orders: every from-region with every to-region. */
export interface ReceiveArea extends Stamped {
  /** The sub-station's. */
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
  /** Other sub-stations that take orders on the same ways. */
  conflictCount: number;
  /** null before it was first saved. */
  updateTime: string | null;
}

interface ReceiveAreaQuery extends PageQuery {
  substationName?: string;
  substationId?: Id;
  /** Finds the areas that take orders from there; a province finds everything within. */
  fromRegionId?: Id;
  toRegionId?: Id;
  hasConflict?: boolean;
  updateTimeBegin?: string;
  updateTimeEnd?: string;
}

/** Another sub-station and where the two overlap. */
export interface ReceiveConflict {
  substationId: Id;
  substationName: string;
  fromRegionNames: string[];
  toRegionNames: string[];
}

export interface ReceiveAreaDetail extends ReceiveArea {
  conflicts: ReceiveConflict[];
}

/** With regions: what would be stored, and with whom it would collide. */
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
