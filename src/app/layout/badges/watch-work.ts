import type { WaitingWork } from '@/api/platform/statistics';
import { visibleMenuWork } from '@/elements/work/waiting-work';
import { useAppConfig } from '@/stores/app-config';
import { useLock } from '@/stores/lock';
import { isOffline, useNetwork } from '@/stores/network';
import { noBadges, useBadges } from './badges';
import { workCounter } from './count-work';

/** The interval at which the badges of the menu are loaded again. */
export const badgePollMs = 60_000;

/** Shows the counts of the pages that the user may open. */
function show(work: Partial<WaitingWork>) {
  const badges = visibleMenuWork();
  const kinds = [...new Set(badges.map(({ key }) => key))];
  // A server that does not know a kind of work leaves it out.
  useBadges.setState({
    counts: Object.fromEntries(badges.map(({ path, key }) => [path, work[key] ?? 0])),
    total: kinds.reduce((sum, kind) => sum + (work[kind] ?? 0), 0),
  });
}

/**
 * Loads the waiting work every minute while the badges are visible; after a longer absence as soon as the
 * window is shown again or the network is back. A failure keeps the last counts. Returns a function that stops it.
 */
export function watchWork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let askedAt = -Infinity;
  let last: Partial<WaitingWork> | undefined;
  const count = workCounter();
  let isOver = false;

  const canAsk = () =>
    !document.hidden && !isOffline() && !useLock.getState().locked && visibleMenuWork().length > 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void ask(), badgePollMs);
  };
  const ask = async () => {
    wait();
    if (!canAsk()) return;
    askedAt = Date.now();
    // The response to an earlier request must not replace a later one.
    running?.abort();
    running = new AbortController();
    try {
      last = await count(running.signal);
      show(last);
    } catch {
      // The next round asks again.
    }
  };
  /** Several of these events can come at once. */
  const onReturn = () => {
    if (!document.hidden && Date.now() - askedAt >= badgePollMs) void ask();
  };
  const stopGrants = useAppConfig.subscribe(() => last && show(last));
  const stopLock = useLock.subscribe(({ locked }, before) => {
    if (before.locked && !locked) onReturn();
  });
  document.addEventListener('visibilitychange', onReturn);
  const stopNetwork = useNetwork.subscribe(({ status }, before) => {
    if (before.status === 'offline' && status !== 'offline') onReturn();
  });
  const stop = () => {
    isOver = true;
    running?.abort();
    clearTimeout(timer);
    stopGrants();
    stopLock();
    document.removeEventListener('visibilitychange', onReturn);
    stopNetwork();
    useBadges.setState(noBadges);
  };
  void ask();
  return stop;
}
