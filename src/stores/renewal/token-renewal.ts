import { env } from '@/config/env';
import { renewalKey } from '@/config/limits';
import { isRecord, isString } from '@/lib/guards';
import { local, parseStored } from '@/lib/storage';

/** What renews the token of a session, for all tabs of the browser. Only there with `silentRefresh`. */
export interface Renewal {
  /** The same as long as the session lasts, whatever its token is. */
  session: string;
  refreshToken: string;
  issuedAt: number;
  expiresAt: number;
}

/** The part of a token response that is needed here. */
interface RenewableToken {
  refresh_token?: string;
  /** In seconds. */
  expires_in: number;
}

const isRenewal = (value: unknown): value is Renewal =>
  isRecord(value) &&
  isString(value.session) &&
  isString(value.refreshToken) &&
  Number.isFinite(value.issuedAt) &&
  Number.isFinite(value.expiresAt);

export const storedRenewal = () => parseStored(local.read(renewalKey), isRenewal);
/** Whether the token has ended and can be renewed. */
export const hasExpiredToken = () => (storedRenewal()?.expiresAt ?? Infinity) <= Date.now();
export const removeRenewal = () => local.remove(renewalKey);

/** Stores how to renew a token that has just arrived; removes what is stored when it cannot be renewed. */
export function storeRenewal(session: string, { refresh_token, expires_in }: RenewableToken) {
  if (!env.silentRefresh || !refresh_token || !(expires_in > 0)) return removeRenewal();
  const issuedAt = Date.now();
  const renewal: Renewal = {
    session,
    refreshToken: refresh_token,
    issuedAt,
    expiresAt: issuedAt + expires_in * 1_000,
  };
  return local.write(renewalKey, JSON.stringify(renewal));
}
