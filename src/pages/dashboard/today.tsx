import { companyApi } from '@/api/company/company';
import { goodsOrderApi } from '@/api/company/goods-order';
import { todayLinePriceApi } from '@/api/company/today-line-price';
import { voteApplyApi } from '@/api/company/vote-apply';
import type { Endpoint } from '@/api/endpoint';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import type { Page, PageQuery } from '@/api/types';
import { firstPage } from '@/config/limits';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { useMinute, useToday } from '@/ui/use-clock';
import { rangeBefore, rangeOf } from './range';
import { pages, useAddressOf, within, type Range } from './targets';
import { Tile, Tiles } from './tile';

interface Counted {
  /** Its title has the locale key `dashboard.today.<key>`. */
  key: string;
  page: string;
  /** The time of a record that says on which day it counts. */
  time: string;
  list: Endpoint<PageQuery, Page<object>>;
}

const counted: readonly Counted[] = [
  { key: 'orders', page: pages.orders, time: 'creationTime', list: goodsOrderApi.list },
  {
    key: 'settlement',
    page: pages.settlement,
    time: 'creationTime',
    list: companyCheckinApplyApi.list,
  },
  { key: 'companies', page: pages.companies, time: 'settledTime', list: companyApi.list },
  { key: 'prices', page: pages.prices, time: 'publishTime', list: todayLinePriceApi.list },
  { key: 'vote', page: pages.voteApplies, time: 'creationTime', list: voteApplyApi.list },
];

/** How long the counts hold: they are loaded again afterwards. */
const countMs = 10 * 60_000;

/** The number of records in a range; undefined when the list does not say it, or cannot be loaded. */
async function countIn({ time, list }: Counted, range: Range, signal: AbortSignal) {
  const query = { ...within(time, range), page: firstPage, limit: 1 };
  try {
    const { totalCount, isTotalUnknown } = await list(query, { quiet: true, signal });
    return isTotalUnknown ? undefined : totalCount;
  } catch {
    // The list itself reports why it cannot be loaded.
    return undefined;
  }
}

/** What has come today, and until this time yesterday, on the pages of a user who sees no statistics. */
export function Today() {
  const { t } = useTranslation();
  const addressOf = useAddressOf();
  const now = useMinute();
  const range = rangeOf('today', useToday());
  const before = rangeBefore(range, now - (now % countMs));
  const shown = counted.flatMap((one) => {
    const address = addressOf({ page: one.page, query: within(one.time, range) });
    return address === null ? [] : [{ one, address }];
  });
  const { data } = useLoad(['today', before.end, ...shown.map(({ one }) => one.key)], (signal) =>
    Promise.all(
      shown.map(({ one }) =>
        Promise.all([countIn(one, range, signal), countIn(one, before, signal)]),
      ),
    ),
  );
  if (shown.length === 0) return null;
  return (
    <Tiles id="today" title={t('dashboard.today.title')}>
      {shown.map(({ one: { key }, address }, index) => {
        const [count, yesterday] = data?.[index] ?? [];
        return (
          <Tile
            key={key}
            title={t(`dashboard.today.${key}`)}
            value={data && (count ?? emptyText)}
            about={
              yesterday === undefined
                ? undefined
                : t('dashboard.today.before', { count: yesterday })
            }
            verb={t('dashboard.work.open')}
            address={address}
          />
        );
      })}
    </Tiles>
  );
}
