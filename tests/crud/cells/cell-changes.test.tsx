import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { CompanyStatus } from '@/enums';
import { P } from '@/policies';
import { useAppConfig } from '@/stores/app-config';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';
import { stampedRows, type Declaration, type Stamped } from '../stamped-rows';
import { cell, drag, popup, run, showCells, type CellColumn, type User } from './cell-list';

let stamped: Stamped;

const show = (part?: Partial<Declaration>) => showCells(stamped, part);
/** Pastes from the cell on, where the focus is. */
async function paste(user: User, row: number, column: CellColumn, text: string) {
  await user.click(cell(row, column));
  await user.paste(text);
  return popup();
}
const contacts = () => stamped.rows.map(({ contact }) => contact);

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  stamped = stampedRows(3);
});
afterEach(() => {
  getSelection()?.removeAllRanges();
  useAppConfig.setState({ configuration: null });
});

describe('cells pasted into a list', () => {
  test('are shown with their old values, sent when confirmed, and undone at once', async () => {
    const user = await show();
    const preview = await paste(user, 0, 'contact', '李雷\t启用\t1200\n韩梅\t禁用\t20\n');
    expect(screen.getByRole('dialog', { name: '粘贴到公司' })).toBeVisible();
    expect(preview.getByText('将修改 1 项 · 1 项结果无效，不修改')).toBeVisible();
    // The invalid row comes first.
    const [, first, second] = preview.getAllByRole('row');
    expect(first).toHaveTextContent(/远通物流1王芳 → 李雷禁用 → 启用-- → 1,200/);
    expect(first).toHaveTextContent('900');
    expect(second).toHaveTextContent('远通物流2王芳 → 韩梅禁用-- → 20');
    expect(stamped.server.saved).toEqual([]);
    await run(user, '修改 1 项');
    await waitFor(() => expect(contacts()).toEqual(['王芳', '韩梅', '王芳']));
    expect(stamped.server.saved).toHaveLength(1);
    expect(stamped.rows[1]?.lineCount).toBe(20);
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(contacts()).toEqual(['王芳', '王芳', '王芳']));
    expect(stamped.rows[1]?.lineCount ?? null).toBeNull();
  });

  test('have the value of a merged cell in all rows that it covers', async () => {
    const user = await show();
    await user.click(cell(0, 'contact'));
    const table = '<tr><td rowspan=2>李雷</td><td>启用</td></tr><tr><td>启用</td></tr>';
    const copied: Record<string, string> = {
      'text/plain': '李雷\t启用\n\t启用',
      'text/html': table,
    };
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: (type: string) => copied[type] ?? '' },
    });
    await run(user, '修改 2 项');
    await waitFor(() => expect(contacts()).toEqual(['李雷', '李雷', '王芳']));
  });

  test('end with their last line that has a cell, whatever line breaks follow it', async () => {
    const user = await show();
    const preview = await paste(user, 1, 'contact', '李雷\t启用\r\n韩梅\t启用\r\n\r\n\r\n');
    expect(preview.getByText('将修改 2 项')).toBeVisible();
    expect(preview.queryByText(/超出列表末尾/)).toBeNull();
    await user.keyboard('{Escape}');
    await drag(user, cell(0, 'contact'), cell(1, 'status'));
    await user.paste('李雷\t启用\r\n\r\n');
    await run(user, '修改 2 项');
    await waitFor(() => expect(contacts()).toEqual(['李雷', '李雷', '王芳']));
  });

  test('say what may be written where they hold something else, before any import was opened', async () => {
    const user = await show();
    const preview = await paste(user, 0, 'contact', '李雷\t暂停\t多\n');
    expect(preview.getByText(/^只能填写：/)).toBeVisible();
    expect(preview.getByText('请输入正确的数字')).toBeVisible();
  });

  test('show an amount as it was pasted where its column would round it', async () => {
    const money = { key: 'lineCount', type: 'money' } as const;
    const user = await show({
      columns: [
        { key: 'companyName' },
        { key: 'contact' },
        { key: 'status', type: 'code', enum: CompanyStatus },
        money,
      ],
      form: [{ ...money, bulk: true }],
    });
    const preview = await paste(user, 0, 'lineCount', '1.005\n1234.5\n12 5');
    expect(preview.getByText('-- → 1.005')).toBeVisible();
    expect(preview.getAllByText('请输入正确的金额')).toHaveLength(2);
    expect(preview.getByText('-- → 1,234.50')).toBeVisible();
    expect(preview.getByText('-- → 12 5')).toBeVisible();
  });

  test('may not be invalid: a row with such a cell stays whole as it was', async () => {
    const user = await show();
    const preview = await paste(user, 0, 'contact', '一二三四五六\t停用\t十\n\t启用\t3');
    const rows = preview.getAllByRole('row');
    expect(rows[1]).toHaveTextContent(/王芳 → 一二三四五六.*5.*禁用 → 停用.*-- → 十/);
    expect(rows[2]).toHaveTextContent(/王芳 → --.*联系人.*禁用 → 启用-- → 3/);
    expect(preview.getByRole('button', { name: '修改 0 项' })).toBeDisabled();
    await user.click(preview.getByRole('button', { name: '取消' }));
    expect(stamped.server.saved).toEqual([]);
    await waitFor(() => expect(cell(0, 'contact').closest('tr')).toHaveFocus());
  });

  test('skip the headings, columns that cannot be changed, and rows beyond the end', async () => {
    const user = await show();
    const text = '公司名称\t联系人\n新名\t李雷\n新名\t李雷';
    const preview = await paste(user, 2, 'companyName', text);
    expect(preview.getByText('首行是列名，没有粘贴')).toBeVisible();
    expect(preview.getByText('不可在列表中修改，保持原样：公司名称')).toBeVisible();
    expect(preview.getByText('有 1 行超出列表末尾，没有粘贴')).toBeVisible();
    await run(user, '修改 1 项');
    await waitFor(() => expect(contacts()).toEqual(['王芳', '王芳', '李雷']));
    expect(stamped.rows[2]?.companyName).toBe('远通物流3');
  });

  test('clear no cell that a shorter row lacks', async () => {
    const user = await show();
    const preview = await paste(user, 0, 'contact', '李雷\n\n韩梅\t启用\n');
    const [, first, second, third] = preview.getAllByRole('row');
    expect(first).toHaveTextContent('远通物流1王芳 → 李雷禁用');
    expect(second).toHaveTextContent('远通物流2王芳禁用');
    expect(third).toHaveTextContent('远通物流3王芳 → 韩梅禁用 → 启用');
    await run(user, '修改 2 项');
    await waitFor(() => expect(contacts()).toEqual(['李雷', '王芳', '韩梅']));
  });

  test('fill a range that is a multiple of them', async () => {
    const user = await show();
    await drag(user, cell(0, 'contact'), cell(2, 'contact'));
    await user.paste('李雷');
    await run(user, '修改 3 项');
    await waitFor(() => expect(contacts()).toEqual(['李雷', '李雷', '李雷']));
  });

  test('change no row that somebody else has changed since the preview, until the user retries', async () => {
    const user = await show();
    await paste(user, 0, 'contact', '李雷\n韩梅');
    stamped.saveAsOtherUser(2, { companyName: '远通物流2号' });
    await run(user, '修改 2 项');
    const result = await popup();
    expect(await result.findByText('成功 1 项，失败 1 项')).toBeVisible();
    expect(contacts()).toEqual(['李雷', '王芳', '王芳']);
    await user.click(result.getByRole('button', { name: '重试失败项' }));
    await waitFor(() => expect(contacts()).toEqual(['李雷', '韩梅', '王芳']));
    expect(stamped.rows[1]?.companyName).toBe('远通物流2号');
  });

  test('are named when the network fails, and sent on retry', async () => {
    const user = await show();
    await paste(user, 0, 'contact', '李雷\n韩梅');
    stamped.server.refuse = (call) =>
      call === 'update' ? new ApiError({ kind: 'network' }) : null;
    await run(user, '修改 2 项');
    const result = await popup();
    expect(await result.findAllByRole('row', { name: /网络连接失败/ })).toHaveLength(2);
    stamped.server.refuse = () => null;
    await user.click(result.getByRole('button', { name: '重试失败项' }));
    await waitFor(() => expect(contacts()).toEqual(['李雷', '韩梅', '王芳']));
  });

  test('are refused by a list that the user may not edit, and in columns without editable cells', async () => {
    const user = await show({
      rowActions: [{ standard: 'edit', policy: P.companyCreate }],
    });
    await user.click(cell(0, 'contact'));
    await user.paste('李雷');
    expect(await screen.findByText('此列表的单元格不可修改')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stamped.server.saved).toEqual([]);
  });

  test('leave rows as they are that the user may not edit', async () => {
    const user = await show({
      rowActions: [{ standard: 'edit', visible: ({ id }) => id !== 2 }],
    });
    const preview = await paste(user, 0, 'contact', '李雷\n李雷');
    expect(preview.getByText('将修改 1 项 · 1 项不可修改')).toBeVisible();
    expect(preview.getByRole('row', { name: /远通物流2/ })).toHaveTextContent('王芳（不可修改）');
    await run(user, '修改 1 项');
    await waitFor(() => expect(contacts()).toEqual(['李雷', '王芳', '王芳']));
  });
});

test('Ctrl+D fills the cells below from the first row of the range', async () => {
  const [first] = stamped.rows;
  if (first) Object.assign(first, { contact: '李雷', lineCount: 7, status: CompanyStatus.enabled });
  const user = await show();
  await drag(user, cell(0, 'contact'), cell(2, 'lineCount'));
  await user.keyboard('{Control>}d{/Control}');
  expect(await screen.findByRole('dialog', { name: '填充公司' })).toBeVisible();
  await run(user, '修改 2 项');
  await waitFor(() => expect(contacts()).toEqual(['李雷', '李雷', '李雷']));
  expect(stamped.rows.map(({ lineCount }) => lineCount)).toEqual([7, 7, 7]);
  expect(stamped.rows.map(({ companyName }) => companyName)).toEqual([
    '远通物流1',
    '远通物流2',
    '远通物流3',
  ]);
});

describe('the corner of a range', () => {
  /** The cell with the corner that the range can be dragged by. */
  const corner = () => document.querySelector('td[data-range~="corner"]');
  beforeEach(() => {
    stamped = stampedRows(5);
    for (const [index, row] of stamped.rows.entries()) row.contact = `${index + 1} 号`;
  });

  test('fills the rows below with those of the range, again and again', async () => {
    const user = await show();
    await drag(user, cell(0, 'contact'), cell(1, 'contact'));
    expect(corner()).toBe(cell(1, 'contact'));
    await drag(user, cell(1, 'contact'), cell(4, 'lineCount'));
    expect(await screen.findByRole('dialog', { name: '填充公司' })).toBeVisible();
    await run(user, '修改 3 项');
    await waitFor(() => expect(contacts()).toEqual(['1 号', '2 号', '1 号', '2 号', '1 号']));
    // The pointer has been in other columns, which stay as they are.
    expect(stamped.rows.map(({ lineCount }) => lineCount ?? null)).toEqual(Array(5).fill(null));
  });

  test('fills the rows above from the end of the range', async () => {
    const user = await show();
    await drag(user, cell(3, 'contact'), cell(4, 'contact'));
    await drag(user, cell(4, 'contact'), cell(1, 'contact'));
    await run(user, '修改 2 项');
    await waitFor(() => expect(contacts()).toEqual(['1 号', '4 号', '5 号', '4 号', '5 号']));
  });

  test('changes nothing when it is released within the range', async () => {
    const user = await show();
    await drag(user, cell(0, 'contact'), cell(2, 'contact'));
    await drag(user, cell(2, 'contact'), cell(0, 'contact'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(corner()).toBe(cell(2, 'contact'));
  });

  test('is only as large as it is drawn: a press elsewhere in its cell begins another range', async () => {
    const user = await show();
    await drag(user, cell(0, 'contact'), cell(2, 'contact'));
    vi.spyOn(cell(2, 'contact'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 90, 40),
    );
    await drag(user, cell(2, 'contact'), cell(4, 'contact'));
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelectorAll('td[data-range]')).toHaveLength(3);
  });
});

test('Delete clears cells where empty is allowed, and says which ones need a value', async () => {
  for (const row of stamped.rows) row.lineCount = 9;
  const user = await show();
  await drag(user, cell(0, 'lineCount'), cell(1, 'lineCount'));
  await user.keyboard('{Delete}');
  const preview = await popup();
  expect(preview.getByRole('row', { name: /远通物流1/ })).toHaveTextContent('9 → --');
  await run(user, '修改 2 项');
  await waitFor(() =>
    expect(stamped.server.saved.map(({ lineCount }) => lineCount)).toEqual([null, null]),
  );
  await drag(user, cell(0, 'contact'), cell(1, 'contact'));
  await user.keyboard('{Delete}');
  expect((await popup()).getByRole('button', { name: '修改 0 项' })).toBeDisabled();
});

test('cells are pasted from the cell that was clicked before the code of ranges had loaded', async () => {
  const user = await show();
  // `show` has clicked the first contact, which loaded the code.
  await user.paste('李雷');
  expect((await popup()).getByRole('row', { name: /远通物流1/ })).toHaveTextContent('王芳 → 李雷');
});

test('without a selected range Delete and Ctrl+D ask for nothing', async () => {
  const user = await show();
  await user.click(cell(0, 'contact'));
  await user.keyboard('{Delete}{Control>}d{/Control}');
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
});
