import { ApiError } from '@/api/errors';
import { statisticsApi, type WaitingWork } from '@/api/platform/statistics';
import { badgePollMs, badgeReturnMs } from '@/config/limits';
import { can, useAppConfig } from '@/stores/app-config';
import { noBadges, useBadges } from './badges';
import { useLock } from '@/stores/lock';
import { isOffline, useNetwork } from '@/stores/network';
import { menuBadges } from './menu-badges';

const visibleBadges = () => menuBadges.filter(({ policy }) => can(policy));

/** Shows the counts of the pages that the user may open. */
function show(work: WaitingWork) {
  const badges = visibleBadges();
  const kinds = [...new Set(badges.map(({ count }) => count))];
  // A server that does not know a kind of work leaves it out.
  useBadges.setState({
    counts: Object.fromEntries(badges.map(({ path, count }) => [path, work[count] ?? 0])),
    total: kinds.reduce((sum, kind) => sum + (work[kind] ?? 0), 0),
  });
}

/** Whether the server has no such call, or never answers it to this user. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Asks every minute what waits for the user, while somebody can see the answer; once when the window is shown again and
 * when the network is back. A failure keeps the last counts. Returns a function that stops it.
 */
export function watchWork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let askedAt = -Infinity;
  let last: WaitingWork | undefined;
  let isOver = false;

  const canAsk = () =>
    !document.hidden && !isOffline() && !useLock.getState().locked && visibleBadges().length > 0;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void ask(), badgePollMs);
  };
  const ask = async () => {
    wait();
    if (!canAsk()) return;
    askedAt = Date.now();
    // An answer to an earlier request must not replace a later one.
    running?.abort();
    running = new AbortController();
    try {
      last = await statisticsApi.waiting(undefined, { quiet: true, signal: running.signal });
      show(last);
    } catch (error) {
      if (isRefused(error)) stop();
    }
  };
  /** Several of these events can come at once. */
  const onReturn = () => {
    if (!document.hidden && Date.now() - askedAt >= badgeReturnMs) void ask();
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
