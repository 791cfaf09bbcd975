import type { WaitingWork } from '@/api/platform/statistics';
import { ConnectType, ExpiresWithin, GoodsOrderStatus, VoteStatus } from '@/enums';
import { dayMs, formatTime } from '@/lib/time';
import { P, type Policy } from '@/policies';
import { can } from '@/stores/app-config';

type Conditions = Record<string, number | string>;

/** What waits on a page of the menu: the records that its list shows under some conditions. */
interface Work<Key extends string> {
  /** Its title has the locale key `dashboard.work.<key>`. */
  key: Key;
  /** The page of the menu. */
  path: string;
  /** Needed to see the work on that page. */
  policy: Policy;
  /** The time of a record by which the most urgent one comes first. */
  time: string;
}
/** Work that the menu shows as a badge, under the same conditions on every day. */
export interface MenuWork extends Work<keyof WaitingWork> {
  where: Conditions;
  /** Whether the page has a queue in which the records are handled one after the other. */
  hasQueue: boolean;
}
/** Work with a deadline, which depends on the day. */
export interface DueWork extends Work<'expiring' | 'endingVotes'> {
  whereAt: (now: number) => Conditions;
}

const notCalled = { where: { connectType: ConnectType.noFeedback }, hasQueue: true };
const created = 'creationTime';

const menuWork: readonly MenuWork[] = [
  {
    key: 'pendingOrders',
    path: '/source/source-management',
    policy: P.goodsOrder,
    where: { status: GoodsOrderStatus.pending },
    hasQueue: false,
    time: created,
  },
  {
    key: 'settlement',
    path: '/consultation/company-settlement-consultation',
    policy: P.companySettled,
    ...notCalled,
    time: created,
  },
  {
    key: 'vote',
    path: '/consultation/company-vote-apply',
    policy: P.voteApply,
    ...notCalled,
    time: created,
  },
  {
    key: 'networkFreight',
    path: '/consultation/network-freight-consultation',
    policy: P.networkTransport,
    ...notCalled,
    time: created,
  },
  {
    key: 'partner',
    path: '/consultation/substation-partner-application',
    policy: P.substationApply,
    ...notCalled,
    time: created,
  },
];

/** How many days before its end a vote is listed. */
const voteNoticeDays = 3;

const dueWork: readonly DueWork[] = [
  {
    key: 'expiring',
    path: '/company/company-list',
    policy: P.companyList,
    whereAt: () => ({ expiresWithinDays: ExpiresWithin.month }),
    time: 'expireTime',
  },
  {
    key: 'endingVotes',
    path: '/marketing/vote-list',
    policy: P.vote,
    whereAt: (now) => ({
      status: VoteStatus.inProgress,
      endTimeBegin: `${formatTime(now, '{y}-{m}-{d}')} 00:00:00`,
      endTimeEnd: `${formatTime(now + voteNoticeDays * dayMs, '{y}-{m}-{d}')} 23:59:59`,
    }),
    time: 'endTime',
  },
];

/** The work of the menu on pages that the user may open. */
export const visibleMenuWork = () => menuWork.filter(({ policy }) => can(policy));
/** The work with a deadline on pages that the user may open. */
export const visibleDueWork = () => dueWork.filter(({ policy }) => can(policy));

/** The address under which a page shows the records that its badge counts. */
export function workAddress(page: string): string {
  const where = Object.entries(menuWork.find(({ path }) => path === page)?.where ?? {});
  return [page, ...where.map((pair) => pair.join('='))].join('?');
}
