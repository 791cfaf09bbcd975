import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DataTable } from '@/elements/table/data-table';
import { FullScreen } from '@/elements/table/full-screen';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { nonNegativeInteger } from '@/values/rules';
import { startTexts } from '../../start-texts';
import { company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

describe('editing a row', () => {
  const editable: AnyColumn<Company>[] = [
    { key: 'companyName' },
    { key: 'lineCount', type: 'number', edit: [nonNegativeInteger] },
    { key: 'isInsured', type: 'flag', edit: [] },
    { key: 'status', type: 'code', enum: CompanyStatus, edit: [] },
  ];
  const startEditing = async (
    onSave: (row: Company, changes: Partial<Company>) => Promise<unknown>,
  ) => {
    render(<DataTable name={name} columns={editable} rows={[company(1)]} options={{ onSave }} />);
    await userEvent.dblClick(screen.getByText('12'));
    return screen.getByRole<HTMLInputElement>('textbox', { name: '专线数' });
  };

  test('renders inputs for editable cells and saves the changes', async () => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>(
      async () => {},
    );
    const input = await startEditing(onSave);
    await userEvent.clear(input);
    await userEvent.type(input, '15');
    await userEvent.click(screen.getByRole('checkbox', { name: '已投保' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '禁用');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(onSave).toHaveBeenCalledWith(company(1), {
      lineCount: 15,
      isInsured: false,
      status: CompanyStatus.disabled,
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    const [sent, changes] = onSave.mock.calls[0] ?? [];
    // The state of the row in the table (expanded, edited, clicked) is not sent.
    expect([Object.keys(sent ?? {}), Object.keys(changes ?? {})]).toEqual([
      Object.keys(company(1)),
      ['lineCount', 'isInsured', 'status'],
    ]);
  });

  test('lets the user type at once where the row was double-clicked', async () => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>(
      async () => {},
    );
    const rows = [company(1, { lineCount: 11 }), company(2)];
    render(<DataTable name={name} columns={editable} rows={rows} options={{ onSave }} />);
    await userEvent.dblClick(screen.getByText('12'));
    await userEvent.keyboard('15{Enter}');
    expect(onSave).toHaveBeenCalledWith(company(2), { lineCount: 15 });
    await userEvent.dblClick(screen.getAllByText('启用')[0] ?? document.body);
    expect(screen.getByRole('combobox', { name: '状态' })).toHaveFocus();
  });

  test('neither shows nor sends an old value for a field that the user has left unchanged', async () => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>(
      async () => {},
    );
    const table = (row: Company) => (
      <DataTable name={name} columns={editable} rows={[row]} options={{ onSave }} />
    );
    const { rerender } = render(table(company(1)));
    await userEvent.dblClick(screen.getByText('12'));
    // Somebody else has saved the row, and the list was loaded again.
    const newer = company(1, { lineCount: 40, isInsured: false, status: CompanyStatus.draft });
    rerender(table(newer));
    const input = screen.getByRole('textbox', { name: '专线数' });
    expect(input).toHaveValue('40');
    expect(screen.getByRole('checkbox', { name: '已投保' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: '状态' })).toHaveDisplayValue('草稿');
    await userEvent.click(input);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '禁用');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(onSave).toHaveBeenCalledWith(newer, { status: CompanyStatus.disabled });
  });

  test('starts without an expanded, edited or clicked row', () => {
    const options = { onSave: async () => {}, detail: () => 'x' };
    render(<DataTable name={name} columns={editable} rows={[company(1)]} options={options} />);
    const row = screen.getAllByRole('row')[1];
    expect(row).not.toHaveAttribute('aria-current');
    expect(row).not.toHaveAttribute('data-editing');
    expect(screen.getByRole('button', { name: '展开' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('discards the changes on Esc without a request', async () => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>();
    const input = await startEditing(onSave);
    await userEvent.type(input, '9{Escape}');
    expect(screen.getByText('12')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();
  });

  test.each(['Enter', 'Escape'])('leaves %s to the input method while it composes', async (key) => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>();
    const input = await startEditing(onSave);
    fireEvent.keyDown(input, { key, isComposing: true });
    expect(onSave).not.toHaveBeenCalled();
    expect(input).toBeInTheDocument();
  });

  test('does not save invalid values and keeps the input after a failure', async () => {
    const onSave = vi.fn<(row: Company, changes: Partial<Company>) => Promise<unknown>>(() =>
      Promise.reject(new Error('no')),
    );
    const input = await startEditing(onSave);
    await userEvent.type(input, '.5{Enter}');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '8{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('textbox', { name: '专线数' })).toHaveValue('8');
  });

  test('Esc ends only the editing, and not the full screen of the list', async () => {
    const onLeave = vi.fn<() => void>();
    render(
      <FullScreen isFull onLeave={onLeave}>
        <DataTable
          name={name}
          columns={editable}
          rows={[company(1)]}
          options={{ onSave: async () => {} }}
        />
      </FullScreen>,
    );
    await userEvent.dblClick(screen.getByText('12'));
    await userEvent.type(screen.getByRole('textbox', { name: '专线数' }), '9{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledOnce();
  });

  test('keeps the row open on Esc while it is being saved', async () => {
    let fail: (error: Error) => void = () => undefined;
    const input = await startEditing(() => new Promise((_done, reject) => (fail = reject)));
    await userEvent.type(input, '9{Enter}');
    await userEvent.type(input, '{Escape}');
    expect(input).toBeInTheDocument();
    await act(async () => fail(new Error('no')));
    expect(input).toHaveValue('129');
  });

  test('keeps the focus in the field when the value is invalid or the save fails', async () => {
    const input = await startEditing(() => Promise.reject(new Error('no')));
    await userEvent.type(input, '.5{Enter}');
    expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.type(input, '8{Enter}');
    expect(await screen.findByRole('button', { name: '保存', busy: false })).toBeVisible();
    expect(input).toHaveFocus();
  });

  test.each(['{Enter}', '{Escape}'])(
    'focuses the row after %s has ended the editing',
    async (key) => {
      const input = await startEditing(async () => {});
      await userEvent.type(input, key);
      await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveFocus());
    },
  );

  test('leaves the focus where the user has moved it during the save', async () => {
    let finish: () => void = () => undefined;
    const input = await startEditing(() => new Promise<void>((done) => (finish = done)));
    await userEvent.type(input, '9{Enter}');
    act(() => input.blur());
    await act(async () => finish());
    expect(document.body).toHaveFocus();
  });
});
