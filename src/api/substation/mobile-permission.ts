import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';

// The server's own spelling.
const { page, put } = service('/api/substation/mobile-permisson');

/** What staff may do in the app, by what it is about; our own names, in the order of the columns. */
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

/** One user and the functions of the app he holds. The stamp is '' before anything was granted. */
export interface MobilePermission extends Stamped {
  /** The user's. */
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

/** Replaces all that the user holds. */
interface MobilePermissionInput extends ById {
  functions: MobileFunction[];
  concurrencyStamp?: string;
}

export const mobilePermissionApi = {
  list: page<MobilePermissionQuery, MobilePermission>(''),
  update: put<MobilePermissionInput, MobilePermission>(''),
};
