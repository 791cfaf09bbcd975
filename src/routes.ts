import { P } from '@/policies';

/** Names of the icons the menu can draw; the pictures are chosen in `app/layout/icons.tsx`. */
export type IconName =
  | 'dashboard'
  | 'base-support'
  | 'platform-site'
  | 'platform-base-configuration'
  | 'substation-employee'
  | 'substation-sms-recharge'
  | 'company'
  | 'today-line-price'
  | 'source'
  | 'rank'
  | 'marketing'
  | 'configuration'
  | 'consultation'
  | 'user'
  | 'identity'
  | 'settings';

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
  /** A query key that names the record: two values of it are two tabs. */
  identity?: string;
  children?: RouteRow[];
}

/** Pages of the demo build only: for those who look at the elements, not for those who work with them. */
const demoRows: RouteRow[] =
  import.meta.env.VITE_MOCK === 'on'
    ? [
        { path: 'gallery', hidden: true },
        { path: 'gallery-bench', hidden: true },
        { path: 'gallery-record/:id', hidden: true, identity: 'part' },
      ]
    : [];

/** Every page behind the sign-in. Titles are `routes.<full path without parameters>`. */
export const routeRows: RouteRow[] = [
  { path: 'dashboard', icon: 'dashboard', affix: true },
  {
    path: 'company',
    policy: '',
    icon: 'company',
    children: [{ path: 'company-list', policy: P.companyList }],
  },
  {
    path: 'today-line-price',
    policy: '',
    icon: 'today-line-price',
    children: [{ path: 'today-line-price', policy: P.todayLinePrice }],
  },
  {
    path: 'source',
    policy: '',
    icon: 'source',
    children: [{ path: 'source-management', policy: P.goodsOrder }],
  },
  {
    path: 'profile',
    hidden: true,
    children: [
      { path: 'index', hidden: true },
      { path: 'change-password', hidden: true },
    ],
  },
  { path: 'settings', hidden: true, children: [{ path: 'index', hidden: true }] },
  ...demoRows,
];

/** Behind the sign-in, but never a tab. */
export const untabbedPaths = ['/404', '/401'];
