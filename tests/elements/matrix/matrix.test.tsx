import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Id } from '@/api/types';
import { Matrix } from '@/elements/matrix/matrix';
import type { MatrixColumn } from '@/elements/matrix/matrix-grid';
import { isChanged, type MatrixRow } from '@/elements/matrix/matrix-row';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

const columns: MatrixColumn[] = [
  { key: 'view', title: '查看' },
  { key: 'edit', title: '编辑' },
];
const row = (id: string, title: string, on: string[], saved = on): MatrixRow => ({
  id,
  title,
  facts: ['临沂分站'],
  on: new Set(on),
  saved: new Set(saved),
});
const events = {
  onToggle: vi.fn<(id: Id, key: string) => void>(),
  onSave: vi.fn<(id: Id) => void>(),
  onUndo: vi.fn<(id: Id) => void>(),
};
const onColumn = vi.fn<(key: string, on: boolean) => void>();
const show = (rows: MatrixRow[], busy: Id[] = [], shown = columns) =>
  renderElement(
    <Matrix
      title="员工"
      columns={shown}
      rows={rows}
      events={events}
      onColumn={onColumn}
      busy={new Set(busy)}
    />,
  );
const box = (name: string) => screen.getByRole('checkbox', { name });
const line = (name: RegExp) => screen.getByRole('row', { name });

beforeAll(() => startTexts('common'));
beforeEach(() => vi.clearAllMocks());

describe('the keyboard in the matrix', () => {
  const three = [row('1', '韩雪', []), row('2', '王强', []), row('3', '赵敏', ['edit'])];

  test('moves between checkboxes with arrow keys, including the header, and stops at the edges', async () => {
    show(three);
    await userEvent.tab();
    expect(box('全选“查看”')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(box('韩雪：编辑')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(box('韩雪：编辑')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Home}');
    expect(box('赵敏：查看')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End} ');
    expect(events.onToggle).toHaveBeenCalledExactlyOnceWith('2', 'edit');
  });

  test('leaves all checkboxes on Tab and returns to the last one', async () => {
    show(three);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box('王强：查看')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(box('王强：查看')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(box('全选“查看”')).toHaveFocus();
  });
});

describe('the matrix', () => {
  test('names the row and the column of each checkbox, and reports a click', async () => {
    show([row('1', '韩雪', ['view']), row('2', '王强', [])]);
    expect(box('韩雪：查看')).toBeChecked();
    expect(box('王强：查看')).not.toBeChecked();
    await userEvent.click(box('王强：编辑'));
    expect(events.onToggle).toHaveBeenCalledExactlyOnceWith('2', 'edit');
  });

  test('checks a column in all rows unless all are checked, then unchecks it', async () => {
    show([row('1', '韩雪', ['view']), row('2', '王强', ['view', 'edit'])]);
    expect(box('全选“编辑”')).toBePartiallyChecked();
    await userEvent.click(box('全选“编辑”'));
    expect(onColumn).toHaveBeenLastCalledWith('edit', true);
    await userEvent.click(box('全选“查看”'));
    expect(onColumn).toHaveBeenLastCalledWith('view', false);
  });

  test('offers save and undo only for changed rows', async () => {
    show([row('1', '韩雪', ['edit'], ['view']), row('2', '王强', ['view'])]);
    expect(within(line(/王强/)).queryByRole('button')).toBeNull();
    await userEvent.click(within(line(/韩雪/)).getByRole('button', { name: '保存' }));
    expect(events.onSave).toHaveBeenCalledExactlyOnceWith('1');
    await userEvent.click(within(line(/韩雪/)).getByRole('button', { name: '撤销' }));
    expect(events.onUndo).toHaveBeenCalledExactlyOnceWith('1');
  });

  test('focuses the first changed checkbox after save or undo', async () => {
    show([row('1', '韩雪', ['edit'], []), row('2', '王强', ['view'])]);
    for (const name of ['保存', '撤销']) {
      act(() => screen.getByRole('button', { name }).focus());
      await userEvent.keyboard('{Enter}');
      expect(box('韩雪：编辑')).toHaveFocus();
    }
  });

  test('disables a row while saving without losing the focus, and shows why a save failed', async () => {
    show(
      [row('1', '韩雪', ['view'], []), { ...row('2', '王强', []), error: '未保存：权限不足' }],
      ['1'],
    );
    await userEvent.click(box('韩雪：查看'));
    await userEvent.click(box('全选“编辑”'));
    expect(events.onToggle).not.toHaveBeenCalled();
    expect(onColumn).not.toHaveBeenCalled();
    expect(box('全选“编辑”')).toHaveFocus();
    await userEvent.click(box('王强：查看'));
    expect(events.onToggle).toHaveBeenCalledExactlyOnceWith('2', 'view');
    expect(within(line(/王强/)).getByText('未保存：权限不足')).toBeVisible();
  });

  test('groups columns under one header', () => {
    const grouped = [
      { key: 'view', title: '查看', group: '公司' },
      { key: 'edit', title: '编辑', group: '公司' },
      { key: 'count', title: '统计', group: '数据' },
    ];
    show([row('1', '韩雪', ['count'])], [], grouped);
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('公司')).toHaveAttribute('colspan', '2');
    expect(head('数据')).toHaveAttribute('colspan', '1');
    expect(box('韩雪：统计')).toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  });

  test('detects added, removed and replaced columns as changes', () => {
    expect(isChanged(row('1', '', ['a'], ['a']))).toBe(false);
    expect(isChanged(row('1', '', ['a'], ['b']))).toBe(true);
    expect(isChanged(row('1', '', [], ['b']))).toBe(true);
  });
});

test('draws the facts of a row apart, and no separator where one is missing', () => {
  show([{ ...row('1', '韩雪', []), facts: ['17717481389', '临沂分站'] }, row('2', '王强', [])]);
  expect(screen.getByTitle('17717481389 · 临沂分站')).toHaveTextContent(/^17717481389 临沂分站$/);
  expect(screen.getByTitle('临沂分站')).toBeVisible();
});
