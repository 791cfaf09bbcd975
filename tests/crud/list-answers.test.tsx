import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { service } from '@/api/endpoint';
import type { PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { renderElement } from '../render';
import { slowElements } from '../slices';
import { startTexts } from '../start-texts';

interface Row {
  id: number;
  companyName: string;
  isInsured: boolean;
}
const things = service('/api/things');
const page: CheckedDeclaration<Row, PageQuery, Row> = {
  name: 'company.company',
  api: { list: things.page<PageQuery, Row>('') },
  columns: [{ key: 'companyName' }, { key: 'isInsured', type: 'flag' }],
};

const row = (id: number, isInsured: unknown = true) => ({
  id,
  companyName: `物流${id}`,
  isInsured,
});
/** Serves `count` rows, with `total` as the part of the response that states their number. */
function serve(count: number, total: object) {
  server.use(
    http.get('*/api/things', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const limit = Number(searchParams.get('limit'));
      const from = (Number(searchParams.get('page')) - 1) * limit;
      const length = Math.max(0, Math.min(limit, count - from));
      const items = Array.from({ length }, (_unused, index) => row(from + index + 1));
      return HttpResponse.json({ items, ...total });
    }),
  );
}
const server = setupServer();
const show = (address = '/') =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={page} />
    </MemoryRouter>,
  );
const next = () => screen.getByRole('button', { name: '下一页' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const status = () => screen.getAllByRole('status')[0];

beforeAll(async () => {
  await startTexts('company');
  server.listen();
});
afterAll(() => server.close());

test('a list accepts a total that is a string', async () => {
  serve(57, { totalCount: '57' });
  show();
  expect(await screen.findByText('物流1')).toBeInTheDocument();
  expect(status()).toHaveTextContent(/^57 条/);
  expect(screen.getByRole('button', { name: '第 3 页' })).toBeInTheDocument();
});

describe.each([['no total', {}] as const, ['a negative total', { totalCount: -1 }] as const])(
  'a list with %s',
  (_what, total) => {
    test('uses the number of rows as total when there is one page', async () => {
      serve(2, total);
      show();
      await screen.findByText('物流2');
      expect(status()).toHaveTextContent(/^2 条/);
      expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    });

    test('offers the next page after each full page, and says that the total is unknown', async () => {
      serve(23, total);
      show();
      await screen.findByText('物流20');
      expect(status()).toHaveTextContent(/^显示 20 条/);
      expect(screen.getByText('总数未知')).toBeInTheDocument();
      await userEvent.click(next());
      expect(await screen.findByText('物流23')).toBeInTheDocument();
      expect(status()).toHaveTextContent(/^23 条/);
      expect(isDisabled(next())).toBe(true);
    });

    test('stays on the empty page after the last full one, with a way back', async () => {
      serve(20, total);
      show('/?page=2');
      expect(await screen.findByText('暂无公司数据')).toBeInTheDocument();
      expect(isDisabled(next())).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: '上一页' }));
      expect(await screen.findByText('物流20')).toBeInTheDocument();
    });
  },
);

test('a list skips null rows and shows the others', async () => {
  server.use(
    http.get('*/api/things', () =>
      HttpResponse.json({ items: [row(1), null, row(3)], totalCount: 3 }),
    ),
  );
  show();
  expect(await screen.findByText('物流3')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('a list reads booleans from strings and numbers, and shows anything else as empty', async () => {
  const flags = [true, 'true', 1, false, 'false', 0, 'yes', null];
  server.use(
    http.get('*/api/things', () =>
      HttpResponse.json({ items: flags.map((flag, index) => row(index, flag)), totalCount: 8 }),
    ),
  );
  show();
  await screen.findByText('物流0');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((one) => within(one).getAllByRole('cell').at(1)?.textContent)).toEqual([
    '是',
    '是',
    '是',
    '否',
    '否',
    '否',
    '--',
    '--',
  ]);
});

test('a list draws its first rows in slices, so that the browser can work in between', async () => {
  serve(20, { totalCount: 20 });
  const { Slow, turns, stop } = slowElements();
  const columns = [{ key: 'companyName', type: 'custom', render: () => <Slow /> } as const];
  renderElement(
    <MemoryRouter>
      <CrudList page={{ ...page, columns }} />
    </MemoryRouter>,
  );
  expect(await screen.findAllByText('slow')).toHaveLength(20);
  stop();
  expect(turns.size).toBeGreaterThan(2);
});
