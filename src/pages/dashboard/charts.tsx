import type { Statistics } from '@/api/platform/statistics';
import { BarChart } from '@/elements/chart/bar-chart';
import { ChartCard } from '@/elements/chart/chart-card';
import type { ChartData, Series } from '@/elements/chart/chart-data';
import { ColumnChart } from '@/elements/chart/column-chart';
import { CompanyLevel, CompanyType } from '@/enums';
import { currentLanguage, t as text, useTranslation } from '@/i18n';
import { listOf } from '@/lib/guards';
import { emptyText } from '@/lib/intl';
import { shareFormat, sumOf } from '@/lib/number';
import { cityRoute, lineArrow } from '@/lib/place-names';
import { cellText } from '@/values/cell-text';
import { chartPerDay, dailyOrders } from './per-day';
import { dayRange, pages, within, type AddressOf, type Range } from './targets';

const seriesOf = (tone: Series['tone'], key: string, label: string): Series => ({
  key,
  tone,
  label,
});

/** What the charts are drawn from. */
interface ChartContext {
  statistics: Statistics;
  range: Range;
  addressOf: AddressOf;
}
type DataOf = (context: ChartContext) => ChartData;

/** The days that the server counts one by one, which may begin before the range. */
function countedDays({ statistics, range }: ChartContext): Range {
  const [first] = listOf(statistics.days);
  return first ? { ...range, begin: dayRange(first.date).begin } : range;
}

const ordersPerDay: DataOf = (context) =>
  chartPerDay(
    dailyOrders,
    listOf(context.statistics.days).map(({ date, dealt, pending, cancelled }) => ({
      date,
      counts: [dealt, pending, cancelled],
    })),
    countedDays(context),
    context.addressOf,
  );

const lowestDealRates: DataOf = (context) => ({
  rowLabel: text('dashboard.substation'),
  isShare: true,
  series: [seriesOf('active', 'dealRate', text('dashboard.figures.dealRate'))],
  rows: listOf(context.statistics.lowestDealRates).map(
    ({ substationId, substationName, orders, dealRate }) => ({
      key: String(substationId),
      label: cellText(substationName),
      hint: text('dashboard.orderCount', { count: orders }),
      address: context.addressOf({
        page: pages.orders,
        query: { ...within('creationTime', countedDays(context)), substationId },
      }),
      values: [dealRate],
    }),
  ),
});

const levelTones: Series['tone'][] = ['primary', 'middle', 'pale'];

const companiesByType: DataOf = ({ statistics, addressOf }) => ({
  rowLabel: text('dashboard.companyType'),
  series: CompanyLevel.$values.map((level, index) => {
    const member = CompanyLevel.$member(level) ?? '';
    return seriesOf(levelTones[index] ?? 'pale', member, text(`enums.companyLevel.${member}`));
  }),
  rows: CompanyType.$values.map((companyType) => ({
    key: String(companyType),
    label: cellText(companyType, 'code', { enum: CompanyType }),
    address: addressOf({ page: pages.companies, query: { companyType } }),
    values: CompanyLevel.$values.map((level) => {
      const found = listOf(statistics.companies).find(
        (one) => one.companyType === companyType && one.companyLevelType === level,
      );
      return found ? found.count : 0;
    }),
  })),
});

/** A line by its cities; any other name stays as it is. */
function lineText(lineName: unknown) {
  const text = cellText(lineName);
  const [from = '', to] = text.split(lineArrow);
  return to === undefined ? text : cityRoute(from, to);
}

const topLines: DataOf = ({ statistics, range, addressOf }) => ({
  rowLabel: text('dashboard.line'),
  series: [seriesOf('primary', 'points', text('dashboard.points'))],
  rows: listOf(statistics.topLines).map(({ lineId, lineName, companyName, points }) => ({
    key: String(lineId),
    label: lineText(lineName),
    hint: cellText(companyName),
    address: addressOf({ page: pages.points, query: { lineId, ...within('pointTime', range) } }),
    values: [points],
  })),
});

/** The name of a kind of messages; `--` for one that is not known. */
const smsKindText = (kind: string) =>
  text(`dashboard.smsKinds.${kind}`, { defaultValue: emptyText });

const smsByKind: DataOf = ({ statistics, range, addressOf }) => {
  const used = listOf(statistics.smsUse);
  const all = sumOf(used.map(({ count }) => count));
  const shares = shareFormat(currentLanguage());
  return {
    rowLabel: text('dashboard.smsKind'),
    series: [seriesOf('primary', 'count', text('dashboard.messages'))],
    rows: used.map(({ kind, count }) => ({
      key: kind,
      label: smsKindText(kind),
      hint:
        all > 0 ? text('dashboard.ofMessages', { share: shares.format(count / all) }) : undefined,
      // Each kind is a tab of that page.
      address: addressOf({
        page: pages.smsHistory,
        query: { tab: kind, ...within('sendTime', range) },
      }),
      values: [count],
    })),
  };
};

const charts = {
  orders: { dataOf: ordersPerDay, Chart: ColumnChart },
  deals: { dataOf: lowestDealRates, Chart: BarChart },
  lines: { dataOf: topLines, Chart: BarChart },
  companies: { dataOf: companiesByType, Chart: BarChart },
  sms: { dataOf: smsByKind, Chart: BarChart },
};

/** A chart of the workbench; its title has the locale key `dashboard.charts.<name>`. */
export function DashboardChart({ name, ...context }: ChartContext & { name: keyof typeof charts }) {
  const { t } = useTranslation();
  const { dataOf, Chart } = charts[name];
  return <ChartCard title={t(`dashboard.charts.${name}`)} data={dataOf(context)} Chart={Chart} />;
}
