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

/** A group of the menu, visible while one of its pages is. */
const group = (path: IconName, children: RouteRow[]): RouteRow => ({
  path,
  policy: '',
  icon: path,
  children,
});

/** All pages after the sign-in. Their titles are the locale keys `routes.<full path without parameters>`. */
export const routeRows: RouteRow[] = [
  { path: 'dashboard', icon: 'dashboard', affix: true },
  group('base-support', [
    { path: 'base-data', policy: P.baseData },
    { path: 'cache', policy: P.cache },
    { path: 'client', policy: P.clientApp },
  ]),
  group('platform-site', [
    { path: 'substation-list', policy: P.substation },
    { path: 'substation-administrator', policy: P.substationTeam },
    { path: 'substation-sms-management', policy: P.substationSms },
    { path: 'substation-undertaking-area', policy: P.undertakingArea },
  ]),
  group('platform-base-configuration', [
    { path: 'company-type-settings', policy: P.companyType },
    { path: 'default-data-settings', policy: P.defaultData },
    { path: 'icon-settings', policy: P.iconSetting },
    { path: 'external-mini-program-configuration', policy: P.thirdApp },
    { path: 'source-receiving-rules', policy: P.receivingRule },
  ]),
  group('substation-employee', [
    { path: 'substation-employee-management', policy: P.substationUsers },
    { path: 'background-permission-management', policy: P.adminPower },
    { path: 'mobile-permission-management', policy: P.mobilePower },
  ]),
  group('substation-sms-recharge', [
    { path: 'sms-recharge', policy: P.smsRecharge },
    { path: 'sms-billing-details', policy: P.smsHistory },
  ]),
  group('company', [
    { path: 'company-list', policy: P.companyList },
    { path: 'create-company', policy: P.companyCreate, hidden: true },
    { path: 'company-details/:id', policy: P.companyDetail, hidden: true },
  ]),
  group('today-line-price', [{ path: 'today-line-price', policy: P.todayLinePrice }]),
  group('source', [{ path: 'source-management', policy: P.goodsOrder }]),
  group('rank', [
    { path: 'line-rank-management', policy: P.lineRanking, hidden: true },
    { path: 'line-rank-point', policy: P.lineRanking },
  ]),
  group('marketing', [
    { path: 'vote-company/:substationId/:id/:name', hidden: true },
    { path: 'carousel-management', policy: P.carousel },
    { path: 'ad-graph-management', policy: P.implantAd },
    { path: 'dialog-management', policy: P.popupAd },
    { path: 'customize-icon-config', policy: P.customIcon },
    { path: 'line-recommend', policy: P.lineRecommend },
    { path: 'logistics-headlines', policy: P.news },
    { path: 'vote-list', policy: P.vote },
  ]),
  group('configuration', [
    { path: 'forwarding-graph-config', policy: P.appForward },
    { path: 'external-company-server-config', policy: P.externalCompany },
    { path: 'logistics-equipment-config', policy: P.gear },
    { path: 'substation-market-image', policy: P.marketImage },
  ]),
  group('consultation', [
    { path: 'company-settlement-consultation', policy: P.companySettled },
    { path: 'company-vote-apply', policy: P.voteApply },
    { path: 'network-freight-consultation', policy: P.networkTransport },
    { path: 'substation-partner-application', policy: P.substationApply },
  ]),
  group('user', [
    { path: 'user-list', policy: P.consumer },
    { path: 'user-details', hidden: true, identity: 'id' },
  ]),
  group('identity', [
    { path: 'users', policy: P.identityUsers },
    { path: 'roles', policy: P.identityRoles },
  ]),
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
