import { readNumber } from '@/lib/number';
import { gridOf, type ChartData } from './chart-data';
import { Plot } from './plot';
import styles from './line-chart.module.css';

/** The height of the drawing in its own units. Its width is the number of rows, whose points are in their middle. */
const height = 100;

/** The points of the values that are known: a missing one has no point. */
const pointsOf = (values: readonly number[], top: number) =>
  values
    .map((value, index) => [index + 0.5, height - (readNumber(value) / top) * height])
    .filter(([, y]) => Number.isFinite(y))
    .join(' ');

/** Lines over many rows. */
export function LineChart({ title, data }: { title: string; data: ChartData }) {
  const { rows, series } = data;
  const all = rows.flatMap(({ values }) => values);
  const lines = gridOf(Math.max(1, ...all.map(readNumber).filter(Number.isFinite)));
  const top = lines.at(-1) ?? 1;
  const valuesOf = (part: number) => rows.map(({ values }) => values[part] ?? NaN);
  return (
    <Plot
      title={title}
      data={data}
      lines={lines}
      className={styles.low}
      rowClass={styles.point}
      drawing={
        <svg viewBox={`0 0 ${rows.length} ${height}`} preserveAspectRatio="none">
          {series.map(({ key, tone }, part) => (
            <polyline key={key} data-tone={tone} points={pointsOf(valuesOf(part), top)} />
          ))}
        </svg>
      }
    />
  );
}
