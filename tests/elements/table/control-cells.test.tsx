import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Cell } from '@/elements/table/cells/cells';
import { DataTable } from '@/elements/table/data-table';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { amount } from '@/values/rules';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

interface Row {
  id: number;
  price: string | null;
  min: number | null;
  max: number | null;
  status: number;
  listed: boolean;
}
const start: Row = { id: 1, price: '100', min: 1, max: 5, status: 2, listed: true };
const onChange = vi.fn<(row: Row, value: unknown) => unknown>();

/** A cell with a button that changes its row as another user does. */
function Page({ column, row: first = start }: { column: AnyColumn<Row>; row?: Row }) {
  const [row, setRow] = useState(first);
  return (
    <>
      <Cell column={column} row={row} label="运价" />
      <button type="button" onClick={() => setRow({ ...row, price: '999', status: 3 })}>
        from elsewhere
      </button>
    </>
  );
}
const show = (column: AnyColumn<Row>) => {
  onChange.mockReset();
  return renderElement(<Page column={column} />);
};
const box = () => screen.findByRole('textbox', { name: '运价' });

describe('an input', () => {
  const column: AnyColumn<Row> = {
    key: 'price',
    type: 'text',
    control: 'input',
    rules: [amount],
    onChange,
  };

  test('saves the trimmed value once on blur', async () => {
    show(column);
    const input = await box();
    expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await userEvent.type(input, ' 120.5 ');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(start, '120.5');
    expect(input).toHaveValue('120.5');
  });

  test('saves nothing without a change', async () => {
    show(column);
    await userEvent.click(await box());
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('shows the error and saves nothing', async () => {
    show(column);
    const input = await box();
    await userEvent.type(input, 'x');
    await userEvent.tab();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('请输入正确的金额');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('resets the input on Esc', async () => {
    show(column);
    const input = await box();
    await userEvent.type(input, '5{Escape}');
    expect(input).toHaveValue('100');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
  });

  test.each(['Enter', 'Escape'])('leaves %s to the input method while it composes', async (key) => {
    show({ key: 'price', type: 'text', control: 'input', onChange });
    const input = await box();
    await userEvent.type(input, 'yun');
    fireEvent.keyDown(input, { key, isComposing: true });
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('100yun');
  });

  test('keeps the input after a failed save, says so, and can be saved again', async () => {
    show(column);
    onChange.mockRejectedValueOnce(new Error('offline'));
    const input = await box();
    await userEvent.type(input, '5{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveValue('1005');
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(input).toBeValid());
  });

  test('shows the new value when the row changes', async () => {
    show(column);
    const input = await box();
    await userEvent.type(input, '5');
    await userEvent.click(screen.getByRole('button', { name: 'from elsewhere' }));
    expect(input).toHaveValue('999');
  });

  test('is disabled by its row', async () => {
    show({
      key: 'price',
      type: 'text',
      control: 'input',
      onChange,
      disabled: ({ listed }) => listed,
    });
    expect(await box()).toBeDisabled();
  });
});

describe('a range', () => {
  const column: AnyColumn<Row> = {
    key: 'min',
    type: 'range',
    of: 'number',
    control: 'input',
    upper: 'max',
    onChange,
  };
  const ends = async () => [
    await screen.findByRole('textbox', { name: '运价 最小值' }),
    screen.getByRole('textbox', { name: '运价 最大值' }),
  ];

  test('saves both ends on leaving the range, not between them', async () => {
    show(column);
    const [min, max] = await ends();
    if (!min || !max) throw new Error('No pair');
    await userEvent.clear(min);
    await userEvent.type(min, '２');
    await userEvent.tab();
    expect(max).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(max);
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(start, [2, null]);
  });

  test.each([['9'], ['x'], ['1e3']])(
    'rejects %s as the lower end of a range up to 5',
    async (text) => {
      show(column);
      const [min] = await ends();
      if (!min) throw new Error('No pair');
      await userEvent.clear(min);
      await userEvent.type(min, `${text}{Enter}`);
      expect(min).toBeInvalid();
      expect(min).toHaveAccessibleDescription('无效数值');
      expect(onChange).not.toHaveBeenCalled();
    },
  );
});

describe('a select', () => {
  const column: AnyColumn<Row> = {
    key: 'status',
    type: 'code',
    control: 'select',
    enum: CompanyStatus,
    onChange,
  };
  const list = () => screen.findByRole('combobox', { name: '运价' });

  test('saves the chosen code immediately', async () => {
    show(column);
    await userEvent.selectOptions(await list(), '禁用');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(start, 3);
    expect(await list()).toHaveDisplayValue('禁用');
  });

  test('resets when the save fails', async () => {
    show(column);
    onChange.mockRejectedValueOnce(new Error('offline'));
    await userEvent.selectOptions(await list(), '禁用');
    await waitFor(async () => expect(await list()).toHaveDisplayValue('启用'));
  });

  test('shows an unknown code without offering it', async () => {
    renderElement(<Page column={column} row={{ ...start, status: 99 }} />);
    expect(await list()).toHaveDisplayValue('99');
  });
});

describe('a confirmed radio', () => {
  const column: AnyColumn<Row> = {
    key: 'status',
    type: 'code',
    control: 'radio',
    enum: CompanyStatus,
    onChange,
  };
  const choice = (text: string) => screen.findByRole('radio', { name: text });

  test('asks before it saves the choice', async () => {
    show(column);
    await userEvent.click(await choice('禁用'));
    expect(await screen.findByRole('dialog', { name: '提示' })).toBeInTheDocument();
    expect(screen.getByText('确定改为“禁用”吗？')).toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
    expect(await choice('启用')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await waitFor(async () => expect(await choice('禁用')).toBeChecked());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(start, 3);
  });

  test('saves nothing without confirmation', async () => {
    show(column);
    await userEvent.click(await choice('草稿'));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(await choice('启用')).toBeChecked();
  });
});

describe('a switch', () => {
  const column: AnyColumn<Row> = { key: 'listed', type: 'flag', control: 'switch', onChange };
  const knob = () => screen.findByRole('switch', { name: '运价' });

  test('is a status with a dot where its values have names, and a plain yes or no otherwise', async () => {
    const dotOf = async () => (await knob()).querySelector('[data-tone]');
    const { unmount } = show({ ...column, labels: 'listed' });
    expect(await dotOf()).toHaveAttribute('data-tone', 'active');
    unmount();
    show(column);
    expect(await dotOf()).toBeNull();
    expect((await knob()).querySelector('[data-text="是"]')).not.toBeNull();
  });

  test('toggles immediately and ignores clicks while saving', async () => {
    show(column);
    let saved = () => {};
    onChange.mockReturnValueOnce(
      new Promise<void>((done) => {
        saved = done;
      }),
    );
    await userEvent.dblClick(await knob());
    expect(await knob()).not.toBeChecked();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(start, false);
    saved();
    await waitFor(async () => expect(await knob()).not.toHaveAttribute('aria-busy'));
    expect(await knob()).not.toBeChecked();
  });

  test('has the words of a status for the time when no mouse is over it', async () => {
    show({ ...column, labels: 'listed' } as AnyColumn<Row>);
    const words = async () =>
      (await knob()).querySelector('[data-text]')?.getAttribute('data-text');
    expect(await words()).toBe('上架');
    await userEvent.click(await knob());
    expect(await words()).toBe('下架');
  });

  test('has the words that other lists have for the flag', async () => {
    show(column);
    const quiet = (await knob()).querySelector('[data-text]');
    expect(quiet).toHaveAttribute('data-text', '是');
  });

  test('toggles back when the save fails', async () => {
    show(column);
    onChange.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(await knob());
    await waitFor(async () => expect(await knob()).toBeChecked());
  });
});

test('typing in a cell renders no other row or cell', async () => {
  const drawn = vi.fn<(row: Company) => string>((row) => row.companyName);
  const columns: AnyColumn<Company>[] = [
    { key: 'companyName', type: 'custom', render: drawn },
    { key: 'mobile', type: 'text', control: 'input', onChange: () => {} },
  ];
  renderElement(<DataTable name={name} columns={columns} rows={[company(1), company(2)]} />);
  const [, second] = screen.getAllByRole('row').slice(1);
  const input = await within(second ?? document.body).findByRole('textbox');
  await userEvent.click(input);
  drawn.mockClear();
  await userEvent.keyboard('123');
  expect(input).toHaveValue('13800001000123');
  expect(drawn).not.toHaveBeenCalled();
});
