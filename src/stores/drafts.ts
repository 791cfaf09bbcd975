import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';
import { dayMs } from '@/lib/time';
import { windowId } from '@/stores/work/window-id';
import { useSession } from './session';
import { useSubstations } from './substations';

/** The unsaved values of a form. */
export interface Draft {
  /** When the values were stored, in ms. */
  at: number;
  values: Record<string, unknown>;
  /** The values and the version of the record on which the draft is based. */
  base: Record<string, unknown>;
}

const prefix = 'draft:';

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.at === 'number' && isRecord(value.values) && isRecord(value.base);

/** The start of the keys of all drafts of a user. */
export const draftOwner = (tenantId: string | number | undefined, userName: string) =>
  `${tenantId ?? ''}|${userName}|`;

/** The key of the drafts of a form. Tenant, user and sub-station are part of it, so that nobody sees the draft of another. */
export function useDraftKey(form: string | undefined): string | null {
  const tenant = useSession((state) => state.tenant?.id);
  const userName = useSession((state) => state.userName);
  const substation = useSubstations((state) => state.chosen.id);
  return form ? `${draftOwner(tenant, userName)}${substation}|${form}` : null;
}

/** The key of the draft that this window writes: another window with the same form has its own. */
export const ownDraftKey = (form: string) => `${form}|${windowId()}`;

export const readDraft = (key: string): Draft | null =>
  parseStored(local.read(prefix + key), isDraft);

export const writeDraft = (key: string, draft: Draft) =>
  local.write(prefix + key, JSON.stringify(draft));

export const deleteDraft = (key: string) => local.remove(prefix + key);

/** Calls back when another window has deleted a draft. Returns a function that ends it. */
export function onDraftDeleted(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === prefix + key && event.newValue === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const draftKeys = () =>
  local
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

interface StoredDraft {
  key: string;
  draft: Draft;
}

/** The draft of a form that this window has written, otherwise the newest of other windows, which may be closed. */
export function findDraft(form: string): StoredDraft | null {
  const own = ownDraftKey(form);
  const drafts = draftKeys()
    // Before windows had their own drafts, the key was that of the form.
    .filter((key) => key === form || key.startsWith(`${form}|`))
    .flatMap((key): StoredDraft[] => {
      const draft = readDraft(key);
      return draft ? [{ key, draft }] : [];
    })
    .toSorted((one, other) => other.draft.at - one.draft.at);
  return drafts.find(({ key }) => key === own) ?? drafts[0] ?? null;
}

/** Deletes the drafts whose key starts with `owner`; without it all drafts in this browser. */
export function deleteDrafts(owner = '') {
  for (const key of draftKeys()) if (key.startsWith(owner)) deleteDraft(key);
}

/** Deletes drafts that are too old or invalid, then the oldest ones beyond `max`. */
export function pruneDrafts(now: number, keepDays: number, max: number) {
  const drafts = draftKeys().map((key) => ({ key, at: readDraft(key)?.at ?? 0 }));
  const newestFirst = drafts.toSorted((one, other) => other.at - one.at);
  for (const [index, { key, at }] of newestFirst.entries()) {
    if (index >= max || now - at > keepDays * dayMs) deleteDraft(key);
  }
}
