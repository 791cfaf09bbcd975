import {
  RecordSelect,
  type RecordSelectProps,
  type RecordsSelectProps,
} from '@/elements/select/record-select';
import { allSubstations, managedSubstations } from './list-sources';

interface Managed {
  /** Offers only the sub-stations that the signed-in user manages. */
  managed?: boolean;
}

const sourceOf = (managed?: boolean) => (managed ? managedSubstations : allSubstations);

/** Chooses one sub-station, found by name or pinyin. The list is loaded once. */
export const SubstationSelect = ({ managed, ...props }: RecordSelectProps & Managed) => (
  <RecordSelect {...props} source={sourceOf(managed)} />
);

/** Chooses several sub-stations. */
export const SubstationsSelect = ({ managed, ...props }: RecordsSelectProps & Managed) => (
  <RecordSelect multiple {...props} source={sourceOf(managed)} />
);
