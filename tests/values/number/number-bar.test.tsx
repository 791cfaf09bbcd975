import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { CardList } from '@/elements/table/card-list';
import { DataTable } from '@/elements/table/data-table';
import type { AnyColumn } from '@/schema/column';
import { columnText } from '@/values/cell-text';
import { startTexts } from '../../start-texts';

interface Account {
  id: number;
  companyName: string;
  lineCount: number | null;
  warnBelow: number;
}

beforeAll(() => startTexts('company'));

const name = 'company.company';
const columns = (bar: AnyColumn<Account>['bar']): AnyColumn<Account>[] => [
  { key: 'companyName' },
  { key: 'lineCount', type: 'number', bar },
];
const account = (id: number, lineCount: number | null, warnBelow = 0): Account => ({
  id,
  companyName: `远通物流${id}`,
  lineCount,
  warnBelow,
});
const bars = () =>
  [...document.querySelectorAll<HTMLElement>('i[aria-hidden]')].map(({ style }) => [
    style.getPropertyValue('--value'),
    style.getPropertyValue('--max'),
  ]);
const scale = (element: HTMLElement) => {
  const box = element.closest<HTMLElement>('[style*="--max-lineCount"]');
  return box?.style.getPropertyValue('--max-lineCount');
};

test('the bars of a column have the scale of its largest number, which follows the rows', () => {
  const rows = [account(1, 1_200), account(2, 30), account(3, null)];
  const { rerender } = render(<DataTable name={name} columns={columns(true)} rows={rows} />);
  expect(bars()).toEqual([
    ['1200', 'var(--max-lineCount)'],
    ['30', 'var(--max-lineCount)'],
  ]);
  expect(screen.getByRole('cell', { name: '1,200' })).toHaveTextContent(/^1,200$/);
  expect(screen.getByRole('cell', { name: '--' })).toBeVisible();
  expect(scale(screen.getByRole('table'))).toBe('1200');
  rerender(<DataTable name={name} columns={columns(true)} rows={[account(2, 30)]} />);
  expect(scale(screen.getByRole('table'))).toBe('30');
});

test('a number below its limit says so; without a limit that is said in place of a bar', () => {
  const rows = [account(1, 65, 200), account(2, 200, 200), account(3, 4, 0)];
  render(<DataTable name={name} columns={columns('warnBelow')} rows={rows} />);
  expect(bars()).toEqual([
    ['65', '400'],
    ['200', '400'],
  ]);
  expect(scale(screen.getByRole('table'))).toBe('200');
  expect(
    [...document.querySelectorAll<HTMLElement>('i[aria-hidden]')].map(
      ({ dataset }) => dataset.tone,
    ),
  ).toEqual(['failed', undefined]);
  expect(screen.getByRole('cell', { name: /^65\s*低于 200$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '200' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^4\s*未设预警$/ })).toBeVisible();
  expect(columns('warnBelow').map((column) => columnText(column, account(1, 65, 200)))).toEqual([
    '远通物流1',
    '65',
  ]);
});

test('the bars of a column mark a value on their scale, which has room for it', () => {
  const marked = columns(true).map((column) => ({ ...column, tick: 50 }));
  render(<DataTable name={name} columns={marked} rows={[account(1, 40), account(2, 30)]} />);
  const bar = document.querySelector<HTMLElement>('i[data-tick]');
  expect(bar?.style.getPropertyValue('--tick')).toBe('50');
  expect(scale(screen.getByRole('table'))).toBe('50');
});

test('cards draw the same bars on the scale of their list', () => {
  render(<CardList name={name} columns={columns(true)} rows={[account(1, 8), account(2, 2)]} />);
  expect(bars()).toHaveLength(2);
  expect(scale(screen.getByText('8'))).toBe('8');
});

test('a card draws no bar for nothing, while a column keeps the places of all', () => {
  const rows = [account(1, 8), account(2, 0)];
  const { unmount } = render(<CardList name={name} columns={columns(true)} rows={rows} />);
  expect(bars()).toHaveLength(1);
  expect(screen.getByText('0')).toBeInTheDocument();
  unmount();
  render(<DataTable name={name} columns={columns(true)} rows={rows} />);
  expect(bars()).toHaveLength(2);
});

test('a change has an arrow and words, and what is added has its sign', () => {
  const rows = [account(1, 3), account(2, -2), account(3, 0)];
  const look = (drawn: AnyColumn<Account>['look']): AnyColumn<Account>[] => [
    { key: 'lineCount', type: 'number', look: drawn },
  ];
  const texts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const { rerender } = render(<DataTable name={name} columns={look('change')} rows={rows} />);
  expect(texts()).toEqual(['▲ 3上升 3', '▼ 2下降 2', '不变']);
  rerender(<DataTable name={name} columns={look('signed')} rows={rows} />);
  expect(texts()).toEqual(['+3', '−2', '0']);
});

test('the first three places are marked', () => {
  const place: AnyColumn<Account>[] = [{ key: 'lineCount', type: 'number', look: 'place' }];
  const rows = [account(1, 1), account(2, 3), account(3, 4), account(4, null)];
  render(<DataTable name={name} columns={place} rows={rows} />);
  const marks = ['1', '3', '4'].map((text) => screen.getByText(text).dataset.place);
  expect(marks).toEqual(['1', '3', undefined]);
});
