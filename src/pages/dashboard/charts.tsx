import type { ReactNode } from 'react';
import type { Statistics } from '@/api/platform/statistics';
import { BarChart } from '@/elements/chart/bar-chart';
import { ChartCard } from '@/elements/chart/chart-card';
import type { ChartData, Series } from '@/elements/chart/chart-data';
import { ColumnChart } from '@/elements/chart/column-chart';
import { CompanyLevel, CompanyType, GoodsOrderStatus } from '@/enums';
import { t as text, useTranslation } from '@/i18n';
import { listOf } from '@/lib/guards';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { smsKindText } from './figures';
import styles from './dashboard.module.css';

const seriesOf = (tone: Series['tone'], key: string, label: string): Series => ({
  key,
  tone,
  label,
});
const statusSeries = (status: GoodsOrderStatus) =>
  seriesOf(
    GoodsOrderStatus.$tone(status) ?? 'primary',
    GoodsOrderStatus.$member(status) ?? '',
    cellText(status, 'code', { enum: GoodsOrderStatus }),
  );

const ordersPerDay = ({ goodsOrdersPerDay }: Statistics): ChartData => ({
  rowLabel: text('dashboard.day'),
  series: [
    statusSeries(GoodsOrderStatus.dealt),
    statusSeries(GoodsOrderStatus.pending),
    statusSeries(GoodsOrderStatus.cancelled),
  ],
  rows: listOf(goodsOrdersPerDay).map(({ date, dealt, pending, cancelled }) => ({
    key: date,
    label: cellText(date).slice(-5),
    values: [dealt, pending, cancelled],
  })),
});

const levelTones: Series['tone'][] = ['primary', 'middle', 'pale'];

const companiesByType = ({ companies }: Statistics): ChartData => ({
  rowLabel: text('dashboard.companyType'),
  series: CompanyLevel.$values.map((level, index) => {
    const member = CompanyLevel.$member(level) ?? '';
    return seriesOf(levelTones[index] ?? 'pale', member, text(`enums.companyLevel.${member}`));
  }),
  rows: CompanyType.$values.map((type) => ({
    key: String(type),
    label: cellText(type, 'code', { enum: CompanyType }),
    values: CompanyLevel.$values.map((level) => {
      const found = listOf(companies).find(
        ({ companyType, companyLevelType }) => companyType === type && companyLevelType === level,
      );
      return found ? found.count : 0;
    }),
  })),
});

const topLines = ({ topLines: lines }: Statistics): ChartData => ({
  rowLabel: text('dashboard.line'),
  series: [seriesOf('primary', 'points', text('dashboard.points'))],
  rows: listOf(lines).map(({ lineId, lineName, companyName, points }) => ({
    key: String(lineId),
    label: cellText(lineName),
    hint: companyName,
    values: [points],
  })),
});

const smsByKind = ({ smsUse }: Statistics): ChartData => ({
  rowLabel: text('dashboard.smsKind'),
  series: [seriesOf('primary', 'count', text('dashboard.messages'))],
  rows: listOf(smsUse).map(({ kind, count }) => ({
    key: kind,
    label: smsKindText(kind),
    values: [count],
  })),
});

interface ChartsProps {
  statistics: Statistics;
  /** Shown next to the first chart. */
  aside: ReactNode;
}

/** The charts of the workbench. */
export function Charts({ statistics, aside }: ChartsProps) {
  const { t } = useTranslation();
  const titleOf = (key: string) => t(`dashboard.charts.${key}`);
  return (
    <Grid gap={3} className={styles.charts}>
      <Grid className={styles.large}>
        <ChartCard title={titleOf('orders')} data={ordersPerDay(statistics)} Chart={ColumnChart} />
      </Grid>
      {aside}
      <Grid className={styles.large}>
        <ChartCard title={titleOf('lines')} data={topLines(statistics)} Chart={BarChart} />
      </Grid>
      <Grid gap={3} className={styles.stack}>
        <ChartCard
          title={titleOf('companies')}
          data={companiesByType(statistics)}
          Chart={BarChart}
        />
        <ChartCard title={titleOf('sms')} data={smsByKind(statistics)} Chart={BarChart} />
      </Grid>
    </Grid>
  );
}
