import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ById } from '@/api/types';
import { calculate, unitsOf } from '@/crud/bulk/calculation';
import { rowChanges } from '@/crud/bulk/row-changes';
import { CrudList } from '@/crud/crud-list';
import type { Values } from '@/schema/field';
import { drainNotices } from '@/ui/feedback/notices';
import { positiveInteger } from '@/values/rules';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { stampedRows, type Checked, type Declaration, type Stamped } from './stamped-rows';

vi.mock(import('@/crud/bulk/row-changes'), { spy: true });

let stamped: Stamped;

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  stamped = stampedRows(4);
  for (const [index, lineCount] of [10, 1, null, 25].entries())
    Object.assign(stamped.rows[index] ?? {}, { lineCount });
});

const counts = () => stamped.rows.map(({ lineCount }) => lineCount);
const openPopup = async (part: Partial<Declaration> = {}) => {
  const page: Declaration = {
    name: 'company.company',
    api: stamped.api,
    columns: [{ key: 'companyName' }, { key: 'lineCount', type: 'number' }],
    form: [{ key: 'lineCount', type: 'number', rules: [positiveInteger], bulk: true }],
    rowActions: ['edit'],
    ...part,
  };
  renderElement(
    <MemoryRouter>
      {/* The cast is safe, because the test declares every part that its actions need. */}
      <CrudList page={page as Checked} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: '选择本页全部' }));
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await userEvent.click(await bar.findByRole('button', { name: '批量修改' }));
  return within(await screen.findByRole('dialog', { name: '批量修改公司' }));
};

describe('calculating with the number of each row', () => {
  test('shows the old and the new number, leaves out rows without one and results that are not allowed, and can be undone', async () => {
    const popup = await openPopup();
    const operation = await popup.findByRole('combobox', { name: '专线数的修改方式' });
    await userEvent.selectOptions(operation, '减');
    await userEvent.type(popup.getByRole('spinbutton', { name: /专线数/ }), '5');
    expect(
      popup.getByText('将修改 2 项 · 1 项没有原值，不修改 · 1 项结果无效，不修改'),
    ).toBeVisible();
    const [first] = popup.getAllByRole('row');
    expect(first).toHaveTextContent('远通物流2专线数：1 → -4请输入大于 0 的整数');
    expect(popup.getByRole('row', { name: '远通物流1 专线数：10 → 5' })).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: '修改 2 项' }));
    expect(await screen.findByText('已修改 2 项')).toBeVisible();
    expect(counts()).toEqual([5, 1, null, 20]);
    expect(screen.getByText('已选 1 项')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(counts()).toEqual([10, 1, null, 25]));
  });

  test('does not calculate again from a number that another user has saved meanwhile', async () => {
    const popup = await openPopup();
    await userEvent.selectOptions(
      await popup.findByRole('combobox', { name: '专线数的修改方式' }),
      '乘以',
    );
    await userEvent.type(popup.getByRole('spinbutton', { name: /专线数/ }), '2');
    stamped.saveAsOtherUser(1, { lineCount: 30 });
    await userEvent.click(popup.getByRole('button', { name: '修改 3 项' }));
    const failed = within(await screen.findByRole('dialog', { name: '批量修改公司' }));
    await userEvent.click(await failed.findByRole('button', { name: '重试失败项' }));
    expect(await screen.findByText('已修改 3 项')).toBeVisible();
    expect(counts()).toEqual([20, 2, null, 50]);
  });

  test('compares the rows once per value, for the button and for the preview', async () => {
    const popup = await openPopup();
    const input = await popup.findByRole('spinbutton', { name: /专线数/ });
    await userEvent.type(input, '7');
    expect(popup.getByRole('button', { name: '修改 4 项' })).toBeVisible();
    expect(popup.getByRole('row', { name: '远通物流1 专线数：10 → 7' })).toBeVisible();
    const values = vi.mocked(rowChanges).mock.calls.map(([, chosen]) => chosen.values.lineCount);
    expect(values.filter((value) => value === 7)).toHaveLength(1);
  });

  test('refuses to divide by zero', async () => {
    const popup = await openPopup();
    await userEvent.selectOptions(
      await popup.findByRole('combobox', { name: '专线数的修改方式' }),
      '除以',
    );
    await userEvent.type(popup.getByRole('spinbutton', { name: /专线数/ }), '0');
    expect(popup.getByText('将修改 0 项')).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: /^修改/ }));
    expect(await popup.findByText('不能为 0')).toBeVisible();
    expect(stamped.server.saved).toEqual([]);
  });
});

describe('calculating with a number that is saved with a call of its own', () => {
  /** A part that holds the number which the rows show. */
  const part = {
    form: [],
    bulkPart: {
      fields: [{ key: 'lineCount', type: 'number', max: 40 }],
      load: async ({ id }: ById) => ({ ...stamped.rows.find((row) => row.id === id) }),
      save: async (values: Values) =>
        Object.assign(stamped.rows.find(({ id }) => id === values.id) ?? {}, values),
    },
  } satisfies Partial<Declaration>;
  const double = async (popup: Awaited<ReturnType<typeof openPopup>>) => {
    await userEvent.selectOptions(
      await popup.findByRole('combobox', { name: '专线数的修改方式' }),
      '乘以',
    );
    await userEvent.type(popup.getByRole('spinbutton', { name: /专线数/ }), '2');
  };

  test('judges the results before anything is sent, and can be undone', async () => {
    const popup = await openPopup(part);
    await double(popup);
    expect(popup.getByRole('row', { name: /远通物流4/ })).toHaveTextContent('25 → 50');
    await userEvent.click(popup.getByRole('button', { name: '修改 2 项' }));
    expect(await screen.findByText('已修改 2 项')).toBeVisible();
    expect(counts()).toEqual([20, 2, null, 25]);
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(counts()).toEqual([10, 1, null, 25]));
    expect(stamped.server.saved).toEqual([]);
  });

  test('refuses a number that somebody else has changed since the preview, until the user retries', async () => {
    const popup = await openPopup(part);
    await double(popup);
    stamped.saveAsOtherUser(1, { lineCount: 30 });
    await userEvent.click(popup.getByRole('button', { name: '修改 2 项' }));
    const failed = within(await screen.findByRole('dialog', { name: '批量修改公司' }));
    const retry = await failed.findByRole('button', { name: '重试失败项' });
    expect(counts()).toEqual([30, 2, null, 25]);
    await userEvent.click(retry);
    expect(await screen.findByText('已修改 2 项')).toBeVisible();
    expect(counts()).toEqual([20, 2, null, 25]);
  });

  test('is not offered while the rows do not show it', async () => {
    const { bulkPart } = part;
    const popup = await openPopup({
      form: [],
      bulkPart: { ...bulkPart, fields: [{ key: 'branchCount', type: 'number' }] },
    });
    expect(await popup.findByRole('spinbutton')).toBeVisible();
    expect(popup.queryByRole('combobox')).toBeNull();
  });
});

test.each([
  ['multiply', 245, 1.05, 0.01, 257.25],
  ['multiply', 1.005, 100, 0.01, 100.5],
  ['add', 0.1, 0.2, 0.01, 0.3],
  ['subtract', 0.3, 0.1, 0.01, 0.2],
  ['divide', 10, 3, 0.01, 3.33],
  ['multiply', 245, 1.05, 10, 260],
  ['subtract', 1, 3.5, 1, -3],
  ['add', -0.4, 0, 1, 0],
  ['multiply', 999_999_999_999.99, 1, 0.01, 999_999_999_999.99],
] as const)(
  'calculate(%s) of %d and %d rounds to %d: %d',
  (operation, before, operand, unit, result) => {
    expect(calculate(before, { operation, unit }, operand)).toBe(result);
  },
);

test('results are rounded to the smallest step of the kind or to tens, hundreds and thousands of it', () => {
  expect(unitsOf({ key: 'price', type: 'money' })).toEqual([0.01, 0.1, 1, 10]);
  expect(unitsOf({ key: 'days', type: 'number' })).toEqual([1, 10, 100, 1000]);
  expect(unitsOf({ key: 'weight', type: 'number', step: 0.001 })).toEqual([0.001, 0.01, 0.1, 1]);
  expect(unitsOf({ key: 'name' })).toEqual([]);
});
