import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { DataTable } from '@/elements/table/data-table';
import type { ResolvedAction } from '@/elements/table/row-actions';
import type { AnyColumn } from '@/schema/column';
import { useSettings } from '@/stores/settings';
import { startTexts } from '../../start-texts';
import { columns as plain, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

const opened = vi.fn<() => void>();
const edited = vi.fn<() => void>();
const edit = { code: 'edit', text: '编辑', onRun: edited };
const details = { code: 'details', text: '详情', onRun: opened };

function show(
  actions: ResolvedAction[],
  columns: AnyColumn<Company>[] = plain,
  changes: Partial<Company> = {},
) {
  vi.clearAllMocks();
  render(
    <MemoryRouter>
      <DataTable
        name={name}
        columns={columns}
        rows={[company(1, changes)]}
        actions={() => actions}
        options={{ onSave: async () => undefined }}
      />
    </MemoryRouter>,
  );
}
const nameButton = () => screen.getByRole('button', { name: '远通物流1' });

describe('the name of a record', () => {
  test('opens its details, and its form where the list has no details', async () => {
    show([edit, details]);
    await userEvent.click(nameButton());
    expect(opened).toHaveBeenCalledOnce();
    expect(edited).not.toHaveBeenCalled();
    // The button of the action is still the only one with its label.
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(edited).toHaveBeenCalledOnce();
  });

  test('opens its form where the list has no details', async () => {
    show([edit]);
    nameButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(edited).toHaveBeenCalledOnce();
  });

  test('opens the first popup about it where it has neither details nor a form, but none that removes anything', async () => {
    const areas = { code: 'areas', text: '设置区域', isDialog: true, onRun: opened };
    const remove = { code: 'rollback', text: '回退', isDialog: true, danger: true, onRun: edited };
    show([remove, areas]);
    await userEvent.click(nameButton());
    expect(opened).toHaveBeenCalledOnce();
    expect(edited).not.toHaveBeenCalled();
  });

  test('is a link where the action is a page, which a pressed Ctrl leaves to the browser', () => {
    show([{ ...details, to: '/company/company-details?id=1' }]);
    const link = screen.getByRole('link', { name: '远通物流1' });
    expect(link).toHaveAttribute('href', '/company/company-details?id=1');
    // True when the browser may still follow the link.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(opened).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(opened).toHaveBeenCalledOnce();
  });

  test('never leads to another site', () => {
    show([{ ...details, to: '//evil.example.com' }]);
    expect(screen.getByRole('link', { name: '远通物流1' })).toHaveAttribute('href', '/');
  });

  test('is plain text where the user may do neither', () => {
    show([{ code: 'delete', text: '删除', onRun: opened }]);
    expect(screen.queryByRole('button', { name: '远通物流1' })).toBeNull();
    expect(screen.getByText('远通物流1')).toBeInTheDocument();
  });

  test('has its copy button next to it', () => {
    show([details]);
    const copy = screen.getByRole('button', { name: '复制“远通物流1”' });
    expect(nameButton()).not.toContainElement(copy);
  });

  test('is the marked column, not always the first one', () => {
    show(
      [details],
      [
        { key: 'mobile', type: 'phone' },
        { key: 'companyName', isTitle: true },
      ],
    );
    expect(nameButton()).toBeInTheDocument();
  });

  test('keeps a number in it masked', () => {
    useSettings.setState({ privacy: true });
    show([details], plain, { companyName: '远通 13800001000' });
    useSettings.setState({ privacy: false });
    expect(screen.getByRole('button', { name: '远通 138∙∙∙∙1000' })).toBeInTheDocument();
  });

  test('is edited by a double click where the cell has an editor', async () => {
    show(
      [details],
      [
        { key: 'companyName', edit: [] },
        { key: 'settledTime', type: 'date' },
      ],
    );
    await userEvent.dblClick(screen.getByText('远通物流1'));
    expect(screen.getByRole('textbox', { name: '公司名称' })).toHaveValue('远通物流1');
    expect(opened).not.toHaveBeenCalled();
  });

  test('is no link around controls of its own', () => {
    useSettings.setState({ privacy: true });
    show([details], [{ key: 'mobile', type: 'phone' }]);
    useSettings.setState({ privacy: false });
    expect(document.querySelector('td button')).toBeInTheDocument();
    expect(document.querySelector(':is(a, button) :is(a, button)')).toBeNull();
  });
});
