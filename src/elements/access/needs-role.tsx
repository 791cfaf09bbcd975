import type { ReactNode } from 'react';
import { useSession } from '@/stores/session';

interface NeedsRoleProps {
  /** One of them is enough. The server names them; the console knows none itself. */
  roles: readonly string[];
  children: ReactNode;
}

/** Something that only those with one of the roles get to see; for all others it is not there. */
export function NeedsRole({ roles, children }: NeedsRoleProps) {
  const isHeld = useSession((state) => state.roles.some((role) => roles.includes(role)));
  return isHeld && children;
}
