import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { CellEditor } from '@/elements/table/cells/cell-editor';
import { CompanyStatus } from '@/enums';
import { formatTime } from '@/lib/time';
import type { AnyColumn } from '@/schema/column';
import { nonNegativeInteger, inRange } from '@/values/rules';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

interface Row {
  value: unknown;
}
const onCommit = vi.fn<(value: unknown) => void>();
function show(kind: Partial<AnyColumn<Row>>, value: unknown) {
  onCommit.mockClear();
  // The cast is safe because a kind is a column without its key.
  const column = { key: 'value', edit: [], ...kind } as AnyColumn<Row>;
  render(<CellEditor column={column} label="值" value={value} onCommit={onCommit} />);
  return screen.getByLabelText('值');
}

test.each<[Partial<AnyColumn<Row>>, unknown, string, unknown]>([
  [{}, 'a', ' b ', 'b'],
  [{ type: 'number' }, 1, '25', 25],
  [{ type: 'number' }, 1, '２．５', 2.5],
  [{ type: 'money' }, 1, '1200.50', 1200.5],
  [{ type: 'money' }, 1, '1,200.50元', 1200.5],
  [{ type: 'money' }, 1, 'abc', 'abc'],
  [{ type: 'number' }, 1, '1,200元', '1200元'],
  [{ type: 'number' }, 1, ' ', null],
])(
  'a cell editor for %o with %j commits %j as %j on blur',
  async (kind, value, typed, committed) => {
    const input = show(kind, value);
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onCommit).toHaveBeenLastCalledWith(committed);
  },
);

test('a cell editor commits nothing when its value is unchanged', async () => {
  const input = show({ type: 'number' }, 1);
  await userEvent.click(input);
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

const stored = '2024-03-18T08:05:09';
test.each<[Partial<AnyColumn<Row>>, unknown, string, string, string, unknown]>([
  [{ type: 'date' }, stored, '2024-03-18', '2024/5/1', '2024-05-01', '2024-05-01T00:00:00'],
  [{ type: 'date' }, stored, '2024-03-18', '2024年5月1日', '2024-05-01', '2024-05-01T00:00:00'],
  [
    { type: 'dateTime' },
    stored,
    '2024-03-18 08:05:09',
    '2024-5-1 9:30',
    '2024-05-01 09:30:00',
    '2024-05-01T09:30:00',
  ],
  [{ type: 'date' }, null, '', '20240501', '2024-05-01', '2024-05-01T00:00:00'],
  [{ type: 'date' }, stored, '2024-03-18', ' ', '', null],
  [{ type: 'date' }, stored, '2024-03-18', '2024-5', '2024-5', '2024-5'],
])(
  'a cell editor for %o shows %j as %j, normalizes %j to %j and commits %j',
  async (kind, value, shown, typed, tidied, committed) => {
    const input = show(kind, value);
    expect(input).toHaveValue(shown);
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    await userEvent.tab();
    expect(input).toHaveValue(tidied);
    expect(onCommit).toHaveBeenLastCalledWith(committed);
  },
);

test('a cell editor refuses an incomplete date and shows an example of today', async () => {
  const input = show({ type: 'date' }, stored);
  await userEvent.clear(input);
  await userEvent.type(input, '2024-5');
  const today = formatTime(Date.now(), '{y}-{m}-{d}');
  expect(input).toHaveAccessibleDescription(`请输入完整的日期，例如 ${today}`);
});

test.each<[Partial<AnyColumn<Row>>, unknown, string, string, unknown]>([
  [{ type: 'code', enum: CompanyStatus }, 2, '启用', '禁用', 3],
  [{ type: 'code', enum: CompanyStatus }, null, '--', '草稿', 1],
  [{ type: 'flag', labels: 'listed' }, true, '上架', '下架', false],
  [{ type: 'flag', labels: 'normal' }, false, '禁用', '正常', true],
  [{ type: 'flag', labels: 'listed' }, null, '--', '下架', false],
])(
  'a cell editor for %o shows %j as %s and commits %s as %j',
  async (kind, value, shown, chosen, committed) => {
    const list = show(kind, value);
    expect(list).toHaveDisplayValue(shown);
    await userEvent.selectOptions(list, chosen);
    expect(onCommit).toHaveBeenLastCalledWith(committed);
  },
);

test('a cell editor edits yes and no with a checkbox', async () => {
  const tick = show({ type: 'flag' }, true);
  await userEvent.click(tick);
  expect(onCommit).toHaveBeenLastCalledWith(false);
});

test('a cell editor marks a value that breaks a rule and shows the reason', async () => {
  const input = show({ type: 'number', edit: [nonNegativeInteger] }, 1);
  await userEvent.type(input, '-');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请输入不小于 0 的整数');
  expect(screen.getByText('请输入不小于 0 的整数')).toBeVisible();
});

test('a cell editor shows the limits below the cell for a number out of range and keeps the input', async () => {
  const input = show({ type: 'number', edit: [nonNegativeInteger, inRange(0, 9999)] }, 1);
  await userEvent.clear(input);
  await userEvent.type(input, '99999');
  await userEvent.tab();
  expect(input).toHaveValue('99999');
  expect(input).toHaveAccessibleDescription('请输入 0 到 9,999 之间的数');
});
