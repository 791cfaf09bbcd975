import { isLatin, type PinyinMatch } from '@/lib/pinyin';
import { trimText } from '@/lib/text';
import type { Steps } from '@/lib/yielding';
import { isNamedBy, joinedNames } from './region-names';
import {
  fullRegionName,
  isInternational,
  joinRegionNames,
  regionPath,
  type Region,
  type RegionTree,
} from './region-tree';

export interface RegionSearch {
  keyword: string;
  onlyChina: boolean;
  /** Regions below this level are not searched. */
  maxLevel: number;
  /** The maximum number of results. */
  limit: number;
}
/** How well a region matches, 0 is best; null: no match. */
type Rank = (region: Region) => number | null;

const levels = [1, 2, 3, 4, 0];
const stride = 200;

const textRank = (text: string, keyword: string) => {
  if (text === keyword) return 0;
  if (text.startsWith(keyword)) return 1;
  return text.includes(keyword) ? 2 : null;
};

/** A match of the whole name, with or without its last character (市, 县 …), ranks best. */
function pinyinRank(name: string, keyword: string, matchPinyin: PinyinMatch) {
  const match = matchPinyin(name, keyword);
  if (!match) return null;
  const [first, last] = match;
  if (first > 0) return 2;
  return last >= name.length - 2 ? 0 : 1;
}

/** A keyword of several words, such as `linyi lanshan`: the last is the name, the others are names above it. */
function pinyinWordsRank(region: Region, words: readonly string[], matchPinyin: PinyinMatch) {
  const rank = pinyinRank(region.name, words.at(-1) ?? '', matchPinyin);
  const above = regionPath(region.parent).map(({ name }) => name);
  const isBelow = (word: string) => above.some((name) => pinyinRank(name, word, matchPinyin) === 0);
  return rank !== null && words.slice(0, -1).every(isBelow) ? rank : null;
}

/** Ranks by id, by pinyin or by name, depending on the keyword; the next function is used when one finds nothing. */
function ranksOf(keyword: string, matchPinyin?: PinyinMatch): Rank[] {
  if (/^\d+$/.test(keyword)) {
    return [({ id }) => (String(id).startsWith(keyword) ? textRank(String(id), keyword) : null)];
  }
  const words = keyword.split(/[\s/]+/);
  if (isLatin(words.join(' '))) {
    if (!matchPinyin) return [];
    return [
      ({ name }) => pinyinRank(name, keyword, matchPinyin),
      (region) => pinyinWordsRank(region, words, matchPinyin),
    ];
  }
  // A keyword without a match in the names may contain the names of several levels.
  const names = joinedNames(keyword);
  return [
    ({ name }) => textRank(name, names),
    (region) => (isNamedBy(region, names) ? 0 : null),
    (region) => textRank(fullRegionName(region), names),
  ];
}

/** The best matches of one ranking; larger regions come first. */
function* rankSteps(tree: RegionTree, search: RegionSearch, rank: Rank): Steps<Region[]> {
  const hits: { region: Region; rank: number }[] = [];
  let searched = 0;
  for (const level of levels.filter((one) => one <= search.maxLevel)) {
    // Comparing pinyin is slow, and the smaller regions rarely contain a better match.
    if (isLatin(search.keyword) && hits.length >= search.limit) break;
    for (const region of tree.byId.values()) {
      // A region that only exists administratively would be listed under the name of its parent.
      if (region.level !== level || !joinRegionNames([region.name])) continue;
      const regionRank = rank(region);
      const isWanted = regionRank !== null && !(search.onlyChina && isInternational(region));
      if (isWanted) hits.push({ region, rank: regionRank });
      searched += 1;
      if (searched % stride === 0) yield;
    }
  }
  return hits
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, search.limit)
    .map(({ region }) => region);
}

/** Regions by name, pinyin, initials or id; the best match first. */
export function* regionSearchSteps(
  tree: RegionTree,
  search: RegionSearch,
  matchPinyin?: PinyinMatch,
): Steps<Region[]> {
  const keyword = trimText(search.keyword).toLowerCase();
  if (!keyword) return [];
  for (const rank of ranksOf(keyword, matchPinyin)) {
    const hits = yield* rankSteps(tree, { ...search, keyword }, rank);
    if (hits.length) return hits;
  }
  return [];
}
