import type { AppForward } from '@/api/platform/app-forward';
import type { IconSetting } from '@/api/platform/icon-setting';
import type { PartnerApp } from '@/api/platform/partner-app';
import { seedAdverts, type StoredAdvert } from '@/mocks/seed/platform/adverts';
import { seedAppForwards } from '@/mocks/seed/platform/app-forwards';
import { seedApplyRules, type StoredApplyRule } from '@/mocks/seed/platform/apply-rules';
import {
  seedConnects,
  seedGoodsConsults,
  seedPartnerConsults,
  type StoredConnect,
  type StoredConsult,
} from '@/mocks/seed/platform/consults';
import { seedExternalAds, type StoredExternalAd } from '@/mocks/seed/platform/external-ads';
import { seedCustomIcons, seedIcons, type StoredCustomIcon } from '@/mocks/seed/platform/icons';
import { seedJobs, type StoredJob } from '@/mocks/seed/platform/jobs';
import { seedPartnerApps } from '@/mocks/seed/platform/partner-apps';
import { seedSmsAccounts, type StoredSmsAccount } from '@/mocks/seed/sms/sms-accounts';
import {
  seedCallSms,
  seedNewGoodsSms,
  seedTodayPriceSms,
  type StoredSms,
} from '@/mocks/seed/sms/sms-history';
import { seedChargeOrders, type StoredChargeOrder } from '@/mocks/seed/sms/sms-orders';
import { Table } from '@/mocks/db/table';

/** Somebody is about to pay a charge order. */
export interface Payment {
  /** That of the order. */
  id: string;
  /** Wall clock in ms. */
  paysAt: number;
}

const newest = { field: 'creationTime', down: true };

// The histories come newest first from their seeds and have no other order of their own: nothing needs to be sorted.
export const platformTables = {
  applyRules: new Table<StoredApplyRule>('GoodsOrderApplyRule', { seed: seedApplyRules }),
  partnerApps: new Table<PartnerApp>('PartnerApp', { seed: seedPartnerApps, sort: newest }),
  goodsConsults: new Table<StoredConsult>('GoodsConsult', { seed: seedGoodsConsults }),
  partnerConsults: new Table<StoredConsult>('PartnerConsult', { seed: seedPartnerConsults }),
  connects: new Table<StoredConnect>('ConsultConnect', { seed: seedConnects, sort: newest }),
  adverts: new Table<StoredAdvert>('Advert', { seed: seedAdverts }),
  icons: new Table<IconSetting>('IconSetting', {
    seed: seedIcons,
    sort: { field: 'sort', down: false },
  }),
  customIcons: new Table<StoredCustomIcon>('CustomIcon', { seed: seedCustomIcons }),
  appForwards: new Table<AppForward>('AppForward', { seed: seedAppForwards, sort: newest }),
  externalAds: new Table<StoredExternalAd>('ExternalCompanyAd', { seed: seedExternalAds }),
  jobs: new Table<StoredJob>('Job', { seed: seedJobs }),
  smsAccounts: new Table<StoredSmsAccount>('SubstationSms', { seed: seedSmsAccounts }),
  chargeOrders: new Table<StoredChargeOrder>('SmsChargeOrder', { seed: seedChargeOrders }),
  payments: new Table<Payment>('Payment'),
  callSms: new Table<StoredSms>('CallSms', { seed: seedCallSms }),
  newGoodsSms: new Table<StoredSms>('NewGoodsSms', { seed: seedNewGoodsSms }),
  todayPriceSms: new Table<StoredSms>('TodayPriceSms', { seed: seedTodayPriceSms }),
};
