import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';

// The server misspells the path.
const { page, put } = service('/api/substation/mobile-permisson');

/** The functions of the app by subject, in the order of the columns. The names are our assumption. */
export const mobileFunctionGroups = {
  company: [
    'companyView',
    'companyEdit',
    'companyCreate',
    'companyRenew',
    'companyPapers',
    'companyContacts',
  ],
  line: ['lineView', 'lineEdit', 'lineCreate', 'lineDisable', 'lineRecommend'],
  goods: ['goodsOrder', 'goodsCreate', 'goodsAccept', 'goodsCancel', 'goodsDeal'],
  price: ['todayPrice', 'priceCreate', 'priceStop', 'priceHistory'],
  consult: ['consultation', 'consultConnect', 'consultSettle', 'consultFreight', 'consultPartner'],
  market: [
    'ranking',
    'rankingPoints',
    'newsView',
    'newsEdit',
    'voteView',
    'voteEdit',
    'advertView',
  ],
  team: ['staffView', 'staffEdit', 'teamView', 'teamEdit'],
  account: ['statistics', 'smsBalance', 'smsRecharge', 'export'],
} as const;
type MobileFunctionGroups = typeof mobileFunctionGroups;
export type MobileFunction = MobileFunctionGroups[keyof MobileFunctionGroups][number];
export const mobileFunctions: readonly MobileFunction[] =
  Object.values(mobileFunctionGroups).flat();

/** A user and the functions of the app that the user may use. The stamp is '' until functions are granted. */
export interface MobilePermission extends Stamped {
  /** The id of the user. */
  id: Id;
  name: string;
  userName: string;
  phoneNumber: string;
  substationNames: string[];
  functions: MobileFunction[];
}

export interface MobilePermissionQuery extends PageQuery {
  name?: string;
  phoneNumber?: string;
  substationId?: Id;
}

/** Replaces all functions of the user. */
interface MobilePermissionInput extends ById {
  functions: MobileFunction[];
  concurrencyStamp?: string;
}

export const mobilePermissionApi = {
  list: page<MobilePermissionQuery, MobilePermission>(''),
  update: put<MobilePermissionInput, MobilePermission>(''),
};
