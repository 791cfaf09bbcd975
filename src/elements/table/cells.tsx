import type { ReactNode } from 'react';
import { t } from '@/i18n';
import type { Column } from '@/elements/crud/column-schema';
import { copied } from '@/elements/feedback/notify';
import { emptyText } from '@/lib/format';
import { cellText, enumOf, isEmpty, type WordType } from './cell-text';
import styles from './cells.module.css';
import { copyText } from './copy';
import { CopyIcon } from './icons';

type Tone = 'neutral' | 'primary' | 'success' | 'error';
/** Dot colours of the states, by member name; a code that is no state, like a type, has no dot. */
const tones: Record<string, Tone> = {
  enabled: 'success',
  verified: 'success',
  complete: 'success',
  inProgress: 'primary',
  submitted: 'primary',
  disabled: 'error',
  rejected: 'error',
  failed: 'error',
  draft: 'neutral',
  missing: 'neutral',
  pending: 'neutral',
  notStarted: 'neutral',
  wait: 'neutral',
  cancelled: 'neutral',
  ended: 'neutral',
};

interface WordProps {
  text: string;
  /** Member name of a code; missing for everything that is not an enum. */
  member?: string;
  /** Cards are touched: numbers can be called, and nothing is copied. */
  inCard: boolean;
}

const Plain = ({ text }: WordProps) => (
  <span className={styles.text} title={text}>
    {text}
  </span>
);

const Status = ({ text, member = '' }: WordProps) => (
  <span className={styles.status} title={text}>
    {tones[member] && <span className={styles.dot} data-tone={tones[member]} />}
    <span className={styles.text}>{text}</span>
  </span>
);

const Phone = (props: WordProps) =>
  props.inCard ? (
    <a className={styles.phone} href={`tel:${props.text.replaceAll(/\s/g, '')}`}>
      {props.text}
    </a>
  ) : (
    Plain(props)
  );

const drawings: Record<WordType, (props: WordProps) => ReactNode> = {
  text: Plain,
  number: Plain,
  date: Plain,
  dateTime: Plain,
  yesNo: Plain,
  enum: Status,
  phone: Phone,
};

function CopyButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={t('elements.table.copy', { text })}
      onClick={() => void copyText(text).then(copied)}
    >
      <CopyIcon />
    </button>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  inCard?: boolean;
}

/** One value as its column's type shows it; nothing is shown as `--`. */
export function Cell<Row>({ column, row, inCard = false }: CellProps<Row>) {
  if (column.type === 'custom') {
    const drawn = column.render(row);
    return isEmpty(drawn) || drawn === false ? emptyText : drawn;
  }
  const value = row[column.key];
  const of = enumOf(column);
  const text = cellText(value, column.type, of);
  if (text === emptyText) return text;

  const Drawing = drawings[column.type ?? 'text'];
  const word = <Drawing text={text} member={of?.$member(value)} inCard={inCard} />;
  if (inCard || !(column.copyable || column.type === 'phone')) return word;
  return (
    <span className={styles.copyable}>
      {word}
      <CopyButton text={text} />
    </span>
  );
}
