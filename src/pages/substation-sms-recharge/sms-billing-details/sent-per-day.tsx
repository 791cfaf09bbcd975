import type { smsHistoryApi } from '@/api/substation/sms-history';
import { ChartCard } from '@/elements/chart/chart-card';
import { LineChart } from '@/elements/chart/line-chart';
import { useLoad } from '@/elements/query/use-load';
import { useTranslation } from '@/i18n';
import { dayMs, formatTime } from '@/lib/time';
import { useToday } from '@/ui/use-clock';
import { dayCount, PendingChart } from './pending-chart';

export type SmsList = typeof smsHistoryApi.callSms;

/** The last days, the oldest first, e.g. `2026-11-26`. */
const lastDays = (today: number) =>
  Array.from({ length: dayCount }, (_unused, index) =>
    // Noon, because a day with a change of the clock has another length.
    formatTime(today + dayMs / 2 - (dayCount - 1 - index) * dayMs, '{y}-{m}-{d}'),
  );

/**
 * How many messages of a kind were sent on each of the last days. No call has these numbers, so each day is counted by
 * the total of a list with one row; nobody is told when that fails, as the list itself says so.
 */
export function SentPerDay({ list }: { list: SmsList }) {
  const { t } = useTranslation();
  const days = lastDays(useToday());
  const counts = useLoad([list.path, 'perDay', days.at(-1)], (signal) =>
    Promise.all(
      days.map(async (day) => {
        const sent = { sendTimeBegin: `${day} 00:00:00`, sendTimeEnd: `${day} 23:59:59` };
        const { totalCount } = await list({ page: 1, limit: 1, ...sent }, { signal, quiet: true });
        return totalCount;
      }),
    ),
  );
  const { data } = counts;
  if (!data) return counts.hasFailed ? null : <PendingChart />;
  return (
    <ChartCard
      title={t('substation-sms-recharge.history.perDay', { count: dayCount })}
      data={{
        rowLabel: t('substation-sms-recharge.history.day'),
        series: [
          { key: 'sent', label: t('substation-sms-recharge.history.sent'), tone: 'primary' },
        ],
        rows: days.map((day, index) => ({
          key: day,
          label: day.slice('2026-'.length),
          isOpen: index === dayCount - 1,
          values: [data[index] ?? NaN],
        })),
      }}
      Chart={LineChart}
    />
  );
}
