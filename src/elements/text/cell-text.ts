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
import { logDefect } from '@/stores/error-log';
import { screenNumber, screenText } from '@/stores/privacy';
import { mediaName, mediaOf } from './media';
import { orEmpty } from './or-empty';

/** Ten decimals keep every digit of the server without binary rounding errors. */
const tenDecimals = { maximumFractionDigits: 10 };

const plainText = (value: unknown) =>
  typeof value === 'number' ? formatPlainNumber(value) : String(value);

/** A code that is not in the enum shows as it is. */
const enumText = (value: unknown, codes?: AnyEnum) => {
  const member = codes?.$member(value);
  return codes && member ? t(`enums.${codes.$name}.${member}`) : String(value);
};

/** Returns one of two texts for a boolean. */
const oneOf = (yes: string, no: string) => (value: unknown) => t(value ? yes : no);

/** Returns the labels of the flags in a bit field. */
export const flagTexts = (value: unknown, codes: AnyEnum): string[] =>
  splitFlags(Number(value), codes.$values).map((flag) => enumText(flag, codes));

/** Types whose value can be written as text; a custom column renders itself. */
export type TextType = Exclude<ColumnType, 'custom'>;

/** Types whose value may be a list; for all others a list is a defect of the response, as an object is for all types. */
const listTypes: ReadonlySet<TextType> = new Set(['tags', 'image', 'attachments']);

/** Whether a value can be written as text. */
function isText(value: unknown, type: TextType) {
  if (isEmpty(value)) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  if (listTypes.has(type) && (Array.isArray(value) || type === 'attachments')) return true;
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

const textByType: Record<TextType, (value: unknown, codes?: AnyEnum) => string> = {
  text: (value) => screenText(plainText(value)),
  phone: plainText,
  idNumber: plainText,
  link: plainText,
  line: plainText,
  region: plainText,
  period: plainText,
  input: plainText,
  number: (value) =>
    typeof value === 'number' ? numberFormat('en-US', tenDecimals).format(value) : String(value),
  range: plainText,
  money: (value) => formatServerMoney(value) || String(value),
  date: formatDate,
  dateTime: formatDateTime,
  relative: elapsedText,
  yesNo: oneOf('common.yes', 'common.no'),
  switch: oneOf('common.yes', 'common.no'),
  listed: oneOf('elements.cells.listed', 'elements.cells.unlisted'),
  normal: oneOf('elements.cells.normal', 'elements.cells.disabled'),
  enum: enumText,
  select: enumText,
  confirmRadio: enumText,
  flags: flagsText,
  tags: (value) => joinTexts(tagTexts(value)),
  html: (value) => htmlToText(String(value)),
  image: mediaText,
  attachments: mediaText,
};

type TagsColumn<Row> = Extract<AnyColumn<Row>, { type: 'tags' }>;

/** Returns the tags of a row. */
export const tagsOf = <Row>(column: TagsColumn<Row>, row: Row): string[] =>
  tagTexts(column.texts ? column.texts(row) : row[column.key]);

export const enumOf = <Row>(column: AnyColumn<Row>): AnyEnum | undefined =>
  'enum' in column ? column.enum : undefined;

/** Returns the text of a value, which is also what the copy button copies. */
export const cellText = (value: unknown, type: TextType = 'text', codes?: AnyEnum): string =>
  (isText(value, type) && textByType[type](value, codes)) || emptyText;

/** The text of a value as an input has it: empty for an empty value. */
export const inputText = (value: unknown) => (isEmpty(value) ? '' : cellText(value, 'input'));

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
  if (column.type === 'number' && column.decimals !== undefined && typeof value === 'number') {
    const format = { ...tenDecimals, minimumFractionDigits: column.decimals };
    return numberFormat('en-US', format).format(value);
  }
  return cellText(value, column.type, enumOf(column));
}

function textOf<Row>(column: AnyColumn<Row>, row: Row): string {
  if (column.type === 'custom') return '';
  const value = row[column.key];
  if (column.type === 'period') return periodText(value, row[column.upper], column.days);
  if (column.type === 'range') return rangeText(value, row[column.upper]);
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
