import { service } from '@/api/endpoint';
import { ref, refs, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type RowOf } from '@/api/record';
import type { Id } from '@/api/types';

/** A group of neighbouring cities that a sub-station shows as one. */
export const mergeRegion = record('/api/substation/merge-region', {
  substation: ref('substation', { required: true, filter: true }),
  name: text({ required: true, maxLength: 20, filter: true, about: 'The name of the group.' }),
  region: refs({
    required: true,
    about: 'At least two cities. A city is in at most one group of a sub-station.',
  }),
});
export type MergeRegion = RowOf<typeof mergeRegion>;
export type MergeRegionInput = InputOf<typeof mergeRegion>;

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

const { list, remove } = crudCalls(mergeRegion);
const { items } = service('/api/substation/substation');

/** Groups are saved by `substationApi.saveMergeGroup`. */
export const mergeRegionApi = {
  list,
  remove,
  options: items<{ substationId: Id }, MergeOption>('option-merge-region-group'),
};
