import { create } from 'zustand';
import { tenantLookupApi } from '@/api/abp';
import { identityApi } from '@/api/identity';
import { tenantApi, type TableSetting, type TenantProfile } from '@/api/tenant';
import type { Id } from '@/api/types';
import { env } from '@/config/env';
import { activityKey, lockKey, lockReleaseKey, storageKeys } from '@/config/limits';
import { cookies, local } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { forgetConfiguration, loadConfiguration } from './app-config';
import { forgetManaged, takeOwnChoice } from './substations';

export interface Tenant {
  id: Id;
  name: string;
}
interface Session {
  token: string | null;
  tenant: Tenant | null;
  /** What the frame and the watermark say about the tenant. */
  profile: TenantProfile | null;
  /** '' until the user info is loaded; the guard goes by it. */
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
const nobody = {
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

/** The cookie is the one servers of this kind read: the bare id. */
function storedTenant(): Tenant | null {
  const id = cookies.read(storageKeys.tenant);
  return id ? { id, name: local.read(storageKeys.tenantName) ?? id } : null;
}

/** Local storage is the source: a long token gets no cookie. The cookie is a mirror for the server side. */
function storedToken(): string | null {
  const kept = local.read(storageKeys.token);
  const mirrored = cookies.read(storageKeys.token);
  if (kept === null && mirrored !== null) local.write(storageKeys.token, mirrored);
  return kept ?? mirrored;
}

export const useSession = create<Session>(() => ({
  ...nobody,
  token: storedToken(),
  tenant: storedTenant(),
  profile: null,
}));

/** What belongs to one session and must meet no other one. */
function dropLock() {
  for (const key of [lockKey, lockReleaseKey, activityKey]) local.remove(key);
}

/** Local storage comes last but for the lock: its event tells the other tabs, which then find everything in place. */
function storeToken(token: string) {
  cookies.write(storageKeys.token, token);
  local.write(storageKeys.token, token);
  // Only after the token: a tab that is locked takes a lock that goes away for a removal by hand.
  dropLock();
  useSession.setState({ ...nobody, token });
}

/** Whether another tab has signed somebody else in since. */
function isTaken(): boolean {
  const stored = local.read(storageKeys.token);
  return stored !== null && stored !== useSession.getState().token;
}

/** Ends the session in this browser. What another tab has begun meanwhile is not this one's to end. */
export function resetSession() {
  if (!isTaken()) {
    cookies.remove(storageKeys.token);
    local.remove(storageKeys.token);
    dropLock();
  }
  loadingProfile = null;
  useSession.setState({ ...nobody });
  forgetConfiguration();
  forgetManaged();
}

export interface Credentials {
  userName: string;
  password: string;
  imageCode: string;
  codeSerialNumber: string;
}

/** Signs in and stores the token. The password goes out as typed and is kept nowhere. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { access_token: token } = await identityApi.token({
    grant_type: 'password',
    scope: env.scope,
    username: credentials.userName,
    password: credentials.password,
    client_id: env.clientId,
    client_secret: env.clientSecret,
    imageCode: credentials.imageCode,
    codeSerialNumber: credentials.codeSerialNumber,
  });
  storeToken(token);
  takeOwnChoice(hashUser(useSession.getState().tenant?.id, credentials.userName));
  // The configuration loaded so far speaks of nobody.
  forgetConfiguration();
}

/** Calls made meanwhile share the answer. */
let loadingProfile: Promise<void> | null = null;

/** The tenant's short name and logo; the console works without them. */
export function loadTenantProfile(): Promise<void> {
  if (loadingProfile) return loadingProfile;
  const loading: Promise<void> = tenantApi
    .profile(undefined, { quiet: true })
    .catch(() => null)
    .then((profile) => {
      // Another user or tenant meanwhile: it speaks of the one before.
      if (loadingProfile !== loading) return;
      loadingProfile = null;
      useSession.setState({ profile });
    });
  loadingProfile = loading;
  return loading;
}

export type TenantOutcome = 'set' | 'cleared' | 'unknown' | 'inactive';

/** Looks a tenant up by name and stores it; '' clears it. An unknown or inactive one changes nothing. */
export async function chooseTenant(name: string): Promise<TenantOutcome> {
  if (!name) {
    if (useSession.getState().tenant) await storeTenant(null);
    return 'cleared';
  }
  const answer = await tenantLookupApi.byName({ name });
  if (!answer.success || answer.tenantId === null) return 'unknown';
  if (answer.isActive === false) return 'inactive';
  await storeTenant({ id: answer.tenantId, name: answer.name ?? name });
  return 'set';
}

async function storeTenant(tenant: Tenant | null) {
  if (tenant) {
    cookies.write(storageKeys.tenant, String(tenant.id));
    local.write(storageKeys.tenantName, tenant.name);
  } else {
    cookies.remove(storageKeys.tenant);
    local.remove(storageKeys.tenantName);
  }
  loadingProfile = null;
  useSession.setState({ tenant, profile: null });
  forgetConfiguration();
  // A tenant that the server has forgotten must stay clearable, so a failure here is the guard's to show later.
  await loadConfiguration().catch(() => undefined);
}
