import { P, type Policy } from '@/policies';
import { plain } from './plain';

/** Calls that need no session. */
export const open = [
  'POST /connect/token',
  'GET /api/account/logout',
  'GET /api/tenant/tenant-profile',
  'GET /api/tenant/login/image-code',
  'GET /api/abp/multi-tenancy/tenants/by-name/:name',
  'GET /api/abp/application-configuration',
];

/** Calls that need a session but no policy: lookups, the own account and the own jobs. */
export const signedIn = [
  'GET /api/tenant/user-info',
  'GET /api/tenant/user-settings',
  'GET /api/tenant/tenant-info/:id',
  'GET /api/tenant/user/assignable-roles',
  'GET /api/tenant/user-table-setting/list',
  'POST /api/tenant/user-table-setting/set-many',
  'GET /api/account/my-profile',
  'PUT /api/account/my-profile',
  'POST /api/account/my-profile/change-password',
  'GET /api/account/sign-in-log',
  'POST /api/base-support/attachment/upload-attachment',
  'POST /api/base-support/attachment/upload-image',
  'POST /api/base-support/attachment/files',
  'GET /api/base-support/region',
  'GET /api/base-support/region/keyword',
  'GET /api/base-support/region/substation-cover-region',
  'GET /api/base-support/region/substation-start/:id',
  'GET /api/base-support/region/address-location',
  'GET /api/base-support/product',
  'GET /api/company/company/company-name',
  'GET /api/company/company/company-id',
  'GET /api/platform/parnter-app',
  'GET /api/platform/job',
  'POST /api/platform/job/retry',
  'GET /api/substation/substation/start-region',
  'GET /api/substation/substation/available',
  'GET /api/substation/substation/option-available',
  'GET /api/substation/substation/biz-users',
  'GET /api/substation/substation-type',
  'GET /api/substation/role/current-user-team-role',
  'GET /api/substation/team/team-option',
  'GET /api/substation/user/user-available-substations',
  'GET /api/substation/user/search-biz-userr',
];

const lists = [P.companyList];
const parts = [P.companyDetail];
const both = [P.companyList, P.companyDetail];
const steps = [P.companyList, P.companyCreate, P.companyDetail];
const people = [P.adminPower, P.substationUsers, P.substationTeam];

/** Calls by the beginning of their line, with the policies of the pages that use them. The first match counts, and one policy is enough. */
const granted: [begin: string, policies: Policy[]][] = [
  ['GET /api/tenant/user/users-list', [P.identityUsers, P.identityRoles]],
  ['* /api/tenant/user', [P.identityUsers]],
  ['* /api/tenant/permission-service', [P.identityUsers, P.identityRoles]],
  ['PUT /api/tenant/tenant-info', [P.baseData]],
  ['* /api/identity/roles', [P.identityRoles]],
  ['* /api/base-support/client-app', [P.clientApp]],
  ['* /api/base-support/redis-cache', [P.cache]],
  ['* /api/base-support/region/query-substation-can-merge', [P.substation]],
  ['* /api/base-support/system-setting', [P.baseData]],
  ['POST /api/company/company/base', [P.companyCreate]],
  ['POST /api/company/company/change-compamy-type', lists],
  ['* /api/company/company/:id/base', steps],
  ['* /api/company/company/:id/credential', steps],
  ['* /api/company/company/:id/settled-info', steps],
  ['PUT /api/company/company/credential', steps],
  ['PUT /api/company/company/settled-info', steps],
  [
    'GET /api/company/company/:id/company-line-recommend-default-description',
    [P.defaultData, P.companyDetail, P.lineRecommend],
  ],
  ['PUT /api/company/company/line-recommend-default', [P.defaultData, P.companyDetail]],
  ['GET /api/company/company/park-company', both],
  ['GET /api/company/company/mp-code', both],
  ['GET /api/company/company/company-change', parts],
  ['GET /api/company/company/insure', parts],
  ['GET /api/company/company/export', lists],
  ['GET /api/company/company/:id', both],
  ['DELETE /api/company/company/:id', lists],
  ['PUT /api/company/company/', parts],
  ['* /api/company/company-branch/select', [P.companyDetail, P.lineRanking, P.lineRecommend]],
  ['* /api/company/company-branch', parts],
  ['* /api/company/company-type-setting', [P.companyType]],
  ['PUT /api/company/company', both],
  ['GET /api/company/company', lists],
  ['* /api/company/arrive-delivery', parts],
  ['* /api/company/line-contact', parts],
  ['* /api/company/logistics-park-or-group', both],
  [
    '* /api/company/transport-line/select',
    [P.companyDetail, P.lineRanking, P.lineRecommend, P.todayLinePrice],
  ],
  ['* /api/company/transport-line', parts],
  ['PUT /api/company/logistics-gear/gear-', [P.gear]],
  ['* /api/company/logistics-gear/gear-keyword/default', [P.defaultData, P.gear]],
  ['* /api/company/logistics-gear/gear-keyword/save-default', [P.defaultData, P.gear]],
  ['GET /api/company/logistics-gear/gear-', [P.gear, P.companyDetail]],
  ['* /api/company/logistics-gear', parts],
  ['* /api/company/consumer-company', [P.consumer]],
  ['* /api/company/goods-order', [P.goodsOrder]],
  ['* /api/company/today-line-price', [P.todayLinePrice]],
  ['* /api/company/line-ranking', [P.lineRanking]],
  ['* /api/company/line-recommend', [P.lineRecommend]],
  ['* /api/company/vote/vote-apply', [P.voteApply]],
  ['* /api/company/vote', [P.vote]],
  ['* /api/platform/goods-order-apply-rule', [P.receivingRule]],
  ['* /api/platform/parnter-app', [P.thirdApp]],
  ['* /api/platform/platform-consult/goods', [P.networkTransport]],
  ['* /api/platform/platform-consult/partner', [P.substationApply]],
  ['* /api/platform/statistics', [P.statistics]],
  ['* /api/platform/ad', [P.carousel, P.implantAd, P.popupAd]],
  ['GET /api/platform/icon-setting', [P.iconSetting, P.customIcon]],
  ['* /api/platform/icon-setting', [P.iconSetting]],
  ['* /api/platform/custom-icon', [P.customIcon]],
  ['* /api/platform/app-forward', [P.appForward]],
  ['* /api/platform/external-company-ad', [P.externalCompany]],
  ['* /api/substation/substation/receive', [P.undertakingArea]],
  ['GET /api/substation/substation-sms', [P.substationSms, P.smsRecharge]],
  ['* /api/substation/substation-sms', [P.substationSms]],
  ['* /api/substation/substation', [P.substation]],
  ['* /api/substation/merge-region', [P.substation]],
  ['* /api/substation/market-image', [P.marketImage]],
  ['* /api/substation/mobile-permisson', [P.mobilePower]],
  ['GET /api/substation/role', people],
  ['* /api/substation/role', [P.adminPower]],
  ['* /api/substation/team', [P.substationTeam]],
  ['* /api/substation/user', [P.substationUsers]],
  ['* /api/substation/sms-history', [P.smsHistory]],
  ['GET /api/substation/sms-charge-order/:id', [P.smsRecharge]],
  ['GET /api/substation/sms-charge-order/packages', [P.smsRecharge]],
  ['GET /api/substation/sms-charge-order', [P.smsRecharge, P.substationSms]],
  ['* /api/substation/sms-charge-order', [P.smsRecharge]],
  ['* /api/substation/company-checkin-apply', [P.companySettled]],
];

/** The policies of which a call needs one; undefined when no entry matches. */
export function policiesFor(method: string, path: string): Policy[] | undefined {
  const found = granted.find(([begin]) =>
    `${method} ${path}`.startsWith(begin.replace('*', method)),
  );
  const own = plain.find(({ record }) => path.startsWith(record.path));
  return found?.[1] ?? (own && [own.policy]);
}
