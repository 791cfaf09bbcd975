import {
  ListMultiSelect,
  ListSelect,
  type RecordsSelectProps,
} from '@/elements/select/list-select';
import { allSubstations, managedSubstations } from './list-sources';
import type { RecordSelectProps } from '@/elements/select/remote-select';

interface Managed {
  /** Only those the signed-in user manages. */
  managed?: boolean;
}

const sourceOf = (managed?: boolean) => (managed ? managedSubstations : allSubstations);

/** One of all sub-stations, searched by name or pinyin. The list is fetched once. */
export const SubstationSelect = ({ managed, ...props }: RecordSelectProps & Managed) => (
  <ListSelect {...props} source={sourceOf(managed)} />
);

/** Several of them. */
export const SubstationsSelect = ({ managed, ...props }: RecordsSelectProps & Managed) => (
  <ListMultiSelect {...props} source={sourceOf(managed)} />
);
