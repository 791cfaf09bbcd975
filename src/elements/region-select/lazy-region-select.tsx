import { useRef } from 'react';
import type { RegionHit } from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { RecordSelect } from '@/elements/select/record-select';
import type { RegionLevel } from '@/enums';
import { regionPath, regionOf } from '@/lib/region/region-tree';
import type { Search } from '@/schema/record-type';
import { useLoadedRegions } from '@/stores/regions';
import { searchRegionHits } from './find-regions';
import { hitOf, type LazyRegionValue } from './region-value';

interface LazyRegionSelectProps {
  id?: string;
  label: string;
  value?: LazyRegionValue | null;
  onlyChina?: boolean;
  /** Offers only regions of this level. */
  level?: RegionLevel;
  onChange?: (value: LazyRegionValue | undefined) => void;
}

/**
 * Chooses a region with the search of the server, without loading the region tree. The value contains the parent
 * regions only if the tree is already loaded, because the search does not return them.
 */
export function LazyRegionSelect(props: LazyRegionSelectProps) {
  const { id, label, value, onlyChina = true, level, onChange } = props;
  const tree = useLoadedRegions();
  const found = useRef(new Map<Id, RegionHit>());
  const search: Search = async (keyword, signal) => {
    const hits = await searchRegionHits({ keyword, onlyChina, regionLevel: level }, { signal });
    for (const hit of hits) found.current.set(hit.id, hit);
    return hits.map((hit) => ({ value: hit.id, label: hit.fullName }));
  };
  const select = (chosen: Id | undefined) => {
    const hit = chosen === undefined ? undefined : found.current.get(chosen);
    if (!hit) return onChange?.(undefined);
    const path = regionPath(tree && regionOf(tree, hit.id));
    return onChange?.({
      ids: path.length ? path.map((region) => region.id) : [hit.id],
      names: path.length ? path.map(({ name }) => name) : [hit.fullName],
      items: path.length ? path.map(hitOf) : [hit],
    });
  };
  return (
    <RecordSelect
      id={id}
      label={label}
      value={value?.ids.at(-1)}
      name={value?.items.at(-1)?.fullName}
      source={{ search }}
      onChange={select}
    />
  );
}
