import { useState } from 'react';
import { visibleChildren } from '@/lib/region/region-selection';
import {
  fullRegionName,
  regionOf,
  type Region,
  type RegionId,
  type RegionTree,
} from '@/lib/region/region-tree';
import { withMembers } from '@/lib/sets';
import { trimText } from '@/lib/text';
import { useRegionHits } from './use-region-hits';

/** The greatest number of regions that are expanded initially. */
const maxInitiallyOpen = 12;

export interface VisibleRegion {
  region: Region;
  text: string;
  /** 1 for the top level. */
  level: number;
  /** undefined for a region without children. */
  isOpen: boolean | undefined;
}

/** Returns the rows of the expanded part of the tree. */
function expandedRows(
  regions: readonly Region[],
  levels: readonly number[],
  open: ReadonlySet<Region>,
  level = 1,
): VisibleRegion[] {
  return regions.flatMap((region) => {
    const children = visibleChildren(region, levels);
    const isOpen = children.length ? open.has(region) : undefined;
    const row = { region, text: region.name, level, isOpen };
    return isOpen ? [row, ...expandedRows(children, levels, open, level + 1)] : [row];
  });
}

const hitRow = (region: Region): VisibleRegion => ({
  region,
  text: fullRegionName(region),
  level: 1,
  isOpen: undefined,
});

/** Returns the parents of the checked regions, or none when too many would be expanded. */
function parentsOf(tree: RegionTree, checked: readonly RegionId[]): ReadonlySet<Region> {
  const open = new Set<Region>();
  for (const id of checked) {
    for (let parent = regionOf(tree, id)?.parent; parent; parent = parent.parent) open.add(parent);
  }
  return open.size > maxInitiallyOpen ? new Set() : open;
}

/**
 * Returns the regions that match a keyword, undefined while searching. Without a keyword it returns the expanded part
 * of the tree.
 */
export function useRegionRows(
  tree: RegionTree,
  levels: readonly number[],
  keyword: string,
  checked: readonly RegionId[] = [],
) {
  const [open, setOpen] = useState(() => parentsOf(tree, checked));
  const hits = useRegionHits(tree, { keyword, onlyChina: true, maxLevel: Math.max(...levels) });
  const toggle = (region: Region, isOpen: boolean) =>
    setOpen((before) => withMembers(before, [region], isOpen));
  const rows = trimText(keyword) ? hits?.map(hitRow) : expandedRows(tree.provinces, levels, open);
  return { rows, toggle };
}
