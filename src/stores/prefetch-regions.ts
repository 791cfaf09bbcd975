import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMetered } from '@/lib/dom';

/** A page that has sent no query after this time has none. */
export const firstQueryMs = 3_000;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the browser is idle; Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Whether the page has sent queries since a time and all have a response. */
function hasSettled(client: QueryClient, since: number) {
  const queries = client.getQueryCache().getAll();
  const isAnswered = queries.some(
    ({ state }) =>
      state.status !== 'pending' && Math.max(state.dataUpdatedAt, state.errorUpdatedAt) >= since,
  );
  return isAnswered && client.isFetching() === 0;
}

/**
 * Resolves when the queries of the page have settled, because they are more urgent than what waits here. Without
 * any, its code may still be loading; after a while it is a page that asks nothing.
 */
function whenSettled(client: QueryClient, signal: AbortSignal, since: number) {
  return new Promise<void>((resolve) => {
    let asksNothing = false;
    const check = () => {
      const isDone = hasSettled(client, since) || (asksNothing && client.isFetching() === 0);
      if (!signal.aborted && !isDone) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      asksNothing = true;
      check();
    }, firstQueryMs);
    const stop = client.getQueryCache().subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });
}

/** Resolves when the page has been drawn with its data, answered since a time, and the browser is idle. */
export async function whenPageIdle(client: QueryClient, signal: AbortSignal, since = 0) {
  await nextFrame();
  await nextFrame();
  await whenSettled(client, signal, since);
  await idle();
}

/** Resolves after a time, or when that is no longer wanted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function prefetchRegions(client: QueryClient, signal: AbortSignal, delayMs: number) {
  const since = Date.now();
  if (delayMs) await pause(delayMs, signal);
  if (signal.aborted) return;
  await whenPageIdle(client, signal, since);
  if (signal.aborted || isMetered()) return;
  const { regionsQuery } = await import('./regions');
  await client.prefetchQuery(regionsQuery);
}

/** Prefetches the regions after the page has loaded, at the earliest after a delay. Errors are ignored; the first region selector requests them again. */
export function usePrefetchRegions(delayMs = 0) {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    prefetchRegions(client, controller.signal, delayMs).catch(() => undefined);
    return () => controller.abort();
  }, [client, delayMs]);
}
