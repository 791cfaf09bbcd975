import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Policy } from '@/policies';
import { findRoute, flatten } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import { Denied } from './forbidden-page';

/** The contents of a page that is open to everybody: those without the policy are told which one it is. */
export function NeedsPolicy({ policy, children }: { policy: Policy; children: ReactNode }) {
  const can = useCan();
  const { pathname, search } = useLocation();
  if (can(policy)) return children;
  const page = findRoute(flatten(routeRows), pathname);
  const refusal = { page, address: pathname + search, policy, granted: false };
  return <Denied refusal={refusal} text="elements.denied.part" />;
}
