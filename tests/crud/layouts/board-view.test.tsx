import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { regionApi } from '@/api/base-support/region';
import { ApiError } from '@/api/errors';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { declareSheet } from '@/crud/sheet/declare-sheet';
import { LinePriceStatus } from '@/enums';
import { formatTime } from '@/lib/time';
import { P } from '@/policies';
import type { CheckedDeclaration } from '@/schema/crud';
import type { SourceRow } from '@/schema/layout';
import { grant } from '../../grant';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';
import { endpointProperties } from '../endpoint-properties';
import { fewRegions } from './regions';

interface Price {
  id: number;
  lineId: number;
  lineName: string;
  fromRegionId: number;
  fromRegionName: string;
  toRegionId: number;
  toRegionName: string;
  companyId: number;
  companyName: string;
  status: number;
  pricePerTon: number;
  pricePerPiece: number | null;
  startTime: string;
  endTime: string;
  closeTime: string | null;
}
interface Query extends PageQuery {
  status?: number;
}

const hourMs = 3_600_000;
/** A time so many hours from now, as the server writes it. */
const hours = (count: number) => formatTime(Date.now() + count * hourMs, '{y}-{m}-{d}T{h}:{i}:{s}');

const price = (id: number, given: Partial<Price>): Price => ({
  id,
  lineId: id,
  lineName: '临沂市 → 郑州市',
  fromRegionId: 371_300,
  fromRegionName: '山东省临沂市',
  toRegionId: 410_100,
  toRegionName: '河南省郑州市',
  companyId: id,
  companyName: `公司${id}`,
  status: LinePriceStatus.inProgress,
  pricePerTon: 100 * id,
  pricePerPiece: null,
  startTime: hours(-5),
  endTime: hours(30),
  closeTime: null,
  ...given,
});

let prices: Price[] = [];
let lines: SourceRow[] = [];
let orders: SourceRow[] = [];
let failing = false;
let isLate = false;
let linesAreRead = Promise.resolve();
const pageOf = <Row,>(rows: Row[], { page, limit }: PageQuery) => ({
  items: rows.slice((page - 1) * limit, page * limit),
  totalCount: rows.length,
});
const list = vi.fn<(query: Query) => Promise<{ items: Price[]; totalCount: number }>>(
  async (query) => {
    if (failing && query.limit === 1000) {
      throw new ApiError({ kind: 'network', message: '' });
    }
    if (isLate && query.limit === 1000) return new Promise(() => undefined);
    return pageOf(prices, query);
  },
);
const close = vi.fn<(row: Price) => Promise<void>>(async ({ id }) => {
  prices = prices.map((one) => (one.id === id ? { ...one, closeTime: hours(-0.01) } : one));
});

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const address = () => screen.getByRole('status', { name: 'address' }).textContent ?? '';

function openList(path: string) {
  const page: CheckedDeclaration<Price, Query, Price> = {
    name: 'today-line-price.price',
    api: { list: Object.assign(list, endpointProperties) },
    columns: [
      { key: 'lineName' },
      { key: 'status', type: 'code', enum: LinePriceStatus },
      { key: 'companyName' },
    ],
    filters: [{ key: 'status', type: 'code', enum: LinePriceStatus }],
    rowActions: [{ code: 'close', run: close }],
    sheet: declareSheet<Price>({
      line: 'lineName',
      values: ['pricePerTon'],
      begin: 'startTime',
      ends: ['endTime', 'closeTime'],
    }),
    layouts: declareLayouts([
      {
        kind: 'board',
        from: { id: 'fromRegionId', name: 'fromRegionName' },
        to: { id: 'toRegionId', name: 'toRegionName' },
        company: { id: 'companyId', name: 'companyName' },
        subject: { id: 'lineId', name: 'lineName' },
        values: ['pricePerTon', 'pricePerPiece'],
        begin: 'startTime',
        ends: ['endTime', 'closeTime'],
        sources: [
          {
            key: 'lines',
            policy: P.companyDetail,
            list: async (query) => {
              await linesAreRead;
              return pageOf(lines, query);
            },
            conditions: [],
          },
          {
            key: 'orders',
            policy: P.goodsOrder,
            list: async (query) => pageOf(orders, query),
            conditions: [],
            page: '/orders',
          },
        ],
      },
    ]),
  };
  return renderElement(
    <MemoryRouter initialEntries={[path]}>
      <CrudList page={page} />
      <Address />
    </MemoryRouter>,
  );
}
const openBoard = async () => {
  openList('/?view=board');
  return screen.findByRole('table', { name: '线路行情' });
};
const cell = (name: RegExp) => screen.findByRole('button', { name });

beforeAll(async () => {
  await startTexts('today-line-price');
  vi.spyOn(regionApi, 'all').mockResolvedValue(fewRegions);
});
beforeEach(() => {
  localStorage.clear();
  prices = [
    price(1, {}),
    price(2, { fromRegionId: 371_302 }),
    price(3, {
      lineId: 1,
      companyId: 1,
      endTime: hours(-5),
      startTime: hours(-40),
      pricePerTon: 50,
    }),
    price(4, { toRegionId: 410_200, endTime: hours(-5), startTime: hours(-40) }),
  ];
  lines = [];
  orders = [];
  failing = false;
  isLate = false;
  linesAreRead = Promise.resolve();
  list.mockClear();
  grant(P.companyDetail, P.goodsOrder);
});

describe('the layouts of a list', () => {
  test('begin with the table, and keep the chosen one in the address and for the next visit', async () => {
    const { unmount } = openList('/?status=2');
    await userEvent.click(await screen.findByRole('radio', { name: '行情' }));
    expect(await screen.findByRole('table', { name: '线路行情' })).toBeVisible();
    expect(address()).toBe('?status=2&view=board');
    unmount();
    openList('/');
    expect(await screen.findByRole('table', { name: '线路行情' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '列表' }));
    expect(await screen.findAllByText('公司1')).not.toHaveLength(0);
    expect(address()).toBe('?view=table');
  });

  test('read the rows under the conditions of the list', async () => {
    openList('/?status=2&view=board');
    await screen.findByRole('table', { name: '线路行情' });
    expect(list.mock.calls.some(([query]) => query.limit === 1000 && query.status === 2)).toBe(
      true,
    );
  });
});

describe('the board', () => {
  test('names each cell with its lowest price, company, place and change, and opens provinces to cities', async () => {
    const table = within(await openBoard());
    const province = await cell(/^临沂市 → 河南省/);
    expect(province).toHaveAccessibleName(
      '临沂市 → 河南省：最低 100.00 元/吨，公司1，2 家公司，比目的地中位数低 33%，比前一天涨 50.00，变化异常',
    );
    await userEvent.click(table.getByRole('button', { name: '河南省：展开 2 个市' }));
    expect(await cell(/^临沂市 → 郑州市：/)).toHaveAccessibleName(/最低 100\.00/);
    expect(await cell(/^临沂市 → 开封市：/)).toHaveAccessibleName(
      '临沂市 → 开封市：前一天最低 400.00，已结束',
    );
  });

  test('moves between its cells with the arrow keys, and has one stop for Tab', async () => {
    await openBoard();
    const total = await cell(/^全部出发地 → 河南省/);
    const stops = total.closest('table')?.querySelectorAll('tbody [tabindex="0"]') ?? [];
    expect(stops).toHaveLength(1);
    total.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await cell(/^临沂市 → 河南省/)).toHaveFocus();
  });

  test('shows the offers of a cell by price, and ends one with the action of the list', async () => {
    await openBoard();
    await userEvent.click(await cell(/^临沂市 → 河南省/));
    const offers = within(await screen.findByRole('dialog', { name: '临沂市 → 河南省（元/吨）' }));
    const companies = () => offers.getAllByRole('listitem').map((one) => one.textContent);
    expect(companies()).toHaveLength(2);
    expect(companies()[0]).toContain('公司1');
    await userEvent.click(offers.getAllByRole('button', { name: '提前结束' })[0] as HTMLElement);
    expect(close.mock.calls[0]?.[0].id).toBe(1);
    await waitFor(() => expect(companies()).toHaveLength(1));
    expect(companies()[0]).toContain('公司2');
  });

  test('makes a price sheet of the offers of one cell alone', async () => {
    await openBoard();
    await userEvent.click(await cell(/^临沂市 → 河南省/));
    const offers = within(await screen.findByRole('dialog', { name: '临沂市 → 河南省（元/吨）' }));
    await userEvent.click(await offers.findByRole('button', { name: '报价单' }));
    const sheet = within(await screen.findByRole('dialog', { name: '报价单' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'A4 纸' }));
    expect(await sheet.findByText(/^范围：所选 2 条/)).toBeVisible();
  });

  test('never mixes units: a unit without prices says so', async () => {
    await openBoard();
    await userEvent.click(screen.getByRole('radio', { name: '元/件' }));
    expect(await screen.findByText('这一时刻没有元/件的线价')).toBeVisible();
    expect(address()).toContain('unit=pricePerPiece');
  });

  test('shows another day at the same time, without a price sheet, and returns to today', async () => {
    await openBoard();
    const sheetButton = () => screen.queryByRole('button', { name: '报价单' });
    // A price sheet says what is offered now.
    await waitFor(() => expect(sheetButton()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '前一天' }));
    expect(await cell(/^临沂市 → 河南省/)).toHaveAccessibleName(/最低 50\.00 元\/吨/);
    expect(sheetButton()).toBeNull();
    expect(screen.getByText('当日变化')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '回到今天' }));
    expect(await cell(/^临沂市 → 河南省：最低 100\.00/)).toBeVisible();
  });

  test('shows the present day for a day of the address that does not exist', async () => {
    openList('/?view=board&day=2026-02-30');
    expect(await screen.findByRole('button', { name: '报价单' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '回到今天' })).toBeNull();
  });

  test('offers a price sheet only once all prices are read, also when they are read again', async () => {
    await openBoard();
    const sheetButton = () => screen.queryByRole('button', { name: '报价单' });
    await waitFor(() => expect(sheetButton()).not.toBeNull());
    isLate = true;
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('正在读取…')).toBeVisible();
    expect(await cell(/^临沂市 → 河南省：最低 100\.00/)).toBeVisible();
    expect(sheetButton()).toBeNull();
  });

  test('lists the lines that rose, and the routes with lines or orders and without a price', async () => {
    lines = [
      { id: 1, fromRegionId: 371_300, toRegionId: 410_100, companyId: 1 },
      { id: 9, fromRegionId: 371_300, toRegionId: 410_200, companyId: 4 },
    ];
    orders = [{ id: 5, fromRegionId: 371_302, toRegionId: 410_200 }];
    await openBoard();
    expect(await screen.findByText('1 条专线（1 家）无报价')).toBeVisible();
    expect(screen.getByText('1 单货源')).toBeVisible();
    expect(screen.getByRole('link', { name: '看货源' })).toHaveAttribute(
      'href',
      expect.stringContaining('/orders?fromRegionId=371300&toRegionId=410200'),
    );
    expect(screen.getByText(/涨 50\.00（100%）/)).toBeVisible();
  });

  test('says of no route that it lacks lines before all lines are read', async () => {
    let read = () => {};
    linesAreRead = new Promise<void>((resolve) => {
      read = resolve;
    });
    lines = [
      { id: 9, fromRegionId: 371_300, toRegionId: 410_200, companyId: 4 },
      { id: 10, fromRegionId: 371_300, toRegionId: 371_300, companyId: 4 },
    ];
    orders = [{ id: 5, fromRegionId: 371_302, toRegionId: 410_200 }];
    const board = within(await openBoard());
    const heads = () => board.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const before = heads();
    expect(screen.queryByText('没有专线')).toBeNull();
    expect(screen.queryByRole('region', { name: '待补的线路' })).toBeNull();
    read();
    expect(await screen.findAllByText('1 条专线（1 家）无报价')).toHaveLength(2);
    expect(heads(), 'a line where nothing is offered inserts no column').toEqual(before);
  });

  test('says what is not compared without the grant, and under conditions that lines lack', async () => {
    grant();
    const { unmount } = openList('/?view=board');
    expect(await screen.findByText('没有查看专线的权限，未比较专线')).toBeVisible();
    expect(screen.getByText('没有查看货源的权限，未比较货源')).toBeVisible();
    unmount();
    grant(P.companyDetail);
    openList('/?view=board&status=2');
    expect(await screen.findByText('当前条件不适用于专线，未比较专线')).toBeVisible();
  });

  test('says that the prices could not be read, and goes on when asked', async () => {
    failing = true;
    openList('/?view=board');
    expect(await screen.findByRole('alert')).toHaveTextContent('线价未能全部读取');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: '继续读取' }));
    expect(await screen.findByRole('table', { name: '线路行情' })).toBeVisible();
  });

  test('says how far the prices are read, and that the board is incomplete once that was stopped', async () => {
    isLate = true;
    openList('/?view=board');
    expect(await screen.findByText('正在读取…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '停止' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('已停止，行情不完整');
  });

  test('compares a single offer with nothing and says that there is only one company', async () => {
    prices = [price(1, {})];
    await openBoard();
    expect(await cell(/^临沂市 → 郑州市/)).toHaveAccessibleName(
      '临沂市 → 郑州市：最低 100.00 元/吨，公司1，只有一家公司',
    );
  });
});
