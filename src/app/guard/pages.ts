import { page, type LoadablePage } from './loadable-page';

/** The page behind each path of the route table; the test `routes` holds the two together. */
export const pages: Record<string, LoadablePage> = {
  '/dashboard': page(() => import('@/pages/dashboard'), 'dashboard'),
  '/company/company-list': page(() => import('@/pages/company/company-list'), 'company'),
  '/company/create-company': page(() => import('@/pages/company/create-company'), 'company'),
  '/company/company-details/:id': page(() => import('@/pages/company/company-details'), 'company'),
  '/today-line-price/today-line-price': page(
    () => import('@/pages/today-line-price/today-line-price'),
    'today-line-price',
  ),
  '/source/source-management': page(() => import('@/pages/source/source-management'), 'source'),
  '/profile/index': page(() => import('@/pages/profile/index'), 'profile'),
  '/profile/change-password': page(() => import('@/pages/profile/change-password'), 'profile'),
  '/settings/index': page(() => import('@/pages/settings/index'), 'settings'),
  '/consultation/company-settlement-consultation': page(
    () => import('@/pages/consultation/company-settlement-consultation'),
    'consultation',
  ),
  '/consultation/company-vote-apply': page(
    () => import('@/pages/consultation/company-vote-apply'),
    'consultation',
  ),
  '/consultation/network-freight-consultation': page(
    () => import('@/pages/consultation/network-freight-consultation'),
    'consultation',
  ),
  '/consultation/substation-partner-application': page(
    () => import('@/pages/consultation/substation-partner-application'),
    'consultation',
  ),
  '/substation-employee/substation-employee-management': page(
    () => import('@/pages/substation-employee/substation-employee-management'),
    'substation-employee',
  ),
  '/substation-employee/background-permission-management': page(
    () => import('@/pages/substation-employee/background-permission-management'),
    'substation-employee',
  ),
  '/substation-employee/mobile-permission-management': page(
    () => import('@/pages/substation-employee/mobile-permission-management'),
    'substation-employee',
  ),
  '/identity/users': page(() => import('@/pages/identity/users'), 'identity'),
  '/identity/roles': page(() => import('@/pages/identity/roles'), 'identity'),
  '/marketing/vote-company/:substationId/:id/:name': page(
    () => import('@/pages/marketing/vote-company'),
    'marketing',
  ),
  '/marketing/carousel-management': page(
    () => import('@/pages/marketing/carousel-management'),
    'marketing',
  ),
  '/marketing/ad-graph-management': page(
    () => import('@/pages/marketing/ad-graph-management'),
    'marketing',
  ),
  '/marketing/dialog-management': page(
    () => import('@/pages/marketing/dialog-management'),
    'marketing',
  ),
  '/marketing/customize-icon-config': page(
    () => import('@/pages/marketing/customize-icon-config'),
    'marketing',
  ),
  '/marketing/logistics-headlines': page(
    () => import('@/pages/marketing/logistics-headlines'),
    'marketing',
  ),
  '/marketing/vote-list': page(() => import('@/pages/marketing/vote-list'), 'marketing'),
  '/configuration/forwarding-graph-config': page(
    () => import('@/pages/configuration/forwarding-graph-config'),
    'configuration',
  ),
  '/configuration/external-company-server-config': page(
    () => import('@/pages/configuration/external-company-server-config'),
    'configuration',
  ),
  '/configuration/logistics-equipment-config': page(
    () => import('@/pages/configuration/logistics-equipment-config'),
    'configuration',
  ),
  '/configuration/substation-market-image': page(
    () => import('@/pages/configuration/substation-market-image'),
    'configuration',
  ),
  '/base-support/base-data': page(() => import('@/pages/base-support/base-data'), 'base-support'),
  '/base-support/cache': page(() => import('@/pages/base-support/cache'), 'base-support'),
  '/base-support/client': page(() => import('@/pages/base-support/client'), 'base-support'),
  '/platform-base-configuration/company-type-settings': page(
    () => import('@/pages/platform-base-configuration/company-type-settings'),
    'platform-base-configuration',
  ),
  '/platform-base-configuration/default-data-settings': page(
    () => import('@/pages/platform-base-configuration/default-data-settings'),
    'platform-base-configuration',
  ),
  '/platform-base-configuration/icon-settings': page(
    () => import('@/pages/platform-base-configuration/icon-settings'),
    'platform-base-configuration',
  ),
  '/platform-base-configuration/external-mini-program-configuration': page(
    () => import('@/pages/platform-base-configuration/external-mini-program-configuration'),
    'platform-base-configuration',
  ),
  '/platform-base-configuration/source-receiving-rules': page(
    () => import('@/pages/platform-base-configuration/source-receiving-rules'),
    'platform-base-configuration',
  ),
  '/rank/line-rank-management': page(() => import('@/pages/rank/line-rank-management'), 'rank'),
  '/rank/line-rank-point': page(() => import('@/pages/rank/line-rank-point'), 'rank'),
  '/marketing/line-recommend': page(() => import('@/pages/marketing/line-recommend'), 'marketing'),
  '/platform-site/substation-list': page(
    () => import('@/pages/platform-site/substation-list'),
    'platform-site',
  ),
  '/platform-site/substation-administrator': page(
    () => import('@/pages/platform-site/substation-administrator'),
    'platform-site',
  ),
  '/platform-site/substation-sms-management': page(
    () => import('@/pages/platform-site/substation-sms-management'),
    'platform-site',
  ),
  '/platform-site/substation-undertaking-area': page(
    () => import('@/pages/platform-site/substation-undertaking-area'),
    'platform-site',
  ),
  '/substation-sms-recharge/sms-recharge': page(
    () => import('@/pages/substation-sms-recharge/sms-recharge'),
    'substation-sms-recharge',
  ),
  '/substation-sms-recharge/sms-billing-details': page(
    () => import('@/pages/substation-sms-recharge/sms-billing-details'),
    'substation-sms-recharge',
  ),
  '/user/user-list': page(() => import('@/pages/user/user-list'), 'user'),
  '/user/user-details': page(() => import('@/pages/user/user-details'), 'user'),
  // The condition is settled while building: other builds do not even hold the file.
  ...(import.meta.env.VITE_MOCK === 'on' && {
    '/gallery': page(() => import('@/pages/gallery'), 'gallery'),
    '/gallery-bench': page(() => import('@/pages/gallery-bench'), 'gallery'),
    '/gallery-record/:id': page(() => import('@/pages/gallery-record'), 'gallery'),
  }),
};

/** Behind the sign-in for everybody, whatever the policies. */
export const constantPages: Record<string, LoadablePage> = {
  '/404': page(() => import('@/pages/404'), 'common'),
  '/401': page(() => import('@/pages/401'), 'common'),
};
