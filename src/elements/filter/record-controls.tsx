import { isAnyRecord, recordSelects } from '@/elements/record-select/record-selects';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RegionPanel } from '@/elements/region-select/region-panel';
import { RecordSelect } from '@/elements/select/record-select';
import { RemoteCheckbox } from '@/elements/select/remote-checkbox';
import { toChoices } from '@/elements/select/use-choices';
import { fullRegionName, type Region } from '@/lib/region/region-tree';
import type { FilterData, FilterValue } from '@/schema/filter';
import type { Search } from '@/schema/record-type';
import { useIsMobile } from '@/ui/use-media';
import type { FilterControlProps } from './filter-control';

const idOf = (value: FilterValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;
const idsOf = (value: FilterValue | undefined) =>
  Array.isArray(value) ? value.flatMap((id) => id ?? []) : [];
const oneName = (name: FilterControlProps['recordName']) =>
  typeof name === 'string' ? name : undefined;
const allNames = (name: FilterControlProps['recordName']) => (Array.isArray(name) ? name : []);

/** Returns the search function of a filter. A filter declared without one throws, so that the mistake is noticed. */
function searchOf(key: string, data: FilterData | undefined): Search {
  if (typeof data?.search !== 'function') throw new Error(`Filter "${key}" has no search method`);
  return async (keyword, signal) => toChoices(await data.search(keyword, signal), data);
}

/**
 * Selects a region. In the popover of a chip the panel is open; in the sheet a button opens it, because the sheet has other
 * conditions as well.
 */
export function RegionControl({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: FilterControlProps) {
  const { levels, onlyChina } = filter;
  const mobile = useIsMobile();
  const props = { label: labelText, levels, onlyChina, value: idOf(value) };
  if (mobile) return <RegionIdSelect {...props} name={oneName(recordName)} onChange={onChange} />;
  const pick = (region: Region) => onChange(region.id, fullRegionName(region));
  return <RegionPanel {...props} singleColumn onPick={pick} />;
}

/** Selects a record, or several. */
export function RecordControl({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: FilterControlProps) {
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
