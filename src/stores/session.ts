import { create } from 'zustand';
import { tenantLookupApi } from '@/api/abp';
import { identityApi } from '@/api/identity';
import { tenantApi, type TableSetting, type TenantProfile } from '@/api/tenant';
import type { Id } from '@/api/types';
import { env } from '@/config/env';
import { storageKeys } from '@/config/limits';
import { cookies, local } from '@/lib/storage';
import { forgetConfiguration, loadConfiguration } from './app-config';
import { forgetSubstations } from './substations';

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
const storedToken = () => local.read(storageKeys.token) ?? cookies.read(storageKeys.token);

export const useSession = create<Session>(() => ({
  ...nobody,
  token: storedToken(),
  tenant: storedTenant(),
  profile: null,
}));

function storeToken(token: string) {
  local.write(storageKeys.token, token);
  cookies.write(storageKeys.token, token);
  useSession.setState({ ...nobody, token });
}

/** Ends the session in this browser: nothing of the user stays. */
export function resetSession() {
  local.remove(storageKeys.token);
  cookies.remove(storageKeys.token);
  useSession.setState({ ...nobody });
  forgetConfiguration();
  forgetSubstations();
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
  // The configuration loaded so far speaks of nobody.
  forgetConfiguration();
}

/** Tells the server, but ends the session here whatever it says. */
export async function signOut(): Promise<void> {
  const told = identityApi.logout(undefined, { quiet: true }).catch(() => undefined);
  resetSession();
  await told;
}

/** The tenant's short name and logo; the console works without them. */
export async function loadTenantProfile(): Promise<void> {
  const profile = await tenantApi.profile(undefined, { quiet: true }).catch(() => null);
  useSession.setState({ profile });
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
  useSession.setState({ tenant, profile: null });
  forgetConfiguration();
  // A tenant that the server has forgotten must stay clearable, so a failure here is the guard's to show later.
  await loadConfiguration().catch(() => undefined);
}
