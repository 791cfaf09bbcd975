import { t } from '@/i18n';
import { formatPlainNumber, readNumber } from '@/lib/number';
import type { NumberLook } from '@/schema/column';
import { PlainText } from '@/values/cell/text-cells';
import type { DrawContent } from '@/values/column-kind';
import styles from './number-look.module.css';

const markedPlaces = 3;

/** A place among others. */
const drawPlace: DrawContent = ({ column: { key }, row, text }) => {
  const place = readNumber(row[key]);
  return (
    <span className={styles.place} data-place={place <= markedPlaces ? place : undefined}>
      {text}
    </span>
  );
};

/** An arrow with the size of a change, in words for those who do not see it; no change is a word, because a dash is a missing value. */
const drawChange: DrawContent = ({ column: { key }, row }) => {
  const change = readNumber(row[key]);
  const size = formatPlainNumber(Math.abs(change));
  const words = t(`elements.cells.${change > 0 ? 'up' : change < 0 ? 'down' : 'same'}`, { size });
  return (
    <span
      className={styles.change}
      data-tone={change > 0 ? 'active' : change < 0 ? 'attention' : undefined}
      title={words}
    >
      {change !== 0 && <span aria-hidden="true">{`${change > 0 ? '▲' : '▼'} ${size}`}</span>}
      <span className={change === 0 ? undefined : 'visually-hidden'}>{words}</span>
    </span>
  );
};

/** What was added or taken away; nothing stands out where that is nothing. */
const drawSigned: DrawContent = ({ column: { key }, row, text }) => {
  const value = readNumber(row[key]);
  if (value === 0) return <PlainText text={text} />;
  return (
    <span className={styles.signed} title={text}>
      {value > 0 ? `+${text}` : text.replace('-', '−')}
    </span>
  );
};

/** How numbers with a meaning of their own are drawn; their text stays the plain number. */
export const drawLook: Record<NumberLook, DrawContent> = {
  place: drawPlace,
  change: drawChange,
  signed: drawSigned,
};
