import { create } from 'zustand';
import { deniedKey } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { parseStored, sessionStore } from '@/lib/storage';
import { onSessionChange } from './session';

/** The page that the user may not open. /404 and /401 name it and the missing permission. */
interface ForbiddenPage {
  /** The requested path. */
  path: string | null;
  /** The permission that a part of the page needs; null where the route table contains it. */
  policy: string | null;
}
const none: ForbiddenPage = { path: null, policy: null };

const isStringOrNull = (value: unknown) => value === null || isString(value);
const isForbiddenPage = (value: unknown): value is ForbiddenPage =>
  isRecord(value) && isStringOrNull(value.path) && isStringOrNull(value.policy);

export const useForbiddenPage = create<ForbiddenPage>(
  () => parseStored(sessionStore.read(deniedKey), isForbiddenPage) ?? none,
);
// The value is stored, so that the page shows the same after a reload.
useForbiddenPage.subscribe((page) => {
  if (page.path === null) sessionStore.remove(deniedKey);
  else sessionStore.write(deniedKey, JSON.stringify(page));
});

// The path can contain the id of a record, so the next user must not see it.
onSessionChange(() => useForbiddenPage.setState(none));

/** Call before a redirect to /404, or with the missing policy before one to /401. */
export const setForbiddenPage = (path: string, policy: string | null = null) =>
  useForbiddenPage.setState({ path, policy });

export const clearForbiddenPage = () => useForbiddenPage.setState(none);
