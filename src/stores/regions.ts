import { queryOptions, useQuery } from '@tanstack/react-query';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import {
  isRegionRows,
  toRegionRows,
  regionTreeSteps,
  type RegionRow,
  type RegionTree,
} from '@/lib/region/region-tree';
import { parseStored, sessionStore } from '@/lib/storage';
import { runInChunks, yieldToMain } from '@/lib/yielding';

/** Session storage: the regions of China, and those of all countries. */
export const regionCacheKeys = { china: 'RegionDataChina', full: 'RegionDataFull' } as const;

/** Stores all regions and those of China. It yields in between, because each is a long text to serialise and to write. */
async function cacheRegions(tree: RegionTree) {
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

/** Fetches all regions in one request; those of China are among them. */
async function fetchRows(): Promise<RegionRow[]> {
  const regions = await regionApi.all({ onlyChina: false }, { quiet: true });
  await yieldToMain();
  return regions.map(({ id, pid, name, regionLevel }) => [id, pid, name, regionLevel]);
}

let loaded: RegionTree | undefined;
/** The tree for code outside of components, if it is already loaded. */
export const loadedRegions = () => loaded;

async function loadRegions(): Promise<RegionTree> {
  const cached = parseStored(sessionStore.read(regionCacheKeys.full), isRegionRows);
  await yieldToMain();
  const tree = await runInChunks(regionTreeSteps(cached ?? (await fetchRows())));
  const { byId, dropped } = tree;
  // An empty list is an error of the server; cached, it would leave every region selector empty.
  if (!byId.size) throw new ApiError({ kind: 'shape' });
  if (dropped.length) console.warn(`${dropped.length} regions without a place: ${dropped[0]} …`);
  if (!cached) void cacheRegions(tree);
  loaded = tree;
  return tree;
}

/** The regions are the same for all users and sub-stations, so they are never refetched. */
export const regionsQuery = queryOptions({
  queryKey: ['regions'],
  queryFn: loadRegions,
  staleTime: Infinity,
  gcTime: Infinity,
  // The tree has circular references; structural sharing would never finish.
  structuralSharing: false,
  retry: false,
});

/** The tree of all regions; undefined until it is loaded, and where it is not needed. */
export function useRegions(isNeeded = true) {
  const query = useQuery({ ...regionsQuery, enabled: isNeeded });
  const { data: tree, isError, isFetching, refetch } = query;
  return { tree, failed: isError && !isFetching, retry: () => void refetch() };
}

/** The tree if it is already loaded; sends no request. */
export const useLoadedRegions = (): RegionTree | undefined =>
  useQuery({ ...regionsQuery, enabled: false }).data;
