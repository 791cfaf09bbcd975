import { P } from '@/policies';

/** Names of the icons of the menu; `app/layout/menu-icons.ts` contains the icons. */
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
  /** The segment after the path of the parent. */
  path: string;
  /** Missing: always visible. '': visible while a child is. A name: visible while that policy is granted. */
  policy?: string;
  /** Not in the menu. */
  hidden?: boolean;
  icon?: IconName;
  /** Always open as a pinned tab, which cannot be closed. */
  affix?: boolean;
  /** The query parameter that identifies the record: each value of it opens a tab of its own. */
  identity?: string;
  children?: RouteRow[];
}

/** Pages of the demo build only, which show the shared elements. */
const demoRows: RouteRow[] =
  import.meta.env.VITE_MOCK === 'on'
    ? [
        { path: 'gallery', hidden: true },
        { path: 'gallery-bench', hidden: true },
        { path: 'gallery-record/:id', hidden: true, identity: 'part' },
      ]
    : [];

/** All pages after the sign-in. Their titles are the locale keys `routes.<full path without parameters>`. */
export const routeRows: RouteRow[] = [
  { path: 'dashboard', icon: 'dashboard', affix: true },
  {
    path: 'base-support',
    policy: '',
    icon: 'base-support',
    children: [
      { path: 'base-data', policy: P.baseData },
      { path: 'cache', policy: P.cache },
      { path: 'client', policy: P.clientApp },
    ],
  },
  {
    path: 'platform-site',
    policy: '',
    icon: 'platform-site',
    children: [
      { path: 'substation-list', policy: P.substation },
      { path: 'substation-administrator', policy: P.substationTeam },
      { path: 'substation-sms-management', policy: P.substationSms },
      { path: 'substation-undertaking-area', policy: P.undertakingArea },
    ],
  },
  {
    path: 'platform-base-configuration',
    policy: '',
    icon: 'platform-base-configuration',
    children: [
      { path: 'company-type-settings', policy: P.companyType },
      { path: 'default-data-settings', policy: P.defaultData },
      { path: 'icon-settings', policy: P.iconSetting },
      { path: 'external-mini-program-configuration', policy: P.thirdApp },
      { path: 'source-receiving-rules', policy: P.receivingRule },
    ],
  },
  {
    path: 'substation-employee',
    policy: '',
    icon: 'substation-employee',
    children: [
      { path: 'substation-employee-management', policy: P.substationUsers },
      { path: 'background-permission-management', policy: P.adminPower },
      { path: 'mobile-permission-management', policy: P.mobilePower },
    ],
  },
  {
    path: 'substation-sms-recharge',
    policy: '',
    icon: 'substation-sms-recharge',
    children: [
      { path: 'sms-recharge', policy: P.smsRecharge },
      { path: 'sms-billing-details', policy: P.smsHistory },
    ],
  },
  {
    path: 'company',
    policy: '',
    icon: 'company',
    children: [
      { path: 'company-list', policy: P.companyList },
      { path: 'create-company', policy: P.companyCreate, hidden: true },
      { path: 'company-details/:id', policy: P.companyDetail, hidden: true },
    ],
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
    path: 'rank',
    policy: '',
    icon: 'rank',
    children: [
      { path: 'line-rank-management', policy: P.lineRanking, hidden: true },
      { path: 'line-rank-point', policy: P.lineRanking },
    ],
  },
  {
    path: 'marketing',
    policy: '',
    icon: 'marketing',
    children: [
      { path: 'vote-company/:substationId/:id/:name', hidden: true },
      { path: 'carousel-management', policy: P.carousel },
      { path: 'ad-graph-management', policy: P.implantAd },
      { path: 'dialog-management', policy: P.popupAd },
      { path: 'customize-icon-config', policy: P.customIcon },
      { path: 'line-recommend', policy: P.lineRecommend },
      { path: 'logistics-headlines', policy: P.news },
      { path: 'vote-list', policy: P.vote },
    ],
  },
  {
    path: 'configuration',
    policy: '',
    icon: 'configuration',
    children: [
      { path: 'forwarding-graph-config', policy: P.appForward },
      { path: 'external-company-server-config', policy: P.externalCompany },
      { path: 'logistics-equipment-config', policy: P.gear },
      { path: 'substation-market-image', policy: P.marketImage },
    ],
  },
  {
    path: 'consultation',
    policy: '',
    icon: 'consultation',
    children: [
      { path: 'company-settlement-consultation', policy: P.companySettled },
      { path: 'company-vote-apply', policy: P.voteApply },
      { path: 'network-freight-consultation', policy: P.networkTransport },
      { path: 'substation-partner-application', policy: P.substationApply },
    ],
  },
  {
    path: 'user',
    policy: '',
    icon: 'user',
    children: [
      { path: 'user-list', policy: P.consumer },
      { path: 'user-details', hidden: true, identity: 'id' },
    ],
  },
  {
    path: 'identity',
    policy: '',
    icon: 'identity',
    children: [
      { path: 'users', policy: P.identityUsers },
      { path: 'roles', policy: P.identityRoles },
    ],
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

/** Pages after the sign-in that are never tabs. */
export const untabbedPaths = ['/404', '/401'];
