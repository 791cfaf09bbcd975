import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { ImportPopup, type ImportPopupProps } from '@/elements/import/import-popup';
import { coreName } from '@/lib/text';
import type { AnyField, Duplicates } from '@/schema/field';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company', 'import'));

let stored: [name: string, phone: string][];
const list = vi.fn<(query: PageQuery) => void>();
const find = vi.fn<Duplicates['find']>();
beforeEach(() => {
  stored = [['远通物流有限公司', '13800138000']];
  list.mockReset();
  find.mockReset().mockResolvedValue([]);
});

const listStored = async (query: PageQuery) => {
  list(query);
  const { page, limit } = query;
  const items = stored.slice((page - 1) * limit, page * limit).map(([companyName, phone]) => ({
    title: companyName,
    values: { companyName, mobile: phone },
  }));
  return { items, totalCount: stored.length };
};
const fields: AnyField[] = [
  { key: 'companyName', required: true, duplicates: { keyOf: coreName, find } },
  { key: 'mobile', type: 'phone', mobile: true, duplicates: { keyOf: (text) => text, find } },
];
const Address = () => <output data-testid="address">{useLocation().search}</output>;

function show(props: Partial<ImportPopupProps> = {}) {
  const send = vi.fn<ImportPopupProps['send']>(() => Promise.resolve());
  const onClose = vi.fn<(changed: boolean) => void>();
  renderElement(
    <MemoryRouter>
      <Address />
      <ImportPopup
        title="导入公司"
        name="company.company"
        fields={fields}
        template="company.xlsx"
        existing={{ list: listStored, unique: ['companyName'] }}
        send={send}
        onClose={onClose}
        {...props}
      />
    </MemoryRouter>,
  );
  return { send, onClose };
}
/** Chooses a file with these lines below the headings. */
async function choose(...lines: string[]) {
  const file = new File([['公司名称,手机号', ...lines].join('\n')], '公司.csv');
  await userEvent.upload(await screen.findByLabelText(/点击选择文件/), file);
}
const line = (name: RegExp) => screen.findByRole('row', { name });
const sentNames = (send: ReturnType<typeof show>['send']) =>
  send.mock.calls.map(([values]) => values.companyName);

describe('the preview of an import', () => {
  test('says that records are only added, and marks a name that exists in the list or in the file', async () => {
    show();
    await choose('远通物流有限公司,', '通达,', '通达,');
    expect(await screen.findByText('可导入 1 行，有问题 2 行')).toBeVisible();
    expect(screen.getByText('仅新增，不会修改已有数据。')).toBeVisible();
    expect(await line(/^2 远通物流有限公司 ?已有“远通物流有限公司”/)).toBeVisible();
    expect(await line(/^4 通达 ?与第 3 行重复/)).toBeVisible();
  });

  test('leaves out rows that resemble others until the user ticks that they are imported as well', async () => {
    const { send } = show();
    await choose('远通物流,', '通达,13800138000', '安捷,13900139000', '顺达,13900139000');
    expect(await line(/^2 远通物流 ?可能与已有的远通物流有限公司重复/)).toBeVisible();
    expect(await line(/^3 通达 13800138000 ?可能与已有的远通物流有限公司重复/)).toBeVisible();
    expect(await line(/^5 顺达 13900139000 ?可能与第 4 行重复/)).toBeVisible();
    expect(screen.getByRole('button', { name: '导入 1 行' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: '同时导入可能重复的 3 行' }));
    await userEvent.click(screen.getByRole('button', { name: '导入 4 行' }));
    await screen.findByText('成功 4 行，失败 0 行');
    expect(sentNames(send)).toEqual(['远通物流', '通达', '安捷', '顺达']);
  });

  test('lists the rows that were left out, after the import', async () => {
    const { send } = show();
    await choose('通达,13800138000', '安捷,');
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }));
    expect(
      await line(/^2 通达 13800138000 手机号：可能与已有的远通物流有限公司重复$/),
    ).toBeVisible();
    expect(sentNames(send)).toEqual(['安捷']);
  });

  test('loads the list in pages for many rows', async () => {
    stored = Array.from({ length: 2_500 }, (_unused, index) => [`公司${index}`, '']);
    show();
    await choose(...Array.from({ length: 60 }, (_unused, index) => `公司${index + 2_450},`));
    expect(await screen.findByText(/可导入 10 行，有问题 50 行/)).toBeVisible();
    expect(list.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3]);
    expect(find).not.toHaveBeenCalled();
  });

  test('searches for each value when that needs fewer requests than the whole list', async () => {
    stored = Array.from({ length: 2_500 }, (_unused, index) => [`公司${index}`, '']);
    find.mockImplementation(async (value) => [
      { id: 1, title: '公司2', value, to: '/company/company-details/1' },
    ]);
    show();
    await choose('公司2,');
    expect(await line(/^2 公司2 ?已有“公司2”/)).toBeVisible();
    expect(list).toHaveBeenCalledTimes(1);
  });

  test('says that the rows could not be compared, and still offers to import them', async () => {
    const failed = new ApiError({ kind: 'server', status: 500 });
    show({ existing: { list: () => Promise.reject(failed), unique: ['companyName'] } });
    await choose('通达,', '通达,');
    expect(await screen.findByText('未能与已有数据比对，重复的行会在导入时被拒绝')).toBeVisible();
    expect(screen.getByRole('button', { name: '导入 1 行' })).toBeEnabled();
  });

  test('shows the progress of the comparison, and returns to the choice of a file when it is cancelled', async () => {
    stored = Array.from({ length: 1_500 }, (_unused, index) => [`公司${index}`, '']);
    let signal: AbortSignal | undefined;
    const slow: typeof listStored = (query) =>
      query.page === 1 ? listStored(query) : new Promise(() => undefined);
    show({
      existing: {
        list: (query, options) => {
          signal = options.signal;
          return slow(query);
        },
        unique: [],
      },
    });
    await choose(...Array.from({ length: 60 }, (_unused, index) => `新公司${index},`));
    expect(await screen.findByText('正在与已有数据比对：1/2')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(1);
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(await screen.findByLabelText(/点击选择文件/)).toBeInTheDocument();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the link to the imported rows', () => {
  const created = { send: async () => ({ creationTime: '2026-03-05T09:00:00' }) };

  test('shows the list with the time of their creation and closes the popup', async () => {
    const createdQuery = (first: string, last: string) => `?from=${first}&to=${last}`;
    const { onClose } = show({ ...created, createdQuery });
    await choose('通达,');
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }));
    await userEvent.click(await screen.findByRole('link', { name: '查看已导入的 1 行' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      '?from=2026-03-05T09:00:00&to=2026-03-05T09:00:00',
    );
    expect(onClose).toHaveBeenCalledWith(true);
  });

  test('is missing where the list has no such condition', async () => {
    show({ ...created, createdQuery: () => undefined });
    await choose('通达,');
    await userEvent.click(await screen.findByRole('button', { name: '导入 1 行' }));
    const popup = within(screen.getByRole('dialog'));
    await waitFor(() => expect(popup.getByText('成功 1 行，失败 0 行')).toBeVisible());
    expect(popup.queryByRole('link')).toBeNull();
  });
});
