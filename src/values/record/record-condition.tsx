import { isAnyRecord, recordSelects } from '@/elements/record-select/record-selects';
import { RecordSelect } from '@/elements/select/record-select';
import { RemoteCheckbox } from '@/elements/select/remote-checkbox';
import { toChoices } from '@/elements/select/use-choices';
import type { FilterData, FilterValue } from '@/schema/filter';
import type { Search } from '@/schema/record-type';
import type { ConditionProps } from '@/values/filter-kind';

export const idOf = (value: FilterValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
const idsOf = (value: FilterValue | undefined) =>
  Array.isArray(value) ? value.flatMap((id) => id ?? []) : [];
export const oneName = (name: ConditionProps['recordName']) =>
  typeof name === 'string' ? name : undefined;
const allNames = (name: ConditionProps['recordName']) => (Array.isArray(name) ? name : []);

/** Returns the search function of a filter. A filter declared without one throws, so that the mistake is noticed. */
function searchOf(key: string, data: FilterData | undefined): Search {
  if (typeof data?.search !== 'function') throw new Error(`Filter "${key}" has no search method`);
  return async (keyword, signal) => toChoices(await data.search(keyword, signal), data);
}

/** Selects a record, or several. */
export function RecordCondition({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: ConditionProps) {
  const { key, of, data, multiple } = filter;
  if (multiple) {
    return (
      <RemoteCheckbox
        label={labelText}
        value={idsOf(value)}
        names={allNames(recordName)}
        search={searchOf(key, data)}
        onChange={(ids, names) => onChange(ids.length ? ids : undefined, names)}
      />
    );
  }
  const props = { label: labelText, value: idOf(value), name: oneName(recordName), onChange };
  if (!isAnyRecord(of)) return <RecordSelect {...props} source={{ search: searchOf(key, data) }} />;
  const Select = recordSelects[of];
  return <Select {...props} />;
}
