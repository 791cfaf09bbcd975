import type { CSSProperties } from 'react';
import { t } from '@/i18n';
import { readNumber } from '@/lib/number';
import type { AnyColumn } from '@/schema/column';
import { PlainText } from '@/values/cell/text-cells';
import type { DrawContent } from '@/values/column-kind';
import styles from './bar.module.css';

/** The width of a bar with the gap and a number of six digits. */
export const barWidthPx = 116;

/** The name of the style that has the largest value of a column. */
const maxName = (key: string) => `--max-${key}`;

/**
 * The largest values of the columns with bars, as styles for the element around their cells: when other rows are loaded,
 * the bars of all rows change without being rendered again.
 */
export const barScales = <Row,>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]) =>
  Object.fromEntries(
    columns
      .filter(({ bar }) => bar)
      .map(({ key, tick = 0 }) => {
        const values = [tick, ...rows.map((row) => readNumber(row[key]))];
        return [maxName(key), Math.max(0, ...values.filter(Number.isFinite)) || 1];
      }),
  );

interface Place {
  roomPx: number | undefined;
  inCard: boolean | undefined;
  /** The bar would have no length, and no limit to be compared with. */
  isNothing: boolean;
}
/** Whether a bar is drawn. In a column an empty one still marks where the others begin; alone on a card it means nothing. */
const hasRoom = ({ roomPx, inCard = false, isNothing }: Place) =>
  inCard ? !isNothing : roomPx !== undefined;

/** The number with a bar. Only lists have a scale; elsewhere the number stands alone. */
export const drawBar: DrawContent = ({ column: { key, bar, tick }, row, text, roomPx, inCard }) => {
  const value = readNumber(row[key]);
  if (!bar || !hasRoom({ roomPx, inCard, isNothing: bar === true && !(value > 0) }))
    return <PlainText text={text} />;
  const limit = bar === true ? null : readNumber(row[bar]);
  const hasLimit = limit !== null && limit > 0;
  const isLow = hasLimit && value < limit;
  // In a column of limits, a number without one is neither low nor enough.
  const isUnlimited = limit !== null && !hasLimit;
  return (
    <span
      className={styles.cell}
      data-card={inCard || undefined}
      data-limited={hasLimit ? '' : undefined}
      title={hasLimit ? t('elements.cells.limit', { limit }) : undefined}
    >
      {!isUnlimited && (
        <i
          aria-hidden="true"
          data-tone={isLow ? 'failed' : undefined}
          data-tick={tick === undefined ? undefined : ''}
          style={
            {
              '--value': value,
              '--tick': tick,
              '--max': hasLimit ? limit * 2 : `var(${maxName(key)})`,
            } as CSSProperties
          }
        />
      )}
      <span
        title={isLow ? t('elements.cells.below', { limit }) : text}
        data-low={isLow || undefined}
      >
        {text}
        {isLow && <span className="visually-hidden">{t('elements.cells.below', { limit })}</span>}
      </span>
      {isUnlimited && <small>{t('elements.cells.noLimit')}</small>}
    </span>
  );
};
