import type { ReactNode } from 'react';
import type { Accepted } from '@/elements/text/plain-text';
import type { AnyColumn } from '@/schema/column';
import type { Rule } from '@/schema/field';

/** The options of a column that a kind reads. A column is accepted as well. */
export type ColumnOptions = Pick<
  AnyColumn<never>,
  | 'aspect'
  | 'bar'
  | 'cityOf'
  | 'control'
  | 'decimals'
  | 'dropFirst'
  | 'enum'
  | 'format'
  | 'labels'
  | 'lines'
  | 'look'
  | 'relative'
>;

export interface CellProps<Row> {
  column: AnyColumn<Row>;
  row: Row;
  /** Accessible name of an input in the cell: the label of the column. */
  label?: string;
  /** Width of the cell in px, without its padding. A card has room for everything. */
  roomPx?: number;
  /** Cards are used by touch: a phone number is a link that calls, and there is no copy button. */
  inCard?: boolean;
}
export interface ContentProps<Row> extends CellProps<Row> {
  /** The text of the cell. */
  text: string;
}
/** Draws the content of a cell whose text is not empty. */
export type DrawContent = <Row>(props: ContentProps<Row>) => ReactNode;

/** How a value is typed as text in a cell: shown, tidied when the input is left, and read. */
export interface Typing {
  show: (value: unknown) => string;
  tidy: (text: string, label: string) => string;
  /** Returns a text that cannot be read as it is, so that the rules can reject it. */
  read: (text: string, label: string) => unknown;
  inputMode?: 'decimal';
  /** Checked in addition to the rules that the column declares. */
  rules?: readonly Rule[];
}

/** The input of a cell while its row is being edited. */
export interface EditorProps<Row> {
  column: AnyColumn<Row>;
  label: string;
  value: unknown;
  /** Called when the user leaves the input, not on every key, because a change renders the other cells. */
  onCommit: (value: unknown) => void;
}

/** Formats of a spreadsheet: `1,280.00`, and dates that it can sort and group by month. */
export type SheetFormat = 'money' | 'date' | 'dateTime';

/** What a column of one kind is: its text, its size, and how its cells look. */
export interface ColumnKind {
  /** The usual width in px; a column that is always an input has the width of its control. */
  width: number | ((options: ColumnOptions) => number);
  /** The width in px into which the longest usual value fits. Default: the width. */
  minWidth?: number;
  /** The width in px of a column that is always an input. Default: by its control. */
  controlWidth?: number;
  /** The width in px of the longest text that a value can have, where that is known. */
  textWidth?: (options: ColumnOptions) => number;
  /** A value that does not fit ends with an ellipsis and stays readable, so that the column may be narrowed. */
  shortens?: boolean;
  /** Default: left. */
  align?: 'center' | 'right';
  /** Its cells do not wrap on paper either. Default: those that are not aligned left. */
  isOneLine?: boolean;

  /** The text of a value that is not empty. */
  text: (value: unknown, options: ColumnOptions) => string;
  /** Values that `text` can write besides texts, numbers and dates. */
  accepts?: Accepted;
  /** The text of a cell, for kinds that read more than one property of the row. */
  rowText?: <Row>(column: AnyColumn<Row>, row: Row) => string;
  /** The number of a person or an account, which privacy masks on the screen, in print and in exports. */
  isPersonal?: boolean;
  /** The value for a spreadsheet where that is not the text of the cell; undefined for the text. */
  exported?: (value: unknown, options: ColumnOptions) => string | number | undefined;

  /** How a spreadsheet shows its values, where these are no plain numbers and texts. */
  sheetFormat?: SheetFormat;

  /** Draws the content of a cell; undefined for a column whose cells are only text. */
  content?: (options: ColumnOptions) => DrawContent | undefined;
  /** The part of the text that a cell shows. Its tooltip has all of it. */
  shortText?: (text: string) => string;
  /** Whether a cell without text has something to show. */
  isFilled?: (value: unknown) => boolean;
  /** The page renders the cell: it has no text, and may contain inputs. */
  isCustom?: boolean;
  /** Cells offer to copy their text even if the column does not ask for it. */
  copyable?: boolean;
  typing?: Typing;
  /** The input of a cell in edit mode. Default: a text input, as `typing` says. */
  Editor?: <Row>(props: EditorProps<Row>) => ReactNode;

  /** What `content` draws holds nothing to press, so that it can stand in a link. Content that is only text never does. */
  isInert?: boolean;

  /** Rows are grouped by the value, by its day, or by the levels of its region. */
  groupsBy?: 'value' | 'day' | 'region';

  /** All values that it can have, where these are few. */
  choices?: (options: ColumnOptions) => readonly unknown[];

  /** An amount of money: what is lowest says something. */
  isAmount?: boolean;
  /** Whether the values have a coloured dot. A card shows the first such column next to its title. */
  isStatus?: (options: ColumnOptions) => boolean;
  /** The values do not say what they are: a card puts the label before them. */
  isBare?: boolean;
  /** A card shows it before its title. */
  isPicture?: boolean;
  /** A touch on the cell calls; a card gives it a line of its own room. */
  isCallable?: boolean;
  /** A touch on the cell opens something. */
  isLink?: boolean;
}
