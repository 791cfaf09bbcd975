import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { GoodsOrderStatus } from '@/enums';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import type { SourceRow } from '@/schema/layout';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';
import { fewRegions } from './regions';

interface Order {
  id: number;
  orderNo: string;
  status: number;
  fromRegionId: number;
  fromRegionName: string;
  toRegionId: number;
  toRegionName: string;
}
interface Query extends PageQuery {
  status?: number;
}

const linyi = 371_300;
const lanshan = 371_302;
const zhengzhou = 410_100;
const kaifeng = 410_200;

const order = (id: number, toRegionId: number, given: Partial<Order> = {}): Order => ({
  id,
  orderNo: `HY${id}`,
  status: GoodsOrderStatus.pending,
  fromRegionId: linyi,
  fromRegionName: '临沂市',
  toRegionId,
  toRegionName: '',
  ...given,
});
const line = (id: number, toRegionId: number, fromRegionId = linyi): SourceRow => ({
  id,
  fromRegionId,
  toRegionId,
  companyId: id,
});

let orders: Order[] = [];
let lines: SourceRow[] = [];
let isOffline = false;
const pageOf = <Row,>(rows: Row[], { page, limit }: PageQuery) => ({
  items: rows.slice((page - 1) * limit, page * limit),
  totalCount: rows.length,
});
const list = vi.fn<(query: Query) => Promise<{ items: Order[]; totalCount: number }>>(
  async (query) => {
    if (isOffline && query.limit === 1000) throw new ApiError({ kind: 'network', message: '' });
    return pageOf(
      orders.filter(({ status }) => query.status === undefined || status === query.status),
      query,
    );
  },
);
const listLines = vi.fn<(query: PageQuery) => Promise<{ items: SourceRow[]; totalCount: number }>>(
  async (query) => pageOf(lines, query),
);

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () =>
  new URLSearchParams(screen.getByRole('status', { name: 'address' }).textContent ?? '');

async function openTable(path = '/?view=demand') {
  const page: CheckedDeclaration<Order, Query, Order> = {
    name: 'source.order',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [{ key: 'orderNo' }, { key: 'status', type: 'code', enum: GoodsOrderStatus }],
    filters: [{ key: 'status', type: 'code', enum: GoodsOrderStatus }],
    layouts: declareLayouts<Order>([
      {
        kind: 'demand',
        from: { id: 'fromRegionId', name: 'fromRegionName' },
        to: { id: 'toRegionId', name: 'toRegionName' },
        query: { status: GoodsOrderStatus.pending },
        source: {
          key: 'lines',
          policy: P.companyDetail,
          list: listLines,
          query: { isListed: true },
          conditions: ['fromRegionId'],
        },
      },
    ]),
  };
  renderElement(
    <MemoryRouter initialEntries={[path]}>
      <CrudList page={page} />
      <Address />
    </MemoryRouter>,
  );
  return screen.findByRole('table', { name: '货源与专线' });
}
const cell = (name: RegExp) => screen.findByRole('button', { name });

beforeAll(async () => {
  await startTexts('source');
  vi.spyOn(regionApi, 'all').mockResolvedValue(fewRegions);
});
beforeEach(() => {
  localStorage.clear();
  orders = [
    order(1, zhengzhou),
    order(2, zhengzhou, { fromRegionId: lanshan }),
    order(3, kaifeng),
    order(4, kaifeng, { status: GoodsOrderStatus.dealt }),
  ];
  lines = [
    line(1, zhengzhou),
    line(2, zhengzhou, lanshan),
    line(3, linyi, zhengzhou),
    line(4, kaifeng, zhengzhou),
  ];
  isOffline = false;
  list.mockClear();
  listLines.mockClear();
  grant(P.companyDetail);
});

describe('the table of orders and lines', () => {
  test('counts the waiting orders and the lines between cities, and says which orders have none', async () => {
    const table = within(await openTable());
    expect(await cell(/^临沂市 → 河南省/)).toHaveAccessibleName(
      '临沂市 → 河南省：3 单，2 条专线，1 单无专线',
    );
    await userEvent.click(table.getByRole('button', { name: '河南省：展开 2 个市' }));
    expect(await cell(/^临沂市 → 郑州市/)).toHaveAccessibleName('临沂市 → 郑州市：2 单，2 条专线');
    expect(await cell(/^临沂市 → 开封市/)).toHaveAccessibleName('临沂市 → 开封市：1 单，无专线');
    expect(await cell(/^全部出发地 → 郑州市/)).toHaveAccessibleName(
      '全部出发地 → 郑州市：2 单，2 条专线',
    );
    expect(screen.getByText('货源 3 单 · 1 单没有专线 · 未选状态时只算待成交的货源')).toBeVisible();
  });

  test('opens the orders of a cell in the list, under the conditions it counted', async () => {
    const table = within(await openTable());
    await userEvent.click(table.getByRole('button', { name: '河南省：展开 2 个市' }));
    await userEvent.click(await cell(/^临沂市 → 开封市/));
    expect(await screen.findByText('HY1')).toBeVisible();
    expect(Object.fromEntries(address())).toMatchObject({
      view: 'table',
      status: String(GoodsOrderStatus.pending),
      fromRegionId: String(linyi),
      toRegionId: String(kaifeng),
      'name.toRegionId': '开封市',
    });
  });

  test('keeps the other conditions of the list, and begins with its first page', async () => {
    const table = within(await openTable('/?view=demand&page=3&kind=1&kind=2&open=9'));
    await userEvent.click(table.getByRole('button', { name: '河南省：展开 2 个市' }));
    await userEvent.click(await cell(/^临沂市 → 开封市/));
    expect(address().getAll('kind')).toEqual(['1', '2']);
    expect([address().get('page'), address().get('open')]).toEqual([null, null]);
  });

  test('does not open a cell without orders', async () => {
    orders.push(order(5, kaifeng, { fromRegionId: zhengzhou }));
    orders.push(order(6, linyi, { fromRegionId: kaifeng }));
    await openTable();
    const empty = await cell(/^郑州市 → 山东省|^郑州市 → 临沂市/);
    expect(empty).toHaveAccessibleName('郑州市 → 临沂市：1 条专线');
    expect(empty).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(empty);
    expect(address().get('view')).toBe('demand');
  });

  test('has rows and columns for orders only, so that the lines move nothing, and says how many lines that leaves out', async () => {
    let answer = () => {};
    listLines.mockImplementationOnce(
      (query) =>
        new Promise((resolve) => {
          answer = () => resolve(pageOf(lines, query));
        }),
    );
    const table = within(await openTable());
    const heads = () =>
      [...table.getAllByRole('columnheader'), ...table.getAllByRole('rowheader')].map(
        ({ textContent }) => textContent,
      );
    const before = heads();
    expect(screen.queryByText(/未列出/)).not.toBeInTheDocument();
    answer();
    // From Zhengzhou no order waits, so its two lines have no row.
    expect(await screen.findByText(/另有 2 条专线的出发地或目的地没有货源，未列出$/)).toBeVisible();
    expect(heads()).toEqual(before);
    expect(screen.queryByRole('button', { name: /^郑州市 → / })).not.toBeInTheDocument();
  });

  test('lists the routes with orders and without a line, each with a link to its orders', async () => {
    await openTable();
    const section = within(await screen.findByRole('region', { name: /^有货源、没有专线的线路/ }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '临沂市 → 开封市1 单货源看货源',
    ]);
    expect(section.getByRole('link', { name: '看货源' })).toHaveAttribute(
      'href',
      expect.stringContaining('toRegionId=410200'),
    );
  });

  test('counts the orders of another status when the list asks for it, and compares them with all lines', async () => {
    await openTable(`/?view=demand&status=${GoodsOrderStatus.dealt}`);
    expect(await cell(/^临沂市 → 开封市/)).toHaveAccessibleName('临沂市 → 开封市：1 单，无专线');
    expect(listLines.mock.calls.every(([query]) => !('status' in query))).toBe(true);
    expect(screen.queryByText(/未选状态时/)).not.toBeInTheDocument();
  });

  test('calls no order unserved where the user may not see lines', async () => {
    grant();
    await openTable();
    expect(await cell(/^临沂市 → 河南省/)).toHaveAccessibleName('临沂市 → 河南省：3 单');
    expect(screen.getByText('没有查看专线的权限，未比较专线')).toBeVisible();
    expect(screen.queryByText(/没有专线$/)).not.toBeInTheDocument();
    expect(listLines).not.toHaveBeenCalled();
  });

  test('says that the orders could not be read, and goes on when asked', async () => {
    isOffline = true;
    const opened = openTable();
    expect(await screen.findByText(/^货源未能全部读取/)).toBeVisible();
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: '继续读取' }));
    expect(await opened).toBeVisible();
  });
});
