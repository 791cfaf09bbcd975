import { csvFile } from '@/elements/export/csv';
import { compoundFile, gbk, utf16, workbook, type OddCell, type OddSheet } from './xlsx-parts';

export interface OddFile {
  /** What is unusual about the file; the documentation uses the same text. */
  what: string;
  name: string;
  content: () => Promise<BlobPart> | BlobPart;
}

const head = ['公司名称', '公司类型', '手机号', '入驻日期'];
const first = ['远通物流', '物流专线', '13800138000', '2026-03-05'];
const second = ['安捷物流', '落地配', '13900139000', ''];
export const plainRows = [first, second];
const list = { name: '公司', rows: [head, first, second] };

const book = (what: string, ...sheets: OddSheet[]): OddFile => ({
  what,
  name: '公司.xlsx',
  content: () => workbook({ sheets }),
});
/** A workbook with an unusual cell in its second row. */
const cell = (
  what: string,
  column: number,
  odd: OddCell,
  rest: Omit<Parameters<typeof workbook>[0], 'sheets'> = {},
): OddFile => ({
  what,
  name: '公司.xlsx',
  content: () =>
    workbook({
      sheets: [
        {
          ...list,
          rows: [
            head,
            first.with(column, '').map((text, index) => (index === column ? odd : text)),
            second,
          ],
        },
      ],
      ...rest,
    }),
});
const lines = (separator: string, end = '\r\n') =>
  [head, first, second].map((cells) => cells.join(separator)).join(end);
const file = (what: string, content: OddFile['content'], name = '公司.csv'): OddFile => ({
  what,
  name,
  content,
});

const merged = (...references: string[]) =>
  `<mergeCells>${references.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
const value =
  (type: string, content: string, style = '') =>
  (address: string) =>
    `<c r="${address}" ${type && `t="${type}"`} ${style && `s="${style}"`}>${content}</c>`;
const number = (text: string | number, style = '') => value('', `<v>${text}</v>`, style);
const richText = '<r><t>远通</t></r><r><rPr><b/></rPr><t>物流</t></r>';
const bytesOf = (text: string) => new TextEncoder().encode(text);

export const oddFiles: OddFile[] = [
  book('A row hidden by a filter or by hand', {
    ...list,
    rows: [head, first, { cells: second, attributes: 'hidden="1"' }],
  }),
  book('All rows hidden', {
    ...list,
    rows: [head, { cells: first, attributes: 'hidden="true"' }],
  }),
  book(
    'A hidden sheet before the list',
    { name: '字典', rows: [['公司类型'], ['物流专线']], state: 'hidden' },
    { name: '参数', rows: [['版本'], ['1']], state: 'veryHidden' },
    list,
  ),
  book(
    'Another visible sheet before the list',
    { name: '填写说明', rows: [['请填写公司名称']] },
    list,
  ),
  book('A hidden column that is optional', {
    ...list,
    before: '<cols><col min="4" max="4" hidden="1"/></cols>',
  }),
  book('A hidden column that is required', {
    ...list,
    before: '<cols><col min="1" max="1" hidden="1"/></cols>',
  }),
  book('A merged title and an empty row above the headings', {
    ...list,
    rows: [['临沂分站公司信息表'], [], head, first, second],
    after: merged('A1:D1'),
  }),
  book('Headings merged over two rows, under a group', {
    ...list,
    rows: [['公司名称', '公司类型', '联系方式', ''], ['', '', '手机号', '入驻日期'], first, second],
    after: merged('A1:A2', 'B1:B2', 'C1:D1'),
  }),
  book('A value merged over several rows', {
    ...list,
    rows: [head, first, second.with(1, '')],
    after: merged('B2:B3'),
  }),
  book('Headings as people write them', {
    ...list,
    rows: [['公司名称\n(必填)', '公司 类型', '手机号：', '＊入驻日期【选填】'], first, second],
  }),
  book('No known heading', { ...list, rows: [['颜色'], ['红']] }),
  cell('A date', 3, number(46_086, '1'), { formats: [0, 14] }),
  cell('A date counted from 1904', 3, number(44_624, '1'), {
    formats: [0, 14],
    properties: 'date1904="1"',
  }),
  cell('Rich text', 0, value('s', '<v>0</v>'), { texts: [`<si>${richText}</si>`] }),
  cell('Rich text inside the cell', 0, value('inlineStr', `<is>${richText}</is>`)),
  cell('A number in a cell for text', 2, number(13_800_138_000)),
  cell('A text in a cell for numbers', 0, number('远通物流')),
  cell('A style that is missing', 2, number(13_800_138_000, '99')),
  cell('A shared text that is missing', 0, value('s', '<v>99</v>')),
  cell('A formula that failed', 0, value('e', '<f>A1/0</f><v>#DIV/0!</v>')),
  cell('A formula without its result', 0, value('', '<f>A1&amp;B1</f>')),
  cell('A type of cell that does not exist', 0, value('odd', '<v>远通物流</v>')),
  file('Encrypted', () => compoundFile('EncryptionInfo', 'EncryptedPackage'), '公司.xlsx'),
  file('The format before Excel 2007', () => compoundFile('Workbook'), '公司.xls'),
  file(
    'A web page called .xls',
    () => '<html><table><tr><td>公司名称</td></tr></table></html>',
    '公司.xls',
  ),
  file('A workbook called .csv', () => workbook({ sheets: [list] })),
  file('A text called .xlsx', () => lines(','), '公司.xlsx'),
  file('A document', () => '%PDF-1.7', '公司.pdf'),
  file('CSV in UTF-8', () => `\ufeff${lines(',')}`),
  file('CSV in GBK', () => gbk(lines(','))),
  file(
    'CSV in UTF-16, little-endian, with tabs (Unicode text of Excel)',
    () => utf16(lines('\t'), false),
    '公司.txt',
  ),
  file('CSV in UTF-16, big-endian', () => utf16(lines(','), true)),
  file('CSV in UTF-16 without its mark', () => utf16(lines(','), false).slice(2)),
  file('CSV with one wrong byte', () => {
    const bytes = bytesOf(lines(','));
    bytes[bytes.indexOf(bytesOf('远')[0] ?? 0, 40)] = 0xff;
    return bytes;
  }),
  file('CSV whose lines end with CR alone', () => lines(',', '\r')),
  file('CSV with semicolons', () => lines(';')),
  file('CSV with full-width semicolons', () => lines('；')),
  file('CSV with a line sep=', () => `sep=|\r\n${lines('|')}`),
  file('CSV with a title above the headings', () => `临沂分站公司信息表\r\n${lines(',')}`),
  file('CSV with ="…" around digits', () => lines(',').replace('13800138000', '="13800138000"')),
  file('CSV of our own export, with texts that look like formulas and long digits', () =>
    csvFile(head, [
      ['=远通物流', '物流专线', '13800138000', ''],
      ['-安捷物流', '落地配', '', ''],
    ]),
  ),
];
