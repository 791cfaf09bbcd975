import type { ArriveDelivery } from '@/api/company/arrive-delivery';
import type { CompanyChange } from '@/api/company/company';
import type { CompanyBranch } from '@/api/company/company-branch';
import type {
  CompanyDetailPage,
  CompanyManagers,
  CompanyWorkDays,
} from '@/api/company/company-detail';
import type { CompanyTypeSetting } from '@/api/company/company-type-setting';
import type { LogisticsGear } from '@/api/company/logistics-gear';
import type { TransportLine } from '@/api/company/transport-line';
import { seedArriveDeliveries } from '@/mocks/seed/company/arrive-deliveries';
import { seedCompanyBranches } from '@/mocks/seed/company/company-branches';
import { seedCompanyChanges } from '@/mocks/seed/company/company-changes';
import {
  seedCredentials,
  seedInsurances,
  seedSettlements,
  type StoredCredential,
  type StoredInsurance,
  type StoredSettlement,
} from '@/mocks/seed/company/company-credentials';
import {
  seedDetailPages,
  seedExcellentLines,
  seedManagers,
  seedRecommendTexts,
  seedWorkDays,
  type StoredExcellentLine,
  type StoredRecommendText,
} from '@/mocks/seed/company/company-profiles';
import { seedCompanyTypeSettings } from '@/mocks/seed/company/company-type-settings';
import {
  seedDefaultKeywords,
  seedGearConfigs,
  seedGearKeywords,
  type StoredGearConfig,
  type StoredKeywords,
} from '@/mocks/seed/company/gear-configs';
import { seedLogisticsGear } from '@/mocks/seed/company/logistics-gear';
import { seedParks, type StoredPark } from '@/mocks/seed/company/parks';
import {
  seedLineContacts,
  seedTransportLines,
  type StoredLineContact,
} from '@/mocks/seed/company/transport-lines';
import { Table } from '@/mocks/db/table';

const byPlace = { field: 'sort', down: false };
const newestFirst = { field: 'creationTime', down: true };

/** What companies own. The parts of a company carry the company's own id. */
export const companyTables = {
  transportLines: new Table<TransportLine>('TransportLine', {
    seed: seedTransportLines,
    sort: byPlace,
  }),
  lineContacts: new Table<StoredLineContact>('LineContact', { seed: seedLineContacts }),
  companyBranches: new Table<CompanyBranch>('CompanyBranch', {
    seed: seedCompanyBranches,
    sort: byPlace,
  }),
  arriveDeliveries: new Table<ArriveDelivery>('ArriveDelivery', {
    seed: seedArriveDeliveries,
    sort: newestFirst,
  }),
  logisticsGear: new Table<LogisticsGear>('LogisticsGear', {
    seed: seedLogisticsGear,
    sort: newestFirst,
  }),
  gearConfigs: new Table<StoredGearConfig>('GearConfig', { seed: seedGearConfigs, sort: byPlace }),
  gearKeywords: new Table<StoredKeywords>('GearKeyword', { seed: seedGearKeywords }),
  defaultKeywords: new Table<StoredKeywords>('DefaultKeyword', { seed: seedDefaultKeywords }),
  parks: new Table<StoredPark>('LogisticsParkOrGroup', { seed: seedParks, sort: byPlace }),
  companyTypeSettings: new Table<CompanyTypeSetting>('CompanyTypeSetting', {
    seed: seedCompanyTypeSettings,
    sort: byPlace,
  }),
  companyChanges: new Table<CompanyChange>('CompanyChange', {
    seed: seedCompanyChanges,
    sort: { field: 'changeTime', down: true },
  }),
  companyCredentials: new Table<StoredCredential>('CompanyCredential', { seed: seedCredentials }),
  companySettlements: new Table<StoredSettlement>('CompanySettlement', { seed: seedSettlements }),
  companyInsurances: new Table<StoredInsurance>('CompanyInsurance', { seed: seedInsurances }),
  companyWorkDays: new Table<CompanyWorkDays>('CompanyWorkDays', { seed: seedWorkDays }),
  companyExcellentLines: new Table<StoredExcellentLine>('CompanyExcellentLine', {
    seed: seedExcellentLines,
  }),
  companyDetailPages: new Table<CompanyDetailPage>('CompanyDetailPage', { seed: seedDetailPages }),
  companyManagers: new Table<CompanyManagers>('CompanyManagers', { seed: seedManagers }),
  lineRecommendTexts: new Table<StoredRecommendText>('LineRecommendText', {
    seed: seedRecommendTexts,
  }),
};
