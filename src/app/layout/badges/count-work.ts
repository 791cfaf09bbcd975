import { goodsOrderApi } from '@/api/company/goods-order';
import { voteApplyApi } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import { goodsConsultApi, partnerConsultApi } from '@/api/platform/platform-consult';
import { statisticsApi, type WaitingWork } from '@/api/platform/statistics';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { P } from '@/policies';
import { can } from '@/stores/app-config';
import { visibleBadges, type MenuBadge } from './menu-badges';

/** The lists of the pages, asked like the pages themselves. */
const lists: Record<keyof WaitingWork, Endpoint<PageQuery, Page<object>>> = {
  settlement: companyCheckinApplyApi.list,
  vote: voteApplyApi.list,
  networkFreight: goodsConsultApi.list,
  partner: partnerConsultApi.list,
  pendingOrders: goodsOrderApi.list,
};

/** Whether the server does not have the endpoint, or never allows it to this user. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Counts the waiting work: in one call where it is granted, otherwise by the totals of the lists. What the server refuses
 * is not asked for again. Rejects when a count is missing for another reason.
 */
export function workCounter() {
  const refused = new Set<string>();
  async function unlessRefused<Result>(name: string, ask: () => Promise<Result>) {
    if (refused.has(name)) return undefined;
    try {
      return await ask();
    } catch (error) {
      if (!isRefused(error)) throw error;
      refused.add(name);
      return undefined;
    }
  }
  const totalOf = async ({ count, where }: MenuBadge, signal: AbortSignal) => {
    const query = { ...where, page: firstPage, limit: 1 };
    const page = await lists[count](query, { quiet: true, signal });
    return page.isTotalUnknown ? undefined : page.totalCount;
  };
  return async (signal: AbortSignal): Promise<Partial<WaitingWork>> => {
    const call = async () => statisticsApi.waiting(undefined, { quiet: true, signal });
    const work = can(P.statistics) ? await unlessRefused('statistics', call) : undefined;
    if (work) return work;
    const counts = visibleBadges().map(async (badge) => [
      badge.count,
      await unlessRefused(badge.count, async () => totalOf(badge, signal)),
    ]);
    return Object.fromEntries(await Promise.all(counts));
  };
}
