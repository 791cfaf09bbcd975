import { useEffect, useEffectEvent, useState } from 'react';
import { firstPage } from '@/config/limits';
import { useLoad } from '@/elements/query/use-load';
import {
  visibleDueWork,
  visibleMenuWork,
  type DueWork,
  type MenuWork,
} from '@/elements/work/waiting-work';
import { workLists } from '@/elements/work/work-lists';
import { t, useTranslation } from '@/i18n';
import { isRecord } from '@/lib/guards';
import { emptyText } from '@/lib/intl';
import { elapsedTime } from '@/lib/relative-time';
import { dayMs, toDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import { smsDaysLeft } from '@/pages/shared/sms-days';
import { useCan } from '@/stores/app-config';
import { queueParameter } from '@/stores/tabs';
import { useMinute, useToday } from '@/ui/use-clock';
import { isShort, useSeesSmsAccounts, useSmsAccounts } from './sms-accounts';
import { pages, useAddressOf } from './targets';
import { Tile, Tiles, type TileProps } from './tile';

type AnyWork = MenuWork | DueWork;

const conditionsOf = (work: AnyWork, now: number) =>
  'where' in work ? work.where : work.whereAt(now);

/** What a list says about the waiting records: their number, and the time of the most urgent one. */
interface Waiting {
  /** undefined when the list does not say it, or could not be loaded. */
  count?: number;
  time?: unknown;
}

/** Asks a list for its first waiting record, which says the number of all as well. */
async function waitingIn(work: AnyWork, now: number, signal: AbortSignal): Promise<Waiting> {
  const query = {
    ...conditionsOf(work, now),
    page: firstPage,
    limit: 1,
    sort: `${work.time} ascending`,
  };
  try {
    const page = await workLists[work.key](query, { quiet: true, signal });
    const first: unknown = page.items[0];
    return {
      count: page.isTotalUnknown ? undefined : page.totalCount,
      time: isRecord(first) ? first[work.time] : undefined,
    };
  } catch {
    // The list itself reports why it cannot be loaded.
    return {};
  }
}

function ageText(time: unknown, now: number) {
  const age = elapsedTime(time, now);
  if (!age || age.key === 'at') return undefined;
  return t('dashboard.work.oldest', {
    age: t(`elements.time.${age.key}`, { count: age.count }),
  });
}
function deadlineText(time: unknown, today: number) {
  const date = toDate(time);
  if (!date) return undefined;
  return t('dashboard.work.soonest', {
    count: Math.max(0, Math.floor((date.getTime() - today) / dayMs)),
  });
}

interface Times {
  now: number;
  today: number;
}

function tileOf(work: AnyWork, waiting: Waiting | undefined, { now, today }: Times): TileProps {
  const query = {
    ...conditionsOf(work, today),
    ...('hasQueue' in work && work.hasQueue && { [queueParameter]: 'first' }),
  };
  return {
    title: t(`dashboard.work.${work.key}`),
    value: waiting && (Number.isFinite(waiting.count) ? waiting.count : emptyText),
    about:
      waiting && ('where' in work ? ageText(waiting.time, now) : deadlineText(waiting.time, today)),
    verb: t(queueParameter in query ? 'dashboard.work.handle' : 'dashboard.work.open'),
    address: `${work.path}?${queryString(query)}`,
  };
}

/** Loads the waiting records of the lists, again after a minute while the page is visible. */
function useWaiting(works: AnyWork[], { now, today }: Times) {
  const keys = works.map(({ key }) => key);
  const load = useLoad(['work', today, ...keys], (signal) =>
    Promise.all(works.map((work) => waitingIn(work, today, signal))),
  );
  const [loadedAt] = useState(now);
  const onMinute = useEffectEvent(() => {
    if (now !== loadedAt && !document.hidden) load.reload();
  });
  useEffect(() => onMinute(), [now]);
  return load.data;
}

/** What waits for the user, counted by the lists that the user may open; empty lists come last. */
function LoadedTiles() {
  const times = { now: useMinute(), today: useToday() };
  const works = [...visibleMenuWork(), ...visibleDueWork()];
  const waiting = useWaiting(works, times);
  const accounts = useSmsAccounts().data;
  const addressOf = useAddressOf();
  const tiles = works.map((work, index) => tileOf(work, waiting?.[index], times));
  if (accounts) {
    const short = accounts.filter(isShort);
    const least = Math.min(...short.map((account) => smsDaysLeft(account) ?? Infinity));
    tiles.push({
      title: t('dashboard.work.smsShort'),
      value: short.length,
      about: Number.isFinite(least) ? t('dashboard.work.leastDays', { count: least }) : undefined,
      verb: t('dashboard.work.open'),
      address: addressOf({ page: pages.smsAccounts, query: { isLow: true } }) ?? pages.smsRecharge,
      isUrgent: short.length > 0,
    });
  }
  const ordered = tiles.toSorted(
    (one, other) => Number(one.value === 0) - Number(other.value === 0),
  );
  return ordered.map((tile) => <Tile key={tile.title} {...tile} />);
}

/** Nothing is loaded before `isReady`: the figures of the page come first. */
export function WorkTiles({ isReady }: { isReady: boolean }) {
  const { t: text } = useTranslation();
  useCan();
  const today = useToday();
  const works = [...visibleMenuWork(), ...visibleDueWork()];
  const seesAccounts = useSeesSmsAccounts();
  if (works.length === 0 && !seesAccounts) return null;
  return (
    <Tiles id="work" title={text('dashboard.work.title')}>
      {isReady ? (
        <LoadedTiles />
      ) : (
        works.map((work) => <Tile key={work.key} {...tileOf(work, undefined, { now: 0, today })} />)
      )}
    </Tiles>
  );
}
