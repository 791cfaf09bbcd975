import type { RegionHit } from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { RegionLevel } from '@/enums';
import { fullRegionName, isInternational, regionPath, type Region } from '@/lib/region/region-tree';

/** A chosen region after all its parents, from the top down. */
export interface RegionValue {
  ids: Id[];
  names: string[];
}
/** The same with the regions themselves. */
export interface LazyRegionValue extends RegionValue {
  items: RegionHit[];
}

export function valueOfRegion(region: Region): RegionValue {
  const path = regionPath(region);
  return { ids: path.map(({ id }) => id), names: path.map(({ name }) => name) };
}

/** A level that is not in the enum counts as town. */
const levelOf = ({ level }: Region): RegionLevel =>
  RegionLevel.$values.find((known) => known === level) ?? RegionLevel.town;

export const hitOf = (region: Region): RegionHit => ({
  id: region.id,
  fullName: fullRegionName(region),
  regionLevel: levelOf(region),
  isInternational: isInternational(region),
});
