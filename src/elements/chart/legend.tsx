import { currentLanguage } from '@/i18n';
import { numberFormat } from '@/lib/intl';
import { sumOf } from '@/lib/number';
import { Row } from '@/ui/layout/layout';
import type { ChartData } from './chart-data';
import styles from './chart.module.css';

/** Shows what the colours mean, with the values of one row or the sums of all rows. */
export function Legend({ data, activeIndex }: { data: ChartData; activeIndex?: number | null }) {
  const { series, rows } = data;
  const shown = rows[activeIndex ?? -1]
    ? rows.slice(activeIndex ?? 0, (activeIndex ?? 0) + 1)
    : rows;
  const formatter = numberFormat(currentLanguage());
  return (
    <Row
      as="ul"
      gap={4}
      lineGap={0}
      align="stretch"
      wrap
      tone="secondary"
      className={styles.legend}
    >
      {series.map(({ key, label, tone }, index) => (
        <Row key={key} as="li" gap={2}>
          <i data-tone={tone} />
          {label}
          <b>{formatter.format(sumOf(shown.map(({ values }) => values[index])))}</b>
        </Row>
      ))}
    </Row>
  );
}
