import { expect, test } from 'vitest';
import { cleanSheetSteps } from '@/elements/import/sheet-xml';
import { runSync } from '@/lib/yielding';

const clean = (xml: string) => runSync(cleanSheetSteps(xml, { texts: 0, styles: 0 }));
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

test('the sheet reader accepts elements with a prefix, without addresses and with single quotes', () => {
  const xml = `<x:worksheet><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c t='str'><x:v>a</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  expect(clean(xml)).toMatchObject({
    xml: sheet('<row r="1"><c r="A1"><x:v>1</x:v></c><c r="B1" t="str"><v>a</v></c></row>'),
    lines: [1],
  });
});

test('the sheet reader orders rows and cells, and leaves out blank ones', () => {
  const rows =
    '<row r="7"><c r="C7"><v>3</v></c><c r="A7"><v>1</v></c></row><row r="5"/><row r="3"><c r="B3" s="1"/><c r="A3"><v>0</v></c></row>';
  expect(clean(sheet(rows))).toMatchObject({
    xml: sheet(
      '<row r="1"><c r="A1"><v>0</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="C2"><v>3</v></c></row>',
    ),
    lines: [3, 7],
  });
});

test('the sheet reader refuses a sheet that ends too early', () => {
  expect(() => clean('<worksheet><sheetData><row r="1"><c r="A1">')).toThrow('broken');
});
