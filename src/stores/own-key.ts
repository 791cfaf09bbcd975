import { hashUser } from '@/lib/user-hash';
import { useSession } from './session';

/** A storage key of the signed-in user, which does not name them: two people at one browser keep apart. */
export function ownKey(prefix: string): string | null {
  const { tenant, userName } = useSession.getState();
  return userName ? prefix + hashUser(tenant?.id, userName) : null;
}
