import { service } from '@/api/endpoint';
import type { ById, Id } from '@/api/types';
import type { RegionLevel } from '@/enums';

const { get, postFor } = service('/api/base-support/region');

/** A region as searches return it. */
export interface RegionHit {
  id: Id;
  /** The names from the province down, joined without a separator. */
  fullName: string;
  regionLevel: RegionLevel;
  isInternational: boolean;
}
/** A region with its parent in the tree. */
interface RegionNode extends RegionHit {
  /** 100000 for a province, 0 for a country. */
  pid: Id;
  name: string;
}

/** Without conditions, the response contains all regions, parents before children. */
export interface RegionQuery {
  onlyChina: boolean;
  /** Finds only the children of this region. */
  pid?: Id;
  regionLevel?: RegionLevel;
}
export interface RegionSearch {
  keyword: string;
  onlyChina: boolean;
  regionLevel?: RegionLevel;
}
interface CoverRegionQuery {
  /** When left out, the response contains the regions of all sub-stations. */
  substationId?: Id;
  keyword?: string;
}

/** Cities to be merged into one group of a sub-station. */
export interface MergeRequest {
  /** The id of the group that is being edited; missing for a new group. */
  id?: Id;
  substationId: Id;
  /** At least two. */
  regionIds: Id[];
}
/** A region that prevents a merge, and the reason. */
export interface MergeObstacle {
  regionId: Id;
  regionName: string;
  reason: string;
}
interface MergeResult {
  canMerge: boolean;
  /** Empty when the cities can be merged. */
  obstacles: MergeObstacle[];
}

export interface AddressQuery {
  /** With the name of its region, or without it when `regionId` is given. */
  address: string;
  regionId?: Id;
}
/** The location of an address in degrees, with six decimals. */
export interface AddressLocation {
  longitude: number;
  latitude: number;
  /** The smallest region that the server recognises in the address. */
  regionId: Id;
  regionName: string;
}

const isList = Array.isArray;

export const regionApi = {
  all: get<RegionQuery, RegionNode[]>('', { check: isList, isLong: true }),
  search: get<RegionSearch, RegionHit[]>('keyword', { check: isList }),
  /** The regions that sub-stations cover, as options. */
  covered: get<CoverRegionQuery, RegionHit[]>('substation-cover-region', { check: isList }),
  canMerge: postFor<MergeRequest, MergeResult>('query-substation-can-merge'),
  /** The regions where lines of the sub-station may start. */
  starts: get<ById, RegionHit[]>('substation-start/:id', { check: isList }),
  locate: get<AddressQuery, AddressLocation>('address-location'),
};
