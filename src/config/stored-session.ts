import { cookies, local } from '@/lib/storage';
import { storageKeys } from './limits';

/** The token is in local storage, because browsers reject long cookies. The cookie is a copy for the server. */
export const storedToken = (): string | null =>
  local.read(storageKeys.token) ?? cookies.read(storageKeys.token);

/** ABP servers read the id of the tenant from this cookie. */
export function storedTenant() {
  const id = cookies.read(storageKeys.tenant);
  return id ? { id, name: local.read(storageKeys.tenantName) ?? id } : null;
}

/** Whether the sign-in is the first page: nobody is signed in, and the address brings no session of another console. */
export const startsWithSignIn = () =>
  storedToken() === null && !/\/auth-redirect\/?$/.test(location.pathname);
