import type { ReactNode } from 'react';
import { recordSelects } from '@/elements/record-select/record-selects';
import { RegionIdSelect } from '@/elements/region-select/region-id-select';
import { RegionPanel } from '@/elements/region-select/region-panel';
import { RecordSelect } from '@/elements/select/record-select';
import { RemoteCheckbox } from '@/elements/select/remote-checkbox';
import { toChoices } from '@/elements/select/use-choices';
import { fullRegionName, type Region } from '@/lib/region/region-tree';
import type { FilterData, FilterValue } from '@/schema/filter';
import type { RecordType, Search } from '@/schema/record-type';
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

const recordControl = (type: RecordType) =>
  function RecordControl({ value, recordName, labelText, onChange }: FilterControlProps) {
    const Select = recordSelects[type];
    return (
      <Select
        value={idOf(value)}
        name={oneName(recordName)}
        label={labelText}
        onChange={onChange}
      />
    );
  };

/**
 * Selects a region. In the popover of a chip the panel is open; in the sheet a button opens it, because the sheet has other
 * conditions as well.
 */
function RegionControl({ filter, value, recordName, labelText, onChange }: FilterControlProps) {
  const { levels, onlyChina } = filter;
  const mobile = useIsMobile();
  const props = { label: labelText, levels, onlyChina, value: idOf(value) };
  if (mobile) return <RegionIdSelect {...props} name={oneName(recordName)} onChange={onChange} />;
  const pick = (region: Region) => onChange(region.id, fullRegionName(region));
  return <RegionPanel {...props} singleColumn onPick={pick} />;
}

const RemoteSelectControl = ({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: FilterControlProps) => (
  <RecordSelect
    label={labelText}
    value={idOf(value)}
    name={oneName(recordName)}
    source={{ search: searchOf(filter.key, filter.data) }}
    onChange={onChange}
  />
);

const RemoteCheckboxControl = ({
  filter,
  value,
  recordName,
  labelText,
  onChange,
}: FilterControlProps) => (
  <RemoteCheckbox
    label={labelText}
    value={idsOf(value)}
    names={allNames(recordName)}
    search={searchOf(filter.key, filter.data)}
    onChange={(ids, names) => onChange(ids.length ? ids : undefined, names)}
  />
);

type Control = (props: FilterControlProps) => ReactNode;

/** Controls of the conditions whose values are ids of records. */
export const recordControls: Record<RecordType | 'remoteSelect' | 'remoteCheckbox', Control> = {
  substation: recordControl('substation'),
  substationType: recordControl('substationType'),
  company: recordControl('company'),
  item: recordControl('item'),
  app: recordControl('app'),
  bizUser: recordControl('bizUser'),
  staff: recordControl('staff'),
  lazyRegion: recordControl('lazyRegion'),
  region: RegionControl,
  remoteSelect: RemoteSelectControl,
  remoteCheckbox: RemoteCheckboxControl,
};
