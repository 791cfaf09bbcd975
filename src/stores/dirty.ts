import { create } from 'zustand';

/** The forms that hold unsaved work, each with the tab it stands in; '' for none. */
export const useDirty = create<{ work: ReadonlyMap<string, string> }>(() => ({ work: new Map() }));

/** Called by forms. `tab` is the key of the tab as `tabKey` of the tabs' store names it. */
export function setDirty(form: string, dirty: boolean, tab = '') {
  const { work } = useDirty.getState();
  if (work.has(form) === dirty) return;
  const next = new Map(work);
  if (dirty) next.set(form, tab);
  else next.delete(form);
  useDirty.setState({ work: next });
}

/** Whether there is unsaved work in one tab, or anywhere. */
export function isAnythingDirty(tab?: string): boolean {
  const tabs = [...useDirty.getState().work.values()];
  return tab === undefined ? tabs.length > 0 : tabs.includes(tab);
}

/** Takes back the marks of one tab, or all: the user has agreed to lose the work. */
export function forgetDirty(tab?: string) {
  const { work } = useDirty.getState();
  const kept = tab === undefined ? [] : [...work].filter(([, own]) => own !== tab);
  useDirty.setState({ work: new Map(kept) });
}
