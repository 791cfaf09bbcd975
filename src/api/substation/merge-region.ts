import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, PageQuery, Stored } from '@/api/types';

/** Neighbouring cities that a sub-station shows as one. */
export interface MergeRegion extends Stored {
  substationId: Id;
  substationName: string;
  /** What the cities are called together. */
  name: string;
  /** Two cities or more, none in two groups of one sub-station. */
  regionIds: Id[];
  regionNames: string[];
}

interface MergeRegionQuery extends PageQuery {
  substationId?: Id;
  name?: string;
}

export type MergeRegionInput = InputOf<MergeRegion, 'substationId' | 'name' | 'regionIds'>;

/** A city near enough to be merged. */
interface MergeOption {
  id: Id;
  pid: Id;
  name: string;
  fullName: string;
  /** The group it is in already; null when it is free. */
  mergeRegionId: Id | null;
  mergeRegionName: string | null;
}

const { page, del } = service('/api/substation/merge-region');
const { items } = service('/api/substation/substation');

/** Saving goes through `substationApi.saveMergeGroup`. */
export const mergeRegionApi = {
  list: page<MergeRegionQuery, MergeRegion>(''),
  remove: del<ById>(':id'),
  options: items<{ substationId: Id }, MergeOption>('option-merge-region-group'),
};
