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

/** The key of a tab, those of several, or nothing: everywhere. */
export type Tabs = string | readonly string[] | undefined;
const includes = (tabs: Tabs, tab: string) => tabs === undefined || [tabs].flat().includes(tab);

/** Whether there is unsaved work in some tabs, or anywhere. */
export const isAnythingDirty = (tabs?: Tabs): boolean =>
  [...useDirty.getState().work.values()].some((tab) => includes(tabs, tab));

/** Takes back the marks of some tabs, or all: the user has agreed to lose the work. */
export function forgetDirty(tabs?: Tabs) {
  const kept = [...useDirty.getState().work].filter(([, tab]) => !includes(tabs, tab));
  useDirty.setState({ work: new Map(kept) });
}
