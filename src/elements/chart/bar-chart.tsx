import { currentLanguage } from '@/i18n';
import { numberFormat } from '@/lib/intl';
import { readNumber, sumOf } from '@/lib/number';
import { Ellipsis, Grid, Row } from '@/ui/layout/layout';
import { lengthOf, longestOf, type ChartData, type ChartRow, type Series } from './chart-data';
import { Legend } from './legend';
import styles from './chart.module.css';

interface BarProps {
  row: ChartRow;
  series: readonly Series[];
  longest: number;
}

function Bar({ row, series, longest }: BarProps) {
  const { label, values } = row;
  const formatter = numberFormat(currentLanguage());
  const texts = series.map(
    (one, index) => `${one.label} ${formatter.format(readNumber(values[index]))}`,
  );
  return (
    <li title={series.length > 1 ? texts.join('\n') : undefined}>
      <Ellipsis shrink title={label}>
        {label}
      </Ellipsis>
      <Row as="span" align="stretch" className={styles.track} aria-hidden="true">
        {series.map(({ key, tone }, index) => (
          <i key={key} data-tone={tone} style={{ width: lengthOf(values[index], longest) }} />
        ))}
      </Row>
      <b>{formatter.format(sumOf(values))}</b>
    </li>
  );
}

/** Horizontal bars, each with one or several stacked segments. */
export function BarChart({ title, data }: { title: string; data: ChartData }) {
  const { series, rows } = data;
  return (
    <>
      {series.length > 1 && <Legend data={data} />}
      <Grid as="ul" gap={3} className={styles.bars} aria-label={title}>
        {rows.map((row) => (
          <Bar key={row.key} row={row} series={series} longest={longestOf(rows)} />
        ))}
      </Grid>
    </>
  );
}
