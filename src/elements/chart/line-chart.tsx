import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { readNumber, sumOf } from '@/lib/number';
import { Row, Text } from '@/ui/layout/layout';
import { gridOf, type ChartData } from './chart-data';
import { GridLines, stepOf } from './column-chart';
import { Legend } from './legend';
import chartStyles from './chart.module.css';
import styles from './line-chart.module.css';

/** The height of the drawing in its own units. Its width is the number of rows, whose points are in their middle. */
const height = 100;

/** The points of the values that are known: a missing one has no point. */
const pointsOf = (values: readonly number[], top: number) =>
  values
    .map((value, index) => [index + 0.5, height - (readNumber(value) / top) * height])
    .filter(([, y]) => Number.isFinite(y))
    .join(' ');

/** Lines over many rows in order, such as the days of a month. Hovering a row shows its values in the legend. */
export function LineChart({ title, data }: { title: string; data: ChartData }) {
  const { t } = useTranslation();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const { rows, series } = data;
  const all = rows.flatMap(({ values }) => values);
  const lines = gridOf(Math.max(1, ...all.map(readNumber).filter(Number.isFinite)));
  const top = lines.at(-1) ?? 1;
  const step = stepOf(rows.length);
  return (
    <>
      <Row gap={4} lineGap={0} align="stretch" wrap className={chartStyles.told}>
        <strong>{rows[activeIndex ?? -1]?.label ?? t('elements.chart.all')}</strong>
        <Legend data={data} activeIndex={activeIndex} />
      </Row>
      <Row
        align="stretch"
        grow
        className={styles.plot}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no file to be shown
        role="img"
        aria-label={t('elements.chart.summary', { title, count: rows.length, sum: sumOf(all) })}
        // A finger leaves when it is lifted: the values of the tapped day stay.
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || setActiveIndex(null)}
      >
        <GridLines lines={lines} />
        <svg viewBox={`0 0 ${rows.length} ${height}`} preserveAspectRatio="none">
          {series.map(({ key, tone }, part) => (
            <polyline
              key={key}
              data-tone={tone}
              points={pointsOf(
                rows.map(({ values }) => values[part] ?? NaN),
                top,
              )}
            />
          ))}
        </svg>
        {rows.map(({ key, label }, index) => (
          <span
            key={key}
            className={styles.point}
            data-current={index === activeIndex || undefined}
            onPointerEnter={() => setActiveIndex(index)}
          >
            {index % step === 0 && (
              <Text as="small" tone="muted" size={12} digits>
                {label}
              </Text>
            )}
          </span>
        ))}
      </Row>
    </>
  );
}
