import { createStore, get, set } from 'idb-keyval';
import { ApiError } from '@/api/errors';
import { identityApi } from '@/api/identity';
import { env } from '@/config/env';
import { withStorageLock } from '@/lib/storage-lock';
import {
  adoptRenewedToken,
  isOwnSession,
  replaceToken,
  useSession,
  wasReplaced,
} from '@/stores/session';
import { removeRenewal, storedRenewal, storeRenewal, type Renewal } from './token-renewal';

const renewalRetryMs = 30_000;
/** Local storage: the tab that renews the token, where the page has no Web Locks. */
export const renewalLockKey = 'tokenRenewalLock';
/** Browsers run a timer at once that is longer than a 32-bit number of milliseconds. */
const maxTimerMs = 2_147_483_647;

/** A tenth of the lifetime before the end, so that a slow response still arrives in time. */
const dueAt = ({ issuedAt, expiresAt }: Renewal) => expiresAt - (expiresAt - issuedAt) / 10;

let retryAt = 0;

/** Whether the server refuses the refresh token; after any other error, a later try can succeed. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 401, 403].includes(error.status ?? 0);

const times = createStore('freightline-session', 'renewal');
const timeKey = 'storedAt';
const ignore = () => undefined;

/** How long the local storage of another process may be out of date, and how often it is read. */
const lagMs = 2_000;
const lookMs = 50;

/**
 * Returns the stored renewal. The local storage of another process may be older than the lock, so that it still has a
 * used refresh token. All processes see a finished transaction of IndexedDB, which contains the time when the newest one was
 * stored.
 */
async function currentRenewal(): Promise<Renewal | null> {
  const storedAt = (await get<number>(timeKey, times).catch(ignore)) ?? 0;
  for (let waitedMs = 0; waitedMs < lagMs; waitedMs += lookMs) {
    const renewal = storedRenewal();
    if (!renewal || renewal.issuedAt >= storedAt) return renewal;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  // The clock was set back since, or another session has left the time.
  return storedRenewal();
}

/** A refused token this young would be refused again after a renewal. */
const isFresh = ({ issuedAt, expiresAt }: Renewal) =>
  Date.now() - issuedAt < (expiresAt - issuedAt) / 10;

/**
 * Renews the token unless another tab has done so meanwhile: each refresh token is valid once. `refused` is a token that
 * the server does not accept any more, whatever its time is. Throws errors after which a later try can succeed.
 */
async function renewOnce(refused: string | null) {
  const renewal = await currentRenewal();
  if (!renewal || !isOwnSession(renewal)) return;
  adoptRenewedToken();
  const { token } = useSession.getState();
  const isNeeded = refused === null ? dueAt(renewal) <= Date.now() : token === refused;
  if (!isNeeded || (refused !== null && isFresh(renewal))) return;
  try {
    const response = await identityApi.token(
      {
        grant_type: 'refresh_token',
        refresh_token: renewal.refreshToken,
        scope: env.scope,
        client_id: env.clientId,
        client_secret: env.clientSecret,
      },
      { quiet: true },
    );
    // The user has signed out during the request.
    if (storedRenewal()?.refreshToken !== renewal.refreshToken) return;
    retryAt = 0;
    // The token is written first: whoever finds the new renewal also finds the token that belongs to it.
    replaceToken(response);
    storeRenewal(renewal.session, response);
    await set(timeKey, storedRenewal()?.issuedAt ?? 0, times).catch(ignore);
  } catch (error) {
    // Without the renewal, the 401 opens the dialog of a session that has ended.
    if (isRefusal(error)) return removeRenewal();
    retryAt = Date.now() + renewalRetryMs;
    throw error;
  }
}

/** One tab at a time: the second use of a refresh token would end the session. A page without https has no Web Locks. */
async function renew(refused: string | null = null) {
  const run = () => renewOnce(refused);
  if ('locks' in navigator) await navigator.locks.request('token-renewal', run);
  else await withStorageLock(renewalLockKey, run);
}

/** Renews a token that the server has refused. Returns whether the session has another one now. */
export async function renewRefusedToken(token: string): Promise<boolean> {
  if (useSession.getState().token === token) await renew(token);
  return wasReplaced(token);
}

/** Renews the token when its time has come; a failure is tried again later. */
export const renewDueToken = () => renew().catch(ignore);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits until the token is due. Runs again when the page becomes visible, because a suspended computer stops timers. */
function schedule() {
  clearTimeout(timer);
  const renewal = storedRenewal();
  if (!renewal || !isOwnSession(renewal)) return;
  const waitMs = Math.max(dueAt(renewal), retryAt) - Date.now();
  timer = setTimeout(
    () => void renewDueToken().then(schedule),
    Math.min(Math.max(0, waitMs), maxTimerMs),
  );
}

let isKeeping = false;

/** Renews the token of the session shortly before it ends, as long as the page is open. */
export function keepTokenValid() {
  schedule();
  if (isKeeping) return;
  isKeeping = true;
  document.addEventListener('visibilitychange', schedule);
  addEventListener('online', schedule);
}
