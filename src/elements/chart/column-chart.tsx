import { gridOf, lengthOf, longestOf, type ChartData } from './chart-data';
import { Plot } from './plot';
import styles from './chart.module.css';

/** Vertical stacked bars. */
export function ColumnChart({ title, data }: { title: string; data: ChartData }) {
  const lines = gridOf(longestOf(data.rows));
  const top = lines.at(-1) ?? 1;
  return (
    <Plot
      title={title}
      data={data}
      lines={lines}
      rowClass={styles.column}
      drawing={
        data.average && (
          <span className={styles.average} style={{ bottom: lengthOf(data.average, top) }} />
        )
      }
      renderRow={({ values, isOpen }) =>
        data.series.map(({ key, tone }, part) => (
          <i
            key={key}
            data-tone={tone}
            data-open={isOpen}
            style={{ height: lengthOf(values[part], top) }}
          />
        ))
      }
    />
  );
}
