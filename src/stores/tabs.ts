import { create } from 'zustand';
import { storageKeys } from '@/config/limits';
import { t } from '@/i18n';
import { isRecord, isString } from '@/lib/guards';
import { showNumbers } from '@/lib/mask';
import { parseStored, sessionStore } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { forgetClosedTabs, hasUnsavedWork } from './dirty';
import { screenText } from './privacy';
import { useSession } from './session';

/** Number of tab pages that stay mounted; beyond it the least recently shown page mounts again when it is shown. */
export const maxMountedTabs = 15;
/** The number of mounted tabs, the most recent ones, whose tables keep their rows in the document. */
export const maxTabsWithRows = 6;

/** A visited page. `nonce` grows with every refresh, which mounts the page again. */
export interface Tab {
  /** See `tabId`. */
  id: string;
  /** The path with its parameters, without query. */
  path: string;
  /** The query of the last visit. */
  query: string;
  /** Path and query. */
  fullPath: string;
  /** Route pattern without parameters; the title is `routes.<name>`. */
  name: string;
  /** The name of the record that the page shows; '' until the page has set it. */
  title: string;
  affix: boolean;
  nonce: number;
  /** Whether the page is mounted. A tab restored after a reload, or not visited for long, mounts on its next visit. */
  shown: boolean;
  /** A number that grows with every visit of any tab: it gives the order of the last visits. */
  seen: number;
}
/** Identifies one mount of a page: a refresh changes it. It is part of the page's query keys. */
export const tabKey = ({ id, nonce }: Pick<Tab, 'id' | 'nonce'>) => `${id}#${nonce}`;

/** Identifies a tab: its path, and the query parameter that identifies the record where the route has one. */
export function tabId(path: string, query: string, identity?: string): string {
  const bare = path.replace(/(.)\/$/, '$1');
  const value = identity && new URLSearchParams(query).get(identity);
  return value ? `${bare}?${identity}=${encodeURIComponent(value)}` : bare;
}

interface Tabs {
  tabs: Tab[];
  /** The user to whom the tabs belong: another user starts without them. */
  owner: string;
}

const textKeys = ['id', 'path', 'query', 'fullPath', 'name', 'title'];
const isTab = (value: unknown) =>
  isRecord(value) &&
  textKeys.every((key) => isString(value[key])) &&
  [value.nonce, value.seen].every(Number.isInteger);
const isTabs = (value: unknown): value is Tabs =>
  isRecord(value) && 'owner' in value && Array.isArray(value.tabs) && value.tabs.every(isTab);

/** The parameter of the address that holds the place in the queue of a list, so that a reload continues there. */
export const queueParameter = 'queue';
/** Says which tab of a page with several is shown. */
export const tabParameter = 'tab';
/** The parameter of the address that holds the id of the record which a list shows beside its rows. */
export const openParameter = 'open';
const placeParameters = [queueParameter, openParameter];

/** A query string without what is open in its list: the rows, and the view of them, are the same. */
export function withoutPlace(query: string): string {
  const params = new URLSearchParams(query);
  if (!placeParameters.some((key) => params.has(key))) return query;
  for (const key of placeParameters) params.delete(key);
  return params.size > 0 ? `?${params.toString()}` : '';
}

/**
 * A tab as a reload leaves it. A queue or a record stays open only in the visible tab, which takes it from the address:
 * no popup of a hidden tab survives a reload either.
 */
function restoreTab(tab: Tab): Tab {
  const query = withoutPlace(tab.query);
  return { ...tab, query, fullPath: tab.path + query, shown: false };
}

function restoreTabs(): Tabs {
  const { tabs, owner } = parseStored(sessionStore.read(storageKeys.tabs), isTabs) ?? {
    tabs: [],
    owner: '',
  };
  return { owner, tabs: tabs.map(restoreTab) };
}
export const useTabs = create<Tabs>(restoreTabs);

// Only paths and titles are stored, never data, so that a reload restores the tabs.
useTabs.subscribe((state) => sessionStore.write(storageKeys.tabs, JSON.stringify(state)));

// A form has no cleanup that removes its mark when it disappears with its tab, e.g. because a permission is revoked.
useTabs.subscribe(({ tabs }) => forgetClosedTabs(tabs.map(tabKey)));

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

/** Whether two query strings are equal; the order of the parameters does not matter, nor whether numbers are hidden. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) =>
    [...new URLSearchParams(showNumbers(query))].map(String).toSorted().join('&');
  return sorted(one) === sorted(other);
}

/** Whether two query strings show the same rows, whatever record is open beside them. */
export const isSameList = (one: string, other: string) =>
  isSameQuery(withoutPlace(one), withoutPlace(other));

const oldestFirst = (tabs: Tab[]) => tabs.toSorted((one, other) => one.seen - other.seen);
const latest = (tabs: Tab[]) => oldestFirst(tabs).at(-1);

/** Unmounts the tabs that were not visited for longest, but none with unsaved work. The new nonce drops their cached queries. */
function limitMounted(tabs: Tab[], visited: string): Tab[] {
  const mounted = tabs.filter((tab) => tab.shown);
  const idle = mounted.filter((tab) => tab.id !== visited && !hasUnsavedWork(tabKey(tab)));
  const excess = Math.max(0, mounted.length - maxMountedTabs);
  const unmounted = new Set(oldestFirst(idle).slice(0, excess));
  return tabs.map((tab) =>
    unmounted.has(tab) ? { ...tab, shown: false, nonce: tab.nonce + 1 } : tab,
  );
}

/** The mounted tabs that were not visited for so long that their tables render no rows; none with unsaved work. */
export function tabsWithoutRows(tabs: Tab[], active: string): ReadonlySet<Tab> {
  const hidden = tabs.filter((tab) => tab.shown && tab.id !== active);
  const resting = oldestFirst(hidden).slice(0, Math.max(0, hidden.length + 1 - maxTabsWithRows));
  return new Set(resting.filter((tab) => !hasUnsavedWork(tabKey(tab))));
}

const pinnedFirst = (tabs: Tab[]) => [
  ...tabs.filter((tab) => tab.affix),
  ...tabs.filter((tab) => !tab.affix),
];

export type Visit = Pick<Tab, 'id' | 'path' | 'query' | 'name' | 'affix' | 'shown'>;

/** Adds a page as a tab, or updates the query of an open one. */
export function visitTab(visit: Visit) {
  const tabs = openTabs();
  const before = findTab(visit.id);
  const seen = visit.shown ? 1 + Math.max(0, ...tabs.map((tab) => tab.seen)) : 0;
  const visited = { ...visit, seen, fullPath: visit.path + visit.query };
  const tab: Tab = { title: '', nonce: 0, ...before, ...visited };
  const next = before ? tabs.map((one) => (one === before ? tab : one)) : [...tabs, tab];
  setTabs(limitMounted(pinnedFirst(next), visit.id));
}

/** Mounts a page again with fresh data. When several tabs match the path, the one visited last is refreshed. */
export function refreshTab(address: string) {
  const matches = ({ id, path, fullPath }: Tab) => [id, path, fullPath].includes(address);
  const tab = latest(openTabs().filter(matches));
  if (tab) change(tab.id, { nonce: tab.nonce + 1 });
}

/** Sets the name of the record that a page shows. `key` is a result of `tabKey`. */
export function setTabTitle(key: string, title: string) {
  const tab = openTabs().find((open) => tabKey(open) === key);
  if (tab && tab.title !== title) change(tab.id, { title });
}

/** The commands that close tabs: whether they close the tab at `index`, used on the tab at `origin`. */
const closeCommands = {
  close: (index: number, origin: number) => index === origin,
  closeOthers: (index: number, origin: number) => index !== origin,
  closeLeft: (index: number, origin: number) => index < origin,
  closeRight: (index: number, origin: number) => index > origin,
  closeAll: () => true,
};
export type CloseCommand = keyof typeof closeCommands;

/** The tabs that a command closes. Pinned tabs stay. */
export function tabsToClose(command: CloseCommand, id: string): Tab[] {
  const tabs = openTabs();
  const origin = tabs.findIndex((tab) => tab.id === id);
  return tabs.filter((tab, index) => !tab.affix && closeCommands[command](index, origin));
}

/** Closes tabs and returns the path to show next: the preferred tab, or else the one visited last. */
export function closeTabs(closed: Tab[], preferred: string): string {
  const ids = new Set(closed.map(({ id }) => id));
  setTabs(openTabs().filter((tab) => tab.affix || !ids.has(tab.id)));
  return (findTab(preferred) ?? latest(openTabs()))?.fullPath ?? '/';
}

/** Moves a tab before or after another one. Pinned tabs cannot be moved. */
export function moveTab(id: string, target: string, after: boolean) {
  const tab = findTab(id);
  if (!tab || tab.affix || id === target) return;
  const others = openTabs().filter((one) => one !== tab);
  const index = others.findIndex((one) => one.id === target);
  if (index >= 0) setTabs(pinnedFirst(others.toSpliced(after ? index + 1 : index, 0, tab)));
}

/** The next tab to the right or left that is not pinned: the one with which a moved tab changes places. */
export function adjacentTab(id: string, after: boolean): Tab | undefined {
  const movable = openTabs().filter((tab) => !tab.affix);
  const index = movable.findIndex((tab) => tab.id === id);
  return index < 0 ? undefined : movable[after ? index + 1 : index - 1];
}

/** Removes the tabs whose page the user may no longer see, after a change of permissions. */
export function filterTabs(keep: (tab: Tab) => boolean) {
  const tabs = openTabs();
  const remaining = tabs.filter(keep);
  if (remaining.length < tabs.length) setTabs(remaining);
}

/** All tabs but the one that was visited last, which is shown. */
export function hiddenTabs(): Tab[] {
  const shown = Math.max(...openTabs().map(({ seen }) => seen));
  return openTabs().filter(({ seen }) => seen !== shown);
}

export const clearTabs = () => setTabs([]);

/** The name of the record as the screen shows it, if the page has one, followed by the title of the page, which is the same for all. */
export function tabTitle({ name, title }: Pick<Tab, 'name' | 'title'>): string {
  const page = t(`routes.${name}`);
  return title ? t('elements.tabs.record', { page, name: screenText(title) }) : page;
}
