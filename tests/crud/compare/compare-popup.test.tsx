import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PageQuery } from '@/api/types';
import { setOnlyDifferent } from '@/crud/compare/only-different';
import { CrudList } from '@/crud/crud-list';
import { CompanyStatus } from '@/enums';
import { changeLanguage } from '@/i18n';
import { local } from '@/lib/storage';
import type { CheckedDeclaration } from '@/schema/crud';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { drainNotices } from '@/ui/feedback/notices';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';

interface Row {
  price?: number | null;
  start?: string;
  end?: string;
  id: number;
  companyName: string;
  status: CompanyStatus;
  mobile: string | null;
  contact: string | null;
  address: string[];
  isInsured: boolean;
}

const row = (id: number, part: Partial<Row> = {}): Row => ({
  id,
  companyName: `顺达物流${id}`,
  status: CompanyStatus.enabled,
  mobile: '13800001234',
  contact: null,
  address: [],
  isInsured: false,
  ...part,
});
let rows: Row[];
const save = vi.fn<(input: Partial<Row>) => Promise<unknown>>(async () => undefined);

type Checked = CheckedDeclaration<Row, PageQuery, Partial<Row>>;

function show(part: { compare?: boolean; columns?: unknown } = {}) {
  const list = async ({ page, limit }: PageQuery) => ({
    items: rows.slice((page - 1) * limit, page * limit),
    totalCount: rows.length,
  });
  // The cast is safe, because the list has an endpoint that saves its records.
  const declared = {
    name: 'company.company',
    api: {
      list: Object.assign(list, endpointProperties),
      update: Object.assign(save, { ...endpointProperties, paging: null }),
    },
    columns: [
      { key: 'companyName' },
      { key: 'status', type: 'code', enum: CompanyStatus, control: 'select' },
      { key: 'mobile', type: 'phone' },
      { key: 'contact', edit: [] },
      {
        key: 'address',
        type: 'custom',
        render: ({ address }: Row) => address.join(),
        optional: true,
      },
      { key: 'isInsured', type: 'flag', control: 'switch' },
    ],
    compare: true,
    ...part,
  } as unknown as Checked;
  renderElement(
    <MemoryRouter>
      <CrudList page={declared} />
    </MemoryRouter>,
  );
}
const select = async (...names: number[]) => {
  for (const id of names) {
    const line = await screen.findByRole('row', { name: new RegExp(`顺达物流${id}(?!\\d)`) });
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
    await userEvent.click(within(line).getByRole('checkbox', { name: '选择此行' }));
  }
};
const button = () => screen.findByRole('button', { name: '对比' });
const dialog = async () => within(await screen.findByRole('dialog', { name: '公司对比' }));
const open = async (...ids: number[]) => {
  await select(...ids);
  await userEvent.click(await button());
  return dialog();
};
type Popup = Awaited<ReturnType<typeof open>>;
/** The lines of the comparison below its head. */
const lines = (popup: Popup) =>
  popup
    .queryAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  drainNotices();
  save.mockClear();
  localStorage.clear();
  act(() => {
    useSession.setState({ userName: 'operator', tenant: null });
    useSettings.setState({ privacy: false });
    setOnlyDifferent(false);
  });
  rows = [row(1), row(2), row(3, { contact: '王芳', status: CompanyStatus.disabled })];
});

test('equal records have no differences, and only their names differ in the head', async () => {
  show();
  const popup = await open(1, 2);
  expect(popup.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '项目',
    '顺达物流1',
    '顺达物流2',
  ]);
  expect(popup.getByText('0 项不同，3 项相同')).toBeVisible();
  // No record has a contact or an address.
  expect(lines(popup).map(([name]) => name)).toEqual(['状态', '手机号', '已投保']);
  expect(popup.queryByText('（不同）')).toBeNull();
  await userEvent.click(popup.getByRole('checkbox', { name: '只看不同' }));
  expect(popup.queryByRole('table')).toBeNull();
  expect(popup.getByRole('button', { name: '复制表格' })).toBeDisabled();
});

test('what differs is said in its heading, and nothing can be edited', async () => {
  show();
  const popup = await open(1, 3);
  expect(popup.getByText('2 项不同，2 项相同')).toBeVisible();
  expect(popup.getByRole('rowheader', { name: '联系人（不同）' })).toBeVisible();
  expect(popup.getByRole('rowheader', { name: '手机号' })).toBeVisible();
  expect(lines(popup)).toContainEqual(['状态（不同）', '启用', '禁用']);
  for (const role of ['combobox', 'switch', 'textbox']) {
    expect(popup.queryByRole(role)).toBeNull();
  }
  expect(popup.getByRole('region', { name: '公司对比' })).toHaveAttribute('tabindex', '0');
});

const marked = (popup: Popup) =>
  popup
    .getAllByRole('cell')
    .filter((cell) => 'odd' in cell.dataset)
    .map(({ textContent }) => textContent);

test('of several records the one with another value than most is marked, and none where no value is common', async () => {
  rows = [
    row(1, { mobile: '13800000001' }),
    row(2, { mobile: '13800000002' }),
    row(3, { mobile: '13800000003', status: CompanyStatus.disabled }),
  ];
  show();
  const popup = await open(1, 2, 3);
  expect(marked(popup)).toEqual(['（与多数不同）禁用']);
});

test('of two records none is marked: neither is the exception', async () => {
  show();
  expect(marked(await open(1, 3))).toEqual([]);
});

test('of amounts the lowest is marked, and the others say how far they are from it', async () => {
  rows = [row(1, { price: 420 }), row(2, { price: 553.5 }), row(3, { price: null })];
  show({ columns: [{ key: 'companyName' }, { key: 'price', type: 'money' }] });
  const popup = await open(1, 2, 3);
  const cells = popup.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['最低420.00', '+133.50553.50', '--']);
  expect(popup.getByRole('cell', { name: /420/ })).toHaveAttribute('data-align', 'right');
});

test('equal amounts have no lowest one', async () => {
  rows = [row(1, { price: 420 }), row(2, { price: 420 })];
  show({ columns: [{ key: 'companyName' }, { key: 'price', type: 'money' }] });
  expect((await open(1, 2)).queryByText('最低')).toBeNull();
});

test('a line is named without repeated cities, and the end of a period is said once', async () => {
  const period = { start: '2026-11-01T08:00:00', end: '2026-11-02T08:00:00' };
  const name = '唐山市唐山高新技术产业开发区 → 温州市';
  rows = [row(1, { ...period, companyName: `${name} 顺达物流1` }), row(2, period)];
  const columns = [
    { key: 'companyName', type: 'line' },
    { key: 'start', type: 'range', of: 'dateTime', upper: 'end' },
    { key: 'end', type: 'dateTime' },
  ];
  show({ columns });
  await select(2);
  await userEvent.click(screen.getAllByRole('checkbox', { name: '选择此行' })[0] ?? document.body);
  await userEvent.click(await button());
  const popup = await dialog();
  expect(popup.getAllByRole('rowheader')).toHaveLength(1);
  expect(popup.getByRole('columnheader', { name: /^唐山高新/ })).toBeVisible();
});

test('the choice to see only what differs is remembered for the user', async () => {
  show();
  const popup = await open(1, 3);
  await userEvent.click(popup.getByRole('checkbox', { name: '只看不同' }));
  expect(lines(popup).map(([name]) => name)).toEqual(['状态（不同）', '联系人（不同）']);
  await userEvent.click(popup.getAllByRole('button', { name: '关闭' })[0] ?? document.body);
  await userEvent.click(await button());
  expect((await dialog()).getByRole('checkbox', { name: '只看不同' })).toBeChecked();
  const key = String(perUserKey(userKeyPrefixes.onlyDifferent));
  expect(local.read(key)).toBe('true');
  act(() => useSession.setState({ userName: 'staff' }));
  expect((await dialog()).getByRole('checkbox', { name: '只看不同' })).not.toBeChecked();
});

test('two numbers with the same mask differ, and neither the screen nor the copy shows them', async () => {
  act(() => useSettings.setState({ privacy: true }));
  rows = [row(1), row(2, { mobile: '13855551234', companyName: '顺达物流2（13855551234）' })];
  show();
  const user = userEvent.setup();
  const popup = await open(1, 2);
  expect(popup.getByRole('rowheader', { name: '手机号（不同）' })).toBeVisible();
  expect(popup.getByRole('columnheader', { name: '顺达物流2（138∙∙∙∙1234）' })).toBeVisible();
  expect(popup.queryByText(/1385555/)).toBeNull();
  await user.click(popup.getByRole('button', { name: '复制表格' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      '项目\t顺达物流1\t顺达物流2（138∙∙∙∙1234）',
      '状态\t启用\t启用',
      '手机号\t138∙∙∙∙1234\t138∙∙∙∙1234',
      '已投保\t否\t否',
    ].join('\n'),
  );
});

test('values that the page draws differ by what they are, and a missing one equals an empty one', async () => {
  rows = [row(1, { address: ['a'] }), row(2, { address: ['b'], contact: '' }), row(3)];
  show();
  const popup = await open(1, 2);
  const [first, ...others] = popup.getAllByText('（不同）');
  expect(first?.closest('th')).toHaveTextContent('详细地址');
  expect(others).toEqual([]);
});

test('one record and more than five cannot be compared, which a press on the button says', async () => {
  rows = Array.from({ length: 6 }, (_unused, index) => row(index + 1));
  show();
  const isRefused = async () => {
    await userEvent.click(await button());
    expect(await screen.findByText('选择 2 至 5 条记录后可以对比')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  await select(1);
  await isRefused();
  await select(2, 3, 4, 5, 6);
  await isRefused();
  await select(6);
  await userEvent.click(await button());
  expect((await dialog()).getByRole('table')).toBeVisible();
});

test('rows of other pages are compared as well', async () => {
  rows = Array.from({ length: 21 }, (_unused, index) => row(index + 1));
  show();
  await select(1);
  await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
  const popup = await open(21);
  expect(popup.getByRole('columnheader', { name: '顺达物流1' })).toBeVisible();
  expect(popup.getByRole('columnheader', { name: '顺达物流21' })).toBeVisible();
});

test('the comparison prints in full without its controls, and follows the language', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show();
  const popup = await open(1, 3);
  await userEvent.click(popup.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledOnce();
  const flow = popup.getByRole('table').closest('[data-print="flow"]');
  expect(flow).toContainElement(popup.getByText('2 项不同，2 项相同'));
  expect(popup.getByRole('checkbox').closest('[data-print="no"]')).not.toBeNull();
  await act(() => changeLanguage('en'));
  expect(await screen.findByText('2 different, 2 the same')).toBeVisible();
  await act(() => changeLanguage('zh-CN'));
});

test('a list that does not declare it offers no comparison', async () => {
  show({ compare: undefined });
  await screen.findByText('顺达物流1');
  expect(screen.queryByRole('checkbox', { name: '选择此行' })).toBeNull();
});
