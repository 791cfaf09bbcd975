import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isMetered } from '@/lib/dom';

/** A page that has sent no query after this time has none. */
export const firstQueryMs = 3_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
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

/**
 * Loads something once the page is there and idle, at the earliest after a delay, but not where the user saves data.
 * Errors are ignored: what was not loaded ahead is loaded when it is used.
 */
export function useLoadAhead(load: (client: QueryClient) => Promise<unknown>, delayMs = 0) {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const since = Date.now();
    const run = async () => {
      if (delayMs) await pause(delayMs);
      await whenPageIdle(client, signal, since);
      if (!signal.aborted && !isMetered()) await load(client);
    };
    run().catch(() => undefined);
    return () => controller.abort();
  }, [client, load, delayMs]);
}

/** The first region selector requests them again where this has failed. */
export const prefetchRegions = async (client: QueryClient) =>
  client.prefetchQuery((await import('./regions')).regionsQuery);
