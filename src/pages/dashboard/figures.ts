import type { Statistics } from '@/api/platform/statistics';
import { CompanyType, ConnectType, GoodsOrderStatus, LinePriceStatus, VoteStatus } from '@/enums';
import { t } from '@/i18n';
import { listOf } from '@/lib/guards';
import { emptyText } from '@/lib/intl';
import { sumOf } from '@/lib/number';
import { cellText } from '@/values/cell-text';
import type { rangeOf } from './range';

type Range = ReturnType<typeof rangeOf>;

/** The page that a figure opens, with the filters that show the counted records. */
export interface Target {
  page: string;
  query?: object;
}
export interface Part extends Partial<Target> {
  key: string;
  label: string;
  value: number;
}
export interface Figure extends Partial<Target> {
  /** Its label has the locale key `dashboard.figures.<key>`. */
  key: string;
  /** null when there is nothing to count. */
  value: number | null;
  /** A share between 0 and 1, shown in per cent. */
  isShare?: boolean;
  /** Counted over the range; all other figures show the current state. */
  ofRange?: boolean;
  parts?: Part[];
}

const pages = {
  companies: '/company/company-list',
  orders: '/source/source-management',
  prices: '/today-line-price/today-line-price',
  votes: '/marketing/vote-list',
  smsAccounts: '/platform-site/substation-sms-management',
  smsHistory: '/substation-sms-recharge/sms-billing-details',
};
/** The consultation page of each kind. */
const consultPages = {
  settlement: '/consultation/company-settlement-consultation',
  vote: '/consultation/company-vote-apply',
  networkFreight: '/consultation/network-freight-consultation',
  partner: '/consultation/substation-partner-application',
};
type ConsultKind = keyof typeof consultPages;
const consultKinds: ConsultKind[] = ['settlement', 'vote', 'networkFreight', 'partner'];

const sum = (counts: readonly { count: number }[]) =>
  Array.isArray(counts) ? sumOf(counts.map(({ count }) => count)) : null;
const within = (key: string, { begin, end }: Range) => ({
  [`${key}Begin`]: begin,
  [`${key}End`]: end,
});

function companies({ newCompanies }: Statistics, range: Range): Figure {
  const target = { page: pages.companies, query: within('settledTime', range) };
  return {
    key: 'newCompanies',
    ofRange: true,
    value: sum(newCompanies),
    ...target,
    parts: listOf(newCompanies).map(({ companyType, count }) => ({
      key: String(companyType),
      label: cellText(companyType, 'code', { enum: CompanyType }),
      value: count,
      page: pages.companies,
      query: { ...target.query, companyType },
    })),
  };
}

function orders({ goodsOrders }: Statistics, range: Range): Figure {
  const query = within('creationTime', range);
  return {
    key: 'goodsOrders',
    ofRange: true,
    value: sum(goodsOrders),
    page: pages.orders,
    query,
    parts: listOf(goodsOrders).map(({ status, count }) => ({
      key: String(status),
      label: cellText(status, 'code', { enum: GoodsOrderStatus }),
      value: count,
      page: pages.orders,
      query: { ...query, status },
    })),
  };
}

const consults = ({ pendingConsults }: Statistics): Figure => ({
  key: 'consults',
  value: sumOf(consultKinds.map((kind) => pendingConsults?.[kind])),
  parts: consultKinds.map((kind) => ({
    key: kind,
    label: t(`dashboard.consults.${kind}`),
    value: pendingConsults?.[kind],
    page: consultPages[kind],
    query: { connectType: ConnectType.noFeedback },
  })),
});

/** The name of a kind of messages; `--` for one that is not known. */
export const smsKindText = (kind: string) =>
  t(`dashboard.smsKinds.${kind}`, { defaultValue: emptyText });

const sms = ({ smsBalance, smsUse }: Statistics, range: Range): Figure => ({
  key: 'smsBalance',
  value: smsBalance,
  page: pages.smsAccounts,
  parts: listOf(smsUse).map(({ kind, count }) => ({
    key: kind,
    label: t('dashboard.smsUsed', { kind: smsKindText(kind) }),
    value: count,
    page: pages.smsHistory,
    // Each kind is a tab of that page.
    query: { tab: kind, ...within('sendTime', range) },
  })),
});

/** All figures of the workbench, large ones first. */
export function figuresOf(statistics: Statistics, range: Range): Figure[] {
  const { dealRate, linePricesInProgress, votesInProgress } = statistics;
  const dealtOrders = { ...within('creationTime', range), status: GoodsOrderStatus.dealt };
  const inProgress = { status: LinePriceStatus.inProgress };
  const running = { status: VoteStatus.inProgress };
  return [
    orders(statistics, range),
    companies(statistics, range),
    consults(statistics),
    sms(statistics, range),
    {
      key: 'dealRate',
      ofRange: true,
      value: dealRate,
      isShare: true,
      page: pages.orders,
      query: dealtOrders,
    },
    { key: 'linePrices', value: linePricesInProgress, page: pages.prices, query: inProgress },
    { key: 'votes', value: votesInProgress, page: pages.votes, query: running },
  ];
}
