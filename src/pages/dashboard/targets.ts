import { queryString } from '@/lib/url/query-string';
import { flatten, visible } from '@/route-tree';
import { routeRows } from '@/routes';
import { useCan } from '@/stores/app-config';
import type { rangeOf } from './range';

/** The lists that the workbench links to. */
export const pages = {
  companies: '/company/company-list',
  orders: '/source/source-management',
  prices: '/today-line-price/today-line-price',
  votes: '/marketing/vote-list',
  settlement: '/consultation/company-settlement-consultation',
  voteApplies: '/consultation/company-vote-apply',
  points: '/rank/line-rank-point',
  smsAccounts: '/platform-site/substation-sms-management',
  smsRecharge: '/substation-sms-recharge/sms-recharge',
  smsHistory: '/substation-sms-recharge/sms-billing-details',
};

/** The page that a figure opens, with the filters that show the counted records. */
export interface Target {
  page: string;
  query?: object;
}
export type AddressOf = (target: Target) => string | null;

/** Returns a function for the URL of a list with filters; it returns null when the user may not open the list. */
export function useAddressOf(): AddressOf {
  const can = useCan();
  const open = new Set(flatten(visible(routeRows, can)).map(({ path }) => path));
  return ({ page, query }) => {
    if (!open.has(page)) return null;
    const conditions = queryString(query);
    return page + (conditions && `?${conditions}`);
  };
}

export type Range = ReturnType<typeof rangeOf>;
/** The conditions of a list that limit a time to a range. */
export const within = (key: string, { begin, end }: Range) => ({
  [`${key}Begin`]: begin,
  [`${key}End`]: end,
});
/** The whole of a day such as `2026-11-20`. */
export const dayRange = (day: string): Range => ({
  begin: `${day} 00:00:00`,
  end: `${day} 23:59:59`,
});
