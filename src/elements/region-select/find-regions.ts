import { regionApi, type RegionHit, type RegionSearch } from '@/api/base-support/region';
import type { CallOptions } from '@/api/endpoint';
import { RegionLevel } from '@/enums';
import { isLatin, loadPinyin } from '@/lib/pinyin';
import { regionSearchSteps } from '@/lib/region/region-search';
import type { RegionTree } from '@/lib/region/region-tree';
import { trimText } from '@/lib/text';
import { runInChunks } from '@/lib/yielding';
import { loadedRegions } from '@/stores/regions';
import { hitOf } from './region-value';

const maxRegionHits = 50;

interface Scope {
  keyword: string;
  onlyChina: boolean;
  maxLevel: number;
}

/** Yields while searching, because the keyword may change before 44,000 names have been searched. */
export async function findRegions(tree: RegionTree, scope: Scope, signal?: AbortSignal) {
  const needsPinyin = isLatin(trimText(scope.keyword).replaceAll('/', ' '));
  // If the pinyin data fails to load, only matches by pinyin are missing.
  const pinyin = needsPinyin ? await loadPinyin().catch(() => undefined) : undefined;
  return runInChunks(regionSearchSteps(tree, { ...scope, limit: maxRegionHits }, pinyin), signal);
}

/**
 * Finds regions with the search of the server, which looks for the text as a whole. What it does not find, as two names
 * without the level between them, is searched in the regions that this window has loaded.
 */
export async function searchRegionHits(
  search: RegionSearch,
  options: CallOptions,
): Promise<RegionHit[]> {
  const hits = await regionApi.search(search, options);
  const tree = loadedRegions();
  if (hits.length || !tree) return hits;
  const { keyword, onlyChina, regionLevel } = search;
  const scope = { keyword, onlyChina, maxLevel: regionLevel ?? RegionLevel.town };
  const found = (await findRegions(tree, scope, options.signal)).map(hitOf);
  return found.filter((hit) => regionLevel === undefined || hit.regionLevel === regionLevel);
}
