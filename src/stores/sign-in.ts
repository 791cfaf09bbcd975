import { tenantLookupApi } from '@/api/abp';
import { identityApi } from '@/api/identity';
import { tenantApi } from '@/api/tenant';
import { env } from '@/config/env';
import { loadConfiguration } from './app-config';
import { onSessionChange, setTenant, startSession, useSession, type Tenant } from './session';

/** The requests with which a session begins: tenant, sign-in, and the name and logo of the tenant. */

interface Credentials {
  userName: string;
  password: string;
  imageCode: string;
  codeSerialNumber: string;
}

/** Signs in and stores the token. The password is sent as typed and not stored. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { userName, password, imageCode, codeSerialNumber } = credentials;
  const response = await identityApi.token({
    grant_type: 'password',
    scope: env.scope,
    username: userName,
    password,
    client_id: env.clientId,
    client_secret: env.clientSecret,
    imageCode,
    codeSerialNumber,
  });
  startSession(userName, response);
}

/** Calls during the request share its result. */
let loadingProfile: Promise<void> | null = null;
const forgetProfile = () => {
  loadingProfile = null;
};
onSessionChange((token) => token === null && forgetProfile());
useSession.subscribe(({ tenant }, before) => tenant !== before.tenant && forgetProfile());

/** Loads the tenant's short name and logo; errors are ignored, because the console works without them. */
export function loadTenantProfile(): Promise<void> {
  if (loadingProfile) return loadingProfile;
  const loading: Promise<void> = tenantApi
    .profile(undefined, { quiet: true })
    .catch(() => null)
    .then((profile) => {
      // The user or tenant has changed during the request, so the response belongs to the previous one.
      if (loadingProfile !== loading) return;
      loadingProfile = null;
      useSession.setState({ profile });
    });
  loadingProfile = loading;
  return loading;
}

export type TenantResult = 'set' | 'cleared' | 'unknown' | 'inactive';

async function enterTenant(tenant: Tenant | null) {
  setTenant(tenant);
  // The guard shows this error later: here it would prevent the user from clearing a tenant that the server has deleted.
  await loadConfiguration().catch(() => undefined);
}

/** Looks up a tenant by name and stores it; '' clears it. An unknown or inactive tenant changes nothing. */
export async function chooseTenant(name: string): Promise<TenantResult> {
  if (!name) {
    if (useSession.getState().tenant) await enterTenant(null);
    return 'cleared';
  }
  const found = await tenantLookupApi.byName({ name });
  if (!found.success || found.tenantId === null) return 'unknown';
  if (found.isActive === false) return 'inactive';
  await enterTenant({ id: found.tenantId, name: found.name ?? name });
  return 'set';
}
