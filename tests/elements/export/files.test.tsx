import { readSheet } from 'read-excel-file/universal';
import { describe, expect, test } from 'vitest';
import { csvFile } from '@/elements/export/csv';
import { exportCell } from '@/elements/export/export-cells';
import { fileName } from '@/elements/export/save-file';
import { columnLetters, xlsxFile, type CellValue } from '@/elements/export/xlsx';
import { crc32, deflateText, inflateEntries, readEntries, zip } from '@/elements/export/zip';
import type { AnyColumn } from '@/schema/column';
import { plainArchive } from './plain-archive';

const mega = 1_000_000;
const sheet = (rows: CellValue[][], name = '公司列表') => ({
  name,
  widths: [10],
  head: ['列'],
  rows,
});

/** Reads our file with another library. */
async function readBack(rows: CellValue[][]) {
  const file = await xlsxFile([sheet(rows), sheet([['第二张']], '导出说明')]);
  const plain = await plainArchive(file, mega);
  return {
    first: await readSheet(plain, { trim: false }),
    second: await readSheet(plain, '导出说明'),
  };
}

test.each<[string, unknown, CellValue]>([
  ['an amount', 1234.5, 1234.5],
  ['an amount too large for a spreadsheet', 1e21, '1,000,000,000,000,000,000,000.00'],
  [
    'one with more digits than a spreadsheet keeps',
    1_234_567_890_123_456,
    '1,234,567,890,123,456.00',
  ],
])('an export writes %s without an exponent', (_what, fee, written) => {
  const column: AnyColumn<{ id: string; fee: unknown }> = { key: 'fee', type: 'money' };
  expect(exportCell(column, { id: '1', fee })).toBe(written);
});

describe('an Excel file', () => {
  test.each<[string, CellValue]>([
    ['a text', '远通物流 <A> & "B"'],
    ['a formula as its text', '=HYPERLINK("http://evil.example","点我")'],
    ['a 19-digit id keeps every digit', '1234567890123456789'],
    ['a phone number keeps its zero', '0571-88001234'],
    ['leading zeros', '007'],
    ['lines of an address', '杭州市\n余杭区'],
    ['blanks at the ends', '  两端  '],
    ['what Excel takes for a character code', '_x0041_ 号'],
    ['an emoji', '🚚 专线'],
    ['a number', 1234.5],
    ['a negative number', -3],
    ['nought', 0],
  ])('keeps %s unchanged', async (_what, value) => {
    const { first } = await readBack([[value]]);
    expect(first[1]).toEqual([value]);
  });

  test('contains the heading, every row and the second sheet', async () => {
    const rows = Array.from({ length: 1_203 }, (_unused, index) => [`第 ${index} 行`]);
    const { first, second } = await readBack(rows);
    expect(first).toHaveLength(1_204);
    expect(first.at(-1)).toEqual(['第 1202 行']);
    expect(second).toEqual([['列'], ['第二张']]);
  });

  test('leaves out characters that are invalid in XML', async () => {
    const { first } = await readBack([['前\u0000\u000b后']]);
    expect(first[1]).toEqual(['前后']);
  });

  test.each([
    ['A/B: [1]?', 'A B   1'],
    ['', 'Sheet'],
    ['一'.repeat(40), '一'.repeat(31)],
  ])('gives its sheet a name that Excel accepts: %j', async (given, name) => {
    const file = await xlsxFile([sheet([['a']], given)]);
    const plain = await plainArchive(file, mega);
    expect(await readSheet(plain, name)).toEqual([['列'], ['a']]);
  });

  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('names column %i %s', (index, name) => {
    expect(columnLetters(index)).toBe(name);
  });
});

describe('a CSV file', () => {
  const text = async (row: CellValue[]) => {
    const file = await csvFile(['列'], [row]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes).replace(/^列\r\n|\r\n$/g, '');
  };

  test.each<[CellValue, string]>([
    ['远通物流', '远通物流'],
    ['a,b', '"a,b"'],
    ['他说"好"', '"他说""好"""'],
    ['两\n行', '"两\n行"'],
    ['=1+1', "'=1+1"],
    ['+86', "'+86"],
    ['-1+cmd', "'-1+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['13800001000', '"\t13800001000"'],
    ['1234567890123456789', '"\t1234567890123456789"'],
    ['007', '"\t007"'],
    ['2024-03-18', '2024-03-18'],
    [-12.5, '-12.5'],
    ['-12.50', '-12.50'],
    ['-1,234.56', '"-1,234.56"'],
    ['-5%', '-5%'],
    [0, '0'],
    ['', ''],
    ['\u200b', '\u200b'],
    ['A-1', 'A-1'],
    ['🚚=1', '🚚=1'],
  ])('writes %j as %j', async (value, shown) => {
    expect(await text([value])).toBe(shown);
  });

  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
  test.each(signs)(
    'quotes a text that begins with %s, so that it does not run as a formula',
    async (sign) => {
      expect(await text([`${sign}SUM(A1)`])).toBe(`'${sign}SUM(A1)`);
    },
  );

  test.each([
    ['NUL', '\u0000'],
    ['a tab', '\t'],
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a vertical tab', '\u000b'],
    ['an escape', '\u001b'],
  ])('quotes a formula after %s', async (_what, sign) => {
    expect(await text([`${sign}SUM(A1)`])).toMatch(/^"?'/);
  });

  test.each([
    ['a byte order mark', '\ufeff'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a soft hyphen', '\u00ad'],
    ['a mark of direction', '\u202e'],
    ['a variation selector', '\ufe0f'],
    ['a filler', '\u3164'],
    ['a space', ' '],
    ['a no-break space', '\u00a0'],
    ['an ideographic space', '\u3000'],
    ['several of them', '\ufeff \u200b\u3000'],
  ])('contains no formula after %s', async (_what, cover) => {
    for (const sign of ['=', '＝', '-'])
      expect(await text([`${cover}${sign}1+1`])).toBe(`'${cover}${sign}1+1`);
  });
});

describe('a zip archive', () => {
  test('contains the standard CRC-32 checksum', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  test('is rejected when its content is larger than the limit', async () => {
    const bomb = zip([await deflateText('big.xml', ['0'.repeat(mega)])]);
    const archive = await new Blob(bomb).arrayBuffer();
    expect(archive.byteLength).toBeLessThan(2_000);
    await expect(inflateEntries(archive, mega / 2)).rejects.toThrow('too large');
    await expect(inflateEntries(archive, mega * 2)).resolves.toHaveLength(1);
  });

  test('is rejected when it is not an archive', () => {
    expect(() => readEntries(new TextEncoder().encode('this is a plain text').buffer)).toThrow(
      'not an archive',
    );
  });
});

test('the name of a file contains its list and the time, without characters that systems reject', () => {
  const now = new Date(2026, 2, 5, 9, 7);
  expect(fileName('公司/列表: A', 'xlsx', now)).toBe('公司 列表  A 2026-03-05 0907.xlsx');
});
