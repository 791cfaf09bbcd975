import { create } from 'zustand';
import { maxVisits } from '@/config/limits';
import { local, parseStored, sessionStore } from '@/lib/storage';
import { ownPrefixes } from './own-prefixes';
import { ownKey } from './own-key';
import { useSession } from './session';
import { useTabs, type Tab } from './tabs';

/** How often each page was gone to, by the name of its route. */
type Visits = Readonly<Record<string, number>>;

const areVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number');

const storageKey = () => ownKey(ownPrefixes.visits);

function stored(): Visits {
  const key = storageKey();
  return (key && parseStored(local.read(key), areVisits)) || {};
}

const useStore = create<{ visits: Visits }>(() => ({ visits: stored() }));

/** What has been counted of this window; it outlasts a reload, as the tabs do. */
const countedKey = 'visitsCounted';
let counted = Number(sessionStore.read(countedKey)) || 0;
let current = '';

/** New conditions of a page that is in view already are no visit. */
const isNew = ({ seen, affix, id }: Tab) => seen > counted && !affix && id !== current;

function faded(visits: Visits): Visits {
  const sum = Object.values(visits).reduce((all, count) => all + count, 0);
  if (sum <= maxVisits) return visits;
  return Object.fromEntries(Object.entries(visits).map(([name, count]) => [name, count / 2]));
}

function count() {
  const { tabs } = useTabs.getState();
  const latest = tabs.toSorted((one, other) => one.seen - other.seen).at(-1);
  // Whoever signs in next begins at the first tab again.
  counted = Math.min(counted, latest?.seen ?? 0);
  if (!latest || latest.seen === counted) return;
  const key = storageKey();
  const names = tabs.filter(isNew).map(({ name }) => name);
  counted = latest.seen;
  current = latest.id;
  sessionStore.write(countedKey, String(counted));
  if (!key || names.length === 0) return;
  const visits: Record<string, number> = { ...stored() };
  for (const name of names) visits[name] = (visits[name] ?? 0) + 1;
  local.write(key, JSON.stringify(faded(visits)));
  useStore.setState({ visits });
}
count();
useTabs.subscribe(count);
useSession.subscribe(({ userName }, before) => {
  if (userName === before.userName) return;
  current = '';
  useStore.setState({ visits: stored() });
});

/** Pages in the order of how often they were gone to; those never visited stay in theirs. */
export function useMostVisited<Page extends { name: string }>(pages: readonly Page[]): Page[] {
  const visits = useStore((state) => state.visits);
  return pages.toSorted((one, other) => (visits[other.name] ?? 0) - (visits[one.name] ?? 0));
}
