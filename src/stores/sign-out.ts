import { identityApi } from '@/api/identity';
import type { Id } from '@/api/types';
import { deniedKey, storageKeys } from '@/config/limits';
import { cookies, local, sessionStore } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { deleteDrafts, draftOwner } from './drafts';
import { userKeyPrefixes } from './per-user';
import { resetSession, useSession } from './session';

/** Deletes what this browser tab stores about visited pages: tab titles and URLs can contain names of customers. */
export function clearTabData() {
  const keys = [storageKeys.tabs, storageKeys.reloadedFor, deniedKey];
  const created = sessionStore
    .keys()
    .filter((key) => key.startsWith(userKeyPrefixes.createdCompany));
  for (const key of [...keys, ...created]) sessionStore.remove(key);
}

/**
 * Deletes data that can name other people, and data that the server has as well. When the user could not be loaded, the
 * keys of the user are unknown, so the data of all users of this browser is deleted.
 */
function clearPersonalData(tenantId: Id | undefined, userName: string) {
  deleteDrafts(userName && draftOwner(tenantId, userName));
  const recent = userKeyPrefixes.recent + (userName && hashUser(tenantId, userName));
  const settings = userKeyPrefixes.tableSetting + (userName && `${userName}_`);
  const isPersonal = (key: string) => key.startsWith(recent) || key.startsWith(settings);
  for (const key of local.keys().filter(isPersonal)) local.remove(key);
  for (const key of cookies.keys().filter(isPersonal)) cookies.remove(key);
  clearTabData();
}

/** Signs out on the server and ends the session in this browser, even when the request fails. */
export async function signOut(): Promise<void> {
  const { tenant, userName } = useSession.getState();
  const request = identityApi.logout(undefined, { quiet: true }).catch(() => undefined);
  resetSession();
  clearPersonalData(tenant?.id, userName);
  await request;
}
