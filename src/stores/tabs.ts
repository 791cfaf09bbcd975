import { create } from 'zustand';
import { maxMountedTabs, maxTabsWithRows, storageKeys } from '@/config/limits';
import { parseStored, sessionStore } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { isAnythingDirty } from './dirty';
import { useSession } from './session';

/** One visited page. `nonce` grows with every refresh, which mounts the page anew. */
export interface Tab {
  /** What makes two tabs different; see `tabId`. */
  id: string;
  /** With parameters, without query. */
  path: string;
  /** As last seen. */
  query: string;
  /** Path and query. */
  fullPath: string;
  /** Route pattern without parameters; the title is `routes.<name>`. */
  name: string;
  /** The name of the record it shows, once the page has told it. */
  title: string;
  affix: boolean;
  nonce: number;
  /** Mounted. A tab restored after a reload, or left alone for long, waits until it is chosen. */
  shown: boolean;
  /** Grows with every visit, across all tabs. */
  seen: number;
}
/** Names one showing of a page: a refresh makes it another, and what the page has loaded is filed under it. */
export const tabKey = ({ id, nonce }: Pick<Tab, 'id' | 'nonce'>) => `${id}#${nonce}`;

/** The path with its parameters, and the query key that names the record where a route has one. */
export function tabId(path: string, query: string, identity?: string): string {
  const bare = path.replace(/(.)\/$/, '$1');
  const value = identity && new URLSearchParams(query).get(identity);
  return value ? `${bare}?${identity}=${encodeURIComponent(value)}` : bare;
}

interface Tabs {
  tabs: Tab[];
  /** Whose they are: the next one at this window starts without them. */
  owner: string;
}

const isTab = (value: Partial<Tab> | null) =>
  [value?.id, value?.path, value?.query, value?.fullPath, value?.name, value?.title].every(
    (text) => typeof text === 'string',
  ) && [value?.nonce, value?.seen].every(Number.isInteger);
const areTabs = (value: unknown): value is Tabs =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'tabs' in value &&
  Array.isArray(value.tabs) &&
  value.tabs.every(isTab);

function restored(): Tabs {
  const { tabs, owner } = parseStored(sessionStore.read(storageKeys.tabs), areTabs) ?? {
    tabs: [],
    owner: '',
  };
  return { owner, tabs: tabs.map((tab) => ({ ...tab, shown: false })) };
}
export const useTabs = create<Tabs>(restored);

// Addresses and titles only, never data: a reload finds the same tabs.
useTabs.subscribe((state) => sessionStore.write(storageKeys.tabs, JSON.stringify(state)));

useSession.subscribe(({ tenant, userName }) => {
  const owner = hashUser(tenant?.id, userName);
  if (userName && owner !== useTabs.getState().owner) useTabs.setState({ owner, tabs: [] });
});

const setTabs = (tabs: Tab[]) => useTabs.setState({ tabs });
const openTabs = () => useTabs.getState().tabs;
export const findTab = (id: string) => openTabs().find((tab) => tab.id === id);

function change(id: string, part: Partial<Tab>) {
  setTabs(openTabs().map((tab) => (tab.id === id ? { ...tab, ...part } : tab)));
}

/** Whether two queries say the same; the order does not matter. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) =>
    [...new URLSearchParams(query)].map(String).toSorted().join('&');
  return sorted(one) === sorted(other);
}

const longestAlone = (tabs: Tab[]) => tabs.toSorted((one, other) => one.seen - other.seen);
const latest = (tabs: Tab[]) => longestAlone(tabs).at(-1);

/** Unmounts what was left alone longest, never unsaved work; with a new key, so that what it has loaded goes too. */
function withinCap(tabs: Tab[], visited: string): Tab[] {
  const mounted = tabs.filter((tab) => tab.shown);
  const idle = mounted.filter((tab) => tab.id !== visited && !isAnythingDirty(tabKey(tab)));
  const over = Math.max(0, mounted.length - maxMountedTabs);
  const spare = new Set(longestAlone(idle).slice(0, over));
  return tabs.map((tab) => (spare.has(tab) ? { ...tab, shown: false, nonce: tab.nonce + 1 } : tab));
}

/** The mounted tabs that were left alone so long that their tables may do without rows; never where work is unsaved. */
export function restingTabs(tabs: Tab[], active: string): ReadonlySet<Tab> {
  const hidden = tabs.filter((tab) => tab.shown && tab.id !== active);
  const resting = longestAlone(hidden).slice(0, Math.max(0, hidden.length + 1 - maxTabsWithRows));
  return new Set(resting.filter((tab) => !isAnythingDirty(tabKey(tab))));
}

const pinnedFirst = (tabs: Tab[]) => [
  ...tabs.filter((tab) => tab.affix),
  ...tabs.filter((tab) => !tab.affix),
];

export type Visit = Pick<Tab, 'id' | 'path' | 'query' | 'name' | 'affix' | 'shown'>;

/** Adds a page as a tab, or notes the query an open one now shows. */
export function visitTab(visit: Visit) {
  const tabs = openTabs();
  const before = findTab(visit.id);
  const seen = visit.shown ? 1 + Math.max(0, ...tabs.map((tab) => tab.seen)) : 0;
  const visited = { ...visit, seen, fullPath: visit.path + visit.query };
  const tab: Tab = { title: '', nonce: 0, ...before, ...visited };
  const next = before ? tabs.map((one) => (one === before ? tab : one)) : [...tabs, tab];
  setTabs(withinCap(pinnedFirst(next), visit.id));
}

/** Drops what a page holds: it mounts anew. Of the tabs an address may mean it is the one visited last. */
export function refreshTab(address: string) {
  const meant = ({ id, path, fullPath }: Tab) => [id, path, fullPath].includes(address);
  const tab = latest(openTabs().filter(meant));
  if (tab) change(tab.id, { nonce: tab.nonce + 1 });
}

/** Notes the name of the record a page shows; `key` is that of the showing, see `tabKey`. */
export function nameTab(key: string, title: string) {
  const tab = openTabs().find((open) => tabKey(open) === key);
  if (tab && tab.title !== title) change(tab.id, { title });
}

/** Which tabs each way of closing means, by their place beside the one it was asked of. */
const meant = {
  close: (at: number, of: number) => at === of,
  closeOthers: (at: number, of: number) => at !== of,
  closeLeft: (at: number, of: number) => at < of,
  closeRight: (at: number, of: number) => at > of,
  closeAll: () => true,
};
export type Closing = keyof typeof meant;

/** What a way of closing takes away. Pinned tabs stay. */
export function tabsToClose(closing: Closing, id: string): Tab[] {
  const tabs = openTabs();
  const of = tabs.findIndex((tab) => tab.id === id);
  return tabs.filter((tab, at) => !tab.affix && meant[closing](at, of));
}

/** Closes tabs and answers where to go for somebody who was in one: the tab at hand, else the last visited. */
export function closeTabs(closed: Tab[], atHand: string): string {
  const ids = new Set(closed.map(({ id }) => id));
  setTabs(openTabs().filter((tab) => tab.affix || !ids.has(tab.id)));
  return (findTab(atHand) ?? latest(openTabs()))?.fullPath ?? '/';
}

/** Puts a tab beside another one. Pinned tabs stay where they are. */
export function moveTab(id: string, beside: string, after: boolean) {
  const tab = findTab(id);
  if (!tab || tab.affix || id === beside) return;
  const others = openTabs().filter((one) => one !== tab);
  const at = others.findIndex((one) => one.id === beside);
  if (at >= 0) setTabs(pinnedFirst(others.toSpliced(after ? at + 1 : at, 0, tab)));
}

/** The tab that one would change places with: the next one to the right, or to the left. Pinned ones stay. */
export function tabBeside(id: string, after: boolean): Tab | undefined {
  const free = openTabs().filter((tab) => !tab.affix);
  const at = free.findIndex((tab) => tab.id === id);
  return at < 0 ? undefined : free[after ? at + 1 : at - 1];
}

/** Drops tabs whose page is gone, after a change of rights. */
export function keepTabs(keep: (tab: Tab) => boolean) {
  const tabs = openTabs();
  const kept = tabs.filter(keep);
  if (kept.length < tabs.length) setTabs(kept);
}

export const forgetTabs = () => setTabs([]);
