import type { WaitingWork } from '@/api/platform/statistics';
import { P, type Policy } from '@/policies';

interface MenuBadge {
  /** The page of the menu. */
  path: string;
  /** What its badge counts. */
  count: keyof WaitingWork;
  /** Needed to see the work on that page. */
  policy: Policy;
}

/** The pages of the menu that have work waiting for the user. */
export const menuBadges: readonly MenuBadge[] = [
  { path: '/dashboard', count: 'failedJobs', policy: P.statistics },
  {
    path: '/platform-site/substation-sms-management',
    count: 'lowSmsBalances',
    policy: P.substationSms,
  },
  { path: '/substation-sms-recharge/sms-recharge', count: 'lowSmsBalances', policy: P.smsRecharge },
  { path: '/source/source-management', count: 'untakenOrders', policy: P.goodsOrder },
  {
    path: '/consultation/company-settlement-consultation',
    count: 'settlement',
    policy: P.companySettled,
  },
  { path: '/consultation/company-vote-apply', count: 'vote', policy: P.voteApply },
  {
    path: '/consultation/network-freight-consultation',
    count: 'networkFreight',
    policy: P.networkTransport,
  },
  {
    path: '/consultation/substation-partner-application',
    count: 'partner',
    policy: P.substationApply,
  },
];
