import { create } from 'zustand';
import type { TokenResponse } from '@/api/identity';
import type { TableSetting, TenantProfile } from '@/api/tenant';
import type { Id } from '@/api/types';
import { activityKey, lockKey, lockReleaseKey, storageKeys } from '@/config/limits';
import { storedTenant, storedToken } from '@/config/stored-session';
import { cookies, local } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import {
  removeRenewal,
  storedRenewal,
  storeRenewal,
  type Renewal,
} from '@/stores/renewal/token-renewal';
import { clearConfiguration } from './app-config';
import { clearManagedSubstations, applyUserSubstation } from './substations';

/** Cookies are stored in days. */
const daySeconds = 86_400;

export interface Tenant {
  id: Id;
  name: string;
}
interface Session {
  token: string | null;
  tenant: Tenant | null;
  /** Name and logo of the tenant for the sidebar and the watermark. */
  profile: TenantProfile | null;
  /** '' until the user info is loaded; the guard checks it. */
  name: string;
  userName: string;
  avatar: string | null;
  introduction: string | null;
  email: string | null;
  phoneNumber: string | null;
  roles: string[];
  isPlatformUser: boolean;
  companyId: Id | null;
  tableSettings: TableSetting[];
}
const signedOut = {
  token: null,
  name: '',
  userName: '',
  avatar: null,
  introduction: null,
  email: null,
  phoneNumber: null,
  roles: [],
  isPlatformUser: false,
  companyId: null,
  tableSettings: [],
} satisfies Partial<Session>;

/** Other tabs notice the end of a session only in local storage. */
function initialToken(): string | null {
  const token = storedToken();
  if (token !== null && local.read(storageKeys.token) === null)
    local.write(storageKeys.token, token);
  return token;
}

export const useSession = create<Session>(() => ({
  ...signedOut,
  token: initialToken(),
  tenant: storedTenant(),
  profile: null,
}));

let renewedSession = storedRenewal()?.session ?? null;
let isReplacing = false;

/** Whether a renewal belongs to the session of this tab: another tab may have signed in as somebody else. */
export const isOwnSession = ({ session }: Renewal) => session === renewedSession;

/** Calls the listener when a session begins or ends, but not when its token is renewed. */
export const onSessionChange = (listener: (token: string | null) => void) =>
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token && !isReplacing) listener(token);
  });

/** The earlier tokens of the session. */
const replacedTokens = new Set<string>();
export const wasReplaced = (token: string) => replacedTokens.has(token);

/** Continues the session with a renewed token, so that everything that is loaded stays. */
function setRenewedToken(token: string) {
  const { token: before } = useSession.getState();
  if (before !== null) replacedTokens.add(before);
  isReplacing = true;
  useSession.setState({ token });
  isReplacing = false;
}

/** Writes the cookie, which expires with the token, before local storage, whose event makes the other tabs read both. */
function writeToken({ access_token, expires_in }: TokenResponse) {
  const days = expires_in > 0 ? expires_in / daySeconds : 0;
  cookies.write(storageKeys.token, access_token, days);
  local.write(storageKeys.token, access_token);
}

/** Stores a renewed token for all tabs. This tab uses it first; the others read it when local storage changes. */
export function replaceToken(response: TokenResponse) {
  setRenewedToken(response.access_token);
  writeToken(response);
}

/** Uses the token that another tab has renewed. */
export function adoptRenewedToken() {
  const [token, renewal] = [local.read(storageKeys.token), storedRenewal()];
  const { token: own } = useSession.getState();
  if (token && own && token !== own && renewal && isOwnSession(renewal)) setRenewedToken(token);
}

/** The lock and the last activity belong to one session. */
function removeLock() {
  for (const key of [lockKey, lockReleaseKey, activityKey]) local.remove(key);
}

function storeToken(response: TokenResponse) {
  writeToken(response);
  // The token is written first: a locked tab would take the missing lock for one that was deleted by hand.
  removeLock();
  replacedTokens.clear();
  useSession.setState({ ...signedOut, token: response.access_token });
}

/** Whether another tab has signed in meanwhile. */
function hasOtherSession(): boolean {
  const stored = local.read(storageKeys.token);
  return stored !== null && stored !== useSession.getState().token;
}

/** Ends the session in this browser, unless another tab has started a new one. */
export function resetSession() {
  adoptRenewedToken();
  if (!hasOtherSession()) {
    cookies.remove(storageKeys.token);
    local.remove(storageKeys.token);
    removeRenewal();
    removeLock();
  }
  replacedTokens.clear();
  useSession.setState({ ...signedOut });
  clearConfiguration();
  clearManagedSubstations();
}

/** Starts the session of the token with which the server has answered a sign-in. */
export function startSession(userName: string, response: TokenResponse) {
  const token = response.access_token;
  storeRenewal(token, response);
  renewedSession = token;
  storeToken(response);
  applyUserSubstation(hashUser(useSession.getState().tenant?.id, userName));
  // The configuration was loaded without a user.
  clearConfiguration();
}

/** Stores the tenant for this and the next visit; its profile and configuration are others. */
export function setTenant(tenant: Tenant | null) {
  if (tenant) {
    cookies.write(storageKeys.tenant, String(tenant.id));
    local.write(storageKeys.tenantName, tenant.name);
  } else {
    cookies.remove(storageKeys.tenant);
    local.remove(storageKeys.tenantName);
  }
  useSession.setState({ tenant, profile: null });
  clearConfiguration();
}
