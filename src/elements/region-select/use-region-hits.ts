import { useEffect, useState } from 'react';
import { maxRegionHits } from '@/config/limits';
import { isLatin, loadPinyin } from '@/lib/pinyin';
import { regionSearchSteps } from '@/lib/region/region-search';
import type { Region, RegionTree } from '@/lib/region/region-tree';
import { runInChunks } from '@/lib/yielding';
import { trimText } from '@/lib/text';

interface Scope {
  keyword: string;
  onlyChina: boolean;
  maxLevel: number;
}

/** Yields while searching, because the keyword may change before 44,000 names have been searched. */
async function findRegions(tree: RegionTree, scope: Scope, signal: AbortSignal) {
  const needsPinyin = isLatin(trimText(scope.keyword));
  // If the pinyin data fails to load, only matches by pinyin are missing.
  const pinyin = needsPinyin ? await loadPinyin().catch(() => undefined) : undefined;
  return runInChunks(regionSearchSteps(tree, { ...scope, limit: maxRegionHits }, pinyin), signal);
}

/** Returns the regions that match a keyword; undefined while searching and without a keyword. */
export function useRegionHits(tree: RegionTree, { keyword, onlyChina, maxLevel }: Scope) {
  const [found, setFound] = useState<{ keyword: string; hits: Region[] }>();
  useEffect(() => {
    if (!trimText(keyword)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    findRegions(tree, { keyword, onlyChina, maxLevel }, signal).then(
      (hits) => {
        if (!signal.aborted) setFound({ keyword, hits });
      },
      // Aborted, because a newer keyword is being searched.
      () => undefined,
    );
    return () => controller.abort();
  }, [tree, keyword, onlyChina, maxLevel]);
  return found?.keyword === keyword ? found.hits : undefined;
}
