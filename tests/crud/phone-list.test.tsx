import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: number;
  companyName: string;
  lineCount: number;
}
interface Query extends PageQuery {
  companyName?: string;
}

const rows: Row[] = [
  { id: 1, companyName: '顺达物流', lineCount: 1200 },
  { id: 2, companyName: '远通物流', lineCount: 34 },
];
const list = vi.fn<(query: Query) => Promise<Page<Row>>>();
const page: CheckedDeclaration<Row, Query, Row> = {
  name: 'company.company',
  api: {
    list: Object.assign(list, endpointProperties),
  },
  columns: [
    { key: 'companyName', sortable: true },
    { key: 'lineCount', type: 'number', sortable: true, sum: true },
  ],
  filters: [{ key: 'companyName' }],
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
};
const show = (part: Partial<typeof page> = {}, address = '/') =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={{ ...page, ...part }} />
      <Address />
    </MemoryRouter>,
  );

beforeAll(() => startTexts('company'));
beforeEach(() => {
  list.mockReset();
  list.mockImplementation(async () => ({ items: rows, totalCount: rows.length }));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a list with conditions on a phone has its buttons next to them, so that the cards start higher', async () => {
  const { unmount } = show();
  await screen.findByText('顺达物流');
  const conditions = within(screen.getByRole('region', { name: '查询条件' }));
  expect(conditions.getByRole('button', { name: '刷新' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('visually-hidden');
  unmount();
  show({ filters: [] });
  await screen.findByText('顺达物流');
  expect(screen.getByRole('button', { name: '刷新' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveClass('visually-hidden');
});

describe('the sort button of a list on a phone', () => {
  test.each([
    ['with conditions', {}],
    ['without any', { filters: [] }],
  ])('selects %s in a sheet', async (_name, part) => {
    show(part, '/?page=3&limit=50');
    await screen.findByText('顺达物流');
    await userEvent.click(screen.getByRole('button', { name: '排序方式：不排序' }));
    await userEvent.click(await screen.findByRole('button', { name: '专线数 降序' }));
    await waitFor(() =>
      expect(list.mock.lastCall?.[0]).toMatchObject({ sort: 'lineCount descending', page: 1 }),
    );
    expect(decodeURIComponent(screen.getByLabelText('地址').textContent)).toMatch(
      /sort=lineCount[ +]descending/,
    );
    expect(
      await screen.findByRole('button', { name: '排序方式：专线数 降序' }),
    ).toBeInTheDocument();
  });

  test('is hidden when no column is sortable', async () => {
    show({ columns: [{ key: 'companyName' }] });
    await screen.findByText('顺达物流');
    expect(screen.queryByRole('button', { name: /^排序方式/ })).toBeNull();
  });

  test('is replaced by the headings on a desktop', async () => {
    vi.mocked(window.matchMedia).mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList,
    );
    show();
    await screen.findByText('顺达物流');
    expect(screen.queryByRole('button', { name: /^排序方式/ })).toBeNull();
  });
});

test('the title of a card is a link only when the card itself opens nothing', async () => {
  const linked: (typeof page)['columns'] = [
    { key: 'companyName', type: 'link', to: () => '/user/user-details' },
  ];
  const { unmount } = show({ columns: linked });
  expect(await screen.findByRole('link', { name: '顺达物流' })).toBeInTheDocument();
  unmount();
  show({ columns: linked, rowActions: [{ code: 'details', to: () => '/user/user-details' }] });
  const title = await screen.findByText('顺达物流');
  expect(title).toHaveProperty('tagName', 'H2');
  await userEvent.click(title);
  expect(screen.getByLabelText('地址')).toHaveTextContent('/user/user-details');
});

test('a list on a phone shows totals of its cards', async () => {
  show();
  const title = await screen.findByRole('heading', { name: '总计' });
  const sums = within(title.parentElement ?? document.body);
  expect(sums.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['专线数']);
  expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,234']);
});

describe.each([
  ['phone', true, '没有更多数据'],
  ['desktop', false, '暂无公司数据'],
])('a first load that fails, on a %s', (_name, isPhone, emptyWords) => {
  test('does not say that the list is empty before it is loaded', async () => {
    vi.mocked(window.matchMedia).mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: isPhone, media }) as MediaQueryList,
    );
    list.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 502 }));
    show();
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
    expect(screen.queryByText(emptyWords)).toBeNull();
    list.mockResolvedValueOnce({ items: [], totalCount: 0 });
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(emptyWords)).toBeInTheDocument();
    expect(screen.queryByText('加载失败')).toBeNull();
  });
});
