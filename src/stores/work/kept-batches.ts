import { create } from 'zustand';
import type { ApiError, ErrorKind } from '@/api/errors';
import type { Id } from '@/api/types';
import { draftKeepDays } from '@/config/limits';
import { isId, isRecord, isString } from '@/lib/guards';
import { dayMs } from '@/lib/time';
import { perUser, userKeyPrefixes } from '@/stores/per-user';
import { scopeKey } from '@/stores/scope';
import { findTab, tabKey, useTabs } from '@/stores/tabs';
import { windowId } from './window-id';

/** The maximum number of interrupted batches that a user is shown; the oldest are dropped first. */
const maxKeptBatches = 10;
/** A batch without a response for this time does not run any more: its window was closed without an event. */
const lostBatchMs = 300_000;

/** Which requests a batch sends, and where. */
export interface BatchOrigin {
  /** `<locale file>.<section>` of the page. */
  name: string;
  /** The code of the action. */
  code: string;
  /** The name of the action for the user; names of records do not belong here. */
  title: string;
  /** The keys of the fields that are set, where the user chooses them. */
  fields?: string[];
  /** Identifies the file of an import, whose ids are the numbers of its lines. */
  file?: string;
  /** The conditions by which the records were selected, as the query of an address; missing when they were selected one by one. */
  match?: string;
}

/** Why a task has failed. The message of the server is left out, because it can contain names. */
interface KeptFailure {
  id: Id;
  kind: ErrorKind;
  status?: number;
  code?: string;
}

/** Whether a task was skipped, because its record does not match the conditions of the batch any more. */
export const isUnmatched = (error: { code?: string | null } | null | undefined): boolean =>
  error?.code === 'unmatched';

/** What became of the tasks of a batch: ids and outcomes only, never what the records contain. */
export interface KeptBatch extends BatchOrigin {
  key: string;
  /** The window that runs it. */
  window: string;
  /** The id of the tab from which it was started, and the pattern of its page; '' outside the tabs. */
  path: string;
  page: string;
  /** Tenant and sub-station, because the records cannot be found in another one. */
  scope?: string;
  /** When the last response arrived, in ms. */
  at: number;
  /** Its window was reloaded or closed. */
  isLost: boolean;
  done: Id[];
  failed: KeptFailure[];
  /** Sent, but without a response: they may have been saved or not. */
  sent: Id[];
  /** Not sent yet. */
  left: Id[];
}

const isIds = (value: unknown): value is Id[] => Array.isArray(value) && value.every(isId);
const isKeptBatch = (value: unknown): value is KeptBatch =>
  isRecord(value) &&
  [value.key, value.window, value.path, value.page, value.name, value.code, value.title].every(
    isString,
  ) &&
  typeof value.at === 'number' &&
  (value.match === undefined || isString(value.match)) &&
  (value.fields === undefined || (Array.isArray(value.fields) && value.fields.every(isString))) &&
  [value.done, value.sent, value.left].every(isIds) &&
  Array.isArray(value.failed) &&
  value.failed.every((failure) => isRecord(failure) && isId(failure.id) && isString(failure.kind));
const isKeptBatches = (value: unknown): value is KeptBatch[] =>
  Array.isArray(value) && value.every(isKeptBatch);

const batches = perUser<KeptBatch[]>(userKeyPrefixes.batches, isKeptBatches, []);

/** The batches whose results this window still shows, each with the key of its tab; true while one runs. */
const useOwn = create<{ open: ReadonlyMap<string, { tab: string; isRunning: boolean }> }>(() => ({
  open: new Map(),
}));
function setOwn(key: string, own: { tab: string; isRunning: boolean } | null) {
  const open = new Map(useOwn.getState().open);
  if (own) open.set(key, own);
  else open.delete(key);
  useOwn.setState({ open });
}

/** The ids of a batch to which nothing was done yet, as far as the browser knows. */
export const unfinishedIds = ({ left, sent, failed }: KeptBatch): Id[] => [
  ...left,
  ...sent,
  // To a skipped record nothing is left to be done.
  ...failed.filter((failure) => !isUnmatched(failure)).map(({ id }) => id),
];

/** Whether a batch does all that an interrupted one was to do: a change of other fields leaves its own to be done. */
const isSameAction = (one: BatchOrigin, other: Omit<BatchOrigin, 'title'>) =>
  one.name === other.name &&
  one.code === other.code &&
  one.file === other.file &&
  (one.fields ?? []).every((key) => other.fields?.includes(key));

/** The lines of a file that an interrupted import has done. */
export const doneLines = (origin: Omit<BatchOrigin, 'title'>): ReadonlySet<Id> =>
  new Set(batches.get().find((batch) => isSameAction(batch, origin))?.done);

/** A batch without some of its records; none when nothing of it is left. */
function without(
  batch: KeptBatch,
  origin: Omit<BatchOrigin, 'title'>,
  ids: ReadonlySet<Id>,
): KeptBatch[] {
  if (!isSameAction(batch, origin)) return [batch];
  const isOther = (id: Id) => !ids.has(id);
  const rest = {
    ...batch,
    left: batch.left.filter(isOther),
    sent: batch.sent.filter(isOther),
    failed: batch.failed.filter(({ id }) => isOther(id)),
  };
  return unfinishedIds(rest).length > 0 ? [rest] : [];
}

/** Nothing is left to be done with these records, so that interrupted batches of the action let them go. */
export function settleRecords(origin: Omit<BatchOrigin, 'title'>, ids: readonly Id[]) {
  if (ids.length) batches.update((all) => all.flatMap((one) => without(one, origin, new Set(ids))));
}

export interface BatchKeeper {
  onSent: (id: Id) => void;
  onSettled: (id: Id, error: ApiError | null) => void;
  /** Runs some of the tasks again. */
  begin: (ids: readonly Id[]) => void;
  /** The run is over, and its results are shown. */
  end: () => void;
  /** The user has seen the results. */
  dismiss: () => void;
}

export function dismissBatch(key: string) {
  setOwn(key, null);
  batches.update((all) => all.filter((batch) => batch.key !== key));
}

let lastKey = 0;

/** Keeps what becomes of a batch, so that it can be seen and continued after a reload. */
export function keepBatch(origin: BatchOrigin, ids: readonly Id[], tab: string): BatchKeeper {
  lastKey += 1;
  const key = `${windowId()} ${Date.now()} ${lastKey}`;
  const path = tab.replace(/#\d+$/, '');
  const page = findTab(path)?.name ?? '';
  const change = (part: (batch: KeptBatch) => Partial<KeptBatch>) =>
    batches.update((all) =>
      all.map((one) => (one.key === key ? { ...one, ...part(one), at: Date.now() } : one)),
    );
  const now = Date.now();
  const begun: KeptBatch = {
    ...origin,
    key,
    path,
    page,
    scope: scopeKey(),
    window: windowId(),
    at: now,
    isLost: false,
    // An import that continues another one must not do its lines again after the next interruption.
    done: origin.file === undefined ? [] : [...doneLines(origin)],
    failed: [],
    sent: [],
    left: [...ids],
  };
  setOwn(key, { tab, isRunning: true });
  batches.update((all) =>
    [begun, ...all.flatMap((one) => without(one, origin, new Set(ids)))]
      .filter(({ at }) => now - at < draftKeepDays * dayMs)
      .slice(0, maxKeptBatches),
  );
  return {
    onSent: (id) =>
      change(({ left, sent }) => ({ left: left.filter((one) => one !== id), sent: [...sent, id] })),
    onSettled: (id, error) =>
      change(({ done, failed, sent, left }) => {
        const rest = sent.filter((one) => one !== id);
        if (!error) return { sent: rest, done: [...done, id] };
        // After a sign-out no request is sent.
        if (error.kind === 'cancelled') return { sent: rest, left: [...left, id] };
        const { kind, status, code: reason } = error;
        return { sent: rest, failed: [...failed, { id, kind, status, code: reason ?? undefined }] };
      }),
    begin: (again) => {
      setOwn(key, { tab, isRunning: true });
      const isOther = (id: Id) => !again.includes(id);
      change(({ failed, sent, left }) => ({
        failed: failed.filter(({ id }) => isOther(id)),
        sent: sent.filter(isOther),
        left: [...left.filter(isOther), ...again],
      }));
    },
    end: () => setOwn(key, { tab, isRunning: false }),
    dismiss: () => dismissBatch(key),
  };
}

// The results of these batches are gone with the window.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    const { open } = useOwn.getState();
    if (open.size === 0) return;
    batches.update((all) =>
      all.map((batch) => (open.has(batch.key) ? { ...batch, isLost: true } : batch)),
    );
    useOwn.setState({ open: new Map() });
  });
}

/** The batches that did not end well and whose results no popup shows. */
export function useKeptBatches(now: number): KeptBatch[] {
  const all = batches.useValue((value) => value);
  const open = useOwn((state) => state.open);
  const tabs = useTabs((state) => state.tabs);
  const isShown = (batch: KeptBatch) => {
    const own = open.get(batch.key);
    if (own)
      return !own.isRunning && own.tab !== '' && !tabs.some((tab) => tabKey(tab) === own.tab);
    return batch.isLost || batch.window === windowId() || now - batch.at > lostBatchMs;
  };
  return all.filter((batch) => unfinishedIds(batch).length > 0 && isShown(batch));
}

/** The list on screen, which knows the records of a batch. */
export interface Resumer {
  /** Loads the names of records, by id. */
  names: (ids: readonly Id[]) => Promise<ReadonlyMap<string, string>>;
  /** Continues with the records that are not done. */
  resume: (batch: KeptBatch) => void;
}
/** A batch to be continued with the selected records, by an action or by a popup of the list. */
export interface ResumedBatch {
  code: string;
  /** The keys of the fields that it was to set. */
  fields?: readonly string[];
  /** Called when it is being continued, so that it is not started again. */
  onStarted: () => void;
}
const useResumers = create<{ byName: ReadonlyMap<string, Resumer> }>(() => ({
  byName: new Map(),
}));
export const useResumer = (name: string) => useResumers(({ byName }) => byName.get(name));

/**
 * Offers to continue batches of this page while it is on screen. Returns a function that ends it. A list in a popup does
 * not take the place of the same list below it.
 */
export function offerResume(name: string, resumer: Resumer): () => void {
  if (useResumers.getState().byName.has(name)) return () => undefined;
  const change = (next: (byName: Map<string, Resumer>) => void) =>
    useResumers.setState(({ byName }) => {
      const copy = new Map(byName);
      next(copy);
      return { byName: copy };
    });
  change((byName) => byName.set(name, resumer));
  return () => change((byName) => byName.delete(name));
}
