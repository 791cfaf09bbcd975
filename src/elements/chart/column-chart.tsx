import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { sumOf } from '@/lib/number';
import { Row, Text } from '@/ui/layout/layout';
import { gridOf, lengthOf, longestOf, type ChartData } from './chart-data';
import { Legend } from './legend';
import styles from './chart.module.css';

/** More labels than this would overlap. */
const maxLabels = 7;

/** Returns how many columns share one label. */
export const stepOf = (count: number) => Math.ceil(count / maxLabels);

export function GridLines({ lines }: { lines: number[] }) {
  const top = lines.at(-1) ?? 1;
  return lines.map((line) => (
    <Text
      key={line}
      tone="muted"
      size={12}
      digits
      className={styles.line}
      style={{ bottom: lengthOf(line, top) }}
    >
      {line}
    </Text>
  ));
}

/**
 * Vertical stacked bars for many rows in order, such as the days of a month. Hovering a column shows its values in
 * the legend, and a click opens its list; the table of the same data has links for the keyboard.
 */
export function ColumnChart({ title, data }: { title: string; data: ChartData }) {
  const { t } = useTranslation();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const navigate = useNavigate();
  const { rows, series } = data;
  const lines = gridOf(longestOf(rows));
  const top = lines.at(-1) ?? 1;
  const step = stepOf(rows.length);
  const total = sumOf(rows.flatMap(({ values }) => values));
  return (
    <>
      <Row gap={4} lineGap={0} align="stretch" wrap className={styles.told}>
        <strong>{rows[activeIndex ?? -1]?.label ?? t('elements.chart.all')}</strong>
        <Legend data={data} activeIndex={activeIndex} />
      </Row>
      <Row
        align="stretch"
        grow
        className={styles.columns}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn of boxes; there is no file to be shown
        role="img"
        aria-label={t('elements.chart.summary', { title, count: rows.length, sum: total })}
        // A finger leaves when it is lifted: the values of the tapped day stay.
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || setActiveIndex(null)}
      >
        <GridLines lines={lines} />
        {rows.map(({ key, label, address, values }, index) => (
          <span
            key={key}
            className={styles.column}
            data-current={index === activeIndex || undefined}
            data-opens={address ? true : undefined}
            onPointerEnter={() => setActiveIndex(index)}
            // A tap shows the values, as there is no hover.
            onPointerUp={({ pointerType, button }) => {
              if (address && pointerType === 'mouse' && button === 0) void navigate(address);
            }}
          >
            {series.map((one, part) => (
              <i
                key={one.key}
                data-tone={one.tone}
                style={{ height: lengthOf(values[part], top) }}
              />
            ))}
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
