import { local, parseStored } from './storage';

/** What somebody typed and has not saved. */
export interface Draft {
  /** When, in ms. */
  at: number;
  values: Record<string, unknown>;
  /** The same of the record it was typed over, with the version of it. */
  base: Record<string, unknown>;
}

const prefix = 'draft:';
const dayMs = 24 * 60 * 60 * 1000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.at === 'number' && isObject(value.values) && isObject(value.base);

/** What the keys of all drafts of a user begin with. */
export const draftOwner = (tenantId: string | number | undefined, userName: string) =>
  `${tenantId ?? ''}|${userName}|`;

export const readDraft = (key: string): Draft | null =>
  parseStored(local.read(prefix + key), isDraft);

export const writeDraft = (key: string, draft: Draft) =>
  local.write(prefix + key, JSON.stringify(draft));

export const dropDraft = (key: string) => local.remove(prefix + key);

const draftKeys = () =>
  local
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));

/** Wipes the drafts whose key begins like this; without one, all of this browser. */
export function forgetDrafts(owner = '') {
  for (const key of draftKeys()) if (key.startsWith(owner)) dropDraft(key);
}

/** Drops what is too old or cannot be read, then the oldest beyond the number kept. */
export function pruneDrafts(now: number, keepDays: number, most: number) {
  const drafts = draftKeys().map((key) => ({ key, at: readDraft(key)?.at ?? 0 }));
  const newestFirst = drafts.toSorted((one, other) => other.at - one.at);
  for (const [place, { key, at }] of newestFirst.entries()) {
    if (place >= most || now - at > keepDays * dayMs) dropDraft(key);
  }
}
