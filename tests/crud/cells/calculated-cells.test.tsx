import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { bulkCode } from '@/crud/bulk/bulk-fields';
import { cellCalculation } from '@/crud/cells/calculated-cells';
import { P } from '@/policies';
import { useAppConfig } from '@/stores/app-config';
import { clearDirty } from '@/stores/dirty';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { keepBatch } from '@/stores/work/kept-batches';
import { drainNotices } from '@/ui/feedback/notices';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';
import { stampedRows, type Declaration, type Stamped } from '../stamped-rows';
import { cell, drag, popup, run, showCells, type User } from './cell-list';

let stamped: Stamped;
const counts = () => stamped.rows.map(({ lineCount }) => lineCount ?? null);
const line = () => within(screen.getByRole('region', { name: '所选单元格' }));

const stored = () => localStorage.getItem(String(perUserKey(userKeyPrefixes.batches)));

/** Selects the cells from the name to the number of the first rows. */
async function select(last: number, part?: Partial<Declaration>) {
  const user = await showCells(stamped, part);
  await drag(user, cell(0, 'companyName'), cell(last, 'lineCount'));
  return user;
}
/** Opens the calculation by the button below the table, and enters it. */
async function calculate(user: User, operation: string, operand: string) {
  await user.click(await line().findByRole('button', { name: '修改数值' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改公司的数值' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: '数值的修改方式' }),
    operation,
  );
  await user.type(dialog.getByRole('spinbutton', { name: '数值' }), operand);
  return dialog;
}

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  stamped = stampedRows(4);
  for (const [index, lineCount] of [100, 890, null, 7].entries())
    Object.assign(stamped.rows[index] ?? {}, { lineCount });
});
afterEach(() => {
  getSelection()?.removeAllRanges();
  useAppConfig.setState({ configuration: null });
  useSession.setState({ userName: '' });
  clearDirty();
  act(() => useSettings.setState({ privacy: false }));
});

describe('calculating with the numbers of a range', () => {
  test('shows old and new of each cell, leaves empty ones and results that are not allowed, and is undone at once', async () => {
    const user = await select(2);
    const dialog = await calculate(user, '乘以', '1.05');
    expect(
      dialog.getByText('将修改 1 项 · 1 项没有原值，不修改 · 1 项结果无效，不修改'),
    ).toBeVisible();
    expect(dialog.getByText('不含可修改的数值，保持原样：公司名称、联系人、状态')).toBeVisible();
    const [, first, second, third] = dialog.getAllByRole('row');
    expect(first).toHaveTextContent(/^远通物流2890 → 935请输入不大于 900 的数/);
    expect(second).toHaveTextContent('远通物流1100 → 105');
    expect(third).toHaveTextContent('远通物流3--（没有原值）');
    expect(stamped.server.saved).toEqual([]);
    await run(user, '修改 1 项');
    await waitFor(() => expect(counts()).toEqual([105, 890, null, 7]));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(counts()).toEqual([100, 890, null, 7]));
    expect(stamped.rows.every(({ contact }) => contact === '王芳')).toBe(true);
  });

  test('begins with =, and rounds to the chosen unit', async () => {
    const user = await select(3);
    await user.keyboard('=');
    const dialog = await popup();
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: '数值的修改方式' }),
      '除以',
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: '数值的取整' }), '取整到 10');
    await user.type(dialog.getByRole('spinbutton', { name: '数值' }), '3');
    expect(dialog.getByRole('row', { name: /远通物流2/ })).toHaveTextContent('890 → 300');
    await run(user, '修改 3 项');
    await waitFor(() => expect(counts()).toEqual([30, 300, null, 0]));
  });

  test('sets one number in all cells, also in empty ones', async () => {
    const user = await select(3);
    await calculate(user, '设为', '12');
    await run(user, '修改 4 项');
    await waitFor(() => expect(counts()).toEqual([12, 12, 12, 12]));
  });

  test('says nothing of the cells before the number is entered, and divides by no zero', async () => {
    const user = await select(3);
    const dialog = await calculate(user, '除以', '0');
    expect(dialog.queryByRole('table')).toBeNull();
    expect(dialog.getByRole('button', { name: '修改 0 项' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('不能为 0')).toBeVisible();
    expect(stamped.server.saved).toEqual([]);
  });

  test('asks before an entered number is discarded', async () => {
    const user = await select(1);
    await calculate(user, '加', '5');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '继续编辑' }));
    await run(user, '修改 2 项');
    await waitFor(() => expect(counts()).toEqual([105, 895, null, 7]));
  });

  test('names rows that the user may not edit, and leaves them', async () => {
    const user = await select(1, {
      rowActions: [{ standard: 'edit', visible: ({ id }) => id !== 1 }],
    });
    const dialog = await calculate(user, '减', '90');
    expect(dialog.getByRole('row', { name: /远通物流1/ })).toHaveTextContent('100（不可修改）');
    await run(user, '修改 1 项');
    await waitFor(() => expect(counts()).toEqual([100, 800, null, 7]));
  });

  test('changes no row that somebody else has changed since the preview, and does not calculate twice', async () => {
    const user = await select(1);
    await calculate(user, '减', '10');
    stamped.saveAsOtherUser(2, { lineCount: 500 });
    await run(user, '修改 2 项');
    const result = await popup();
    expect(await result.findByText('成功 1 项，失败 1 项')).toBeVisible();
    expect(counts()).toEqual([90, 500, null, 7]);
    await user.click(result.getByRole('button', { name: '重试失败项' }));
    await waitFor(() => expect(counts()).toEqual([90, 880, null, 7]));
  });

  test('continues in the bulk edit of the rows that are left when it was interrupted, because a range would calculate twice', async () => {
    useSession.setState({ userName: 'wang' });
    const update = Object.assign(() => new Promise<never>(() => undefined), {
      ...endpointProperties,
      paging: null,
    });
    const user = await select(1, { api: { ...stamped.api, update } });
    await calculate(user, '减', '10');
    await run(user, '修改 2 项');
    await waitFor(() => expect(stored()).toContain(`"code":"${bulkCode}"`));
  });

  test('leaves an interrupted bulk edit of other fields as it is', async () => {
    useSession.setState({ userName: 'wang' });
    const origin = { name: 'company.company', code: bulkCode, title: '批量修改' };
    keepBatch({ ...origin, fields: ['contact'] }, [3], '').end();
    const user = await select(2);
    await calculate(user, '减', '10');
    await run(user, '修改 2 项');
    await waitFor(() => expect(counts()).toEqual([90, 880, null, 7]));
    expect(stored()).toContain('"left":[3]');
  });

  test('names the rows when the network fails, and sends them on retry', async () => {
    const user = await select(1);
    await calculate(user, '减', '10');
    stamped.server.refuse = (call) =>
      call === 'update' ? new ApiError({ kind: 'network' }) : null;
    await run(user, '修改 2 项');
    const result = await popup();
    expect(await result.findAllByRole('row', { name: /网络连接失败/ })).toHaveLength(2);
    stamped.server.refuse = () => null;
    await user.click(result.getByRole('button', { name: '重试失败项' }));
    await waitFor(() => expect(counts()).toEqual([90, 880, null, 7]));
  });
});

describe('a range without a number that the user may change', () => {
  const isOffered = async () => {
    await act(() => vi.dynamicImportSettled());
    return line().queryByRole('button', { name: '修改数值' }) !== null;
  };

  test('offers no calculation', async () => {
    const user = await showCells(stamped);
    await drag(user, cell(0, 'companyName'), cell(1, 'status'));
    expect(await isOffered()).toBe(false);
    await user.keyboard('=');
    expect(await screen.findByText('所选单元格里没有可修改的数值')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers none to a user without the grant', async () => {
    const user = await showCells(stamped, {
      rowActions: [{ standard: 'edit', policy: P.companyCreate }],
    });
    // Nothing can be selected, so that each cell is one place further left.
    await drag(user, cell(0, 'companyName'), cell(1, 'status'));
    expect(await isOffered()).toBe(false);
    await user.keyboard('=');
    expect(await screen.findByText('此列表的单元格不可修改')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers none with masked numbers, and shows none in the preview of others', async () => {
    useSettings.setState({ privacy: true });
    for (const row of stamped.rows) row.contact = '13812345678';
    const user = await select(1, {
      columns: [
        { key: 'companyName' },
        { key: 'contact', type: 'phone' },
        { key: 'status' },
        { key: 'lineCount' },
      ],
    });
    const dialog = await calculate(user, '加', '1');
    expect(dialog.getByRole('row', { name: /远通物流1/ })).toHaveTextContent(
      /^远通物流1100 → 101$/,
    );
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await user.click(await screen.findByRole('button', { name: '放弃修改' }));
    await drag(user, cell(0, 'contact'), cell(1, 'contact'));
    expect(await isOffered()).toBe(false);
    await user.keyboard('=');
    expect(await screen.findByText('所选单元格里没有可修改的数值')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers none where all its rows are locked', async () => {
    await select(1, { rowActions: [{ standard: 'edit', visible: () => false }] });
    expect(await isOffered()).toBe(false);
  });
});

test('a result has no more digits than its own field, whatever the others are rounded to', () => {
  const raise = cellCalculation({ operation: 'multiply', unit: 0.01 }, 1.05);
  expect(raise?.('245.00', { key: 'price', type: 'money' })).toBe('257.25');
  expect(raise?.(3, { key: 'days', type: 'number' })).toBe('3');
  expect(raise?.(null, { key: 'price', type: 'money' })).toBeNull();
  expect(cellCalculation({ operation: 'divide', unit: 1 }, 0)).toBeUndefined();
  const set = cellCalculation({ operation: 'set', unit: 10 }, 12.5);
  expect(set?.(null, { key: 'price', type: 'money' })).toBe('12.5');
});
