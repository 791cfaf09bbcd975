import { beforeEach, expect, test, vi } from 'vitest';
import { focusWhenRendered } from '@/elements/table/focus';

let table: HTMLTableElement;
const button = () => document.querySelector('button');
const addRow = (index: number) =>
  table.insertAdjacentHTML('beforeend', `<tr data-index="${index}" tabindex="-1"></tr>`);
const focusRow = (index: number) =>
  focusWhenRendered(table, `tr[data-index="${index}"]`, () => undefined);
const row = (index: number) => table.querySelector(`tr[data-index="${index}"]`);

beforeEach(() => {
  document.body.innerHTML = '<div><table></table></div><button type="button">保存</button>';
  table = document.querySelector('table') ?? document.createElement('table');
});

test('a row that a busy machine renders late gets the focus', async () => {
  vi.useFakeTimers();
  focusRow(7);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  addRow(7);
  await vi.waitFor(() => expect(row(7)).toHaveFocus());
});

test('a row that is rendered late leaves the focus where the user went meanwhile', async () => {
  focusRow(7);
  button()?.focus();
  addRow(7);
  await Promise.resolve();
  expect(button()).toHaveFocus();
});

test('only the row that was asked for last gets the focus', async () => {
  focusRow(7);
  focusRow(8);
  addRow(7);
  addRow(8);
  await vi.waitFor(() => expect(row(8)).toHaveFocus());
});
