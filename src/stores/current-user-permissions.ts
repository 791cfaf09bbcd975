import type { Id } from '@/api/types';
import { grantsKey } from '@/config/limits';
import { local } from '@/lib/storage';
import { reloadConfiguration, useAppConfig } from './app-config';
import { useSession } from './session';
import { loadUser } from './user';

const currentUser = () => useAppConfig.getState().configuration?.currentUser;

export const isCurrentUser = (id: Id | null | undefined): boolean =>
  id !== undefined && id !== null && String(id) === String(currentUser()?.id);

/** Whether the signed-in user has the identity role. */
export const hasRole = (name: string): boolean => currentUser()?.roles?.includes(name) ?? false;

/** Whether the signed-in user has an identity role that is not among these. */
export const losesRole = (names: readonly string[]): boolean =>
  currentUser()?.roles?.some((name) => !names.includes(name)) ?? false;

/** Loads user and permissions again; menu, pages and buttons re-render with the result. */
export async function reloadPermissions(): Promise<void> {
  const { currentUser: user } = await reloadConfiguration();
  const roles = user.roles ?? [];
  useSession.setState({ roles });
  await loadUser(roles);
}

/** Tells the other tabs of this browser that permissions of the signed-in user have changed. */
export const announcePermissions = () => local.write(grantsKey, String(Date.now()));
