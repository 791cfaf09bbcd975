import type { Id } from '@/api/types';
import { compareNumeric } from '@/lib/intl';
import { shortProvince } from '@/lib/place-names';
import { joinRegionNames, regionOf, regionPath, type RegionTree } from '@/lib/region/region-tree';

/** A row or a column of a board. */
export interface Place {
  key: string;
  name: string;
  /** The province of a city. */
  province: { key: string; name: string };
}

const cityLevel = 2;

/** Finds the city of each region, and keeps it: ten thousand rows name a few hundred regions. */
export function placeFinder(tree: RegionTree) {
  const found = new Map<string, Place>();
  const byKey = new Map<string, Place>();
  const find = (id: Id, name: string): Place => {
    const [province, ...below] = regionPath(regionOf(tree, id));
    // A region that the tree lacks is its own province, so that its rows are not lost.
    if (!province) return { key: String(id), name, province: { key: String(id), name } };
    // A municipality is a city itself; the level below it has no name of its own.
    const city =
      below.find(({ level, name: own }) => level === cityLevel && joinRegionNames([own])) ??
      province;
    return {
      key: String(city.id),
      name: shortProvince(city.name),
      province: { key: String(province.id), name: shortProvince(province.name) },
    };
  };
  const cityOf = (id: Id, name: string): Place => {
    const known = found.get(String(id));
    if (known) return known;
    const place = find(id, name);
    found.set(String(id), place);
    byKey.set(place.key, byKey.get(place.key) ?? place);
    return place;
  };
  return { cityOf, byKey };
}

/** The places in the order in which the country lists them: by their codes. */
export const inOrder = (places: Iterable<Place>): Place[] =>
  [...places].toSorted(
    (a, b) => compareNumeric(a.province.key, b.province.key) || compareNumeric(a.key, b.key),
  );
