import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { readNumber, sumOf } from '@/lib/number';
import { Grid, Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { formatOf, type ChartData } from './chart-data';
import styles from './chart.module.css';

interface ChartCardProps {
  title: string;
  data: ChartData;
  /** The component that renders the data as a chart. */
  Chart: ComponentType<{ title: string; data: ChartData }>;
  /** A part of a card, which is less high. */
  isPart?: boolean;
}

function DataTable({ title, data }: { title: string; data: ChartData }) {
  const { t } = useTranslation();
  const { rowLabel, series, rows } = data;
  const formatter = formatOf(data);
  const withSum = series.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by the keyboard
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={`ui-table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {withSum && <th scope="col">{t('elements.chart.sum')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, address, values }) => (
            <tr key={key}>
              <th scope="row">{address ? <Link to={address}>{label}</Link> : label}</th>
              {series.map((one, index) => (
                <td key={one.key}>{formatter.format(readNumber(values[index]))}</td>
              ))}
              {withSum && <td>{formatter.format(sumOf(values))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A chart with a title and a button that shows the data as a table. */
export function ChartCard({ title, data, Chart, isPart = false }: ChartCardProps) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const isEmpty = !data.isShare && data.rows.every(({ values }) => sumOf(values) === 0);
  return (
    <Section
      title={title}
      isPart={isPart}
      className={isPart ? `${styles.card} ${styles.part}` : styles.card}
      extra={
        !isEmpty && (
          <Text
            as="button"
            tone="muted"
            rigid
            touch={24}
            className={styles.turn}
            type="button"
            aria-label={t('elements.chart.asTable', { title })}
            aria-pressed={asTable}
            data-print="no"
            onClick={() => setAsTable(!asTable)}
          >
            {t(`elements.chart.${asTable ? 'chart' : 'table'}`)}
          </Text>
        )
      }
    >
      {isEmpty && (
        <Grid as="p" align="center" justify="center" tone="muted" grow className={styles.empty}>
          {t('elements.table.empty')}
        </Grid>
      )}
      {!isEmpty &&
        (asTable ? <DataTable title={title} data={data} /> : <Chart title={title} data={data} />)}
    </Section>
  );
}
