import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import {
  moveColumn,
  saveKnownColumns,
  resetLayout,
  setColumnPin,
} from '@/elements/table/columns/change-columns';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import { CompanyStatus } from '@/enums';
import type { AnyColumn } from '@/schema/column';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { setColumnWidth } from '@/stores/table-layout';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

const show = (props: Partial<DataTableProps<Company>> = {}) =>
  render(<DataTable name={name} columns={columns} rows={[company(1)]} {...props} />);
const heading = (text: string) => screen.getByRole('columnheader', { name: text });

describe('column headings', () => {
  test('share a common heading by parent, and the others span both rows', () => {
    const grouped: AnyColumn<Company>[] = [
      { key: 'companyName' },
      { key: 'mobile', parent: 'record' },
      { key: 'lineCount', parent: 'record' },
      { key: 'isInsured' },
    ];
    show({ columns: grouped });
    const common = heading('公司');
    expect(common).toHaveAttribute('colspan', '2');
    expect(heading('公司名称')).toHaveAttribute('rowspan', '2');
    expect(heading('手机号')).toHaveAttribute('rowspan', '1');
  });
});

describe('selecting rows', () => {
  function Picked({ onPicked }: { onPicked: (ids: Id[]) => void }) {
    const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
    const onSelect = (rows: Company[], on: boolean) => {
      const next = new Set(selected);
      for (const { id } of rows)
        if (on) next.add(id);
        else next.delete(id);
      setSelected(next);
      onPicked([...next]);
    };
    const rows = [company(1), company(2), company(3)];
    return (
      <DataTable
        name={name}
        columns={columns}
        rows={rows}
        options={{ selection: { selected, onSelect } }}
      />
    );
  }
  const boxes = () => screen.getAllByRole('checkbox', { name: '选择此行' });
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '选择本页全部' });

  test('selects one row at a time and shows the count in the heading', async () => {
    const onPicked = vi.fn<(ids: Id[]) => void>();
    render(<Picked onPicked={onPicked} />);
    await userEvent.click(boxes()[1] ?? document.body);
    expect(onPicked).toHaveBeenLastCalledWith([2]);
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    expect(screen.getAllByRole('row')[2]).toHaveAttribute('aria-selected', 'true');
  });

  test('selects and deselects the whole page', async () => {
    const onPicked = vi.fn<(ids: Id[]) => void>();
    render(<Picked onPicked={onPicked} />);
    await userEvent.click(all());
    expect(onPicked).toHaveBeenLastCalledWith([1, 2, 3]);
    await userEvent.click(all());
    expect(onPicked).toHaveBeenLastCalledWith([]);
  });

  test('works with the keyboard: arrows move between rows, Space selects', async () => {
    const onPicked = vi.fn<(ids: Id[]) => void>();
    render(<Picked onPicked={onPicked} />);
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp} ');
    expect(onPicked).toHaveBeenLastCalledWith([2]);
    await userEvent.keyboard('{End} {Home} ');
    expect(onPicked).toHaveBeenLastCalledWith([2, 3, 1]);
  });
});

describe('Ctrl+C in a row', () => {
  const row = () => screen.getAllByRole('row')[1] ?? document.body;
  const type = (keys: string) => userEvent.keyboard(keys);
  const copied = () => navigator.clipboard.readText();
  beforeEach(() => {
    userEvent.setup({ writeToClipboard: true });
    return navigator.clipboard.writeText('before');
  });
  afterEach(() => {
    getSelection()?.removeAllRanges();
    act(() => useSettings.setState({ privacy: false }));
  });

  test.each(['{Control>}c{/Control}', '{Meta>}c{/Meta}'])(
    'copies the cells in view for a spreadsheet, with masked numbers where privacy is on: %s',
    async (shortcut) => {
      useSettings.setState({ privacy: true });
      const actions = () => [{ code: 'edit', text: '编辑', onRun: () => undefined }];
      const empty = { companyName: '远通\n物流\t一部', lineCount: null, settledTime: null };
      const selection = { selected: new Set<Id>(), onSelect: () => undefined };
      moveColumn(
        name,
        columns.map(({ key }) => key),
        'status',
        'mobile',
      );
      show({ rows: [company(1, empty)], actions, options: { selection } });
      row().focus();
      await type(shortcut);
      await waitFor(async () =>
        expect(await copied()).toBe('远通 物流 一部\t启用\t138∙∙∙∙1000\t\t是\t'),
      );
      act(() => void resetLayout(name));
    },
  );

  test('copies all selected rows, those of other pages last, also from their checkboxes', async () => {
    const rows = [1, 2, 3].map((id) => company(id));
    const selection = { selected: new Set<Id>([3, 1, 9]), rows: [company(9), ...rows] };
    show({ rows, options: { selection: { ...selection, onSelect: () => undefined } } });
    screen.getAllByRole('checkbox').at(-1)?.focus();
    await type('{Control>}c{/Control}');
    const names = async () => (await copied()).split('\n').map((line) => line.split('\t')[0]);
    await waitFor(async () =>
      expect(await names()).toEqual(['远通物流1', '远通物流3', '远通物流9']),
    );
  });

  test('leaves selected text to the browser, and other keys alone', async () => {
    show();
    row().focus();
    await type('{Control>}{Shift>}c{/Shift}{/Control}c');
    getSelection()?.selectAllChildren(screen.getByText('远通物流1'));
    const browsers = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', browsers, { once: true });
    await type('{Control>}c{/Control}');
    expect(browsers.mock.lastCall?.[0].defaultPrevented).toBe(false);
    expect(await copied()).toBe('before');
  });
});

describe('an expandable row', () => {
  const detail = (row: Company) => <p>详情 {row.companyName}</p>;
  const open = (at = 0) =>
    screen.getAllByRole('button', { name: /展开|收起/ })[at] ?? document.body;

  test('expands on a click and collapses on the next', async () => {
    show({ options: { detail } });
    await userEvent.click(screen.getByText('远通物流1'));
    expect(screen.getByText('详情 远通物流1')).toBeInTheDocument();
    expect(open()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('远通物流1'));
    expect(screen.queryByText('详情 远通物流1')).toBeNull();
  });

  test('shows a message instead of a detail that an incomplete record breaks, and keeps the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let words: string[] | null = null;
    show({ options: { detail: () => <p>{Array.from(words as never).join()}</p> } });
    await userEvent.click(open());
    expect(screen.getByText(/^服务器返回的数据不完整/)).toBeVisible();
    expect(screen.getByText('远通物流1')).toBeVisible();
    words = ['冷藏', '危险品'];
    await userEvent.click(open());
    await userEvent.click(open());
    expect(screen.getByText('冷藏,危险品')).toBeVisible();
  });

  test('expands with its button and with Enter', async () => {
    show({ options: { detail } });
    await userEvent.click(open());
    expect(screen.getByText('详情 远通物流1')).toBeInTheDocument();
    screen.getAllByRole('row')[1]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('详情 远通物流1')).toBeNull();
  });

  const mixed: AnyColumn<Company>[] = [
    { key: 'companyName' },
    { key: 'mobile', type: 'link', to: () => '/' },
    { key: 'lineCount', type: 'text', control: 'input', onChange: () => {} },
    { key: 'status', type: 'code', control: 'select', enum: CompanyStatus, onChange: () => {} },
    { key: 'isInsured', type: 'flag', control: 'switch', onChange: () => {} },
    { key: 'settledTime', type: 'date' },
  ];
  test.each([
    ['a button', 'button', '编辑'],
    ['its name', 'button', '远通物流1'],
    ['a link', 'link', '13800001000'],
    ['an input', 'textbox', '专线数'],
    ['a list of choices', 'combobox', '状态'],
    ['a switch', 'switch', '已投保'],
    ['the box that rowSelection it', 'checkbox', '选择此行'],
  ])('stays as it is after a click on %s', async (_what, role, label) => {
    const actions = () => [{ code: 'edit', text: '编辑', onRun: () => {} }];
    const selection = { selected: new Set<Id>(), onSelect: () => {} };
    render(
      <MemoryRouter>
        <DataTable
          name={name}
          columns={mixed}
          rows={[company(1)]}
          actions={actions}
          options={{ detail, selection }}
        />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole(role, { name: label }));
    expect(screen.queryByText('详情 远通物流1')).toBeNull();
    await userEvent.click(screen.getByText('2024-03-18'));
    expect(screen.getByText('详情 远通物流1')).toBeInTheDocument();
  });

  test('stays as it is after a text was selected', () => {
    show({ options: { detail } });
    const text = screen.getByText('远通物流1');
    window.getSelection()?.selectAllChildren(text);
    text.click();
    window.getSelection()?.removeAllRanges();
    expect(screen.queryByText('详情 远通物流1')).toBeNull();
  });

  test('has an accessible heading for its button', () => {
    show({ options: { detail } });
    expect(heading('明细')).toBeInTheDocument();
  });

  test('expands on its own, and not at all in a list without details', async () => {
    show({ rows: [company(1), company(2)], options: { detail } });
    await userEvent.click(screen.getByText('远通物流2'));
    expect(screen.queryByText('详情 远通物流1')).toBeNull();
    expect(screen.getByText('详情 远通物流2')).toBeInTheDocument();
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: '展开' })).toBeNull();
  });
});

describe('the summary row', () => {
  const summed: AnyColumn<Company>[] = [
    { key: 'companyName' },
    { key: 'lineCount', type: 'number', sum: true },
    { key: 'mobile' },
  ];
  const foot = () =>
    within(screen.getByRole('table').querySelector('tfoot') ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

  test('sums the rows on screen', () => {
    show({
      columns: summed,
      rows: [company(1), company(2, { lineCount: null })],
      options: { totals: {} },
    });
    expect(foot()).toEqual(['总计', '12', '']);
  });

  test('shows -- instead of a sum when a row lacks its value or has another type of value', () => {
    const rows = [company(1), { ...company(2), lineCount: undefined as unknown as number }]; // A response without the value.
    show({ columns: summed, rows, options: { totals: {} } });
    expect(foot()).toEqual(['总计', '--', '']);
  });

  test('is labelled as a sum of this page only when there are more rows', () => {
    show({ columns: summed, options: { totals: {}, isPageOnly: true } });
    expect(foot()[0]).toBe('本页合计');
  });

  test('shows the sums of all pages when the server sends them', () => {
    show({ columns: summed, options: { totals: { lineCount: 12_345 } } });
    expect(foot()).toEqual(['总计', '12,345', '']);
  });
});

describe('the column settings of the user', () => {
  afterEach(() =>
    act(() => {
      resetLayout(name);
      useSession.setState({ tableSettings: [] });
    }),
  );
  const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  test('order the columns and pin some to the edges', () => {
    show();
    act(() => {
      moveColumn(
        name,
        columns.map(({ key }) => key),
        'status',
        'mobile',
      );
      setColumnPin(name, 'settledTime', 'start');
    });
    expect(titles()).toEqual(['公司名称', '入驻日期', '状态', '手机号', '专线数', '已投保']);
    expect(heading('入驻日期')).toHaveAttribute('data-pinned', 'start');
    expect(heading('入驻日期')).toHaveAttribute('data-loose');
    expect(heading('公司名称')).not.toHaveAttribute('data-loose');
  });

  test('hide columns, but not those added later', () => {
    const details = ['companyName', 'status'].map((prop) => ({ prop, tableName: name }));
    act(() =>
      useSession.setState({
        tableSettings: [{ tableName: name, tableColumnSettingType: 1, details }],
      }),
    );
    show();
    expect(titles()).toEqual(['公司名称', '状态']);
    act(() =>
      saveKnownColumns(name, ['companyName', 'mobile', 'lineCount', 'isInsured', 'status']),
    );
    expect(titles()).toEqual(['公司名称', '状态', '入驻日期']);
  });

  test('set the widths of columns', () => {
    show();
    act(() => setColumnWidth(name, 'mobile', 321));
    expect(screen.getByRole('table').querySelectorAll('col')[1]).toHaveStyle({ width: '321px' });
  });
});
