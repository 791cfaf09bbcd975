import type { Id } from '@/api/types';
import { grantsKey } from '@/config/limits';
import { local } from '@/lib/storage';
import { loadConfiguration, useAppConfig } from './app-config';
import { useSession } from './session';
import { loadUser } from './user';

const currentUser = () => useAppConfig.getState().configuration?.currentUser;

export const isOneself = (id: Id | null | undefined): boolean =>
  id !== undefined && id !== null && String(id) === String(currentUser()?.id);

/** Whether the signed-in user has an identity role of that name. */
export const hasRole = (name: string): boolean => currentUser()?.roles?.includes(name) ?? false;

/** Asks again what the signed-in user is and may do; menu, pages and buttons follow from the answer. */
export async function reloadGrants(): Promise<void> {
  const { currentUser: user } = await loadConfiguration();
  const roles = user.roles ?? [];
  useSession.setState({ roles });
  await loadUser(roles);
}

/** After a change to what the signed-in user is or may do: here at once, and in every other tab of this browser. */
export async function ownGrantsChanged(): Promise<void> {
  local.write(grantsKey, String(Date.now()));
  await reloadGrants();
}
