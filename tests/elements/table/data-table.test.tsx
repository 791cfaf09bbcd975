import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import { TabIdleContext } from '@/elements/tab/tab-context';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import { changeLanguage } from '@/i18n';
import type { AnyColumn } from '@/schema/column';
import { setDensity } from '@/stores/settings';
import { useLatest } from '@/ui/use-latest';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));

const show = (props: Partial<DataTableProps<Company>> = {}) =>
  render(<DataTable name={name} columns={columns} rows={[company(1)]} {...props} />);
/** Returns the texts of the cells of a row; row 0 is the first below the heading. */
const cells = (index = 0) =>
  within(screen.getAllByRole('row')[index + 1] ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const heading = (text: string) => screen.getByRole('columnheader', { name: text });

describe('a table in a tab that is hidden for long', () => {
  const table = (rests: boolean, props: Partial<DataTableProps<Company>> = {}) => (
    <TabIdleContext value={rests}>
      <DataTable name={name} columns={columns} rows={[company(1), company(2)]} {...props} />
    </TabIdleContext>
  );
  const drawn = () => document.querySelectorAll('tbody tr').length;

  test('removes its rows and renders them again when the tab is shown', () => {
    const { rerender } = render(table(false));
    expect(drawn()).toBe(2);
    rerender(table(true));
    expect(drawn()).toBe(0);
    expect(heading('公司名称')).toBeInTheDocument();
    expect(screen.queryByText('暂无数据')).toBeNull();
    rerender(table(false));
    expect(drawn()).toBe(2);
  });

  test('keeps the rows when one is expanded or may hold input', async () => {
    const typed: AnyColumn<Company>[] = [
      { key: 'companyName', type: 'text', control: 'input', onChange: () => undefined },
    ];
    const { unmount } = render(table(true, { columns: typed }));
    expect(drawn()).toBe(2);
    unmount();
    const options = { detail: () => 'More' };
    const { rerender } = render(table(false, { options }));
    await userEvent.click(screen.getAllByRole('button', { name: '展开' })[0] ?? document.body);
    rerender(table(true, { options }));
    expect(drawn()).toBe(3);
  });
});

describe('a table', () => {
  test('renders header labels and values by type', () => {
    show();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '公司名称',
      '手机号',
      '专线数',
      '已投保',
      '状态',
      '入驻日期',
    ]);
    expect(cells()).toEqual(['远通物流1', '13800001000', '12', '是', '启用', '2024-03-18']);
  });

  test('makes columns at least as wide as their labels', () => {
    show({
      columns: [
        { key: 'companyName', width: 40 },
        { key: 'mobile', width: 300 },
      ],
    });
    const [name, mobile] = document.querySelectorAll('col');
    expect(name?.style.width).toBe('80px');
    expect(mobile?.style.width).toBe('300px');
  });

  test('renders empty values as --, but 0 and no as they are', () => {
    show({
      rows: [
        company(1, { companyName: '', mobile: null, lineCount: 0, isInsured: false }),
        company(2, { lineCount: null, isInsured: null, settledTime: '0001-01-01T00:00:00' }),
      ],
    });
    expect(cells(0)).toEqual(['--', '--', '0', '否', '启用', '2024-03-18']);
    expect(cells(1)).toEqual(['远通物流2', '13800001000', '--', '--', '启用', '--']);
  });

  test('groups thousands and renders an unknown code as it is', () => {
    show({ rows: [company(1, { lineCount: 1_234_567, status: 99 })] });
    expect(cells()).toContain('1,234,567');
    expect(cells()).toContain('99');
  });

  test('shows the whole text of a truncated cell on hover', async () => {
    const companyName = '宁波市北仑区顺达通物流仓储运输服务有限公司';
    show({ columns: [{ key: 'companyName' }], rows: [company(1, { companyName })] });
    const cell = screen.getByText(companyName);
    const room = cell.clientWidth;
    for (const [needed, title] of [
      [room, ''],
      [room + 1, companyName],
    ] as const) {
      const read = vi.fn<() => number>(() => needed);
      Object.defineProperty(cell, 'scrollWidth', { get: read, configurable: true });
      fireEvent.pointerOver(cell);
      // A read before the paint would force a layout for every row that scrolls under the pointer.
      expect(read).not.toHaveBeenCalled();
      await waitFor(() => expect(read).toHaveBeenCalledOnce());
      expect(cell.title).toBe(title);
    }
  });

  test('renders a custom column, and -- when it renders nothing', () => {
    const custom: AnyColumn<Company>[] = [
      {
        key: 'companyName',
        type: 'custom',
        render: (row: Company) => row.lineCount && <b>特色</b>,
      },
      { key: 'mobile', type: 'custom', render: () => false },
    ];
    show({ columns: custom });
    expect(cells()).toEqual(['特色', '--']);
  });

  test('renders a component with its row and its column', () => {
    const told: AnyColumn<Company>[] = [
      {
        key: 'companyName',
        type: 'custom',
        render: ({ id }, column) => <b>{`${id} ${column.key}`}</b>,
      },
    ];
    show({ columns: told });
    expect(cells()).toEqual(['1 companyName']);
  });

  test('says that there are no rows, but not before the first response', () => {
    const { rerender } = show({ rows: [] });
    expect(screen.getByText('暂无数据')).toBeInTheDocument();
    rerender(<DataTable name={name} columns={columns} rows={[]} state="loading" />);
    expect(screen.queryByText('暂无数据')).toBeNull();
  });

  test('marks rows of earlier conditions', () => {
    const { rerender } = show({ state: 'stale' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    rerender(<DataTable name={name} columns={columns} rows={[company(1)]} />);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
  });

  test('renders headers and cells in the new language after a switch', async () => {
    show({ actions: () => [{ code: 'edit', text: 'edit', onRun: () => {} }] });
    await changeLanguage('en');
    expect(await screen.findByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
    expect(cells()).toContain('Yes');
    await changeLanguage('zh-CN');
    expect(await screen.findByRole('columnheader', { name: '操作' })).toBeInTheDocument();
  });
});

describe('sorting', () => {
  function Sorted({ onSort }: { onSort: (sort: string | undefined) => void }) {
    const [sort, setSort] = useState<string>();
    const change = (next: string | undefined) => {
      onSort(next);
      setSort(next);
    };
    return (
      <DataTable name={name} columns={columns} rows={[]} sorting={{ by: sort, onChange: change }} />
    );
  }

  test('cycles a header through ascending, descending and none', async () => {
    const onSort = vi.fn<(sort: string | undefined) => void>();
    render(<Sorted onSort={onSort} />);
    const ways = [];
    for (let click = 0; click < 3; click += 1) {
      await userEvent.click(screen.getByRole('button', { name: '专线数' }));
      ways.push(heading('专线数').getAttribute('aria-sort'));
    }
    expect(onSort.mock.calls).toEqual([
      ['lineCount ascending'],
      ['lineCount descending'],
      [undefined],
    ]);
    expect(ways).toEqual(['ascending', 'descending', 'none']);
  });

  test('starts ascending at another header', async () => {
    const onSort = vi.fn<(sort: string | undefined) => void>();
    show({ sorting: { by: 'lineCount descending', onChange: onSort } });
    expect(heading('公司名称')).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(screen.getByRole('button', { name: '公司名称' }));
    expect(onSort).toHaveBeenCalledWith('companyName ascending');
  });

  test('renders no button for a column that cannot be sorted', () => {
    show({ sorting: { onChange: () => {} } });
    expect(heading('手机号')).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: '手机号' })).toBeNull();
  });
});

describe('rows', () => {
  test('marks only the row clicked last', async () => {
    show({ rows: [company(1), company('90071992547409931')] });
    await userEvent.click(screen.getByText('远通物流1'));
    await userEvent.click(screen.getByText('远通物流90071992547409931'));
    const marked = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent('远通物流90071992547409931');
  });

  test('renders no other row after a click or a new render of the page', async () => {
    const drawn = vi.fn<(row: Company) => string>((row) => row.companyName);
    const counted: AnyColumn<Company>[] = [{ key: 'companyName', type: 'custom', render: drawn }];
    const rows = [company(1), company(2), company(3)];
    const page = () => (
      <DataTable
        name={name}
        columns={counted}
        rows={rows}
        actions={() => [{ code: 'edit', text: '编辑', onRun: () => {} }]}
      />
    );
    const { rerender } = render(page());
    drawn.mockClear();
    await userEvent.click(screen.getByText('远通物流2'));
    expect(drawn.mock.calls.map(([row]) => row.id)).toEqual([2]);
    drawn.mockClear();
    rerender(page());
    expect(drawn).not.toHaveBeenCalled();
  });

  test('runs the latest action of a row that was not rendered again', async () => {
    const runs: string[] = [];
    const rows = [company(1)];
    function Page({ version }: { version: string }) {
      const run = useLatest((id: Id) => runs.push(`${version} ${id}`));
      return (
        <DataTable
          name={name}
          columns={columns}
          rows={rows}
          actions={({ id }) => [{ code: 'edit', text: '编辑', onRun: () => run.current(id) }]}
        />
      );
    }
    const { rerender } = render(<Page version="old" />);
    rerender(<Page version="new" />);
    await userEvent.click(screen.getByRole('button', { name: '编辑' }));
    expect(runs).toEqual(['new 1']);
  });

  test('moves the focus to the row in the place of a focused row that leaves the list', async () => {
    const rows = [1, 2, 3].map((id) => company(id));
    const actions = ({ id }: Company) => [{ code: 'open', text: `打开 ${id}`, onRun: () => {} }];
    const { rerender } = show({ rows, actions });
    const keep = (...kept: number[]) =>
      rerender(<DataTable {...{ name, columns, actions }} rows={kept.map((id) => company(id))} />);
    screen.getByRole('button', { name: '打开 2' }).focus();
    keep(1, 3);
    expect(screen.getByRole('button', { name: '打开 3' })).toHaveFocus();
    keep(1);
    expect(screen.getByRole('button', { name: '打开 1' })).toHaveFocus();
    await userEvent.click(document.body);
    keep();
    expect(document.body).toHaveFocus();
  });

  test('renders no actions column without a permitted action', () => {
    show({ actions: () => [] });
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });
});

test.each([
  ['compact', '31px'],
  ['normal', '37px'],
  ['roomy', '49px'],
] as const)(
  'a %s table hands the height of its rows and the padding of its cells to the style sheet',
  (density, height) => {
    setDensity(density);
    onTestFinished(() => setDensity('normal'));
    const { container } = show();
    const frame = container.querySelector<HTMLElement>('[data-density]');
    expect(frame?.style.getPropertyValue('--row-height')).toBe(height);
    expect(frame?.style.getPropertyValue('--cell-padding')).toBe('24px');
  },
);
