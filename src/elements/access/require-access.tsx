import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Policy } from '@/policies';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { ForbiddenPage } from './forbidden-page';

/** Renders its children for users with the policy, and otherwise a page that names the missing policy. */
export function RequirePolicy({ policy, children }: { policy: Policy; children: ReactNode }) {
  const can = useCan();
  const { pathname, search } = useLocation();
  if (can(policy)) return children;
  const page = findRoute(flatten(routeRows), pathname);
  const access = { page, address: pathname + search, policy, isGranted: false };
  return <ForbiddenPage access={access} text="elements.denied.part" />;
}

interface RequireRoleProps {
  /** The user needs one of these roles. The server defines them; the console has no list of roles. */
  roles: readonly string[];
  children: ReactNode;
}

/** Draws its children only for users with one of the roles. */
export function RequireRole({ roles, children }: RequireRoleProps) {
  const hasRole = useSession((state) => state.roles.some((role) => roles.includes(role)));
  return hasRole && children;
}
