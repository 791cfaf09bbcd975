import { service } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';
import type { RegionLevel } from '@/enums';

const { get, postFor } = service('/api/base-support/region');

/** A region as searches answer it. */
export interface RegionHit {
  id: Id;
  /** From the province down, joined without a separator. */
  fullName: string;
  regionLevel: RegionLevel;
  isInternational: boolean;
}
/** A region with its place in the tree. */
interface RegionNode extends RegionHit {
  /** 100000 for a province, 0 for a country. */
  pid: Id;
  name: string;
}

/** Without conditions the whole list, parents before children. */
export interface RegionQuery {
  onlyChina: boolean;
  /** Children of this one only. */
  pid?: Id;
  regionLevel?: RegionLevel;
}
export interface RegionSearch {
  keyword: string;
  onlyChina: boolean;
  regionLevel?: RegionLevel;
}
interface CoverRegionQuery {
  /** When missing, the regions of all sub-stations. */
  substationId?: Id;
  keyword?: string;
}

/** Cities that are to become one group of a sub-station. */
export interface MergeRequest {
  /** The group that is being edited; absent for a new one. */
  id?: Id;
  substationId: Id;
  /** Two or more. */
  regionIds: Id[];
}
/** A region that prevents a merge, and the reason. */
export interface MergeObstacle {
  regionId: Id;
  regionName: string;
  reason: string;
}
interface MergeAnswer {
  canMerge: boolean;
  /** Empty when they can be merged. */
  obstacles: MergeObstacle[];
}

export interface AddressQuery {
  /** With or without its region; then `regionId` says where. */
  address: string;
  regionId?: Id;
}
/** Where an address is; degrees, six decimals. */
export interface AddressLocation {
  longitude: number;
  latitude: number;
  /** The smallest region that is recognised in the address. */
  regionId: Id;
  regionName: string;
}

const isList = Array.isArray;

export const regionApi = {
  all: get<RegionQuery, RegionNode[]>('', { check: isList }),
  search: get<RegionSearch, RegionHit[]>('keyword', { check: isList }),
  /** What sub-stations cover, for selects. */
  covered: get<CoverRegionQuery, RegionHit[]>('substation-cover-region', { check: isList }),
  canMerge: postFor<MergeRequest, MergeAnswer>('query-substation-can-merge'),
  /** Where lines of the sub-station may start. */
  starts: get<ById, RegionHit[]>('substation-start/:id', { check: isList }),
  locate: get<AddressQuery, AddressLocation>('address-location'),
};
