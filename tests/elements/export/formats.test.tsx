import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { buildTableFile } from '@/elements/export/build-file';
import { xlsxFile } from '@/elements/export/xlsx';
import { inflateEntries } from '@/elements/export/zip';
import { readTable } from '@/elements/import/read-table';
import { startTexts } from '../../start-texts';
import { plainArchive } from './plain-archive';

const mega = 1_000_000;
const head = ['金额', '日期', '时间'];
const formats = ['money', 'date', 'dateTime'] as const;

test('an Excel file contains dates that a spreadsheet can sort and group', async () => {
  const rows = [[1280, '2026-11-29', '2026-11-29 18:00']];
  const file = await xlsxFile([{ name: '表', widths: [9, 9, 9], head, formats, rows }]);
  expect(await readSheet(await plainArchive(file, mega))).toEqual([
    head,
    [1280, new Date(Date.UTC(2026, 10, 29)), new Date(Date.UTC(2026, 10, 29, 18))],
  ]);
});

test('an Excel file shows money with two decimals, and the text of what is no date as it is', async () => {
  const rows = [['1,234,567,890,123,456.00', '1899-12-31', '已过期']];
  const file = await xlsxFile([
    { name: '表', widths: [9, 9, 9], head, formats, rows: [[0.1, '', ''], ...rows] },
  ]);
  expect((await readSheet(await plainArchive(file, mega))).at(-1)).toEqual(rows[0]);
  const entries = await inflateEntries(await file.arrayBuffer(), mega, /./);
  const textOf = (path: string) =>
    new Blob(entries.find((entry) => entry.path === path)?.data).text();
  const cell = /<c r="A2" s="(\d)"><v>0\.1</.exec(await textOf('xl/worksheets/sheet1.xml'));
  const [, cellFormats = ''] = (await textOf('xl/styles.xml')).split('<cellXfs');
  // Excel's own format `#,##0.00`.
  expect(cellFormats.match(/<xf\b[^>]*>/g)?.[Number(cell?.[1])]).toContain('numFmtId="4"');
});

test('an import reads each minute of an exported day as it was', async () => {
  await startTexts('export');
  const days = ['1970-01-01', '2024-02-29', '2026-11-29', '2099-12-31'];
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Array.from({ length: 24 * 60 }, (_unused, index) => {
    const day = days[index % days.length] ?? '';
    return [index, day, `${day} ${two(Math.floor(index / 60))}:${two(index % 60)}`];
  });
  const metadata = { title: '线价', conditions: [] };
  const cells = { head, formats: [...formats], rows: minutes };
  const file = await buildTableFile('xlsx', 'company.company', cells, metadata);
  const { sheets } = await readTable(new File([file], '线价.xlsx'));
  const [sheet] = [...sheets];
  const read = sheet?.rows.slice(1).map((row) => row.cells);
  // Midnight is a day without a time, as in every spreadsheet.
  expect(read).toEqual(
    minutes.map((row) => row.map((cell) => String(cell).replace(/ 00:00$/, ''))),
  );
});
