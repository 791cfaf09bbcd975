import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { transportLineApi, type TransportLine } from '@/api/company/transport-line';
import type { Id } from '@/api/types';
import { exportPageRows, firstPage } from '@/config/limits';
import { useLoad, type LoadResult } from '@/elements/query/use-load';
import { LinePriceStatus } from '@/enums';
import { t } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { P } from '@/policies';
import { useCan } from '@/stores/app-config';

/** The lines of a company, and their prices of today. */
export interface OwnMarket {
  lines: TransportLine[];
  lineCount: number;
  /** null for a user who may not see prices, and when they cannot be loaded. */
  prices: TodayLinePrice[] | null;
}

export type OwnMarketLoad = Omit<LoadResult<OwnMarket>, 'applySaved'>;

export function useOwnMarket(companyId: Id) {
  const seesPrices = useCan()(P.todayLinePrice);
  return useLoad(['ownMarket', companyId, seesPrices], async (signal): Promise<OwnMarket> => {
    const query = { companyId, page: firstPage, limit: exportPageRows };
    const options = { signal, quiet: true };
    const [lines, prices] = await Promise.all([
      transportLineApi.list(query, options),
      seesPrices
        ? todayLinePriceApi
            .list({ ...query, status: LinePriceStatus.inProgress }, options)
            .catch(() => null)
        : null,
    ]);
    return { lines: lines.items, lineCount: lines.totalCount, prices: prices && prices.items };
  });
}

export const priceOf = ({ prices }: OwnMarket, { id }: TransportLine) =>
  prices?.find(({ lineId }) => String(lineId) === String(id));

/** Whether customers see the line, but no price of today. */
export const lacksPrice = (market: OwnMarket, line: TransportLine) =>
  market.prices !== null && line.isListed !== false && priceOf(market, line) === undefined;

/** The texts of how often a company was seen and called. */
export const viewsText = (count: number) =>
  t('dashboard.own.views', { count, views: formatCount(count) });
export const callsText = (count: number) =>
  t('dashboard.own.callsOf', { count, calls: formatCount(count) });
