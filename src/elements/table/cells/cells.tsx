import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import { isValidElement, type FunctionComponent, type ReactNode } from 'react';
import { PartBoundary } from '@/elements/query/part-boundary';
import { columnText, flagTexts, tagsOf } from '@/elements/text/cell-text';
import { orEmpty } from '@/elements/text/or-empty';
import { t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { isSensitive, maskNumber } from '@/lib/mask';
import { withoutProvince } from '@/lib/place-names';
import { formatDateTime } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import { usePrivacy } from '@/stores/privacy';
import { copyAndNotify } from '@/ui/feedback/copy';
import { Icon } from '@/ui/icon';
import { IconButton } from '@/ui/icon-button';
import { loadable } from '@/ui/loadable';
import { NumberText, PhoneLink } from './number-text';
import { InsideLink, LineEnds, PlainText, Status, Tags, TextButton } from './text-cells';
import styles from './cells.module.css';

function CellText<Row>({ column, row }: CellProps<Row>) {
  return <PlainText text={columnText(column, row)} />;
}
/** A cell keeps its plain text when the code of its type fails to load. */
const ControlCell = loadable(
  async () => (await import('./control-cell')).ControlCell,
  CellText,
  CellText,
);
/** In an element, because the cell may get one later: a translated page has moved a bare text by then. */
const EmptyCell = () => <span>{emptyText}</span>;
/** A missing picture must not break the list: the cell stays empty when the code fails to load. */
const PictureCell = loadable(async () => {
  try {
    return (await import('./picture-cell')).PictureCell;
  } catch {
    return EmptyCell;
  }
});
const SafeHtml = loadable<FunctionComponent<{ html: string; text: string }>>(
  async () => (await import('@/ui/safe-html')).SafeHtml,
  PlainText,
  PlainText,
);

interface CopyButtonProps {
  text: string;
  /** A phone, ID or account number, which the name of the button shows as the screen does. */
  isNumber?: boolean;
}

/** Copies the text to the clipboard. */
export function CopyButton({ text, isNumber = false }: CopyButtonProps) {
  const isMasked = usePrivacy() && isNumber;
  return (
    <IconButton
      data-print="no"
      className={styles.copy}
      label={t('elements.table.copy', { text: isMasked ? maskNumber(text) : text })}
      onClick={() => void copyAndNotify(text)}
    >
      <Icon icon={CopyOutlined} />
    </IconButton>
  );
}

interface CellProps<Row> {
  column: AnyColumn<Row>;
  row: Row;
  /** Accessible name of an input in the cell: the label of the column. */
  label?: string;
  /** Width of the cell in px, without its padding. A card has room for everything. */
  roomPx?: number;
  /** Cards are used by touch: a phone number is a link that calls, and there is no copy button. */
  inCard?: boolean;
}

interface ValueProps<Row> extends CellProps<Row> {
  text: string;
}

/** Renders a type whose code loads with the first cell that needs it. The cell shows plain text until then. */
function renderLazy<Row>({ column, row, text, inCard = false }: ValueProps<Row>): ReactNode {
  const value = row[column.key];
  if (column.type !== 'html') {
    const variant = column.type === 'file' ? 'attachments' : 'image';
    return <PictureCell variant={variant} value={value} inCard={inCard} />;
  }
  return (
    <div className={inCard ? styles.htmlCard : styles.html} title={text}>
      <SafeHtml html={String(value)} text={text} />
    </div>
  );
}

/** Renders a value that is not empty by the type of its column. */
function renderValue<Row>(props: ValueProps<Row>): ReactNode {
  const { column, row, text, inCard, label = '', roomPx } = props;
  const value = row[column.key];
  switch (column.type) {
    case 'code':
      return <Status text={text} tone={column.enum.$tone(value)} />;
    case 'flag': {
      if (!column.words) return <PlainText text={text} />;
      const offTone = column.words === 'listed' ? 'neutral' : 'error';
      return <Status text={text} tone={value ? 'success' : offTone} />;
    }
    case 'dateTime':
      return <PlainText text={text} hint={column.relative && formatDateTime(value)} />;
    case 'phone':
      return inCard ? <PhoneLink text={text} /> : <NumberText text={text} />;
    case 'idNumber':
      return <NumberText text={text} />;
    case 'flags': {
      const texts = flagTexts(value, column.enum);
      if (!texts.length) return <PlainText text={text} />;
      return <Tags texts={texts} hint={text} title={label} roomPx={roomPx} />;
    }
    case 'tags':
      return <Tags texts={tagsOf(column, row)} hint={text} title={label} roomPx={roomPx} />;
    case 'line':
      return inCard ? <PlainText text={text} /> : <LineEnds text={text} />;
    case 'region':
      return <PlainText text={withoutProvince(text)} hint={text} />;
    case 'link':
      return column.to ? (
        <InsideLink text={text} to={column.to(row)} />
      ) : (
        <TextButton text={text} onClick={() => column.onClick(row)} />
      );
    case 'image':
    case 'file':
    case 'html':
      return renderLazy(props);
    default:
      return <PlainText text={text} />;
  }
}

/** The key of the picture that a column shows before its text. */
const pictureOf = <Row,>(column: AnyColumn<Row>) =>
  'picture' in column ? column.picture : undefined;

const plainTypes = new Set<unknown>([
  undefined,
  'text',
  'number',
  'money',
  'date',
  'dateTime',
  'flag',
  'region',
  'range',
]);
/** Whether a column shows more than the text of its value. */
const hasLooks = <Row,>(column: AnyColumn<Row>) =>
  column.control !== undefined ||
  column.copyable ||
  pictureOf(column) !== undefined ||
  ('words' in column && column.words !== undefined) ||
  ('relative' in column && column.relative);

/**
 * Returns the text of a cell that holds only text, or null for other cells. Most cells hold only text, and rendering
 * them without a component keeps long tables fast.
 */
export function plainText<Row>(column: AnyColumn<Row>, row: Row): string | null {
  if (!plainTypes.has(column.type) || hasLooks(column)) return null;
  const text = columnText(column, row);
  return column.type === 'region' ? withoutProvince(text) : text;
}

function renderContent<Row>({ column, row, label, roomPx, inCard = false }: CellProps<Row>) {
  if ('render' in column && column.render) {
    const content = column.render(row, column);
    if (isEmpty(content) || content === false) return <EmptyCell />;
    if (!isValidElement(content)) return <span>{content}</span>;
    return (
      <PartBoundary value={row} fallback={<EmptyCell />}>
        {content}
      </PartBoundary>
    );
  }
  if (column.control) {
    return <ControlCell column={column} row={row} label={label ?? t('elements.cells.value')} />;
  }
  const text = columnText(column, row);
  // HTML that holds only a picture has no text but is not empty.
  if (column.type === 'html' ? isEmpty(row[column.key]) : text === emptyText) return <EmptyCell />;

  // A card needs its width for the name.
  const picture = inCard ? undefined : pictureOf(column);
  const value = renderValue({ column, row, text, label, roomPx, inCard });
  const content = picture ? (
    <span className={styles.pictured}>
      <PictureCell variant="attachments" value={row[picture]} inCard={inCard} />
      {value}
    </span>
  ) : (
    value
  );
  // A card offers to call a phone number; it offers to copy a value only where the column asks for it.
  if (!column.copyable && (inCard || column.type !== 'phone')) return content;
  return (
    <span className={styles.copyable}>
      {content}
      <CopyButton text={text} isNumber={isSensitive(column.type)} />
    </span>
  );
}

/**
 * Renders one value by the type of its column. An empty value shows as `--`, and so does one that the column cannot read,
 * because the record lacks something.
 */
export const Cell = <Row,>(props: CellProps<Row>) =>
  orEmpty(() => renderContent(props), <EmptyCell />);
