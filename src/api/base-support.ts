import type { RegionLevel } from '@/enums';
import { service } from './endpoint';
import type { Id } from './types';

const { get } = service('/api/base-support');

export interface RegionHit {
  id: Id;
  /** From the province down, joined without a separator. */
  fullName: string;
  regionLevel: RegionLevel;
  isInternational: boolean;
}
export interface RegionSearch {
  keyword: string;
  onlyChina: boolean;
  regionLevel?: RegionLevel;
}

export const regionApi = {
  search: get<RegionSearch, RegionHit[]>('region/keyword', { check: Array.isArray }),
};
