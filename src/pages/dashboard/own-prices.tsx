import { useTranslation } from '@/i18n';
import { cityRoute } from '@/lib/place-names';
import { formatMonthTime } from '@/lib/time';
import { openParameter } from '@/stores/tabs';
import { cellText } from '@/values/cell-text';
import { callsText, viewsText, type OwnMarketLoad } from './own-market';
import { Records } from './records';
import { pages, useAddressOf } from './targets';

/** The prices of the company that customers see now, those that bring most calls first. */
export function OwnPrices({ load }: { load: OwnMarketLoad }) {
  const { t } = useTranslation();
  const addressOf = useAddressOf();
  const prices = load.data?.prices?.toSorted((one, other) => other.calls - one.calls);
  return (
    <Records
      title={t('dashboard.own.prices')}
      load={{ ...load, data: load.data && { items: prices ?? [] } }}
      lineOf={({ id, fromRegionName, toRegionName, views, calls, endTime }) => ({
        address: addressOf({ page: pages.prices, query: { [openParameter]: String(id) } }) ?? '',
        name: cityRoute(cellText(fromRegionName), cellText(toRegionName)),
        about: `${viewsText(views)} · ${callsText(calls)}`,
        time: t('dashboard.own.until', { date: formatMonthTime(endTime) }),
      })}
    />
  );
}
