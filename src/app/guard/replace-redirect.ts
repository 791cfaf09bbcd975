import { replace } from 'react-router-dom';
import { env } from '@/config/env';

/** Where the last redirect that replaced its entry leads: one that follows from there replaces as well. */
let onward: string | null = null;

/**
 * What to throw instead of a redirect: one that takes the place of the address it leads away from, when that one is in
 * the history already (a first load, a reload, or the way back). Left there, it would lead away again whenever
 * somebody goes back. A link that is redirected has no entry yet and keeps the one of the page it stands on.
 */
export function replacing(thrown: unknown, requested: URL): unknown {
  const address = requested.pathname + requested.search;
  const isInHistory = address === location.pathname + location.search || address === onward;
  onward = null;
  const target = thrown instanceof Response ? thrown.headers.get('Location') : null;
  if (!isInHistory || target === null) return thrown;
  onward = env.basePath + target;
  return replace(target);
}
