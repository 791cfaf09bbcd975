import type { CellReader } from '@/schema/crud';
import { regionApi } from '@/api/base-support/region';
import type { Id } from '@/api/types';
import { useSubstations } from '@/stores/substations';

/** One of the sub-stations the user manages, by its name. */
const substationOf = (name: string): Id | undefined =>
  useSubstations.getState().managed.find(({ substationName }) => substationName === name)?.id;

/** The region that is called so from the province down, or the only one whose name ends so. */
async function searchRegion(name: string): Promise<Id | undefined> {
  const hits = await regionApi.search({ keyword: name, onlyChina: true });
  const exact = hits.find(({ fullName }) => fullName === name);
  const ending = hits.filter(({ fullName }) => fullName.endsWith(name));
  return (exact ?? (ending.length === 1 ? ending[0] : undefined))?.id;
}

/** Many rows of a file lie in the same few regions. */
const asked = new Map<string, Promise<Id | undefined>>();
function regionOf(name: string): Promise<Id | undefined> {
  const answer = asked.get(name) ?? searchRegion(name);
  asked.set(name, answer);
  // A failed call may be tried again.
  answer.catch(() => asked.delete(name));
  return answer;
}

/** What stands in an import file as a name and is sent as an id. */
export const readers: Readonly<Record<string, CellReader>> = {
  substationId: substationOf,
  regionId: regionOf,
};
