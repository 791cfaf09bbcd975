/**
 * Makes a sheet readable for `read-excel-file`: it refuses a whole workbook because of one odd cell, and says nothing
 * of hidden rows and merged cells. Only rows with content remain; they are numbered from 1.
 */
import { columnLetters } from '@/elements/export/xlsx';
import type { Steps } from '@/lib/yielding';
import { FileError } from './file-error';
import { unreadable } from './file-sheet';

/** The number of shared texts and of styles that the workbook has; a cell may refer to others. */
export interface Known {
  texts: number;
  styles: number;
}
interface Cell {
  type: string;
  style: string;
  /** The markup inside the cell. */
  content: string;
}
type Cells = Map<number, Cell>;

export interface CleanSheet {
  xml: string;
  /** The numbers that the rows have in the file. */
  lines: number[];
  hiddenRows: number;
  hiddenColumns: ReadonlySet<number>;
}

/** An element of a sheet, which programs write with or without a prefix. */
const element = (name: string) =>
  new RegExp(`<(?:\\w+:)?${name}\\b([^>]*?)(?:/>|>(.*?)</(?:\\w+:)?${name}>)`, 'gs');
const opening = (name: string) => new RegExp(`<(?:\\w+:)?${name}\\b([^>]*?)/?>`, 'gs');
const [rowPattern, cellPattern] = [element('row'), element('c')];
const [columnPattern, mergePattern] = [opening('col'), opening('mergeCell')];
const valuePattern = /<(?:\w+:)?v\b[^>]*>(.*?)<\/(?:\w+:)?v>/s;
const formulaPattern = /<(?:\w+:)?f\b/;
const endPattern = /<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/;
const attributePattern = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (text = '') =>
  new Map(
    Array.from(text.matchAll(attributePattern), ([, name = '', double, single]) => [
      name,
      double ?? single ?? '',
    ]),
  );
/** Excel has no more. */
const maxColumns = 16_384;

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The index of a column by its letters. */
const columnIndex = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The column and the row of `B3`; both begin with 0 and 1, as everywhere here. */
function addressOf(reference = ''): { column: number; line: number } | null {
  const [, letters, digits] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? [];
  return letters ? { column: columnIndex(letters), line: Number(digits) } : null;
}

const asText = (value: string): Cell => ({ type: 'str', style: '', content: `<v>${value}</v>` });
const isIndex = (text: string, count: number) => /^\d+$/.test(text) && Number(text) < count;

/** A cell that the library accepts, or null for a blank one. What cannot be read becomes a mark, not a blank. */
function cleanCell(type: string, given: string, content: string, known: Known): Cell | null {
  const style = isIndex(given, known.styles) ? given : '';
  if (type === 'inlineStr') return content ? { type, style, content } : null;
  const value = valuePattern.exec(content)?.[1] ?? '';
  if (value === '') return formulaPattern.test(content) ? asText(unreadable) : null;
  switch (type) {
    case 's':
      return isIndex(value, known.texts) ? { type, style, content } : asText(unreadable);
    case 'e':
      return asText(unreadable + value);
    case 'b':
      return /^[01]$/.test(value) ? { type, style, content } : asText(value);
    case 'd':
      return Number.isNaN(Date.parse(value)) ? asText(value) : { type, style, content };
    case '':
    case 'n':
      return Number.isNaN(Number(value)) ? asText(value) : { type, style, content };
    default:
      return asText(value);
  }
}

function cellsOf(markup: string, known: Known): Cells {
  const cells: Cells = new Map();
  let next = 0;
  for (const [, head, content = ''] of markup.matchAll(cellPattern)) {
    const attributes = attributesOf(head);
    const column = addressOf(attributes.get('r'))?.column ?? next;
    next = column + 1;
    const [type = '', style = ''] = [attributes.get('t'), attributes.get('s')];
    const cell = cleanCell(type, style, content, known);
    if (cell) cells.set(column, cell);
  }
  return cells;
}

function hiddenColumnsOf(xml: string): Set<number> {
  const hidden = new Set<number>();
  for (const [, head] of xml.matchAll(columnPattern)) {
    const attributes = attributesOf(head);
    if (!isTrue(attributes.get('hidden'))) continue;
    const last = Math.min(Number(attributes.get('max')), maxColumns);
    for (let column = Number(attributes.get('min')); column <= last; column += 1) {
      hidden.add(column - 1);
    }
  }
  return hidden;
}
/** Repeats the value of a merged cell in the rows below: there it belongs to each of them. */
function fillMerged(xml: string, rows: ReadonlyMap<number, Cells>) {
  for (const [, head] of xml.matchAll(mergePattern)) {
    const [first, last] = (attributesOf(head).get('ref') ?? '').split(':').map(addressOf);
    const value = first && rows.get(first.line)?.get(first.column);
    if (!value || !last) continue;
    for (const [line, cells] of rows) {
      if (line > first.line && line <= last.line && !cells.has(first.column)) {
        cells.set(first.column, value);
      }
    }
  }
}

const attribute = (name: string, value: string) => value && ` ${name}="${value}"`;

function rowMarkup(cells: Cells, line: number) {
  const inOrder = [...cells].toSorted(([one], [other]) => one - other);
  const markup = inOrder.map(
    ([column, { type, style, content }]) =>
      `<c r="${columnLetters(column)}${line}"${attribute('t', type)}${attribute('s', style)}>${content}</c>`,
  );
  return `<row r="${line}">${markup.join('')}</row>`;
}

/** Reads the structure of a sheet in steps. Throws when the sheet is not complete. */
export function* cleanSheetSteps(xml: string, known: Known): Steps<CleanSheet> {
  if (!endPattern.test(xml)) throw new FileError('broken');
  const rows = new Map<number, Cells>();
  let [line, hiddenRows] = [0, 0];
  for (const [, head, content = ''] of xml.matchAll(rowPattern)) {
    const attributes = attributesOf(head);
    line = Number(attributes.get('r') ?? line + 1);
    const cells = cellsOf(content, known);
    if (cells.size && isTrue(attributes.get('hidden'))) hiddenRows += 1;
    else if (cells.size) rows.set(line, new Map([...(rows.get(line) ?? []), ...cells]));
    yield;
  }
  fillMerged(xml, rows);
  const inOrder = [...rows].toSorted(([one], [other]) => one - other);
  const markup = inOrder.map(([, cells], index) => rowMarkup(cells, index + 1));
  return {
    xml: `<worksheet><sheetData>${markup.join('')}</sheetData></worksheet>`,
    lines: inOrder.map(([number]) => number),
    hiddenRows,
    hiddenColumns: hiddenColumnsOf(xml),
  };
}
