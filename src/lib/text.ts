/** Zero-width spaces, direction marks and other characters that nobody sees, often copied along with a text. */
const invisible = /\p{Cf}/gu;
/** The no-break space, the ideographic space and other widths of a space. */
const spaces = /\p{Zs}/gu;

/** A typed or pasted text as it is kept and searched: without invisible characters and spaces around it. */
export const trimText = (text: string): string =>
  text.replace(invisible, '').replace(spaces, ' ').trim();

/** Characters that people type between the words of a list. */
export const listSeparators = ['、', '，', ',', '；', ';', '\n', '\t'];

const separator = new RegExp(`[${listSeparators.join('')}]`);

const trimmed = (words: string[]) => words.map(trimText).filter(Boolean);

/** The words of a text, each once. */
export const splitUniqueList = (text: string): string[] => [
  ...new Set(trimmed(text.split(separator))),
];

/** The words of a spreadsheet cell, separated by commas, semicolons or enumeration commas; repeated words stay. */
export const splitList = (text: string): string[] => trimmed(text.split(/[、,，;；]/));

const pasteFilters = {
  spaces: /[\s\p{Cf}]/gu,
  digits: /[0-9\uff10-\uff19]/g,
  chinese: /\p{Script=Han}/gu,
};
/** What a text field removes from pasted text. */
export type PasteFilter = keyof typeof pasteFilters;

/** Pasted text without the characters that the field does not accept. */
export const filterPaste = (text: string, filters: readonly PasteFilter[]): string =>
  filters.reduce((rest, filter) => rest.replace(pasteFilters[filter], ''), text);

/** The number of a licence or an identity card as it is stored: people write it in groups, and its letters small. */
export const normalizeIdNumber = (text: string): string =>
  filterPaste(text.normalize('NFKC'), ['spaces']).toUpperCase();

/** What a company name ends with, which people leave out or write differently. */
const legalForm = /(股份)?有限(责任)?公司$|公司$/;

/** A name without spaces, full-width characters and the legal form of a company: the same for names of the same. */
export const coreName = (name: string) =>
  name.normalize('NFKC').replaceAll(pasteFilters.spaces, '').toLowerCase().replace(legalForm, '');

/** The city with which the name of a company begins, which many share. */
const leadingCity = /^[^市]{1,4}市(?=.)/u;

/** The part of a company's name by which people know it, without its city and its legal form. */
export const briefName = (name: string): string =>
  name.replace(leadingCity, '').replace(legalForm, '') || name;

/** The letter that stands for a missing picture. */
export const initialOf = (name: string): string =>
  Array.from(name.replace(leadingCity, ''))[0] ?? '';

const beginnings = { year: /^\d{4}年度?(?=.)/, signature: /^【[^】]*】(?=.)/ };
/** What many titles and messages begin with: a year, or the signature of the sender. */
export type Beginning = keyof typeof beginnings;

export const withoutBeginning = (text: string, beginning: Beginning): string =>
  text.replace(beginnings[beginning], '');

const wideLatin = /[A-Zmw]/;
const narrowLatin = /[ijltfrI.,:;'()| -]/;
function characterPx(character: string) {
  if (character > '\u2e80') return 14;
  if (narrowLatin.test(character)) return 6;
  return wideLatin.test(character) ? 11 : 8;
}
/**
 * Estimates the width in px of a text in the base font, rather too wide than too narrow: a full-width character is
 * square, other characters take about half.
 */
export const textPx = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + characterPx(character), 0);

/** Splits a label with a unit in brackets at its end: `重量（吨）` gives `重量` and `吨`. */
export function splitUnit(label: string): [title: string, unit?: string] {
  const [, title, unit] = /^(.+?)\s*[（(]([^（）()]+)[）)]$/u.exec(label) ?? [];
  return title ? [title, unit] : [label];
}

/** A text, and the number in brackets at its end, by which those of a series differ: （第3期）. */
export function splitEnding(text: string): [text: string, ending: string] {
  const [, name, ending] = /^(.+?)([（(][^（）()]+[）)])$/u.exec(text) ?? [];
  return name && ending ? [name, ending] : [text, ''];
}
