import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DataTable } from '@/elements/table/data-table';
import { summaryOf } from '@/elements/table/range/range-summary';
import type { AnyColumn } from '@/schema/column';
import { columnKind } from '@/values/columns';
import { startTexts } from '../../start-texts';

interface Entry {
  id: number;
  companyName: string;
  lineCount: number;
  branchCount: number;
}

beforeAll(() => startTexts('company'));

test('the dots of statuses stand below each other, and a flag without one stays in the middle', () => {
  const line = { id: 1, name: '临沂 → 济南', isListed: true, isDefault: false };
  const flags: AnyColumn<typeof line>[] = [
    { key: 'name' },
    { key: 'isListed', type: 'flag', labels: 'listed' },
    { key: 'isDefault', type: 'flag' },
  ];
  render(<DataTable name="company.company" columns={flags} rows={[line]} />);
  const alignOf = (name: string) =>
    screen.getByRole('cell', { name }).getAttribute('data-align') ?? 'left';
  expect(alignOf('上架')).toBe('left');
  expect(alignOf('否')).toBe('center');
});

const columns: AnyColumn<Entry>[] = [
  { key: 'companyName' },
  { key: 'lineCount', type: 'number', format: (value) => `${Number(value)} KB` },
  {
    key: 'branchCount',
    type: 'number',
    render: ({ branchCount }: Entry) => <button>{branchCount} 个</button>,
  },
];
const rows: Entry[] = [{ id: 1, companyName: '远通物流', lineCount: 24, branchCount: 3 }];

test('a number in words and one that the page draws stand where numbers stand', () => {
  render(<DataTable name="company.company" columns={columns} rows={rows} />);
  const alignOf = (name: string) =>
    screen.getByRole('cell', { name }).getAttribute('data-align') ??
    screen.getByRole('cell', { name }).style.textAlign;
  expect(alignOf('24 KB')).toBe('right');
  expect(alignOf('3 个')).toBe('right');
  expect(screen.getByRole('button', { name: '3 个' })).toBeVisible();
});

test('a number in words is its text in a spreadsheet, and is not added up', () => {
  const [, size] = columns;
  if (!size) throw new Error('there is no column');
  expect(columnKind(size).exported?.(24, size)).toBeUndefined();
  expect(summaryOf([size], rows)).toEqual([]);
});
