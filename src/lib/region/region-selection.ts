import { isWithin, type Region, type RegionId } from './region-tree';

/** Regions of which some are checked: an id stands for all that lies in it. */
export interface RegionSelection {
  /** Ids as text. */
  checked: ReadonlySet<string>;
  /** Regions that somebody else has, and who. Ids as text. */
  taken: ReadonlyMap<string, string>;
  /** Levels an id may be of; the lowest is the lowest shown. */
  levels: readonly number[];
}
export type CheckState = 'none' | 'some' | 'all';

const keyOf = ({ id }: Region) => String(id);

/** The region or the one around it that `ids` names. */
function namedAround(region: Region, ids: { has: (id: string) => boolean }): Region | null {
  let up: Region | null = region;
  while (up && !ids.has(keyOf(up))) up = up.parent;
  return up;
}

/** What can be shown below a region. */
export const shownBelow = (region: Region, levels: readonly number[]): readonly Region[] =>
  region.level < Math.max(...levels) ? region.children : [];

/** Who has a region, or the one around it. */
export function ownerOf(region: Region, { taken }: RegionSelection): string | undefined {
  const named = namedAround(region, taken);
  return named ? taken.get(keyOf(named)) : undefined;
}

export function checkState(region: Region, checks: RegionSelection): CheckState {
  if (namedAround(region, checks.checked)) return 'all';
  const below = shownBelow(region, checks.levels).filter((one) => !ownerOf(one, checks));
  if (!below.length) return 'none';
  const states = new Set(below.map((one) => checkState(one, checks)));
  if (states.size > 1) return 'some';
  return states.has('all') ? 'all' : states.has('some') ? 'some' : 'none';
}

const hasTakenBelow = (region: Region, checks: RegionSelection): boolean =>
  shownBelow(region, checks.levels).some(
    (one) => checks.taken.has(keyOf(one)) || hasTakenBelow(one, checks),
  );

/** The fewest regions that cover all of a region that is free. */
function cover(region: Region, checks: RegionSelection): Region[] {
  if (ownerOf(region, checks)) return [];
  const below = shownBelow(region, checks.levels);
  const isWhole = checks.levels.includes(region.level) && !hasTakenBelow(region, checks);
  return isWhole ? [region] : below.flatMap((one) => cover(one, checks));
}

/** What is left of a checked region when a part of it is taken out. */
function without(outer: Region, part: Region, checks: RegionSelection): Region[] {
  if (outer === part) return [];
  return shownBelow(outer, checks.levels).flatMap((one) =>
    isWithin(part, one) ? without(one, part, checks) : cover(one, checks),
  );
}

/** The ids after a region was checked, or unchecked when all of it was. Ids that the tree does not know stay. */
export function toggledRegion(
  ids: readonly RegionId[],
  region: Region,
  checks: RegionSelection,
  regionOf: (id: RegionId) => Region | undefined,
): RegionId[] {
  const outside = ids.filter((id) => {
    const known = regionOf(id);
    return !known || !isWithin(known, region);
  });
  if (checkState(region, checks) !== 'all') {
    return [...outside, ...cover(region, checks).map(({ id }) => id)];
  }
  const outer = region.parent && namedAround(region.parent, checks.checked);
  if (!outer) return outside;
  const rest = without(outer, region, checks).map(({ id }) => id);
  return [...outside.filter((id) => String(id) !== keyOf(outer)), ...rest];
}
