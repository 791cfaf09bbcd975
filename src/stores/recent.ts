import type { Id } from '@/api/types';
import { isId, isRecord, isString } from '@/lib/guards';
import { isCurrentSession } from './current-session';
import { perUser, perUserKey, userKeyPrefixes } from './per-user';
import { isAllSubstations, useSubstations } from './substations';

/** The number of recent records that the palette remembers. */
const maxRecentRecords = 20;

/** A record that the user has opened. */
export interface RecentRecord {
  /** The path of its page, with the query where the query identifies the record. */
  path: string;
  /** The name of the record. */
  title: string;
  /** The kind of record: the locale key `palette.kinds.<kind>`; without such a key the title of its page is used. */
  kind: string;
}
interface StoredRecord extends RecentRecord {
  /** The sub-station that was chosen when the record was opened; under another one the record may not be visible. */
  substation: Id;
}

const isStoredRecord = (value: unknown): value is StoredRecord =>
  isRecord(value) &&
  isString(value.path) &&
  isString(value.title) &&
  isString(value.kind) &&
  isId(value.substation);
const isStoredRecords = (value: unknown): value is StoredRecord[] =>
  Array.isArray(value) && value.every(isStoredRecord);

const recent = perUser<StoredRecord[]>(userKeyPrefixes.recent, isStoredRecords, []);

/** Puts a record at the start of the list. Pages of one record call it when they know its name. */
export function addRecentRecord({ path, title, kind }: RecentRecord) {
  // A sign-out in another tab has deleted the records; this tab must not store them again.
  if (!perUserKey(userKeyPrefixes.recent) || !title || !isCurrentSession()) return;
  const added: StoredRecord = {
    path,
    title,
    kind,
    substation: useSubstations.getState().chosen.id,
  };
  recent.update((records) =>
    [added, ...records.filter((record) => record.path !== path)].slice(0, maxRecentRecords),
  );
}

/** The records opened under the chosen sub-station, the newest first. */
export function useRecentRecords(): RecentRecord[] {
  const records = recent.useValue((value) => value);
  const chosen = useSubstations((state) => state.chosen.id);
  return isAllSubstations(chosen)
    ? records
    : records.filter(({ substation }) => String(substation) === String(chosen));
}
