import { gridOf, lengthOf, longestOf, type ChartData } from './chart-data';
import { Plot } from './plot';
import styles from './chart.module.css';

/** Vertical stacked bars. */
export function ColumnChart({ title, data }: { title: string; data: ChartData }) {
  const { average = 0 } = data;
  const lines = gridOf(longestOf(data.rows));
  const top = lines.at(-1) ?? 1;
  return (
    <Plot
      title={title}
      data={data}
      lines={lines}
      rowClass={styles.column}
      drawing={
        average > 0 && (
          <span className={styles.average} style={{ bottom: lengthOf(average, top) }} />
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
