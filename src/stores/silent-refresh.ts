import { ApiError, isNetworkError } from '@/api/errors';
import { identityApi } from '@/api/identity';
import { env } from '@/config/env';
import { maxTimerMs, renewalLockKey, renewalRetryMs } from '@/config/limits';
import { withStorageLock } from '@/lib/storage-lock';
import { adoptRenewedToken, isOwnSession, replaceToken } from './session';
import { removeRenewal, storedRenewal, storeRenewal, type Renewal } from './token-renewal';

/** A tenth of the lifetime before the end, so that a slow response still arrives in time. */
const dueAt = ({ issuedAt, expiresAt }: Renewal) => expiresAt - (expiresAt - issuedAt) / 10;

let retryAt = 0;

/** Errors after which a later try can succeed; anything else is the refusal of the server. */
const isTemporary = (error: unknown) =>
  isNetworkError(error) || (error instanceof ApiError && (error.status ?? 0) >= 500);

/** Renews the token unless another tab has done so meanwhile: each refresh token is valid once. */
async function renewOnce() {
  const renewal = storedRenewal();
  if (!renewal || !isOwnSession(renewal)) return;
  if (dueAt(renewal) > Date.now()) {
    adoptRenewedToken();
    return;
  }
  try {
    const answer = await identityApi.token(
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
    storeRenewal(renewal.session, answer);
    replaceToken(answer.access_token);
  } catch (error) {
    // Without the renewal, the next 401 opens the dialog of a session that has ended.
    if (isTemporary(error)) retryAt = Date.now() + renewalRetryMs;
    else removeRenewal();
  }
}

/** One tab at a time: the second use of a refresh token would end the session. A page without https has no Web Locks. */
async function renew() {
  if ('locks' in navigator) await navigator.locks.request('token-renewal', renewOnce);
  else await withStorageLock(renewalLockKey, renewOnce);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits until the token is due. Runs again when the page becomes visible, because a suspended computer stops timers. */
function schedule() {
  clearTimeout(timer);
  const renewal = storedRenewal();
  if (!renewal || !isOwnSession(renewal)) return;
  const waitMs = Math.max(dueAt(renewal), retryAt) - Date.now();
  timer = setTimeout(() => void renew().then(schedule), Math.min(Math.max(0, waitMs), maxTimerMs));
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
