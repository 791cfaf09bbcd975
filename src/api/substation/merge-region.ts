import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

/** A group of neighbouring cities that a sub-station shows as one. */
export interface MergeRegion extends Stored {
  substationId: Id;
  substationName: string;
  /** The name of the group. */
  name: string;
  /** At least two cities. A city is in at most one group of a sub-station. */
  regionIds: Id[];
  regionNames: string[];
}

interface MergeRegionQuery extends PageQuery {
  substationId?: Id;
  name?: string;
}

export type MergeRegionInput = InputOf<MergeRegion, 'substationId' | 'name' | 'regionIds'>;

/** A city that is near enough to be merged. */
interface MergeOption {
  id: Id;
  pid: Id;
  name: string;
  fullName: string;
  /** The current group of the city; null when it is in none. */
  mergeRegionId: Id | null;
  mergeRegionName: string | null;
}

const { page, del } = service('/api/substation/merge-region');
const { items } = service('/api/substation/substation');

/** Groups are saved by `substationApi.saveMergeGroup`. */
export const mergeRegionApi = {
  list: page<MergeRegionQuery, MergeRegion>(''),
  remove: del<ById>(':id'),
  options: items<{ substationId: Id }, MergeOption>('option-merge-region-group'),
};
