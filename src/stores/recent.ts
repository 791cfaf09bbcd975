import { create } from 'zustand';
import type { Id } from '@/api/types';
import { maxRecentRecords } from '@/config/limits';
import { local, parseStored } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';
import { ownKey } from './own-key';
import { isOwnSession } from './own-session';
import { useSession } from './session';
import { isAllSubstations, useSubstations } from './substations';

/** A record somebody has opened. */
export interface RecentRecord {
  /** Its address, query included where that names the record. */
  path: string;
  /** The record's own name. */
  title: string;
  /** What it is: `palette.kinds.<kind>`; without such a text the title of its page. */
  kind: string;
}
interface Kept extends RecentRecord {
  /** The sub-station chosen when it was opened: another one may not show it. */
  substation: Id;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'substation' in value &&
  (typeof value.substation === 'number' || typeof value.substation === 'string');
const areKept = (value: unknown): value is Kept[] => Array.isArray(value) && value.every(isKept);

const useStore = create<{ records: Kept[] }>(() => ({ records: [] }));

const storageKey = () => ownKey(ownPrefixes.recent);

/** Reads what is stored for the signed-in user; another window may have written meanwhile. */
export function loadRecent(): Kept[] {
  const key = storageKey();
  const records = (key && parseStored(local.read(key), areKept)) || [];
  useStore.setState({ records });
  return records;
}
loadRecent();
useSession.subscribe((now, before) => {
  if (now.userName !== before.userName || now.tenant !== before.tenant) loadRecent();
});

/** Puts a record at the head of the list; for pages that show one record, once its name is known. */
export function noteRecent({ path, title, kind }: RecentRecord) {
  const key = storageKey();
  // A sign-out in another tab has dropped them: none comes back.
  if (!key || !title || !isOwnSession()) return;
  const noted: Kept = { path, title, kind, substation: useSubstations.getState().chosen.id };
  const others = loadRecent().filter((record) => record.path !== path);
  const records = [noted, ...others].slice(0, maxRecentRecords);
  local.write(key, JSON.stringify(records));
  useStore.setState({ records });
}

/** The last records opened under the chosen sub-station, the newest first. */
export function useRecent(): RecentRecord[] {
  const records = useStore((state) => state.records);
  const chosen = useSubstations((state) => state.chosen.id);
  return isAllSubstations(chosen)
    ? records
    : records.filter(({ substation }) => String(substation) === String(chosen));
}
