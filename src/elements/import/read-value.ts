import type { Id } from '@/api/types';
import { listText } from '@/elements/text/messages';
import { t } from '@/i18n';
import { toHalfWidth } from '@/lib/amount';
import { patterns } from '@/lib/patterns';
import { normalizePhone, phonesIn } from '@/lib/phone';
import { fullRegionName, type Region } from '@/lib/region/region-tree';
import { splitList, trimText } from '@/lib/text';
import { readDate, type DateText } from '@/lib/time';
import type { AnyField, FieldType } from '@/schema/field';
import { cellText } from '@/values/cell-text';

/** A value, with what the user has to know about it, or an error message. */
type ReadCell = { value: unknown; note?: string } | { problem: string };

/** What cells name by a text and a record holds as an id. */
export interface Known {
  /** Several where the text does not say which one. */
  regionsOf: (name: string) => readonly Region[];
  substationOf: (name: string) => Id | undefined;
}
type CellReader = (field: AnyField, text: string, known: Known) => ReadCell;

const notAllowed = (words: string[]) => ({
  problem: t('elements.import.notIn', { words: words.join(t('elements.filter.separator')) }),
});

/** Finds the enum value with this label. */
function readCode({ enum: known }: AnyField, text: string): ReadCell {
  const codes = known?.$values ?? [];
  const enumLabel = (code: number) => cellText(code, 'code', { enum: known });
  const found = codes.find((code) => enumLabel(code) === text);
  return found === undefined ? notAllowed(codes.map(enumLabel)) : { value: found };
}

function readCodes(field: AnyField, text: string): ReadCell {
  const codes = splitList(text).map((word) => readCode(field, word));
  const invalid = codes.find((one) => 'problem' in one);
  return invalid ?? { value: codes.map((one) => ('value' in one ? one.value : undefined)) };
}

function readNumber(_field: AnyField, text: string): ReadCell {
  const plain = trimText(toHalfWidth(text).replaceAll(',', ''));
  if (!patterns.number.test(plain)) return { problem: t('elements.import.notNumber') };
  return { value: Number(plain) };
}

function readYesNo(_field: AnyField, text: string): ReadCell {
  const [yes, no] = [t('common.yes'), t('common.no')];
  if (text !== yes && text !== no) return notAllowed([yes, no]);
  return { value: text === yes };
}

const readTime =
  (write: (date: DateText) => string) =>
  (_field: AnyField, text: string): ReadCell => {
    const date = readDate(text);
    return date ? { value: write(date) } : { problem: t('elements.import.notDate') };
  };

/** The first phone number of a cell; the others are named. */
function readPhone(_field: AnyField, text: string): ReadCell {
  const [first = '', ...others] = phonesIn(text);
  const value = normalizePhone(text);
  if (!others.length) return { value };
  return { value, note: t('elements.phone.others', { first, others: listText(others) }) };
}

function readText(field: AnyField, text: string): ReadCell {
  return { value: field.halfWidth ? toHalfWidth(text) : text };
}

const found = (id: Id | undefined): ReadCell =>
  id === undefined ? { problem: t('elements.import.unknown') } : { value: id };

/** Many cities have a district of the same name; a few of them show what is meant. */
const maxRegionNames = 3;

function readRegion(_field: AnyField, text: string, { regionsOf }: Known): ReadCell {
  const regions = regionsOf(text);
  const names = [...new Set(regions.map(fullRegionName))].slice(0, maxRegionNames);
  if (names.length > 1)
    return { problem: t('elements.import.several', { names: listText(names) }) };
  return found(regions[0]?.id);
}

/** Readers of the types whose value can be read from text. */
const readers: Partial<Record<FieldType, CellReader>> = {
  text: readText,
  email: readText,
  address: readText,
  idNumber: readText,
  phone: readPhone,
  number: readNumber,
  money: readNumber,
  code: (field, text) => (field.multiple ? readCodes(field, text) : readCode(field, text)),
  flag: readYesNo,
  date: readTime(({ day }) => day),
  dateTime: readTime(({ day, time }) => `${day} ${time ?? '00:00:00'}`),
  region: readRegion,
  record: (_field, text, { substationOf }) => found(substationOf(text)),
};

/** Of records only sub-stations have a name that cannot be mistaken. */
export const isImportable = ({ type = 'text', of, tree }: AnyField) =>
  readers[type] !== undefined && (type !== 'record' || of === 'substation') && !tree;

/** Reads the text of a cell as the value of its field; an empty cell is undefined. */
export function readValue(field: AnyField, text: string, known: Known): ReadCell {
  if (text === '') return { value: undefined };
  return readers[field.type ?? 'text']?.(field, text, known) ?? { value: undefined };
}
