import { P } from '@/policies';

/** Names of the icons the menu can draw; the pictures are chosen in `app/layout/icons.tsx`. */
export type IconName = 'dashboard' | 'company';

export interface RouteRow {
  /** Segment below the parent; a row without parent starts with its full first segment. */
  path: string;
  /** Missing: always kept. '': kept while a child is. A name: kept while that policy is granted. */
  policy?: string;
  /** Reachable, but not in the menu. */
  hidden?: boolean;
  icon?: IconName;
  /** Pinned as a tab that cannot be closed. */
  affix?: boolean;
  children?: RouteRow[];
}

/** Pages of the demo build only: for those who look at the elements, not for those who work with them. */
const demoRows: RouteRow[] =
  import.meta.env.VITE_MOCK === 'on' ? [{ path: 'gallery', hidden: true }] : [];

/** Every page behind the sign-in. Titles are `routes.<full path without parameters>`. */
export const routeRows: RouteRow[] = [
  { path: 'dashboard', icon: 'dashboard', affix: true },
  {
    path: 'company',
    policy: '',
    icon: 'company',
    children: [{ path: 'company-list', policy: P.companyList }],
  },
  { path: 'profile', hidden: true, children: [{ path: 'index', hidden: true }] },
  ...demoRows,
];

/** Behind the sign-in, but never a tab. */
export const untabbedPaths = ['/404', '/401'];
