import { describe, expect, test } from 'vitest';
import { fillMergedCells } from '@/elements/spreadsheet/merged-cells';

const table = (...rows: string[]) =>
  `<table>${rows.map((cells) => `<tr height=20>${cells}</tr>`).join('')}</table>`;

describe('the cells that a merged one covers', () => {
  test('get its value below it, as a spreadsheet program and a web page write it', () => {
    const text = '张三\t100\r\n\t200\r\n李四\t300\r\n';
    const html = table(
      '<td rowspan=2 class=xl65>张三</td><td>100</td>',
      '<td>200</td>',
      '<td>李四</td><td>300</td>',
    );
    const filled = '张三\t100\n张三\t200\n李四\t300';
    expect(fillMergedCells(text, html)).toBe(filled);
    expect(fillMergedCells(text, html.replace('rowspan=2', 'rowspan="2"'))).toBe(filled);
  });

  test('get its value beside it, and in all rows and columns of a block', () => {
    const html = table(
      '<td>1</td><td colspan=2 rowspan=2>面议</td>',
      '<td>2</td>',
      '<td>3</td><td>4</td><td>5</td>',
    );
    expect(fillMergedCells('1\t面议\t\n2\t\t\n3\t4\t5', html)).toBe(
      '1\t面议\t面议\n2\t面议\t面议\n3\t4\t5',
    );
  });

  test('leave the line breaks and quotation marks of the other cells', () => {
    const html = table('<td rowspan=2>甲</td><td>1</td>', '<td>2</td>');
    expect(fillMergedCells('甲\t"一\n""二"""\n\t2', html)).toBe('甲\t"一\n""二"""\n甲\t2');
  });

  test('are not more than the text has columns', () => {
    const html = table('<td colspan=16384>1</td>', '<td>2</td><td>3</td>');
    expect(fillMergedCells('1\t\n2\t3', html)).toBe('1\t1\n2\t3');
  });
});

const reachesOver = "<td colspan=2 style='mso-ignore:colspan'>长</td>";
test.each([
  ['a text that only reaches over the cells beside it', reachesOver, '长\t'],
  ['a table without merged cells', '<td>1</td><td></td>', '1\t'],
  ['a table with other rows than the text', '<td rowspan=2>1</td></tr><tr></tr><tr>', '1\n'],
])('%s changes nothing', (_what, row, text) => {
  expect(fillMergedCells(text, table(row))).toBe(text);
});
