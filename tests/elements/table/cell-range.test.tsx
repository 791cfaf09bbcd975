import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from '@/elements/table/data-table';
import type { AnyColumn } from '@/schema/column';
import { useSettings } from '@/stores/settings';
import { Around, renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { columns, company, name, type Company } from './sample';

beforeAll(() => startTexts('company'));
afterEach(() => {
  getSelection()?.removeAllRanges();
  act(() => useSettings.setState({ privacy: false }));
});

const table = (props: Partial<DataTableProps<Company>> = {}) => (
  <DataTable
    name={name}
    columns={columns}
    rows={[1, 2, 3, 4].map((id) => company(id, { lineCount: id * 10 }))}
    {...props}
  />
);

/** Renders a table whose code of ranges has loaded. */
async function show(props: Partial<DataTableProps<Company>> = {}) {
  const user = userEvent.setup();
  const { rerender } = renderElement(table(props));
  await user.hover(cell(0, 0));
  await act(() => vi.dynamicImportSettled());
  return {
    user,
    update: (next: Partial<DataTableProps<Company>>) =>
      rerender(<Around>{table({ ...props, ...next })}</Around>),
  };
}

const row = (index: number) =>
  document.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? document.body;
const cell = (index: number, column: number) =>
  within(row(index)).getAllByRole('cell')[column] ?? document.body;

/** The marked cells, as `row.column`. */
const marked = () =>
  [...document.querySelectorAll('td[data-range]')].map((element) => {
    const line = element.closest('tr');
    return `${line?.dataset.index}.${[...(line?.cells ?? [])].indexOf(element as HTMLTableCellElement)}`;
  });

type User = ReturnType<typeof userEvent.setup>;
const drag = (user: User, from: Element, ...over: Element[]) =>
  user.pointer([
    { keys: '[MouseLeft>]', target: from },
    ...over.map((target) => ({ target })),
    { keys: '[/MouseLeft]', target: over.at(-1) },
  ]);
const bar = () => screen.queryByRole('region', { name: '所选单元格' });
const copied = () => navigator.clipboard.readText();

test('a table whose code of ranges does not load works without it', async () => {
  vi.doMock('@/elements/table/range/loaded-range', () => {
    throw new Error('offline');
  });
  const onRun = vi.fn<() => void>();
  const { user } = await show({ actions: () => [{ code: 'edit', text: '编辑', onRun }] });
  vi.doUnmock('@/elements/table/range/loaded-range');
  await drag(user, cell(0, 1), cell(1, 1));
  expect(marked()).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: '编辑' })[0] ?? document.body);
  expect(onRun).toHaveBeenCalledOnce();
});

describe('a range of cells', () => {
  test('follows the mouse from cell to cell in all directions, and renders no row for it', async () => {
    const render = vi.fn<(item: Company) => string>(({ companyName }) => companyName);
    const custom: AnyColumn<Company>[] = [
      { key: 'companyName', type: 'custom', render },
      ...columns.slice(1),
    ];
    const { user } = await show({ columns: custom });
    render.mockClear();
    await drag(user, cell(1, 1), cell(1, 2), cell(2, 3), cell(0, 0));
    expect(marked()).toEqual(['0.0', '0.1', '1.0', '1.1']);
    expect(cell(0, 0).dataset.range).toBe('top left');
    expect(cell(1, 1).dataset.range).toBe('bottom right');
    expect(render).not.toHaveBeenCalled();
  });

  test('keeps its cells when the mouse moves on after the release', async () => {
    const { user } = await show();
    await drag(user, cell(1, 1), cell(1, 2));
    fireEvent.pointerMove(cell(3, 3), { buttons: 1 });
    expect(marked()).toEqual(['1.1', '1.2']);
  });

  test('leaves text within a cell to the browser, and a click to the row', async () => {
    const { user } = await show({ options: { detail: () => '装货说明' } });
    await user.pointer([
      { keys: '[MouseLeft>]', target: cell(0, 2), coords: { x: 0 } },
      { target: cell(0, 2), coords: { x: 9 } },
      { keys: '[/MouseLeft]', target: cell(0, 2), coords: { x: 9 } },
    ]);
    expect(marked()).toEqual([]);
    expect(screen.getByText('装货说明')).toBeInTheDocument();
    await user.click(cell(0, 2));
    expect(screen.queryByText('装货说明')).toBeNull();
    await drag(user, cell(0, 2), cell(0, 3));
    expect(screen.queryByText('装货说明')).toBeNull();
    expect(marked()).toEqual(['0.2', '0.3']);
    await user.click(cell(2, 2));
    expect(marked()).toEqual([]);
  });

  test('extends to the cell that is clicked with Shift, and opens no row', async () => {
    const { user } = await show({ options: { detail: () => '装货说明' } });
    await user.click(cell(2, 3));
    await user.click(cell(2, 3));
    await user.keyboard('{Shift>}');
    await user.click(cell(1, 2));
    await user.click(cell(3, 2));
    await user.keyboard('{/Shift}');
    expect(marked()).toEqual(['2.2', '2.3', '3.2', '3.3']);
    expect(screen.queryByText('装货说明')).toBeNull();
  });

  test('starts neither in a control, nor in the column of check boxes or actions, nor by touch', async () => {
    const switched: AnyColumn<Company>[] = [
      { key: 'companyName', control: 'input', onChange: () => undefined },
      ...columns.slice(1),
    ];
    const selection = { selected: new Set<number>(), onSelect: () => undefined };
    const actions = () => [{ code: 'edit', text: '编辑', onRun: () => undefined }];
    const { user } = await show({ columns: switched, options: { selection }, actions });
    const box = await screen.findAllByRole('textbox');
    await drag(user, box[0] ?? document.body, cell(1, 3));
    await drag(user, cell(0, 0), cell(1, 3));
    await drag(user, cell(0, 7), cell(1, 3));
    await user.pointer([
      { keys: '[TouchA>]', target: cell(0, 2) },
      { pointerName: 'TouchA', target: cell(1, 3) },
      { keys: '[/TouchA]', target: cell(1, 3) },
    ]);
    expect(marked()).toEqual([]);
    // Over them it stays within the columns of the page.
    await drag(user, cell(0, 5), cell(1, 7));
    expect(marked()).toEqual(['0.5', '0.6', '1.5', '1.6']);
  });

  test('does not let the browser drag a link, and drops the text that was being selected', async () => {
    const { user } = await show();
    await user.pointer([{ keys: '[MouseLeft>]', target: cell(0, 0) }]);
    expect(fireEvent.dragStart(cell(0, 0))).toBe(false);
    getSelection()?.selectAllChildren(cell(0, 0));
    expect(
      fireEvent(cell(0, 0), new Event('selectstart', { bubbles: true, cancelable: true })),
    ).toBe(true);
    await user.pointer([{ target: cell(1, 0) }]);
    expect(
      fireEvent(cell(0, 0), new Event('selectstart', { bubbles: true, cancelable: true })),
    ).toBe(false);
    await user.pointer([{ keys: '[/MouseLeft]', target: cell(1, 0) }]);
    expect(getSelection()?.toString()).toBe('');
    expect(fireEvent.dragStart(cell(0, 0))).toBe(true);
  });

  test('is chosen by key: arrows show a cell, Shift extends it, Ctrl+A takes all, Esc clears it', async () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onKeyDown);
    const { user } = await show();
    act(() => row(1).focus());
    await user.keyboard('{ArrowRight}');
    expect(marked()).toEqual(['1.0']);
    expect(screen.getByText('公司名称：远通物流2')).toBeInTheDocument();
    expect(bar()).toBeNull();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(marked()).toEqual(['1.1', '1.2', '2.1', '2.2']);
    expect(row(2)).toHaveFocus();
    await user.keyboard('{Shift>}{End}{ArrowLeft}{/Shift}');
    expect(marked()).toEqual(['1.1', '2.1', '3.1']);
    await user.keyboard('{ArrowUp}');
    expect(marked()).toEqual(['2.1']);
    expect(row(2)).toHaveFocus();
    await user.keyboard('{Control>}a{/Control}');
    expect(marked()).toHaveLength(24);
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(marked()).toEqual([]);
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(row(3)).toHaveFocus();
    expect(marked()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    document.removeEventListener('keydown', onKeyDown);
  });

  test('stays with its rows while they move together, and ends when they do not', async () => {
    const { user, update } = await show();
    const rows = [1, 2, 3, 4].map((id) => company(id));
    await drag(user, cell(1, 1), cell(2, 1));
    update({ rows: [company(9), ...rows] });
    expect(marked()).toEqual(['2.1', '3.1']);
    update({ rows: rows.map((item) => ({ ...item, companyName: '改名' })) });
    expect(marked()).toEqual(['1.1', '2.1']);
    // A new row between them was not chosen.
    update({ rows: rows.toSpliced(2, 0, company(9)) });
    expect(marked()).toEqual([]);
    expect(bar()).toBeNull();
  });

  test('ends when its columns are arranged anew', async () => {
    const { user, update } = await show();
    await drag(user, cell(0, 1), cell(0, 2));
    update({ columns: columns.toSpliced(2, 0, ...columns.slice(5)).slice(0, 6) });
    expect(marked()).toEqual([]);
  });

  test('marks rows that come into view again', async () => {
    const { user } = await show();
    await drag(user, cell(0, 0), cell(1, 0));
    const copy = cell(1, 0).cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-range');
    act(() => cell(1, 0).replaceWith(copy));
    await waitFor(() => expect(marked()).toEqual(['0.0', '1.0']));
  });
});

describe('copying a range', () => {
  test('copies its cells and not the row, with masked numbers where privacy is on', async () => {
    useSettings.setState({ privacy: true });
    const { user } = await show();
    await drag(user, cell(0, 1), cell(1, 2));
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(async () => expect(await copied()).toBe('138∙∙∙∙1000\t10\n138∙∙∙∙1000\t20'));
    expect(await screen.findByText('已复制 2 行 × 2 列')).toBeInTheDocument();
  });

  test('copies the headings as well when asked to, and the whole row after Esc', async () => {
    const { user } = await show();
    await drag(user, cell(0, 0), cell(1, 1));
    await user.click(screen.getByRole('button', { name: '连列名复制' }));
    const text = '公司名称\t手机号\n远通物流1\t13800001000\n远通物流2\t13800001000';
    await waitFor(async () => expect(await copied()).toBe(text));
    await user.click(screen.getByRole('button', { name: '取消选取' }));
    expect(row(1)).toHaveFocus();
    await user.keyboard('{Control>}c{/Control}');
    await waitFor(async () => expect(await copied()).toMatch(/^远通物流2\t13800001000\t20\t/));
  });

  test('leaves the selected text of a cell to the browser', async () => {
    const { user } = await show();
    await drag(user, cell(0, 1), cell(1, 1));
    await navigator.clipboard.writeText('before');
    getSelection()?.selectAllChildren(cell(0, 0));
    await user.keyboard('{Control>}c{/Control}');
    expect(await copied()).not.toContain('13800001000');
  });
});

describe('the line below the table', () => {
  test('says what the numbers of one column add up to', async () => {
    const { user } = await show({
      rows: [
        company(1, { lineCount: 0.1 }),
        company(2, { lineCount: 0.2 }),
        company(3, { lineCount: null }),
      ],
    });
    await drag(user, cell(0, 1), cell(2, 2));
    const line = within(bar() ?? document.body);
    expect(line.getByText('3 行 × 2 列')).toBeVisible();
    for (const text of ['计数 2', '求和 0.3', '平均 0.15', '最小 0.1', '最大 0.2'])
      expect(line.getByText(text)).toBeVisible();
    expect(line.getByRole('status')).toHaveTextContent('求和 0.3');
  });

  test('adds only what adds up, and no numbers of several columns, which have different units', async () => {
    const priced = [
      { key: 'lineCount', type: 'number', additive: true },
      { key: 'status', type: 'money' },
    ] as AnyColumn<Company>[];
    const { user } = await show({ columns: priced });
    await drag(user, cell(0, 0), cell(1, 1));
    const line = within(bar() ?? document.body);
    expect(line.getByText('专线数：求和 30')).toBeVisible();
    expect(line.getByText('状态：平均 2.00')).toBeVisible();
    expect(line.queryByText(/平均/)).not.toHaveTextContent('专线数');
  });

  test('is one Tab away from a row of the range, and Shift+Tab leads back', async () => {
    const { user } = await show({
      actions: () => [{ code: 'edit', text: '编辑', onRun: () => undefined }],
    });
    act(() => row(0).focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.tab();
    expect(screen.getByRole('button', { name: '复制' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(row(1)).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(row(1).contains(document.activeElement)).toBe(true);
  });

  test('closes by Esc in it, which returns to the row', async () => {
    const { user } = await show();
    await drag(user, cell(0, 1), cell(1, 1));
    act(() => screen.getByRole('button', { name: '复制' }).focus());
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(row(1)).toHaveFocus();
  });
});
