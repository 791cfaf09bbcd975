import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listPageSizes } from '@/config/limits';
import { Pager } from '@/elements/table/pager';
import { paginationRange } from '@/elements/table/pagination-range';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

function show(page: number, { total = 1284, limit = 20, simple = false } = {}) {
  const onChange = vi.fn<(page: number, limit: number) => void>();
  render(<Pager {...{ page, limit, total, simple, onChange }} sizes={listPageSizes} />);
  return onChange;
}
const button = (text: string) => screen.getByRole('button', { name: text });

/** Returns the names of the controls in their order. */
const order = () =>
  [
    ...screen.getByRole('navigation', { name: '分页' }).querySelectorAll('select, button, input'),
  ].map((control) => control.getAttribute('aria-label') ?? control.closest('label')?.textContent);

test('says on paper which rows the page shows, and nothing when it shows none', () => {
  show(65);
  expect(screen.getByText('第 1,281–1,284 条，全部 1,284 条')).toHaveAttribute(
    'data-print',
    'only',
  );
  cleanup();
  show(1, { total: 0 });
  show(4, { total: 60 });
  expect(screen.queryByText(/^第 \d+–/)).not.toBeInTheDocument();
});

describe('the pagination on a desktop', () => {
  test('renders total, sizes, previous, pages, next and page input in this order', () => {
    show(1, { total: 60 });
    expect(screen.getByRole('navigation')).toHaveTextContent(/^共 60 条/);
    expect(order()).toEqual([
      '每页条数',
      '上一页',
      '第 1 页',
      '第 2 页',
      '第 3 页',
      '下一页',
      '跳至页',
    ]);
  });

  test('marks the current page and goes to the one clicked', async () => {
    const onChange = show(3);
    expect(button('第 3 页')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(button('第 3 页'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button('第 65 页'));
    await userEvent.click(button('上一页'));
    await userEvent.click(button('下一页'));
    expect(onChange.mock.calls).toEqual([
      [65, 20],
      [2, 20],
      [4, 20],
    ]);
  });

  test('offers page sizes and returns to page 1 for another size', async () => {
    const onChange = show(9);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
      listPageSizes.map((size) => `${size} 条/页`),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
    expect(onChange).toHaveBeenCalledWith(1, 50);
  });

  test('disables previous and next at the ends', () => {
    show(1);
    expect(button('上一页')).toBeDisabled();
    expect(button('下一页')).toBeEnabled();
    cleanup();
    show(65);
    expect(button('下一页')).toBeDisabled();
  });

  test('keeps the focus on next at the last page and goes no further', async () => {
    const onChange = vi.fn<(page: number, limit: number) => void>();
    const at = (page: number) => (
      <Pager {...{ page, limit: 20, total: 60, onChange }} sizes={listPageSizes} />
    );
    const { rerender } = render(at(2));
    act(() => button('下一页').focus());
    await userEvent.keyboard('{Enter}');
    rerender(at(3));
    expect(button('下一页')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3, 20);
    await userEvent.tab();
    expect(button('下一页')).toBeDisabled();
  });

  test('goes back from beyond the last page', async () => {
    const onChange = show(9, { total: 60 });
    expect(button('下一页')).toBeDisabled();
    await userEvent.click(button('上一页'));
    expect(onChange).toHaveBeenCalledWith(3, 20);
  });

  test('renders completely for an empty list', () => {
    show(1, { total: 0 });
    expect(screen.getByText('共 0 条')).toBeInTheDocument();
    expect(button('上一页')).toBeDisabled();
    expect(button('下一页')).toBeDisabled();
  });
});

describe('the page input', () => {
  test.each([
    ['12{Enter}', 12],
    ['１２{Enter}', 12],
    ['65{Enter}', 65],
    ['1{Enter}', 1],
    ['66{Enter}', 65],
    ['999{Enter}', 65],
    ['９９９{Enter}', 65],
  ])('%s goes to page %i', async (keys, page) => {
    const onChange = show(3);
    await userEvent.type(screen.getByRole('textbox'), keys);
    expect(onChange).toHaveBeenCalledWith(page, 20);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test.each(['0', '007', 'abc', '-1', '1.5'])(
    'rejects %s with the valid range and keeps the input',
    async (text) => {
      const onChange = show(3);
      const box = screen.getByRole('textbox');
      await userEvent.type(box, `${text}{Enter}`);
      expect(onChange).not.toHaveBeenCalled();
      expect(box).toHaveValue(text);
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription('请输入 1 到 65 之间的数');
      await userEvent.clear(box);
      expect(box).toBeValid();
    },
  );

  test('ignores an empty input', async () => {
    const onChange = show(3);
    await userEvent.type(screen.getByRole('textbox'), ' {Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toBeValid();
  });
});

test('a simple pagination renders only previous, next and the page input', () => {
  show(2, { simple: true });
  expect(screen.getByText('2 / 65')).toBeInTheDocument();
  expect(order()).toEqual(['上一页', '下一页', '跳至页']);
});

describe('the offered page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 50, [1, 2, 3, 4, 5, 6, 'gapAfter', 50]],
    [25, 50, [1, 'gapBefore', 23, 24, 25, 26, 27, 'gapAfter', 50]],
    [50, 50, [1, 'gapBefore', 45, 46, 47, 48, 49, 50]],
  ])('on page %i of %i', (page, pages, offered) => {
    expect(paginationRange(page, pages)).toEqual(offered);
  });
});
