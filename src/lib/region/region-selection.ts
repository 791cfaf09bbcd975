import { isWithin, type Region, type RegionId } from './region-tree';

/** The selected regions of a tree. A selected region includes everything inside it. */
export interface RegionSelection {
  /** Ids as text. */
  checked: ReadonlySet<string>;
  /** Regions that belong to others, with the name of the owner. Ids as text. */
  owners: ReadonlyMap<string, string>;
  /** The levels that can be selected; the tree shows no level below them. */
  levels: readonly number[];
}
export type CheckState = 'none' | 'some' | 'all';

const keyOf = ({ id }: Region) => String(id);

/** The region or its nearest ancestor that is in `ids`. */
function closestIn(region: Region, ids: { has: (id: string) => boolean }): Region | null {
  let up: Region | null = region;
  while (up && !ids.has(keyOf(up))) up = up.parent;
  return up;
}

/** The children of a region that the tree shows. */
export const visibleChildren = (region: Region, levels: readonly number[]): readonly Region[] =>
  region.level < Math.max(...levels) ? region.children : [];

/** The owner of a region or of the nearest ancestor that has one. */
export function ownerOf(region: Region, { owners }: RegionSelection): string | undefined {
  const owned = closestIn(region, owners);
  return owned ? owners.get(keyOf(owned)) : undefined;
}

export function checkState(region: Region, selection: RegionSelection): CheckState {
  if (closestIn(region, selection.checked)) return 'all';
  const children = visibleChildren(region, selection.levels).filter(
    (one) => !ownerOf(one, selection),
  );
  if (!children.length) return 'none';
  const states = new Set(children.map((one) => checkState(one, selection)));
  if (states.size > 1) return 'some';
  return states.has('all') ? 'all' : states.has('some') ? 'some' : 'none';
}

const hasOwnedDescendant = (region: Region, selection: RegionSelection): boolean =>
  visibleChildren(region, selection.levels).some(
    (one) => selection.owners.has(keyOf(one)) || hasOwnedDescendant(one, selection),
  );

/** The smallest list of regions that covers the free part of a region. */
function cover(region: Region, selection: RegionSelection): Region[] {
  if (ownerOf(region, selection)) return [];
  const children = visibleChildren(region, selection.levels);
  const isWhole = selection.levels.includes(region.level) && !hasOwnedDescendant(region, selection);
  return isWhole ? [region] : children.flatMap((one) => cover(one, selection));
}

/** The rest of a selected region after a part of it is deselected. */
function exclude(outer: Region, part: Region, selection: RegionSelection): Region[] {
  if (outer === part) return [];
  return visibleChildren(outer, selection.levels).flatMap((one) =>
    isWithin(part, one) ? exclude(one, part, selection) : cover(one, selection),
  );
}

/** The ids after a region is toggled: deselected when all of it was selected, else selected. Unknown ids stay. */
export function toggleRegion(
  ids: readonly RegionId[],
  region: Region,
  selection: RegionSelection,
  regionOf: (id: RegionId) => Region | undefined,
): RegionId[] {
  const outside = ids.filter((id) => {
    const known = regionOf(id);
    return !known || !isWithin(known, region);
  });
  if (checkState(region, selection) !== 'all') {
    return [...outside, ...cover(region, selection).map(({ id }) => id)];
  }
  const outer = region.parent && closestIn(region.parent, selection.checked);
  if (!outer) return outside;
  const rest = exclude(outer, region, selection).map(({ id }) => id);
  return [...outside.filter((id) => String(id) !== keyOf(outer)), ...rest];
}
