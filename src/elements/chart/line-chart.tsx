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
    .filter(([, y]) => Number.isFinite(y));

/** Lines over many rows. */
export function LineChart({ title, data }: { title: string; data: ChartData }) {
  const { rows, series } = data;
  const all = rows.flatMap(({ values }) => values);
  const lines = gridOf(Math.max(1, ...all.map(readNumber).filter(Number.isFinite)));
  const top = lines.at(-1) ?? 1;
  const valuesOf = (part: number) => rows.map(({ values }) => values[part] ?? NaN);
  const openCount = rows.at(-1)?.isOpen ? 1 : 0;
  return (
    <Plot
      title={title}
      data={data}
      lines={lines}
      className={styles.low}
      rowClass={styles.point}
      drawing={
        <svg viewBox={`0 0 ${rows.length} ${height}`} preserveAspectRatio="none">
          {series.map(({ key, tone }, part) => {
            const points = pointsOf(valuesOf(part), top);
            return (
              <g key={key}>
                <polyline
                  data-tone={tone}
                  points={points.slice(0, points.length - openCount).join(' ')}
                />
                {openCount > 0 && (
                  <polyline data-tone={tone} data-open points={points.slice(-2).join(' ')} />
                )}
              </g>
            );
          })}
        </svg>
      }
    />
  );
}
