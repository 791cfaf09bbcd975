import { isRecord } from '@/lib/guards';
import { sessionStore } from '@/lib/storage';
import { perUser, userKeyPrefixes } from './per-user';
import { useSession } from './session';
import { useTabs, type Tab } from './tabs';

/** The maximum sum of visits; beyond it all counts are halved, so that recent visits count more. */
const maxVisits = 500;

/** The number of visits by route name. */
type Visits = Readonly<Record<string, number>>;

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) && Object.values(value).every((count) => typeof count === 'number');

const visits = perUser<Visits>(userKeyPrefixes.visits, isVisits, {});

/** The highest `seen` of a tab that was counted. It is stored, because the tabs outlast a reload too. */
const countedKey = 'visitsCounted';
let counted = Number(sessionStore.read(countedKey)) || 0;
let current = '';

/** A change of the filters on the current page is not a visit. */
const isNew = ({ seen, affix, id }: Tab) => seen > counted && !affix && id !== current;

/** Halves all counts when their sum is too high, so that recent habits outweigh old ones. */
function halveOldVisits(counts: Visits): Visits {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  if (sum <= maxVisits) return counts;
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count / 2]));
}

function countVisits() {
  const { tabs } = useTabs.getState();
  const latest = tabs.toSorted((one, other) => one.seen - other.seen).at(-1);
  // The tabs of the next user start at 1 again.
  counted = Math.min(counted, latest?.seen ?? 0);
  if (!latest || latest.seen === counted) return;
  const names = tabs.filter(isNew).map(({ name }) => name);
  counted = latest.seen;
  current = latest.id;
  sessionStore.write(countedKey, String(counted));
  if (!useSession.getState().userName || names.length === 0) return;
  visits.update((before) => {
    const counts: Record<string, number> = { ...before };
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return halveOldVisits(counts);
  });
}
countVisits();
useTabs.subscribe(countVisits);
useSession.subscribe(({ userName }, before) => {
  if (userName !== before.userName) current = '';
});

/** Sorts pages by their number of visits; pages with equal numbers keep their order. */
export function useMostVisited<Page extends { name: string }>(pages: readonly Page[]): Page[] {
  const counts = visits.useValue((value) => value);
  return pages.toSorted((one, other) => (counts[other.name] ?? 0) - (counts[one.name] ?? 0));
}
