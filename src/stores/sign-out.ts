import { identityApi } from '@/api/identity';
import { forgetPersonalData } from './personal-data';
import { resetSession, useSession } from './session';

/** Tells the server, but ends the session here whatever it says; nothing that names others stays. */
export async function signOut(): Promise<void> {
  const { tenant, userName } = useSession.getState();
  const told = identityApi.logout(undefined, { quiet: true }).catch(() => undefined);
  resetSession();
  forgetPersonalData(tenant?.id, userName);
  await told;
}
