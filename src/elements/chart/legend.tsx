import { Link } from 'react-router-dom';
import { sumOf } from '@/lib/number';
import { Row } from '@/ui/layout/layout';
import { formatOf, type ChartData } from './chart-data';
import styles from './chart.module.css';

/** Shows what the colours mean, with the values of one row or the sums of all rows. */
export function Legend({ data, activeIndex }: { data: ChartData; activeIndex?: number | null }) {
  const { series, rows } = data;
  const shown = rows[activeIndex ?? -1]
    ? rows.slice(activeIndex ?? 0, (activeIndex ?? 0) + 1)
    : rows;
  // The title names the only series, and there is no other colour to be told from.
  const isAlone = series.length === 1;
  const formatter = formatOf(data);
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
      {series.map(({ key, label, tone, address }, index) => {
        const content = (
          <>
            {isAlone ? (
              <span className="visually-hidden">{label}</span>
            ) : (
              <>
                <i data-tone={tone} />
                {label}
              </>
            )}
            <b>{formatter.format(sumOf(shown.map(({ values }) => values[index])))}</b>
          </>
        );
        return (
          <Row key={key} as="li" gap={2}>
            {address ? <Link to={address}>{content}</Link> : content}
          </Row>
        );
      })}
    </Row>
  );
}
