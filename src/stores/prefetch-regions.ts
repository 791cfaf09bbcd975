import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const nextFrame = () => new Promise((go) => requestAnimationFrame(go));

/** Not every browser says when it is idle. */
const idle = () =>
  new Promise<void>((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => go());
    else setTimeout(go);
  });

/** Nothing is fetched either while the code that is going to is still on its way: something must have come. */
function isServed(client: QueryClient) {
  const queries = client.getQueryCache().getAll();
  return queries.some(({ state }) => state.status !== 'pending') && client.isFetching() === 0;
}

/** Resolves once the first page has what it asked for: that comes before what it may need later. */
function whenServed(client: QueryClient, signal: AbortSignal) {
  return new Promise<void>((go) => {
    const check = () => {
      if (!signal.aborted && !isServed(client)) return;
      stop();
      go();
    };
    const stop = client.getQueryCache().subscribe(check);
    signal.addEventListener('abort', check);
    check();
  });
}

async function loadAhead(client: QueryClient, signal: AbortSignal) {
  await nextFrame();
  await nextFrame();
  await whenServed(client, signal);
  await idle();
  if (signal.aborted) return;
  const { regionsQuery } = await import('./regions');
  await client.prefetchQuery(regionsQuery);
}

/** Loads the regions behind the first page; a failure waits for the first selector. For the frame. */
export function useRegionsAhead() {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    loadAhead(client, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [client]);
}
