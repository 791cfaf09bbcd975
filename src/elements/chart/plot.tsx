import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { sumOf } from '@/lib/number';
import { Row, Text } from '@/ui/layout/layout';
import { lengthOf, type ChartData, type ChartRow } from './chart-data';
import { Legend } from './legend';
import styles from './chart.module.css';

/** More labels than this would overlap. They are counted from the end, which is today for the last days. */
const maxLabels = 7;

interface PlotProps {
  title: string;
  data: ChartData;
  /** The values of the grid lines, from 0 to the top. */
  lines: number[];
  className?: string;
  rowClass: string | undefined;
  /** Renders behind all rows. */
  drawing?: ReactNode;
  renderRow?: (row: ChartRow) => ReactNode;
}

function GridLines({ lines }: { lines: number[] }) {
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
 * The frame of a chart of many rows in order, such as the days of a month. Hovering a row shows its values in the legend,
 * and a click opens its list; the table of the same data has links for the keyboard.
 */
export function Plot({ title, data, lines, className, rowClass, drawing, renderRow }: PlotProps) {
  const { t } = useTranslation();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const navigate = useNavigate();
  const { rows } = data;
  const rowsPerLabel = Math.ceil(rows.length / maxLabels);
  const sum = sumOf(rows.flatMap(({ values }) => values));
  return (
    <>
      <Row gap={4} lineGap={0} align="stretch" wrap className={styles.told}>
        <strong>{rows[activeIndex ?? -1]?.label ?? t('elements.chart.all')}</strong>
        <Legend data={data} activeIndex={activeIndex} />
      </Row>
      <Row
        align="stretch"
        grow
        className={[styles.plot, className].join(' ')}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place; there is no file to be shown
        role="img"
        aria-label={t('elements.chart.summary', { title, count: rows.length, sum })}
        // A finger leaves when it is lifted: the values of the tapped day stay.
        onPointerLeave={({ pointerType }) => pointerType === 'touch' || setActiveIndex(null)}
      >
        <GridLines lines={lines} />
        {drawing}
        {rows.map((row, index) => (
          <span
            key={row.key}
            className={[styles.row, rowClass].join(' ')}
            data-current={index === activeIndex || undefined}
            data-opens={row.address ? true : undefined}
            onPointerEnter={() => setActiveIndex(index)}
            // A tap shows the values, as there is no hover.
            onPointerUp={({ pointerType, button }) => {
              if (row.address && pointerType === 'mouse' && button === 0)
                void navigate(row.address);
            }}
          >
            {renderRow?.(row)}
            {(rows.length - 1 - index) % rowsPerLabel === 0 && (
              <Text as="small" tone="muted" size={12} digits>
                {row.label}
              </Text>
            )}
          </span>
        ))}
      </Row>
    </>
  );
}
