import type { Id } from '@/api/types';
import { deniedKey, storageKeys } from '@/config/limits';
import { draftOwner, forgetDrafts } from '@/lib/drafts';
import { cookies, local, sessionStore } from '@/lib/storage';
import { hashUser } from '@/lib/user-hash';
import { ownPrefixes } from './own-prefixes';

/** Drops what this window remembers of what was looked at: titles of tabs and addresses may name customers. */
export function forgetWindow() {
  const keys = [storageKeys.tabs, storageKeys.reloadedFor, deniedKey];
  const created = sessionStore.keys().filter((key) => key.startsWith(ownPrefixes.createdCompany));
  for (const key of [...keys, ...created]) sessionStore.remove(key);
}

/**
 * Drops at the sign-out what may name others, and what the server knows anyway. Of somebody who could not be loaded
 * nobody knows the keys: then all of this browser goes.
 */
export function forgetPersonalData(tenantId: Id | undefined, userName: string) {
  forgetDrafts(userName && draftOwner(tenantId, userName));
  const recent = ownPrefixes.recent + (userName && hashUser(tenantId, userName));
  const settings = ownPrefixes.tableSetting + (userName && `${userName}_`);
  const isGone = (key: string) => key.startsWith(recent) || key.startsWith(settings);
  for (const key of local.keys().filter(isGone)) local.remove(key);
  for (const key of cookies.keys().filter(isGone)) cookies.remove(key);
  forgetWindow();
}
