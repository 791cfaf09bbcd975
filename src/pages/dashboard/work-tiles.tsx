import { elapsedText } from '@/elements/text/relative-text';
import { visibleDueWork, visibleMenuWork } from '@/elements/work/waiting-work';
import { t, useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { dayMs, toDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import { smsDaysLeft } from '@/pages/shared/sms-days';
import { useCan } from '@/stores/app-config';
import { queueParameter } from '@/stores/tabs';
import { useMinute, useToday } from '@/ui/use-clock';
import { isShort, useSeesSmsAccounts, useSmsAccounts } from './sms-accounts';
import { pages, useAddressOf } from './targets';
import { Tile, Tiles, type TileProps } from './tile';
import {
  conditionsOf,
  mostUrgentFirst,
  useWaiting,
  type AnyWork,
  type Times,
  type Waiting,
} from './waiting';

function ageText(time: unknown, now: number) {
  const age = elapsedText(time, now);
  return age && t('dashboard.work.oldest', { age });
}
function deadlineText(time: unknown, today: number) {
  const date = toDate(time);
  if (!date) return undefined;
  return t('dashboard.work.soonest', {
    count: Math.max(0, Math.floor((date.getTime() - today) / dayMs)),
  });
}

function tileOf(work: AnyWork, waiting: Waiting | undefined, { now, today }: Times): TileProps {
  const query = {
    ...conditionsOf(work, today),
    sort: mostUrgentFirst(work),
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

/** The accounts whose messages run out; undefined for a user who may not see any account. */
function useShortAccounts(enabled: boolean): TileProps | undefined {
  const isSeen = useSeesSmsAccounts();
  const { data: accounts, hasFailed } = useSmsAccounts({ enabled });
  const addressOf = useAddressOf();
  if (!isSeen) return undefined;
  const short = accounts?.filter(isShort) ?? [];
  const least = Math.min(...short.map((account) => smsDaysLeft(account) ?? Infinity));
  return {
    title: t('dashboard.work.smsShort'),
    value: accounts ? short.length : hasFailed ? emptyText : undefined,
    about: Number.isFinite(least) ? t('dashboard.work.leastDays', { count: least }) : undefined,
    verb: t('dashboard.work.open'),
    address: addressOf({ page: pages.smsAccounts, query: { isLow: true } }) ?? pages.smsRecharge,
    isUrgent: short.length > 0,
  };
}

/**
 * A tile for each list that the user may open, which counts what waits there. Accounts that run out stand before the
 * deadlines: they may be red, while often no vote ends soon.
 */
export function useWorkTiles(isReady: boolean): (TileProps & { key: string })[] {
  useCan();
  const times = { now: useMinute(), today: useToday() };
  const menuWork = visibleMenuWork();
  const works = [...menuWork, ...visibleDueWork()];
  const waiting = useWaiting(works, times, isReady);
  const shortAccounts = useShortAccounts(isReady);
  const tiles: (TileProps & { key: string })[] = works.map((work, index) => ({
    key: work.key,
    ...tileOf(work, waiting?.[index], times),
  }));
  if (shortAccounts) tiles.splice(menuWork.length, 0, { key: 'smsShort', ...shortAccounts });
  return tiles;
}

/**
 * What waits for the user, counted by the lists that the user may open. The tiles are rendered at once and keep their
 * places when the counts arrive, but nothing is loaded before `isReady`: the figures of the page come first.
 */
export function WorkTiles({ isReady }: { isReady: boolean }) {
  useTranslation();
  const tiles = useWorkTiles(isReady);
  if (tiles.length === 0) return null;
  return (
    <Tiles id="work" title={t('dashboard.work.title')}>
      {tiles.map(({ key, ...tile }) => (
        <Tile key={key} {...tile} />
      ))}
    </Tiles>
  );
}
