import type { TableSetting } from '@/api/tenant';
import type { Id } from '@/api/types';
import type { StoredAttachment } from '@/mocks/files/attachments';
import type { StoredFile } from '@/mocks/files/files';
import { restartSeed } from '@/mocks/lib/clock';
import * as companyParts from '@/mocks/seed/company/branches-and-deliveries';
import * as companies from '@/mocks/seed/company/companies';
import * as profiles from '@/mocks/seed/company/company-profiles';
import * as gear from '@/mocks/seed/company/logistics-gear';
import { seedParks } from '@/mocks/seed/company/parks';
import { seedLineContacts, seedTransportLines } from '@/mocks/seed/company/transport-lines';
import * as consults from '@/mocks/seed/consults';
import { seedLineRecommends } from '@/mocks/seed/market/lines';
import { seedAdverts, seedExternalAds } from '@/mocks/seed/platform/adverts';
import * as apps from '@/mocks/seed/platform/apps';
import { seedJobs } from '@/mocks/seed/platform/jobs';
import { seedCallSms, seedNewGoodsSms, seedTodayPriceSms } from '@/mocks/seed/sms/sms-history';
import { seedSmsAccounts, seedChargeOrders } from '@/mocks/seed/sms/sms-orders';
import * as publications from '@/mocks/seed/substation/publications';
import * as substations from '@/mocks/seed/substation/substation-rows';
import { seedMobilePermissions, seedTeams } from '@/mocks/seed/substation/teams';
import { seedAccounts, seedSignIns } from '@/mocks/seed/system/accounts';
import * as baseData from '@/mocks/seed/system/base-data';
import { seedClientApps, seedClientVersions } from '@/mocks/seed/system/client-apps';
import { seedIdentityRoles, seedTeamRoles } from '@/mocks/seed/system/roles';
import type { Policy } from '@/policies';
import { marketTables, voteTables } from './market-tables';
import type { Order } from './paging';
import { Table, type Row, type TableOptions } from './table';

export interface Token {
  /** The token as it is sent in the Authorization header. */
  id: string;
  userName: string;
  expiresAt: number;
  /** The id of the sign-in that issued the token; a refreshed token keeps it. */
  signInId: string;
}
interface RefreshToken extends Token {
  isUsed: boolean;
}
interface Attempts {
  id: string;
  failed: number;
  lockedUntil: number;
}
export interface PendingFault {
  id: string;
  /** The fault applies to calls whose `METHOD /path` contains this text. */
  part: string;
  fault: string;
  times: number;
  /** Makes only every n-th call fail; when left out, all calls. */
  every?: number;
  /** How many calls have succeeded since the last one that failed. */
  passed?: number;
}
/** A payment of a charge order that completes at a later time. */
interface Payment {
  /** The id of the charge order. */
  id: string;
  /** When the payment completes, as wall clock time in ms. */
  paysAt: number;
}
/** The settings of a user for one table; the id consists of user, table and type. */
interface StoredTableSetting extends TableSetting {
  id: string;
  userId: Id;
}

const by = (field: string): Order => ({ field, descending: false });
const latest = (field: string): Order => ({ field, descending: true });
const newest = latest('creationTime');
const byPosition = by('sort');

/** All tables of the mocked backend. Data outside of the tables is lost on reload. */
export const db = {
  companies: new Table('Company', { seed: companies.seedCompanies, sort: newest }),
  transportLines: new Table('TransportLine', { seed: seedTransportLines, sort: byPosition }),
  lineContacts: new Table('LineContact', { seed: seedLineContacts }),
  companyBranches: new Table('CompanyBranch', {
    seed: companyParts.seedCompanyBranches,
    sort: byPosition,
  }),
  arriveDeliveries: new Table('ArriveDelivery', {
    seed: companyParts.seedArriveDeliveries,
    sort: newest,
  }),
  logisticsGear: new Table('LogisticsGear', { seed: gear.seedLogisticsGear, sort: newest }),
  gearConfigs: new Table('GearConfig', { seed: gear.seedGearConfigs, sort: byPosition }),
  gearKeywords: new Table('GearKeyword', { seed: gear.seedGearKeywords }),
  defaultKeywords: new Table('DefaultKeyword', { seed: gear.seedDefaultKeywords }),
  parks: new Table('LogisticsParkOrGroup', { seed: seedParks, sort: byPosition }),
  companyTypeSettings: new Table('CompanyTypeSetting', {
    seed: companies.seedCompanyTypeSettings,
    sort: byPosition,
  }),
  companyChanges: new Table('CompanyChange', {
    seed: companies.seedCompanyChanges,
    sort: latest('changeTime'),
  }),
  // The rows of these tables have the id of their company.
  companyCredentials: new Table('CompanyCredential', { seed: profiles.seedCredentials }),
  companySettlements: new Table('CompanySettlement', { seed: profiles.seedSettlements }),
  companyInsurances: new Table('CompanyInsurance', { seed: profiles.seedInsurances }),
  companyWorkDays: new Table('CompanyWorkDays', { seed: profiles.seedWorkDays }),
  companyExcellentLines: new Table('CompanyExcellentLine', { seed: profiles.seedExcellentLines }),
  companyDetailPages: new Table('CompanyDetailPage', { seed: profiles.seedDetailPages }),
  companyManagers: new Table('CompanyManagers', { seed: profiles.seedManagers }),
  lineRecommendTexts: new Table('LineRecommendText', { seed: profiles.seedRecommendTexts }),
  ...marketTables,
  ...voteTables,
  lineRecommends: new Table('LineRecommend', { seed: seedLineRecommends, sort: byPosition }),
  voteApplies: new Table('VoteApply', { seed: consults.seedVoteApplies, sort: newest }),
  goodsConsults: new Table('GoodsConsult', { seed: consults.seedGoodsConsults, sort: newest }),
  partnerConsults: new Table('PartnerConsult', {
    seed: consults.seedPartnerConsults,
    sort: newest,
  }),
  checkinApplies: new Table('CompanyCheckinApply', {
    seed: consults.seedCheckinApplies,
    sort: newest,
  }),
  consultCalls: new Table('ConsultCall', { seed: consults.seedConsultCalls }),
  substations: new Table('Substation', {
    seed: substations.seedSubstations,
    sort: by('id'),
    // A new sub-station gets the next number, because the ids of sub-stations are small numbers.
    newId: (rows) => Math.max(...rows.map(({ id }) => id)) + 1,
  }),
  // The rows of these three tables have the id of their sub-station.
  substationRules: new Table('SubstationRule', { seed: substations.seedRules }),
  receiveAreas: new Table('ReceiveArea', { seed: substations.seedReceiveAreas, sort: by('id') }),
  marketImages: new Table('MarketImage', { seed: publications.seedMarketImages }),
  mergeRegions: new Table('MergeRegion', { seed: substations.seedMergeRegions, sort: newest }),
  teams: new Table('Team', { seed: seedTeams, sort: newest }),
  teamRoles: new Table('Role', { seed: seedTeamRoles }),
  mobilePermissions: new Table('MobilePermission', { seed: seedMobilePermissions }),
  applyRules: new Table('GoodsOrderApplyRule', { seed: substations.seedApplyRules }),
  partnerApps: new Table('PartnerApp', { seed: apps.seedPartnerApps, sort: newest }),
  adverts: new Table('Advert', { seed: seedAdverts, sort: newest }),
  icons: new Table('IconSetting', { seed: apps.seedIcons, sort: byPosition }),
  customIcons: new Table('CustomIcon', { seed: apps.seedCustomIcons, sort: newest }),
  appForwards: new Table('AppForward', { seed: apps.seedAppForwards, sort: newest }),
  externalAds: new Table('ExternalCompanyAd', { seed: seedExternalAds, sort: newest }),
  jobs: new Table('Job', { seed: seedJobs, sort: newest }),
  smsAccounts: new Table('SubstationSms', { seed: seedSmsAccounts, sort: by('id') }),
  chargeOrders: new Table('SmsChargeOrder', { seed: seedChargeOrders, sort: newest }),
  payments: new Table<Payment>('Payment'),
  // The histories have no default order, because their seeds are already sorted with the newest first.
  callSms: new Table('CallSms', { seed: seedCallSms }),
  newGoodsSms: new Table('NewGoodsSms', { seed: seedNewGoodsSms }),
  todayPriceSms: new Table('TodayPriceSms', { seed: seedTodayPriceSms }),
  accounts: new Table('IdentityUser', { seed: seedAccounts }),
  identityRoles: new Table('IdentityRole', {
    seed: seedIdentityRoles,
    sort: by('name'),
    newId: () => crypto.randomUUID(),
  }),
  attachments: new Table<StoredAttachment>('Attachment'),
  clientApps: new Table('ClientApp', { seed: seedClientApps }),
  clientVersions: new Table('ClientAppVersion', { seed: seedClientVersions }),
  cacheEntries: new Table('CacheEntry', { seed: baseData.seedCacheEntries }),
  systemSettings: new Table('SystemSetting', {
    seed: baseData.seedSystemSettings,
    sort: by('code'),
  }),
  tableSettings: new Table<StoredTableSetting>('UserTableSetting'),
  tenantInfos: new Table('TenantInfo', { seed: baseData.seedTenantInfos }),
  signIns: new Table('SignInLog', { seed: seedSignIns }),
  files: new Table<StoredFile>('File', { seed: baseData.seedTemplates }),
  tokens: new Table<Token>('Token'),
  refreshTokens: new Table<RefreshToken>('RefreshToken'),
  attempts: new Table<Attempts>('Attempts'),
  /** The errors that the console has reported. */
  reports: new Table<{ id: string; report: unknown }>('Report'),
  faults: new Table<PendingFault>('Fault'),
  /** The policies that a tester has revoked for all users. */
  revoked: new Table<{ id: Policy }>('Revoked'),
  /** Settings of the mock itself, e.g. `latency` in ms. */
  settings: new Table<{ id: string; value: number }>('MockSetting'),
};

/** Adds the table of a record that has no rules of its own, before any page reads or stores tables. */
export function addTable<Entity extends Row>(name: string, options: TableOptions<Entity>) {
  const table = new Table<Entity>(name, options);
  Object.assign(db, { [name]: table });
  return table;
}

/**
 * The storage that all pages of a browser share. Calls and commands begin with `refresh` and end with `written`, so that
 * a page always sees the finished changes of another page. In memory both do nothing; `persist` replaces them.
 */
export const storage = {
  /** Resolves after this page has read everything that other pages have stored so far. */
  refresh: (): Promise<unknown> => Promise.resolve(),
  /** Resolves after all changes of this page so far are stored. */
  written: (): Promise<unknown> => Promise.resolve(),
};

/** Restores the data of the first start; this also ends all sign-ins. */
export function reseed() {
  restartSeed();
  for (const table of Object.values(db)) table.clear();
}
