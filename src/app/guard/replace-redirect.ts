import { replace } from 'react-router-dom';
import { env } from '@/config/env';

/** The target of the last redirect that replaced a history entry: a redirect from there replaces as well. */
let lastTarget: string | null = null;

/**
 * Turns a redirect into one that replaces the current history entry, when that entry is the requested URL (first load,
 * reload, back). Otherwise Back would lead to the entry that redirects again. A redirect of a link stays as it is,
 * because the current entry belongs to the page with the link.
 */
export function replaceRedirect(thrown: unknown, requested: URL): unknown {
  const path = requested.pathname + requested.search;
  const isInHistory = path === location.pathname + location.search || path === lastTarget;
  lastTarget = null;
  const target = thrown instanceof Response ? thrown.headers.get('Location') : null;
  if (!isInHistory || target === null) return thrown;
  lastTarget = env.basePath + target;
  return replace(target);
}
