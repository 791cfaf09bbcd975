/**
 * Every call of the product, one per line, written from the specification and not from the code:
 * tests/contract.test.ts compares it with src/api.
 *
 * A line is the method, the path and its marks:
 *   page, abp           a paged list, in the console's or in ABP's dialect
 *   identity, generic   the client, where it is not the service client
 *   assumed             neither the call nor its place is in the specification
 */
const lines = `
# Identity and session: section 7. The token's path is that of every OAuth server, the others without one are ours.
POST   /connect/token                                                  identity
GET    /api/account/logout                                             identity assumed
GET    /api/tenant/tenant-profile                                      generic assumed
GET    /api/tenant/login/image-code                                    generic
GET    /api/abp/multi-tenancy/tenants/by-name/:name                    generic
GET    /api/abp/application-configuration
GET    /api/tenant/user-info                                           assumed
GET    /api/tenant/user-settings                                       assumed
GET    /api/tenant/permission-service/permissions
PUT    /api/tenant/permission-service/permissions                      assumed
GET    /api/tenant/tenant-info/:id
PUT    /api/tenant/tenant-info/:id
POST   /api/tenant/user
GET    /api/tenant/user/:id
PUT    /api/tenant/user/:id
DELETE /api/tenant/user/:id
GET    /api/tenant/user/users-list                                     abp
GET    /api/tenant/user/:id/roles
GET    /api/tenant/user/assignable-roles
POST   /api/tenant/user/:id/unlock                                     assumed
GET    /api/tenant/user-table-setting/list
POST   /api/tenant/user-table-setting/set-many

# Roles of the identity pages and the own profile: ABP's routes, none of them in the specification.
GET    /api/identity/roles                                             abp assumed
POST   /api/identity/roles                                             assumed
PUT    /api/identity/roles/:id                                         assumed
DELETE /api/identity/roles/:id                                         assumed
GET    /api/account/my-profile                                         assumed
PUT    /api/account/my-profile                                         assumed
POST   /api/account/my-profile/change-password                         assumed
GET    /api/account/sign-in-log                                        abp assumed

# Base support: section 7. The search for products is ours, only its use is specified.
POST   /api/base-support/attachment/upload-attachment
POST   /api/base-support/attachment/upload-image
POST   /api/base-support/attachment/files
GET    /api/base-support/client-app                                    page
GET    /api/base-support/client-app/history                            page
PUT    /api/base-support/client-app/rollback
PUT    /api/base-support/client-app/version
GET    /api/base-support/redis-cache/server-list
GET    /api/base-support/redis-cache                                   page
POST   /api/base-support/redis-cache/refresh
GET    /api/base-support/region
GET    /api/base-support/region/keyword
GET    /api/base-support/region/substation-cover-region
POST   /api/base-support/region/query-substation-can-merge
GET    /api/base-support/region/substation-start/:id
GET    /api/base-support/region/address-location
GET    /api/base-support/system-setting                                page
PUT    /api/base-support/system-setting/:id
GET    /api/base-support/product                                       assumed

# Company service, companies: section 7; the default text is saved by a call of ours.
GET    /api/company/company                                            page
GET    /api/company/company/export
GET    /api/company/company/company-name
GET    /api/company/company/company-id
GET    /api/company/company/park-company
GET    /api/company/company/mp-code
GET    /api/company/company/company-change                             page
GET    /api/company/company/:id
DELETE /api/company/company/:id
GET    /api/company/company/:id/base
GET    /api/company/company/:id/credential
GET    /api/company/company/:id/settled-info
GET    /api/company/company/:id/company-line-recommend-default-description
PUT    /api/company/company/line-recommend-default-description         assumed
POST   /api/company/company/base
PUT    /api/company/company
PUT    /api/company/company/credential
PUT    /api/company/company/settled-info
PUT    /api/company/company/work-days
PUT    /api/company/company/insure
PUT    /api/company/company/excellent-line
PUT    /api/company/company/custom-detail-page
PUT    /api/company/company/manage-user
GET    /api/company/company/insure/:id
POST   /api/company/company/change-compamy-type

# Company service, what a company owns: section 7.
GET    /api/company/arrive-delivery                                    page
POST   /api/company/arrive-delivery
PUT    /api/company/arrive-delivery
GET    /api/company/company-branch/select
GET    /api/company/company-branch/:id
DELETE /api/company/company-branch/:id
POST   /api/company/company-branch
PUT    /api/company/company-branch
GET    /api/company/company-branch/sort/:id
POST   /api/company/company-branch/sort
GET    /api/company/company-type-setting                               page
PUT    /api/company/company-type-setting
GET    /api/company/company-type-setting/:id
GET    /api/company/line-contact                                       page
POST   /api/company/line-contact
DELETE /api/company/line-contact/:id
GET    /api/company/logistics-park-or-group/edit/:id
GET    /api/company/logistics-park-or-group/:id
DELETE /api/company/logistics-park-or-group/:id
POST   /api/company/logistics-park-or-group
PUT    /api/company/logistics-park-or-group
POST   /api/company/logistics-park-or-group/list                       page
POST   /api/company/logistics-park-or-group/set-delete-member
POST   /api/company/logistics-park-or-group/sort
GET    /api/company/transport-line/select
GET    /api/company/transport-line/edit/:id
GET    /api/company/transport-line/:id
DELETE /api/company/transport-line/:id
POST   /api/company/transport-line
PUT    /api/company/transport-line
POST   /api/company/transport-line/list                                page
POST   /api/company/transport-line/sort

# Company service, equipment: section 7. Categories and keywords are read and saved as whole lists.
GET    /api/company/logistics-gear                                     page
POST   /api/company/logistics-gear
PUT    /api/company/logistics-gear
GET    /api/company/logistics-gear/gear-config
PUT    /api/company/logistics-gear/gear-config
GET    /api/company/logistics-gear/gear-config/:id
GET    /api/company/logistics-gear/gear-keyword
PUT    /api/company/logistics-gear/gear-keyword
GET    /api/company/logistics-gear/gear-keyword/:id
GET    /api/company/logistics-gear/gear-keyword/keyword
GET    /api/company/logistics-gear/gear-keyword/default-keyword
POST   /api/company/logistics-gear/gear-keyword/save-default

# Company service, consumers: section 7; their figures are ours.
GET    /api/company/consumer-company                                   page
POST   /api/company/consumer-company
PUT    /api/company/consumer-company
POST   /api/company/consumer-company/consumer-company-delete
GET    /api/company/consumer-company/:id/statistics                    assumed

# Company service, goods orders, prices and ranking: section 7; line recommendations are ours.
GET    /api/company/goods-order                                        page
GET    /api/company/goods-order/:id
DELETE /api/company/goods-order/:id
GET    /api/company/goods-order/goods-order-connect
GET    /api/company/goods-order/goods-order-track
GET    /api/company/today-line-price                                   page
POST   /api/company/today-line-price/close
GET    /api/company/today-line-price/export
GET    /api/company/line-ranking                                       page
POST   /api/company/line-ranking
PUT    /api/company/line-ranking
GET    /api/company/line-ranking/export
GET    /api/company/line-ranking/:id
DELETE /api/company/line-ranking/:id
GET    /api/company/line-ranking-point                                 page
POST   /api/company/line-ranking-point
PUT    /api/company/line-ranking-point
GET    /api/company/line-ranking-point/export
GET    /api/company/line-ranking-point/:id
DELETE /api/company/line-ranking-point/:id
GET    /api/company/line-recommend                                     page assumed
POST   /api/company/line-recommend                                     assumed
PUT    /api/company/line-recommend                                     assumed
GET    /api/company/line-recommend/:id                                 assumed
DELETE /api/company/line-recommend/:id                                 assumed

# Company service, votes: section 7; the applications are ours.
GET    /api/company/vote                                               page
POST   /api/company/vote
PUT    /api/company/vote
GET    /api/company/vote/:id
DELETE /api/company/vote/:id
GET    /api/company/vote/vote-company                                  page
PUT    /api/company/vote/vote-company/status
POST   /api/company/vote/vote-company/company
PUT    /api/company/vote/vote-company/image
GET    /api/company/vote/voting-detail                                 page
DELETE /api/company/vote/voting-detail/:id
GET    /api/company/vote/voting-detail/voting-user                     page
GET    /api/company/vote/voting-visit-detail                           page
GET    /api/company/vote/vote-apply                                    page assumed
PUT    /api/company/vote/vote-apply/connect                            assumed
GET    /api/company/vote/vote-apply/connect-history                    assumed

# Platform service: section 7; recording a call and the dashboard are ours.
PUT    /api/platform/goods-order-apply-rule
GET    /api/platform/goods-order-apply-rule/:id
GET    /api/platform/parnter-app
POST   /api/platform/parnter-app
PUT    /api/platform/parnter-app
GET    /api/platform/parnter-app/:id
GET    /api/platform/platform-consult/goods-consult                    page
GET    /api/platform/platform-consult/goods-consult-export
PUT    /api/platform/platform-consult/goods-consult/connect            assumed
GET    /api/platform/platform-consult/goods-consult/connect-history    assumed
GET    /api/platform/platform-consult/partner-consult                  page
GET    /api/platform/platform-consult/partner-consult-export
PUT    /api/platform/platform-consult/partner-consult/connect          assumed
GET    /api/platform/platform-consult/partner-consult/connect-history  assumed
GET    /api/platform/statistics                                        assumed
GET    /api/platform/statistics/waiting                                assumed
GET    /api/platform/job                                               page assumed
POST   /api/platform/job/retry                                         assumed

# Platform service, adverts, icons, share pictures and external pages: pages without any call in the specification.
GET    /api/platform/ad                                                page assumed
POST   /api/platform/ad                                                assumed
PUT    /api/platform/ad                                                assumed
GET    /api/platform/ad/:id                                            assumed
DELETE /api/platform/ad/:id                                            assumed
GET    /api/platform/icon-setting                                      page assumed
POST   /api/platform/icon-setting                                      assumed
PUT    /api/platform/icon-setting                                      assumed
GET    /api/platform/icon-setting/:id                                  assumed
DELETE /api/platform/icon-setting/:id                                  assumed
GET    /api/platform/custom-icon                                       page assumed
POST   /api/platform/custom-icon                                       assumed
PUT    /api/platform/custom-icon                                       assumed
GET    /api/platform/custom-icon/:id                                   assumed
DELETE /api/platform/custom-icon/:id                                   assumed
GET    /api/platform/app-forward                                       page assumed
POST   /api/platform/app-forward                                       assumed
PUT    /api/platform/app-forward                                       assumed
GET    /api/platform/app-forward/:id                                   assumed
DELETE /api/platform/app-forward/:id                                   assumed
GET    /api/platform/external-company-ad                               page assumed
POST   /api/platform/external-company-ad                               assumed
PUT    /api/platform/external-company-ad                               assumed
GET    /api/platform/external-company-ad/:id                           assumed
DELETE /api/platform/external-company-ad/:id                           assumed

# Sub-station service, sub-stations and their rules: section 7.
GET    /api/substation/substation                                      page
POST   /api/substation/substation
PUT    /api/substation/substation
GET    /api/substation/substation/export
GET    /api/substation/substation/start-region
GET    /api/substation/substation/:id
GET    /api/substation/substation/rule
GET    /api/substation/substation/option-merge-region-group
GET    /api/substation/substation/cover-region
GET    /api/substation/substation/rule-display-region
PUT    /api/substation/substation/rule
PUT    /api/substation/substation/other-rule
PUT    /api/substation/substation/merger-region-group
GET    /api/substation/substation/receive-list                         page
GET    /api/substation/substation/receive-export
GET    /api/substation/substation/receive
PUT    /api/substation/substation/receive
GET    /api/substation/substation/available
GET    /api/substation/substation/option-available
PUT    /api/substation/substation/ad-page-count
GET    /api/substation/substation/biz-users
GET    /api/substation/merge-region                                    page
DELETE /api/substation/merge-region/:id
GET    /api/substation/substation-type
PUT    /api/substation/market-image
GET    /api/substation/market-image/:id

# Sub-station service, people: section 7; resetting a password is ours.
GET    /api/substation/mobile-permisson                                page
PUT    /api/substation/mobile-permisson
POST   /api/substation/role
PUT    /api/substation/role
DELETE /api/substation/role/:id
GET    /api/substation/role/current-user-team-role
GET    /api/substation/role/query-useful
GET    /api/substation/role/default-permissions
GET    /api/substation/role/permissions/:id
GET    /api/substation/team                                            page
POST   /api/substation/team
PUT    /api/substation/team
GET    /api/substation/team/:id
DELETE /api/substation/team/:id
GET    /api/substation/team/team-option
GET    /api/substation/user                                            page
POST   /api/substation/user
PUT    /api/substation/user
DELETE /api/substation/user/:id
GET    /api/substation/user/user-available-substations
GET    /api/substation/user/search-biz-userr
POST   /api/substation/user/reset-password                             assumed

# Sub-station service, news, short messages and consultations: section 7; packages, cancelling and recording a call are ours.
GET    /api/substation/sub-station-news                                page
POST   /api/substation/sub-station-news
PUT    /api/substation/sub-station-news
GET    /api/substation/sub-station-news/:id
DELETE /api/substation/sub-station-news/:id
GET    /api/substation/substation-sms                                  page
PUT    /api/substation/substation-sms
GET    /api/substation/substation-sms/:id
GET    /api/substation/sms-history/call-sms                            page
GET    /api/substation/sms-history/new-goods-sms                       page
GET    /api/substation/sms-history/today-price-sms                     page
GET    /api/substation/sms-charge-order                                page
POST   /api/substation/sms-charge-order
GET    /api/substation/sms-charge-order/:id
GET    /api/substation/sms-charge-order/packages                       assumed
PUT    /api/substation/sms-charge-order/cancel                         assumed
GET    /api/substation/company-checkin-apply                           page
GET    /api/substation/company-checkin-apply/export
PUT    /api/substation/company-checkin-apply/connect                   assumed
GET    /api/substation/company-checkin-apply/connect-history           assumed
`;

export interface ContractCall {
  method: string;
  path: string;
  client: string;
  paging: string | null;
  assumed: boolean;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const clients = ['identity', 'generic'];
const dialects = ['page', 'abp'];

/** Throws for a misspelt line, which would otherwise be read as another call. */
export function readLine(line: string): ContractCall {
  const [method = '', path = '', ...marks] = line.split(/\s+/);
  const known = [...clients, ...dialects, 'assumed'];
  if (!methods.includes(method) || !path.startsWith('/') || !marks.every((m) => known.includes(m)))
    throw new Error(`Not a line of the contract: ${line}`);
  return {
    method,
    path,
    client: clients.find((client) => marks.includes(client)) ?? 'service',
    paging: dialects.find((dialect) => marks.includes(dialect)) ?? null,
    assumed: marks.includes('assumed'),
  };
}

export const contract = lines
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(readLine);
