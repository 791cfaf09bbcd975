import type { WaitingWork } from '@/api/platform/statistics';
import { ConnectType, GoodsOrderStatus } from '@/enums';
import { P, type Policy } from '@/policies';
import { can } from '@/stores/app-config';

export interface MenuBadge {
  /** The page of the menu. */
  path: string;
  /** What its badge counts. */
  count: keyof WaitingWork;
  /** Needed to see the work on that page. */
  policy: Policy;
  /** The conditions under which the list of the page shows the work, and nothing else. */
  where: Record<string, number>;
}

const notCalled = { connectType: ConnectType.noFeedback };

/** The pages of the menu that have work waiting for the user. */
const menuBadges: readonly MenuBadge[] = [
  {
    path: '/source/source-management',
    count: 'pendingOrders',
    policy: P.goodsOrder,
    where: { status: GoodsOrderStatus.pending },
  },
  {
    path: '/consultation/company-settlement-consultation',
    count: 'settlement',
    policy: P.companySettled,
    where: notCalled,
  },
  {
    path: '/consultation/company-vote-apply',
    count: 'vote',
    policy: P.voteApply,
    where: notCalled,
  },
  {
    path: '/consultation/network-freight-consultation',
    count: 'networkFreight',
    policy: P.networkTransport,
    where: notCalled,
  },
  {
    path: '/consultation/substation-partner-application',
    count: 'partner',
    policy: P.substationApply,
    where: notCalled,
  },
];

/** Those that the user may open. */
export const visibleBadges = () => menuBadges.filter(({ policy }) => can(policy));

/** The address under which a page shows the work that its badge counts. */
export function workAddress(page: string): string {
  const where = Object.entries(menuBadges.find(({ path }) => path === page)?.where ?? {});
  return [page, ...where.map((pair) => pair.join('='))].join('?');
}
