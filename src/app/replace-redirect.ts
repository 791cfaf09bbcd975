import { env } from '@/config/env';

/** Where the last redirect that replaced its entry leads: one that follows from there replaces as well. */
let onward: string | null = null;

/**
 * Marks a redirect to take the place of the address it leads away from, when that one is in the history already: a
 * first load, a reload, or the way back. Left there, it would lead away again whenever somebody goes back. A link that
 * is redirected has no entry yet and keeps the one of the page it stands on.
 */
export function replaceEntry(thrown: unknown, requested: URL) {
  const address = requested.pathname + requested.search;
  const isInHistory = address === location.pathname + location.search || address === onward;
  onward = null;
  if (!isInHistory || !(thrown instanceof Response) || !thrown.headers.has('Location')) return;
  thrown.headers.set('X-Remix-Replace', 'true');
  onward = env.basePath + thrown.headers.get('Location');
}
