import { dayMs } from '@/lib/time';
import { isRecord } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';
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

/** The key of the draft of a form. Tenant, user and sub-station are part of it, so that nobody sees the draft of another. */
export function useDraftKey(form: string | undefined): string | null {
  const tenant = useSession((state) => state.tenant?.id);
  const userName = useSession((state) => state.userName);
  const substation = useSubstations((state) => state.chosen.id);
  return form ? `${draftOwner(tenant, userName)}${substation}|${form}` : null;
}

export const readDraft = (key: string): Draft | null =>
  parseStored(local.read(prefix + key), isDraft);

export const writeDraft = (key: string, draft: Draft) =>
  local.write(prefix + key, JSON.stringify(draft));

export const deleteDraft = (key: string) => local.remove(prefix + key);

const draftKeys = () =>
  local
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

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
