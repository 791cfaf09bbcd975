import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { FilterCondition } from '@/elements/filter/filter-condition';
import type { AnyFilter } from '@/schema/filter';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const onSearch = vi.fn<(value: unknown) => void>();

beforeAll(() => startTexts('company'));

describe('a range of dates', () => {
  const begin = '2026-05-01 08:00:00';
  const end = '2026-05-02 09:30:00';
  const openRange = async (value?: [string, string], options?: Pick<AnyFilter, 'past'>) => {
    onSearch.mockClear();
    renderElement(
      <FilterCondition
        name="company.company"
        filter={{ key: 'settledTime', type: 'range', of: 'dateTime', ...options }}
        draft={{
          values: { settledTime: value },
          names: {},
          put: ({ settledTime }) => onSearch(settledTime),
        }}
        onClose={() => undefined}
      />,
    );
    const first = await screen.findByPlaceholderText('开始');
    const second = screen.getByPlaceholderText('结束');
    await userEvent.click(first);
    return { first, second };
  };

  test('moves to the end on Enter after the start, and searches on Enter after both', async () => {
    const { first, second } = await openRange();
    await userEvent.type(first, `${begin}{Enter}`);
    expect(first).toHaveValue(begin);
    await waitFor(() => expect(second).toHaveFocus());
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(second, `${end}{Enter}`);
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
    expect(onSearch.mock.lastCall?.[0]).toEqual([begin, end]);
  });

  test('offers no preset that a time of the past cannot be in', async () => {
    await openRange(undefined, { past: true });
    const presets = within(screen.getByRole('group', { name: '快捷时间' })).getAllByRole('button');
    expect(presets.map(({ textContent }) => textContent)).toEqual(
      '昨天 今天 上周 本周 上月 本月 上季度 本季度'.split(' '),
    );
  });

  test('searches from the start when there is no end', async () => {
    const { first } = await openRange();
    await userEvent.type(first, begin);
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
    expect(onSearch.mock.lastCall?.[0]).toEqual([begin, null]);
  });

  test('keeps an invalid text, shows an error and does not search', async () => {
    const { first } = await openRange();
    await userEvent.type(first, '2026-13-45 08:00:00{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^无效日期/);
    expect(first).toHaveValue('2026-13-45 08:00:00');
    expect(screen.getByRole('button', { name: '查询' })).toBeDisabled();
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('reads a day without a time as its start or its end, in any format', async () => {
    const { first, second } = await openRange();
    await userEvent.type(first, '2026/12/1');
    expect(first).toHaveValue('2026/12/1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    expect(first).toHaveValue('2026-12-01 00:00:00');
    await userEvent.type(second, '2026年12月1日{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
    expect(onSearch.mock.lastCall?.[0]).toEqual(['2026-12-01 00:00:00', '2026-12-01 23:59:59']);
  });

  test('keeps a text that is not a date at the end while the start is chosen in the calendar', async () => {
    const { first, second } = await openRange();
    await userEvent.type(second, '明天');
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: dayjs().format('YYYY-MM-DD') }));
    expect(first).toHaveValue(dayjs().format('YYYY-MM-DD 00:00:00'));
    expect(second).toHaveValue('明天');
  });

  const day = (text: string) => screen.getByRole('button', { name: text });

  test('is chosen by two clicks in the calendar, in any order, and a third begins anew', async () => {
    const { first, second } = await openRange([begin, begin]);
    await userEvent.click(day('2026-05-08'));
    expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual([
      '2026-05-08 00:00:00',
      '',
    ]);
    await userEvent.click(day('2026-05-04'));
    expect(first).toHaveValue('2026-05-04 00:00:00');
    expect(second).toHaveValue('2026-05-08 23:59:59');
    expect(day('2026-05-04')).toHaveAttribute('aria-pressed', 'true');
    expect(day('2026-05-06').parentElement).toHaveAttribute('data-place', 'inside');
    await userEvent.click(day('2026-05-20'));
    expect(first).toHaveValue('2026-05-20 00:00:00');
    expect(second).toHaveValue('');
  });

  test('is chosen by keyboard, and the calendar shows the month that is typed', async () => {
    const { first } = await openRange();
    await userEvent.type(first, '2026-01-31');
    await waitFor(() => expect(day('2026-01-31')).toHaveAttribute('tabindex', '0'));
    day('2026-01-31').focus();
    await userEvent.keyboard('{PageDown}');
    expect(day('2026-02-28')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(day('2026-03-06')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '上个月' }));
    expect(screen.getByText('2026年2月')).toBeInTheDocument();
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('shows every typed character while an end is corrected', async () => {
    const { first } = await openRange([begin, end]);
    await userEvent.type(first, '{Backspace}{Backspace}');
    expect(first).toHaveValue('2026-05-01 08:00:');
    await userEvent.keyboard('30');
    expect(first).toHaveValue('2026-05-01 08:00:30');
    await userEvent.type(first, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(first).toHaveValue('92026-05-01 08:00:30');
    await userEvent.type(first, '{Delete}', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(onSearch.mock.lastCall?.[0]).toEqual(['2026-05-01 08:00:30', end]);
  });
});
