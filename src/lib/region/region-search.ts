import { isLatin, type PinyinMatch } from '@/lib/pinyin';
import {
  fullRegionName,
  isInternational,
  joinRegionNames,
  type Region,
  type RegionTree,
} from './region-tree';
import { runSync, type Steps } from '@/lib/yielding';

export interface RegionSearch {
  keyword: string;
  onlyChina: boolean;
  /** Regions below this level are not looked at. */
  maxLevel: number;
  /** At most so many answers. */
  limit: number;
}
/** How well a region fits, 0 best; null: not at all. */
type Fit = (region: Region) => number | null;

const levels = [1, 2, 3, 4, 0];
const stride = 200;

const fitOf = (text: string, keyword: string) => {
  if (text === keyword) return 0;
  if (text.startsWith(keyword)) return 1;
  return text.includes(keyword) ? 2 : null;
};

/** A name said from its start, and but for its last character, is what was meant. */
function soundFit(name: string, keyword: string, sounds: PinyinMatch) {
  const place = sounds(name, keyword);
  if (!place) return null;
  const [first, last] = place;
  if (first > 0) return 2;
  return last >= name.length - 2 ? 0 : 1;
}

/** By id, by sound or by name, as the keyword looks. */
function fits(keyword: string, sounds?: PinyinMatch): Fit[] {
  if (/^\d+$/.test(keyword)) {
    return [({ id }) => (String(id).startsWith(keyword) ? fitOf(String(id), keyword) : null)];
  }
  if (isLatin(keyword)) return sounds ? [({ name }) => soundFit(name, keyword, sounds)] : [];
  // A keyword that no single region is called may run over several levels.
  return [({ name }) => fitOf(name, keyword), (region) => fitOf(fullRegionName(region), keyword)];
}

/** The best of what fits, large regions before small ones. */
function* passSteps(tree: RegionTree, search: RegionSearch, fit: Fit): Steps<Region[]> {
  const hits: { region: Region; rank: number }[] = [];
  let looked = 0;
  for (const level of levels.filter((one) => one <= search.maxLevel)) {
    // PinyinMatch are slow to compare, and names that fit better are hardly found among small regions.
    if (isLatin(search.keyword) && hits.length >= search.limit) break;
    for (const region of tree.byId.values()) {
      // A level nobody says would stand under its parent's name.
      if (region.level !== level || !joinRegionNames([region.name])) continue;
      const rank = fit(region);
      const isWanted = rank !== null && !(search.onlyChina && isInternational(region));
      if (isWanted) hits.push({ region, rank });
      looked += 1;
      if (looked % stride === 0) yield;
    }
  }
  return hits
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, search.limit)
    .map(({ region }) => region);
}

/** Regions by name, pinyin, initials or id; the best first. */
export function* regionSearchSteps(
  tree: RegionTree,
  search: RegionSearch,
  sounds?: PinyinMatch,
): Steps<Region[]> {
  const keyword = search.keyword.trim().toLowerCase();
  if (!keyword) return [];
  for (const fit of fits(keyword, sounds)) {
    const hits = yield* passSteps(tree, { ...search, keyword }, fit);
    if (hits.length) return hits;
  }
  return [];
}

export const searchRegionTree = (tree: RegionTree, search: RegionSearch, sounds?: PinyinMatch) =>
  runSync(regionSearchSteps(tree, search, sounds));
