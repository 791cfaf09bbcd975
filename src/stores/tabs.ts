import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { parseStored, perTab } from '@/lib/storage';

/** One visited page. `nonce` grows with every refresh, which mounts the page anew. */
export interface Tab {
  /** With parameters, without query: what makes two tabs different. */
  path: string;
  /** Path, query and hash as last seen. */
  fullPath: string;
  /** Route pattern; the title is `routes.<name>`. */
  name: string;
  affix: boolean;
  nonce: number;
  /** Mounted; a tab restored after a reload waits until it is chosen. */
  shown: boolean;
}
/** Names one showing of a page: a refresh makes it another, and what the page has loaded is filed under it. */
export const tabKey = ({ path, nonce }: Tab) => `${path}#${nonce}`;

export interface Visit {
  path: string;
  search: string;
  name: string;
  affix: boolean;
  shown: boolean;
}

const isTabs = (value: unknown): value is Tab[] =>
  Array.isArray(value) &&
  value.every((tab) => typeof tab?.path === 'string' && typeof tab?.fullPath === 'string');

export const useTabs = create<{ tabs: Tab[] }>(() => ({
  tabs: (parseStored(perTab.read(storageKeys.tabs), isTabs) ?? []).map((tab) => ({
    ...tab,
    shown: false,
  })),
}));

// Addresses only, never data: a reload finds the same tabs.
useTabs.subscribe(({ tabs }) => perTab.write(storageKeys.tabs, JSON.stringify(tabs)));

function change(path: string, part: Partial<Tab>) {
  useTabs.setState(({ tabs }) => ({
    tabs: tabs.map((tab) => (tab.path === path ? { ...tab, ...part } : tab)),
  }));
}

const sameQuery = (one: string, other: string) => {
  const sorted = (search: string) =>
    [...new URLSearchParams(search)].map(String).toSorted().join('&');
  return sorted(one) === sorted(other);
};

/** Whether an open tab was asked for with another query than the one it shows. */
export function hasOtherQuery(path: string, search: string): boolean {
  const tab = useTabs.getState().tabs.find((open) => open.path === path);
  return tab !== undefined && !sameQuery(tab.fullPath.slice(tab.path.length), search);
}

/** Adds a page as a tab, or notes the query an open one now shows. Pinned tabs stand first. */
export function visitTab({ path, search, ...rest }: Visit) {
  const { tabs } = useTabs.getState();
  const visited = { ...rest, fullPath: path + search };
  if (tabs.some((tab) => tab.path === path)) return change(path, visited);
  const tab: Tab = { ...visited, path, nonce: 0 };
  const pinned = tabs.filter((open) => open.affix);
  const others = tabs.filter((open) => !open.affix);
  useTabs.setState({
    tabs: tab.affix ? [...pinned, tab, ...others] : [...pinned, ...others, tab],
  });
}

/** Drops what the page holds: it mounts anew. */
export function refreshTab(path: string) {
  const tab = useTabs.getState().tabs.find((open) => open.path === path);
  if (tab) change(path, { nonce: tab.nonce + 1 });
}

/** Closes a tab and answers where to go next. Pinned tabs stay. */
export function closeTab(path: string): string {
  const { tabs } = useTabs.getState();
  const at = tabs.findIndex((tab) => tab.path === path && !tab.affix);
  if (at < 0) return path;
  useTabs.setState({ tabs: tabs.toSpliced(at, 1) });
  return (tabs[at + 1] ?? tabs[at - 1])?.fullPath ?? '/';
}

/** Closes all but the pinned tabs and `path`. */
export function closeOtherTabs(path: string) {
  useTabs.setState(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.affix || tab.path === path) }));
}

/** Closes all but the pinned tabs and answers where to go next. */
export function closeAllTabs(): string {
  closeOtherTabs('');
  return useTabs.getState().tabs[0]?.fullPath ?? '/';
}

/** Drops tabs whose page is gone, after a change of rights. */
export function keepTabs(keep: (tab: Tab) => boolean) {
  useTabs.setState(({ tabs }) => ({ tabs: tabs.filter(keep) }));
}

export function forgetTabs() {
  useTabs.setState({ tabs: [] });
}
