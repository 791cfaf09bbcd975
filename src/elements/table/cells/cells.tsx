import { isValidElement, type ReactNode } from 'react';
import { PartBoundary } from '@/elements/query/part-boundary';
import { mediaOf } from '@/elements/text/media';
import { orEmpty } from '@/elements/text/or-empty';
import { t } from '@/i18n';
import { emptyText } from '@/lib/intl';
import { maskNumber, maskNumbers } from '@/lib/mask';
import { initialOf } from '@/lib/text';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn } from '@/schema/column';
import { usePrivacy } from '@/stores/privacy';
import { copyAndNotify } from '@/ui/feedback/copy';
import { IconButton } from '@/ui/icon-button';
import { loadable } from '@/ui/loadable';
import { columnText } from '@/values/cell-text';
import { PlainText, RecordName, type Opening } from '@/values/cell/text-cells';
import type { CellProps, ContentProps } from '@/values/column-kind';
import { columnKind } from '@/values/columns';
import { PictureCell } from '@/values/image/column';
import styles from './cells.module.css';

function CellText<Row>({ column, row }: CellProps<Row>) {
  return <PlainText text={columnText(column, row)} />;
}
/** A cell keeps its plain text when the code of its control fails to load. */
const ControlCell = loadable(
  async () => (await import('./control-cell')).ControlCell,
  CellText,
  CellText,
);
/** In an element, because the cell may get one later: a translated page has moved a bare text by then. */
const EmptyCell = () => <span>{emptyText}</span>;

interface CopyButtonProps {
  text: string;
  /** A phone, ID or account number, which the name of the button shows as the screen does. */
  isNumber?: boolean;
}

/** Copies the text to the clipboard. */
export function CopyButton({ text, isNumber = false }: CopyButtonProps) {
  const isPrivate = usePrivacy();
  const masked = isNumber ? maskNumber(text) : maskNumbers(text);
  return (
    <IconButton
      className={styles.copy}
      label={t('elements.table.copy', { text: isPrivate ? masked : text })}
      onClick={() => void copyAndNotify(text)}
    />
  );
}

/**
 * Returns the text of a cell that holds only text, or null for other cells. Most cells hold only text, and rendering
 * them without a component keeps long tables fast.
 */
export function plainText<Row>(column: AnyColumn<Row>, row: Row): string | null {
  const { control, copyable, picture, render } = column;
  const kind = columnKind(column);
  if (control ?? picture ?? render ?? (copyable || kind.isCustom || kind.content?.(column)))
    return null;
  const text = columnText(column, row);
  return kind.shortText?.(text) ?? text;
}

/** Whether a cell holds nothing to press or to edit, so that it can be a link. */
function isInert<Row>(column: AnyColumn<Row>) {
  const { content, isInert: isInertContent } = columnKind(column);
  return !column.edit && (isInertContent ?? !content);
}

/** Draws a value that is not empty, as a link where it opens its record. */
function renderValue<Row>(props: ContentProps<Row>, opening?: Opening): ReactNode {
  const { column, text } = props;
  const { content, shortText } = columnKind(column);
  const shown = shortText?.(text) ?? text;
  const draw = content?.(column);
  const isLink = opening && isInert(column);
  if (!draw && isLink) {
    return (
      <RecordName {...opening} title={text}>
        {shown}
      </RecordName>
    );
  }
  const value = draw ? draw(props) : <PlainText text={shown} hint={text} />;
  return isLink ? (
    <RecordName {...opening} isWide>
      {value}
    </RecordName>
  ) : (
    value
  );
}

interface TableCellProps<Row> extends CellProps<Row> {
  /** Makes the content a link, unless it holds controls of its own. */
  opening?: Opening;
}

/** Draws a value after its picture, or after the first letter of its text. */
const drawPictured = (picture: unknown, text: string, value: ReactNode) =>
  mediaOf(picture).length ? (
    <span key="picture" className={styles.pictured}>
      <PictureCell variant="attachments" value={picture} inCard={false} />
      {value}
    </span>
  ) : (
    <span key="initial" className={styles.pictured} data-initial={initialOf(text)}>
      {value}
    </span>
  );

function renderContent<Row>(props: TableCellProps<Row>) {
  const { column, row, label, roomPx, inCard = false, opening } = props;
  if (column.render) {
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
  const kind = columnKind(column);
  const text = columnText(column, row);
  const isFilled = kind.isFilled?.(row[column.key]) ?? text !== emptyText;
  if (!isFilled) return <EmptyCell />;

  // A card needs its width for the name.
  const picture = inCard ? undefined : column.picture;
  const value = renderValue({ column, row, text, label, roomPx, inCard }, opening);
  const content = picture ? drawPictured(row[picture], text, value) : value;
  // A card offers to call a phone number; it offers to copy a value only where the column asks for it.
  if (!column.copyable && (inCard || !kind.copyable)) return content;
  return (
    <span className={styles.copyable}>
      {content}
      <CopyButton text={text} isNumber={kind.isPersonal} />
    </span>
  );
}

/**
 * Renders one value by the type of its column. An empty value shows as `--`, and so does one that the column cannot read,
 * because the record lacks something.
 */
export const Cell = <Row,>(props: TableCellProps<Row>) =>
  orEmpty(() => renderContent(props), <EmptyCell />);
