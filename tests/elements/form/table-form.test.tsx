import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { FormPopup } from '@/elements/form/page/form-popup';
import type { AnyField, Values } from '@/schema/field';
import { amount } from '@/values/rules';
import { renderElement } from '../../render';
import { startSampleTexts } from './texts';

const onSave = vi.fn<(values: Values) => Promise<void>>();
const rowsField: AnyField = {
  key: 'rows',
  max: 3,
  columns: [
    { key: 'name', required: true },
    { key: 'price', rules: [amount] },
    { key: 'note', required: ({ price }) => price === '0', disabled: ({ name }) => name === '乙' },
  ],
};

beforeAll(startSampleTexts);
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
});

async function show(rows: Values[], field: AnyField = rowsField) {
  renderElement(
    <FormPopup
      title="样例"
      name="sample"
      fields={[field]}
      initial={{ rows }}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('dialog', { name: '样例' });
  if (rows.length) await screen.findByRole('table', { name: '明细' });
}
const cell = (name: string, row: number) =>
  screen.findByRole('textbox', { name: `${name}（第 ${row} 行）` });
const number = (name: string, row: number) =>
  screen.findByRole('spinbutton', { name: `${name}（第 ${row} 行）` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function sent() {
  await press('保存');
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  return onSave.mock.lastCall?.[0].rows;
}

describe('rows', () => {
  test('reject a number out of bounds, name the bounds and keep the input', async () => {
    const price = { key: 'price', type: 'number', min: 0, max: 999 } as const;
    await show([{ price: 5 }, { price: 6 }], { ...rowsField, columns: [price] });
    await userEvent.clear(await number('单价', 2));
    await userEvent.type(await number('单价', 2), '1000');
    await press('保存');
    const message = '第 2 行：单价：请输入 0 到 999 之间的数';
    expect(await screen.findByText(message)).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
    expect(await number('单价', 2)).toHaveValue('1000');
    expect(await number('单价', 2)).toBeInvalid();
  });

  test('can be added, filled, moved and removed', async () => {
    await show([{ name: '甲', price: '1' }]);
    await press('添加一行');
    await userEvent.type(await cell('名称', 2), ' 乙 ');
    await userEvent.tab();
    expect(await cell('名称', 2)).toHaveValue('乙');
    await press('上移第 2 行');
    expect(await cell('名称', 1)).toHaveValue('乙');
    expect(screen.getByRole('button', { name: '上移第 1 行' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '下移第 2 行' })).toBeDisabled();
    await press('添加一行');
    expect(screen.getByRole('button', { name: '添加一行' })).toBeDisabled();
    await press('删除第 3 行');
    expect(await sent()).toEqual([{ name: '乙' }, { name: '甲', price: '1' }]);
  });

  test('have room for their inputs: by the kind, or as declared', async () => {
    const columns: AnyField[] = [
      { key: 'name' },
      { key: 'price', type: 'number' },
      { key: 'note', width: 208 },
    ];
    await show([{ name: '甲' }], { ...rowsField, columns });
    const table = screen.getByRole('table', { name: '明细' });
    const widths = [...table.querySelectorAll('col')].map(({ style }) => style.width);
    // The row number before the inputs, and the buttons after them.
    expect(widths).toEqual(['40px', '128px', '112px', '208px', '104px']);
    expect(table.style.getPropertyValue('--columns')).toBe('592px');
  });

  test('cannot be added or removed when they are fixed', async () => {
    await show([{ name: '甲' }], { ...rowsField, fixed: true });
    expect(screen.queryByRole('button', { name: '添加一行' })).toBeNull();
    expect(screen.queryByRole('button', { name: '删除第 1 行' })).toBeNull();
    await userEvent.type(await cell('单价', 1), '2');
    expect(await sent()).toEqual([{ name: '甲', price: '2' }]);
  });

  test('can be required and evaluate conditions of their own', async () => {
    await show([], { ...rowsField, required: true });
    await press('保存');
    expect(await screen.findByText('明细为必填项')).toBeInTheDocument();
    await press('添加一行');
    await userEvent.type(await cell('名称', 1), '乙');
    expect(await cell('备注', 1)).toBeDisabled();
  });
});

describe('cells of a spreadsheet pasted into rows', () => {
  /** Pastes into a cell, where the focus is, and waits for what is said about it. */
  async function paste(input: HTMLElement, text: string) {
    await userEvent.click(input);
    await userEvent.paste(text);
    return screen.findByText(/已粘贴/);
  }

  test('replace the values from the cell on, add rows up to the limit, and are taken back at once', async () => {
    await show([{ name: '甲', price: '1', note: '旧' }, { name: '丙' }]);
    const note = await paste(await cell('名称', 2), ' 丁 \t2.5\n戊\t3\t新\n己\t4\n');
    expect(note).toHaveTextContent('已粘贴 5 格 · 新增 1 行 · 有 1 行没有位置，没有粘贴');
    expect(await cell('单价', 3)).toHaveValue('3');
    await press('撤销');
    expect(screen.queryByText(/已粘贴/)).toBeNull();
    expect(await sent()).toEqual([{ name: '甲', price: '1', note: '旧' }, { name: '丙' }]);
  });

  test('are saved as typed ones are, and without their headings', async () => {
    await show([{ name: '甲' }]);
    const note = await paste(await cell('名称', 1), '名称\t单价\n丁\t2\n戊\t3');
    expect(note).toHaveTextContent('首行是列名，没有粘贴');
    expect(await sent()).toEqual([
      { name: '丁', price: '2' },
      { name: '戊', price: '3' },
    ]);
  });

  test('that are no value or may not be edited leave their cells as they are, and are named', async () => {
    const price = { key: 'price', type: 'number', min: 0, max: 999 } as const;
    const note = { key: 'note', disabled: ({ name }: Values) => name === '乙' };
    await show([{ name: '乙', price: 5, note: '旧' }], {
      ...rowsField,
      columns: [{ key: 'name' }, price, note],
    });
    const said = await paste(await cell('名称', 1), '乙\t五\t新\t多');
    expect(said).toHaveTextContent('已粘贴 1 格');
    expect(said).toHaveTextContent('有 1 列超出表格右侧，没有粘贴');
    expect(said).toHaveTextContent(/2 格保持原样（第 1 行：单价：.+；第 1 行：备注：不可修改）/);
    expect(await number('单价', 1)).toHaveValue('5');
    expect(await cell('备注', 1)).toHaveValue('旧');
  });

  test('clear no cell that a shorter row lacks', async () => {
    await show([
      { name: '甲', price: '1', note: '旧' },
      { name: '乙', price: '2', note: '好' },
    ]);
    await paste(await cell('名称', 1), '丁\n戊\t3\t新');
    expect(await sent()).toEqual([
      { name: '丁', price: '1', note: '旧' },
      { name: '戊', price: '3', note: '新' },
    ]);
  });

  test('that break a rule are named by the form before it saves', async () => {
    await show([{ name: '甲', price: '1' }]);
    await paste(await cell('名称', 1), '\t1.234');
    await press('保存');
    expect(
      await screen.findByText('第 1 行：名称为必填项；第 1 行：单价：请输入正确的金额'),
    ).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('cannot be taken back after a cell was edited, which would be lost', async () => {
    await show([{ name: '甲' }]);
    await paste(await cell('名称', 1), '丁\t2');
    expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
    await userEvent.type(await cell('名称', 1), '号');
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  test('add no rows to a table whose rows are fixed', async () => {
    await show([{ name: '甲' }], { ...rowsField, fixed: true });
    await paste(await cell('名称', 1), '丁\t2\n戊\t3');
    expect(await sent()).toEqual([{ name: '丁', price: '2' }]);
  });

  test('that are one text stay with the input', async () => {
    await show([{ name: '甲' }]);
    await userEvent.click(await cell('名称', 1));
    await userEvent.paste('乙号');
    expect(await cell('名称', 1)).toHaveValue('甲乙号');
    expect(screen.queryByText(/已粘贴/)).toBeNull();
  });
});

describe('the errors of rows', () => {
  test('are one message that names the rows, and mark their cells', async () => {
    await show([
      { name: '', price: '1' },
      { name: '丙', price: '2' },
      { name: '甲', price: '0' },
    ]);
    await userEvent.clear(await cell('单价', 2));
    await userEvent.type(await cell('单价', 2), '1.234');
    expect(screen.queryByText(/第 \d 行：/)).toBeNull();
    await press('保存');
    expect(
      await screen.findByText(
        '第 1 行：名称为必填项；第 2 行：单价：请输入正确的金额；第 3 行：备注为必填项',
      ),
    ).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
    expect(await cell('单价', 2)).toHaveAttribute('aria-invalid', 'true');
    expect((await cell('名称', 1)).closest('td')).toHaveAttribute('title', '名称为必填项');
    expect(await cell('名称', 2)).not.toHaveAttribute('aria-invalid');
  });

  test('are shown when the focus leaves the table, and not between its cells', async () => {
    await show([{ name: '', price: '1' }]);
    await userEvent.click(await cell('名称', 1));
    await userEvent.click(await cell('单价', 1));
    expect(screen.queryByText(/第 \d 行：/)).toBeNull();
    act(() => screen.getByRole('button', { name: '保存' }).focus());
    expect(await screen.findByText('第 1 行：名称为必填项')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('disappear when they are corrected', async () => {
    await show([{ name: '' }]);
    await press('保存');
    await screen.findByText('第 1 行：名称为必填项');
    await userEvent.type(await cell('名称', 1), '甲');
    await waitFor(() => expect(screen.queryByText('第 1 行：名称为必填项')).toBeNull());
    expect(await cell('名称', 1)).not.toHaveAttribute('aria-invalid');
  });

  test('stay for the other rows', async () => {
    await show([{ name: '' }, { name: '' }]);
    await press('保存');
    await screen.findByText('第 1 行：名称为必填项；第 2 行：名称为必填项');
    await userEvent.type(await cell('名称', 1), '甲');
    expect(await screen.findByText('第 2 行：名称为必填项')).toBeInTheDocument();
    expect(await cell('名称', 2)).toHaveAttribute('aria-invalid', 'true');
  });

  test('name the row when the server reports them', async () => {
    onSave.mockRejectedValueOnce(
      new ApiError({
        kind: 'server',
        status: 400,
        validationErrors: [{ message: '名称已存在。', members: ['Rows[1].Name'] }],
      }),
    );
    await show([{ name: '甲' }, { name: '乙' }]);
    await press('保存');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('第 2 行：名称已存在。')).toBeInTheDocument();
  });
});
