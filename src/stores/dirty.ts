import { create } from 'zustand';

/** The forms with unsaved changes, each with the key of its tab; '' for a form outside the tabs. */
export const useDirty = create<{ work: ReadonlyMap<string, string> }>(() => ({ work: new Map() }));

/** Marks a form as dirty or clean. `tab` is a result of `tabKey`. */
export function setDirty(form: string, dirty: boolean, tab = '') {
  const { work } = useDirty.getState();
  if (work.has(form) === dirty) return;
  const next = new Map(work);
  if (dirty) next.set(form, tab);
  else next.delete(form);
  useDirty.setState({ work: next });
}

/** One tab key or several; undefined means all tabs. */
export type Tabs = string | readonly string[] | undefined;
const includes = (tabs: Tabs, tab: string) => tabs === undefined || [tabs].flat().includes(tab);

/** Whether a form in the tabs has unsaved changes. */
export const hasUnsavedWork = (tabs?: Tabs): boolean =>
  [...useDirty.getState().work.values()].some((tab) => includes(tabs, tab));

/** Marks the forms of the tabs as clean, after the user has agreed to lose the changes. */
export function clearDirty(tabs?: Tabs) {
  const remaining = [...useDirty.getState().work].filter(([, tab]) => !includes(tabs, tab));
  useDirty.setState({ work: new Map(remaining) });
}

/** Removes the marks of forms that are gone with their tab. A form outside the tabs keeps its own. */
export function forgetClosedTabs(open: readonly string[]) {
  const { work } = useDirty.getState();
  const kept = [...work].filter(([, tab]) => tab === '' || open.includes(tab));
  if (kept.length < work.size) useDirty.setState({ work: new Map(kept) });
}

let lastWork = 0;
const batchPrefix = 'batch ';

function track(kind: string, tab: string): () => void {
  lastWork += 1;
  const key = `${kind}${lastWork}`;
  setDirty(key, true, tab);
  return () => setDirty(key, false, tab);
}

/**
 * Marks the tab as having unsaved work while a file is uploading, so that leaving asks first. Returns a function that
 * ends it, which may be called twice. A form waits for its own uploads through `useAddPendingWork`.
 */
export const trackUpload = (tab: string) => track('upload ', tab);

/** The same while a batch runs. */
export const trackBatch = (tab: string) => track(batchPrefix, tab);

/** Whether a batch of the tabs is running. */
export const isBatchRunning = (tabs?: Tabs): boolean =>
  [...useDirty.getState().work].some(
    ([key, tab]) => key.startsWith(batchPrefix) && includes(tabs, tab),
  );
