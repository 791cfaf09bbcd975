import { ApiError } from '@/api/errors';
import { statisticsApi, type WaitingWork } from '@/api/platform/statistics';
import { firstPage } from '@/config/limits';
import { visibleMenuWork, type MenuWork } from '@/elements/work/waiting-work';
import { workLists } from '@/elements/work/work-lists';
import { P } from '@/policies';
import { can } from '@/stores/app-config';

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
  const totalOf = async ({ key, where }: MenuWork, signal: AbortSignal) => {
    const query = { ...where, page: firstPage, limit: 1 };
    const page = await workLists[key](query, { quiet: true, signal });
    return page.isTotalUnknown ? undefined : page.totalCount;
  };
  return async (signal: AbortSignal): Promise<Partial<WaitingWork>> => {
    const call = async () => statisticsApi.waiting(undefined, { quiet: true, signal });
    const work = can(P.statistics) ? await unlessRefused('statistics', call) : undefined;
    if (work) return work;
    const counts = visibleMenuWork().map(async (one) => [
      one.key,
      await unlessRefused(one.key, async () => totalOf(one, signal)),
    ]);
    return Object.fromEntries(await Promise.all(counts));
  };
}
