import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/api/types';
import { loadTexts } from '@/i18n';
import { regionsNamed } from '@/lib/region/region-names';
import type { Region, RegionTree } from '@/lib/region/region-tree';
import type { AnyField } from '@/schema/field';
import { regionsQuery } from '@/stores/regions';
import { useSubstations } from '@/stores/substations';
import type { Known } from '@/values/field-kind';
import { fieldKind } from '@/values/fields';

/** Returns a cached search for regions, because many rows are in the same few regions. */
function regionFinder(tree: RegionTree) {
  const found = new Map<string, Region[]>();
  return (name: string) => {
    const regions = found.get(name) ?? regionsNamed(tree, name);
    found.set(name, regions);
    return regions;
  };
}

/** Returns the id of the managed sub-station with this name. */
const substationOf = (name: string): Id | undefined =>
  useSubstations.getState().managed.find(({ substationName }) => substationName === name)?.id;

/** Loads the records that the cells of these fields name, and the texts about cells that cannot be read. */
export async function loadKnown(fields: readonly AnyField[], client: QueryClient): Promise<Known> {
  const hasRegion = fields.some((field) => fieldKind(field).needsRegions);
  const [tree] = await Promise.all([
    hasRegion ? client.ensureQueryData(regionsQuery) : undefined,
    loadTexts('import'),
  ]);
  return { regionsOf: tree ? regionFinder(tree) : () => [], substationOf };
}
