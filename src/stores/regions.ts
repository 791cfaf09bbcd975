import { queryOptions, useQuery } from '@tanstack/react-query';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import { regionCacheKeys } from '@/config/limits';
import {
  isRegionRows,
  toRegionRows,
  regionTreeSteps,
  type RegionRow,
  type RegionTree,
} from '@/lib/region/region-tree';
import { runInChunks, yieldToMain } from '@/lib/yielding';
import { parseStored, sessionStore } from '@/lib/storage';

/** Both sets as rows, step by step: each is a long text to make and to write. */
async function keep(tree: RegionTree) {
  for (const [key, onlyChina] of [
    [regionCacheKeys.full, false],
    [regionCacheKeys.china, true],
  ] as const) {
    await yieldToMain();
    const text = JSON.stringify(toRegionRows(tree, onlyChina));
    await yieldToMain();
    sessionStore.write(key, text);
  }
}

/** The whole set in one call; the set of China is a part of it. */
async function fetchRows(): Promise<RegionRow[]> {
  const regions = await regionApi.all({ onlyChina: false }, { quiet: true });
  await yieldToMain();
  return regions.map(({ id, pid, name, regionLevel }) => [id, pid, name, regionLevel]);
}

async function loadRegions(): Promise<RegionTree> {
  const kept = parseStored(sessionStore.read(regionCacheKeys.full), isRegionRows);
  await yieldToMain();
  const tree = await runInChunks(regionTreeSteps(kept ?? (await fetchRows())));
  const { byId, dropped } = tree;
  // No region at all is no answer: kept, it would leave every selector blank.
  if (!byId.size) throw new ApiError({ kind: 'shape' });
  if (dropped.length) console.warn(`${dropped.length} regions without a place: ${dropped[0]} …`);
  if (!kept) void keep(tree);
  return tree;
}

/** One answer for everybody who is signed in; regions are the same for every sub-station. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: loadRegions,
  staleTime: Infinity,
  gcTime: Infinity,
  // Parents and children know each other: comparing two answers would never end.
  structuralSharing: false,
  retry: false,
});

/** The tree of all regions, undefined until it is there. Loads it when nobody has yet. */
export function useRegions() {
  const { data: tree, isError, isFetching, refetch } = useQuery(regionsQuery);
  return { tree, failed: isError && !isFetching, retry: () => void refetch() };
}

/** The tree if it happens to be there; loads nothing. */
export const useLoadedRegions = (): RegionTree | undefined =>
  useQuery({ ...regionsQuery, enabled: false }).data;
