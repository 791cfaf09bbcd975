import { smsHistoryApi } from '@/api/substation/sms-history';
import type { Id } from '@/api/types';
import { ChartCard } from '@/elements/chart/chart-card';
import { ColumnChart } from '@/elements/chart/column-chart';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { sumOf } from '@/lib/number';
import { newestBy, rangeOfDays, recordsPerDay } from '@/pages/shared/records-per-day';
import { Skeleton } from '@/ui/skeleton';
import { useToday } from '@/ui/use-clock';

const name = 'substation-sms-recharge';
const dayCount = 30;
const lists = [smsHistoryApi.callSms, smsHistoryApi.newGoodsSms, smsHistoryApi.todayPriceSms];

/** How many messages of all kinds a sub-station sent per day. Nothing is told when that cannot be loaded. */
export function SentMessages({ substationId }: { substationId: Id }) {
  const { t } = useTranslation();
  const range = rangeOfDays(dayCount, useToday());
  const { data, hasFailed } = useLoad(['sentMessages', substationId, range.end], (signal) => {
    const sent = { sendTimeBegin: range.begin, sendTimeEnd: range.end };
    const query = { substationId, ...sent, ...newestBy('sendTime') };
    return Promise.all(lists.map((list) => list(query, { signal, quiet: true })));
  });
  if (!data) return hasFailed ? null : <Skeleton shape="facts" />;
  const kinds = data.map((page) => recordsPerDay(page, 'sendTime', range));
  // Only days that the newest records of each kind cover.
  const days = kinds.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
  const countOn = (date: string) =>
    sumOf(
      kinds.flatMap((perDay) =>
        (perDay.find((day) => day.date === date)?.records ?? []).map(({ count }) => Number(count)),
      ),
    );
  const today = range.end.slice(0, 'yyyy-mm-dd'.length);
  const rows = days.map(({ date }) => ({
    key: date,
    label: date.slice('2026-'.length),
    values: [countOn(date)],
    isOpen: date === today,
  }));
  // Today is not over, and would lower it.
  const whole = rows.filter(({ isOpen }) => !isOpen);
  return (
    <ChartCard
      isPart
      title={t(`${name}.charge.sent`, { count: dayCount })}
      data={{
        rowLabel: t(`${name}.history.day`),
        series: [{ key: 'sent', label: t(`${name}.charge.sentSum`), tone: 'primary' }],
        average: whole.length
          ? sumOf(whole.flatMap(({ values }) => values)) / whole.length
          : undefined,
        rows,
      }}
      Chart={ColumnChart}
    />
  );
}
