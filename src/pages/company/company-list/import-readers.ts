import type { CellReader } from '@/schema/crud';
import { regionApi } from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { useSubstations } from '@/stores/substations';

/** Finds a sub-station that the user manages by its name. */
const substationOf = (name: string): Id | undefined =>
  useSubstations.getState().managed.find(({ substationName }) => substationName === name)?.id;

/** Finds a region by its full name, or the only one whose full name ends with the text. */
async function searchRegion(name: string): Promise<Id | undefined> {
  const hits = await regionApi.search({ keyword: name, onlyChina: true });
  const exact = hits.find(({ fullName }) => fullName === name);
  const ending = hits.filter(({ fullName }) => fullName.endsWith(name));
  return (exact ?? (ending.length === 1 ? ending[0] : undefined))?.id;
}

/** Caches the regions, because many rows of a file are in the same few. */
const regionIds = new Map<string, Promise<Id | undefined>>();
function regionOf(name: string): Promise<Id | undefined> {
  const answer = regionIds.get(name) ?? searchRegion(name);
  regionIds.set(name, answer);
  // A failed request is not cached, so that it can be repeated.
  answer.catch(() => regionIds.delete(name));
  return answer;
}

/** The columns that contain a name in the file and are sent as an id. */
export const readers: Readonly<Record<string, CellReader>> = {
  substationId: substationOf,
  regionId: regionOf,
};
