import type { RecordSelectProps } from '@/elements/select/record-select';
import { regionPath, regionOf, joinRegionNames } from '@/lib/region/region-tree';
import { isEmpty } from '@/lib/url/query-string';
import { useLoadedRegions } from '@/stores/regions';
import type { RegionScope } from './region-panel';
import { RegionSelect } from './region-select';

/** A select for a region of which only the id is stored. */
export function RegionIdSelect(props: RecordSelectProps & RegionScope) {
  const { value, name, onChange, ...rest } = props;
  const tree = useLoadedRegions();
  const path = regionPath(tree && regionOf(tree, value));
  const region = path.length
    ? { ids: path.map(({ id }) => id), names: path.map((region) => region.name) }
    : { ids: [value ?? ''], names: [name || String(value)] };
  return (
    <RegionSelect
      {...rest}
      value={isEmpty(value) ? null : region}
      onChange={(next) => onChange?.(next?.ids.at(-1), joinRegionNames(next?.names ?? []))}
    />
  );
}
