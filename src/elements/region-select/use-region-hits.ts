import { useEffect, useState } from 'react';
import type { Region, RegionTree } from '@/lib/region/region-tree';
import { trimText } from '@/lib/text';
import { findRegions } from './find-regions';

interface Scope {
  keyword: string;
  onlyChina: boolean;
  maxLevel: number;
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
