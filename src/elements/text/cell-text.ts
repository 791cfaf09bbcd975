import { t } from '@/i18n';
import { formatServerMoney } from '@/lib/amount';
import type { AnyEnum } from '@/lib/enum';
import { htmlToText } from '@/lib/html/html-text';
import { emptyText, numberFormat } from '@/lib/intl';
import { isSensitive } from '@/lib/mask';
import { formatPlainNumber, splitFlags } from '@/lib/number';
import { elapsedTime } from '@/lib/relative-time';
import { formatDate, formatDateTime, formatPeriod } from '@/lib/time';
import { isEmpty } from '@/lib/url/query-string';
import type { AnyColumn, ColumnType } from '@/schema/column';
import type { FlagWords } from '@/schema/properties';
import { logDefect } from '@/stores/error-log';
import { screenNumber, screenText } from '@/stores/privacy';
import { mediaName, mediaOf } from './media';
import { orEmpty } from './or-empty';

/** Ten decimals keep every digit of the server without binary rounding errors. */
const tenDecimals = { maximumFractionDigits: 10 };

const plainText = (value: unknown) =>
  typeof value === 'number' ? formatPlainNumber(value) : String(value);

/** What the text of a value depends on besides the value. A column is accepted as well. */
export interface TextOptions {
  type?: string;
  enum?: AnyEnum;
  words?: FlagWords;
  /** The minimum number of decimals. */
  decimals?: number;
  /** Shows the time that has passed. */
  relative?: true;
}

/** A code that is not in the enum shows as it is. */
const codeText = (value: unknown, codes?: AnyEnum) => {
  const member = codes?.$member(value);
  return codes && member ? t(`enums.${codes.$name}.${member}`) : String(value);
};

/** The names of yes and no. */
const flagNames = {
  listed: ['elements.cells.listed', 'elements.cells.unlisted'],
  normal: ['elements.cells.normal', 'elements.cells.disabled'],
  yesNo: ['common.yes', 'common.no'],
} as const;
const flagText = (value: unknown, words: keyof typeof flagNames = 'yesNo') =>
  t(flagNames[words][value ? 0 : 1]);

/** Returns the labels of the flags in a bit field. */
export const flagTexts = (value: unknown, codes: AnyEnum): string[] =>
  splitFlags(Number(value), codes.$values).map((flag) => codeText(flag, codes));

/** Types whose value can be written as text; a custom column renders itself. */
export type TextType = Exclude<ColumnType, 'custom'>;

/** Types whose value may be a list; for all others a list is a defect of the response, as an object is for all types. */
const listTypes: ReadonlySet<TextType> = new Set(['tags', 'image', 'file']);

/** Whether a value can be written as text. */
function isText(value: unknown, type: TextType) {
  if (isEmpty(value)) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  if (listTypes.has(type) && (Array.isArray(value) || type === 'file')) return true;
  logDefect(`${type}: ${Array.isArray(value) ? 'array' : 'object'}`);
  return false;
}

/** Returns the texts of a list without empty and duplicate ones. */
const tagTexts = (value: unknown): string[] => [
  ...new Set(
    [value]
      .flat()
      .filter((one) => isText(one, 'text'))
      .map((one) => screenText(String(one))),
  ),
];

const joinTexts = (texts: string[]) => texts.join(t('elements.cells.separator'));

const flagsText = (value: unknown, codes?: AnyEnum) => {
  const texts = codes ? flagTexts(value, codes) : [];
  if (texts.length) return joinTexts(texts);
  return Number(value) === 0 ? t('elements.cells.noFlags') : String(value);
};

const elapsedText = (value: unknown) => {
  const time = elapsedTime(value, Date.now());
  if (time === null || time.key === 'at') return '';
  return t(`elements.time.${time.key}`, { count: time.count });
};

const mediaText = (value: unknown) => joinTexts(mediaOf(value).map(mediaName));

const textByType: Record<TextType, (value: unknown, options: TextOptions) => string> = {
  text: (value) => screenText(plainText(value)),
  phone: plainText,
  idNumber: plainText,
  link: plainText,
  line: plainText,
  region: plainText,
  range: plainText,
  number: (value, { decimals }) =>
    typeof value === 'number'
      ? numberFormat('en-US', { ...tenDecimals, minimumFractionDigits: decimals }).format(value)
      : String(value),
  money: (value) => formatServerMoney(value) || String(value),
  date: formatDate,
  dateTime: (value, { relative }) => (relative ? elapsedText(value) : formatDateTime(value)),
  flag: (value, { words }) => flagText(value, words),
  code: (value, options) => codeText(value, options.enum),
  flags: (value, options) => flagsText(value, options.enum),
  tags: (value) => joinTexts(tagTexts(value)),
  html: (value) => htmlToText(String(value)),
  image: mediaText,
  file: mediaText,
};

type TagsColumn<Row> = Extract<AnyColumn<Row>, { type: 'tags' }>;

/** Returns the tags of a row. */
export const tagsOf = <Row>(column: TagsColumn<Row>, row: Row): string[] =>
  tagTexts(column.texts ? column.texts(row) : row[column.key]);

/** Returns the text of a value, which is also what the copy button copies. */
export const cellText = (
  value: unknown,
  type: TextType = 'text',
  options: TextOptions = {},
): string => (isText(value, type) && textByType[type](value, options)) || emptyText;

/** The text of a value as an input has it: empty for an empty value, and without a mask. */
export const inputText = (value: unknown) => (isText(value, 'text') ? plainText(value) : '');

function rangeText(min: unknown, max: unknown): string {
  if (isEmpty(min) && isEmpty(max)) return emptyText;
  return t('elements.cells.range', { min: cellText(min), max: cellText(max) });
}

function periodText(start: unknown, end: unknown, days = false): string {
  if (isEmpty(start) && isEmpty(end)) return emptyText;
  return days ? `${formatDate(start)} ~ ${formatDate(end)}` : formatPeriod(start, end);
}

/** Returns the text of a value in the format of its column. */
export function valueText<Row>(column: AnyColumn<Row>, value: unknown): string {
  if (column.type === 'custom') return '';
  return cellText(value, column.type, column);
}

function textOf<Row>(column: AnyColumn<Row>, row: Row): string {
  if (column.type === 'custom') return '';
  const value = row[column.key];
  if (column.type === 'range') {
    const upper = row[column.upper];
    if (column.of === 'number') return rangeText(value, upper);
    return periodText(value, upper, column.of === 'date');
  }
  if (column.type === 'tags') return joinTexts(tagsOf(column, row)) || emptyText;
  if ('format' in column && column.format) {
    return (isText(value, 'tags') && column.format(value, row)) || emptyText;
  }
  return valueText(column, value);
}

/**
 * Returns the text of a cell, for widths, exports and copying: '' for a column that renders itself, `--` for one that
 * cannot read the record. Numbers within another text, e.g. a name, are as the screen shows them.
 */
export function columnText<Row>(column: AnyColumn<Row>, row: Row): string {
  const text = orEmpty(() => textOf(column, row), emptyText);
  return isSensitive(column.type) ? text : screenText(text);
}

/** Returns the text of a cell as it leaves the screen: a number of a person is masked where the screen masks it. */
export function screenCell<Row>(column: AnyColumn<Row>, row: Row): string {
  const text = columnText(column, row);
  return isSensitive(column.type) ? screenNumber(text) : screenText(text);
}

/** Returns the texts of a row for the cells of a spreadsheet. */
export const rowTexts = <Row>(columns: readonly AnyColumn<Row>[], row: Row): string[] =>
  columns.map((column) => screenCell(column, row)).map((text) => (text === emptyText ? '' : text));
