import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SortButton } from '@/elements/filter/sort-button';
import { startTexts } from '../../start-texts';

const onChange = vi.fn<(sort: string | undefined) => void>();
const show = (by?: string) =>
  render(
    <SortButton
      name="company.company"
      keys={['companyName', 'lineCount']}
      sorting={{ by, onChange }}
    />,
  );
async function open() {
  await userEvent.click(screen.getByRole('button', { name: /^排序方式/ }));
  // The wait covers the code of the sheet, which loads when the sheet is first opened.
  return within(await screen.findByRole('dialog', { name: '排序方式' }));
}
const inList = (sheet: Awaited<ReturnType<typeof open>>) =>
  within(sheet.getByRole('list')).getAllByRole('button');

beforeAll(() => startTexts('company'));
beforeEach(() => onChange.mockClear());

test('the sort button offers both directions of every column and none, and marks the current order', async () => {
  show('lineCount descending');
  const sheet = await open();
  expect(inList(sheet).map(({ textContent }) => textContent)).toEqual([
    '不排序',
    '公司名称 升序',
    '公司名称 降序',
    '专线数 升序',
    '专线数 降序',
  ]);
  expect(sheet.getAllByRole('button', { pressed: true })).toEqual([
    sheet.getByRole('button', { name: '专线数 降序' }),
  ]);
});

test('the sort button applies a choice immediately and returns the focus to the button', async () => {
  show();
  await userEvent.click((await open()).getByRole('button', { name: '专线数 升序' }));
  expect(onChange.mock.calls).toEqual([['lineCount ascending']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '排序方式：不排序' })).toHaveFocus();
});

test('the sort button removes the order', async () => {
  show('companyName ascending');
  await userEvent.click((await open()).getByRole('button', { name: '不排序' }));
  expect(onChange.mock.calls).toEqual([[undefined]]);
});

test('the sort button changes nothing for the current order or a closed sheet', async () => {
  show('companyName ascending');
  await userEvent.click((await open()).getByRole('button', { name: '公司名称 升序' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('the sort button marks no order when the current one is not among the options', async () => {
  show('creationTime descending');
  expect(screen.getByRole('button', { name: '排序方式' })).toBeInTheDocument();
  expect((await open()).queryByRole('button', { pressed: true })).toBeNull();
});
