import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { Page, PageQuery } from '@/api/types';
import { CrudList } from '@/crud/crud-list';
import { useLoad } from '@/elements/query/use-load';
import { CompanyStatus } from '@/enums';
import { queryString } from '@/lib/url/query-string';
import type { CheckedDeclaration } from '@/schema/crud';
import { useSession } from '@/stores/session';
import { allSubstations, useSubstations } from '@/stores/substations';
import { renderElement } from '../render';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: string;
  companyName: string;
  lineCount: number;
}
interface Query extends PageQuery {
  companyName?: string;
  userIds?: string[];
  status?: number;
}

interface SentRequest {
  query: Query;
  signal?: AbortSignal;
  respond: (page: Page<Row>) => void;
  fail: (error: unknown) => void;
}
let sent: SentRequest[] = [];
const call = (query: Query, { signal }: CallOptions = {}) =>
  new Promise<Page<Row>>((respond, fail) => sent.push({ query, signal, respond, fail }));
const listEndpoint = Object.assign(call, endpointProperties);

const page: CheckedDeclaration<Row, Query, Row> = {
  name: 'company.company',
  api: { list: listEndpoint },
  columns: [
    { key: 'companyName', sortable: true },
    { key: 'lineCount', type: 'number' },
  ],
  filters: [
    { key: 'companyName' },
    { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  ],
};

const Address = () => <output aria-label="地址">{useLocation().search}</output>;
type Declaration = typeof page;
const show = (address = '/', part: Partial<Declaration> = {}) =>
  renderElement(
    <MemoryRouter initialEntries={[address]}>
      <CrudList page={{ ...page, ...part }} />
      <Address />
    </MemoryRouter>,
  );
/** Waits for the request with this index and returns it. */
async function request(index: number): Promise<SentRequest> {
  await waitFor(() => expect(sent.length).toBeGreaterThan(index));
  const found = sent[index];
  if (!found) throw new Error('Not sent');
  return found;
}
const row = (name: string): Row => ({ id: name, companyName: name, lineCount: 1 });
async function respond(index: number, names: string[], totalCount = 100) {
  (await request(index)).respond({ items: names.map(row), totalCount });
  if (names[0]) await screen.findByText(names[0]);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts('company'));
beforeEach(() => {
  sent = [];
});

describe('the query of a list', () => {
  test('starts with page 1 and 20 rows, and reads items and totalCount', async () => {
    show();
    const first = await request(0);
    expect(first.query).toEqual({ page: 1, limit: 20, sort: undefined });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await respond(0, ['顺达物流', '远通物流'], 1284);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(screen.getByText('共 1,284 条')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  test('sends field and order, and returns to page 1, when the sort changes', async () => {
    show('/?page=3');
    await respond(0, ['顺达物流']);
    await press('公司名称');
    const sorted = await request(1);
    expect(sorted.query).toMatchObject({ page: 1, sort: 'companyName ascending' });
    await respond(1, ['远通物流']);
    await press('公司名称');
    expect((await request(2)).query.sort).toBe('companyName descending');
    await respond(2, ['宏运物流']);
    await press('公司名称');
    expect((await request(3)).query.sort).toBeUndefined();
  });

  test('leaves out a sort by a column that the list does not have, as in an old link', async () => {
    show('/?sort=driverName+descending');
    expect((await request(0)).query.sort).toBeUndefined();
  });

  test('says which condition of the address it does not know, until the conditions change', async () => {
    show('/?status=99');
    await respond(0, ['顺达物流']);
    const note = /^地址中“状态”的值无法识别/;
    expect(screen.getByText(note)).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), '远通{Enter}');
    await respond(1, ['远通物流']);
    expect(screen.queryByText(note)).toBeNull();
  });

  describe('beside another part of the page that loads with the same call', () => {
    let loads = 0;
    const Count = () => {
      useLocation();
      const { data } = useLoad([listEndpoint.path, 'count'], async () => `${(loads += 1)} 家`);
      return <p>{data}</p>;
    };
    const showBoth = (part: Partial<Declaration> = {}) =>
      renderElement(
        <MemoryRouter>
          <Count />
          <CrudList page={{ ...page, ...part }} />
        </MemoryRouter>,
      );
    beforeEach(() => {
      loads = 0;
    });

    test('leaves that in the cache when the conditions change', async () => {
      showBoth();
      await respond(0, ['顺达物流']);
      await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), '远通{Enter}');
      await respond(1, ['远通物流']);
      await press('重置');
      await respond(2, ['宏运物流']);
      expect(await screen.findByText('1 家')).toBeInTheDocument();
      expect(loads).toBe(1);
    });

    test('loads that again after a change of a record', async () => {
      showBoth({ rowActions: [{ code: 'enable', run: async () => null }] });
      await respond(0, ['顺达物流']);
      expect(await screen.findByText('1 家')).toBeInTheDocument();
      await press('启用');
      expect(await screen.findByText('2 家')).toBeInTheDocument();
      await respond(1, ['顺达物流']);
      expect(loads).toBe(2);
    });
  });

  test('returns to page 1 when the page size changes', async () => {
    show('/?page=3');
    await respond(0, ['顺达物流']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50 条/页');
    expect((await request(1)).query).toMatchObject({ page: 1, limit: 50 });
  });

  test('keeps the other conditions when one is added', async () => {
    show('/?status=2&page=2');
    expect((await request(0)).query).toMatchObject({ status: 2, page: 2 });
    await respond(0, ['顺达物流']);
    await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), ' 远通 {Enter}');
    expect((await request(1)).query).toEqual({
      page: 1,
      limit: 20,
      sort: undefined,
      status: 2,
      companyName: '远通',
    });
  });
});

test('a list repeats its query for a search with the same conditions, but not while it is running', async () => {
  show('/?status=2');
  await respond(0, ['顺达物流']);
  const again = () => userEvent.click(screen.getByRole('button', { name: '查询' }));
  await again();
  expect((await request(1)).query).toEqual(sent[0]?.query);
  await again();
  await respond(1, ['远通物流']);
  expect(sent).toHaveLength(2);
});

test('a list reloads after a change even while it is loading', async () => {
  const run = vi.fn<() => Promise<void>>().mockResolvedValue();
  show('/', { rowActions: [{ code: 'enable', run }] });
  await respond(0, ['顺达物流']);
  await press('刷新');
  const early = await request(1);
  await press('启用');
  await respond(2, ['远通物流']);
  expect(run).toHaveBeenCalledOnce();
  expect(early.signal?.aborted).toBe(true);
  early.respond({ items: [row('顺达物流')], totalCount: 1 });
  expect(screen.queryByText('顺达物流')).toBeNull();
});

describe('an action whose response arrives after a change of conditions', () => {
  const startAction = async () => {
    let finish = () => {};
    const run = () => new Promise<void>((resolve) => (finish = resolve));
    show('/', { rowActions: [{ code: 'enable', run }] });
    await respond(0, ['顺达物流']);
    await press('启用');
    await press('公司名称');
    return { finish: () => act(async () => finish()) };
  };

  test('reloads the rows of the new conditions', async () => {
    const { finish } = await startAction();
    await respond(1, ['远通物流']);
    await finish();
    expect((await request(2)).query.sort).toBe('companyName ascending');
    await respond(2, ['宏运物流']);
  });

  test('repeats their first query when that is still running', async () => {
    const { finish } = await startAction();
    const early = await request(1);
    await finish();
    expect((await request(2)).query).toEqual(early.query);
    expect(early.signal?.aborted).toBe(true);
    await respond(2, ['宏运物流']);
    expect(sent).toHaveLength(3);
  });
});

test('a click on a heading removes a descending default sort, and the next sorts ascending', async () => {
  show('/', { defaultSort: 'companyName descending' });
  await respond(0, ['顺达物流']);
  expect(sent[0]?.query.sort).toBe('companyName descending');
  await press('公司名称');
  expect((await request(1)).query.sort).toBeUndefined();
  await respond(1, ['远通物流']);
  await press('公司名称');
  expect((await request(2)).query.sort).toBe('companyName ascending');
});

test('a list without an endpoint is empty and logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The cast is needed because a declaration without its call does not compile.
  show('/', { api: {} as Declaration['api'] });
  expect(await screen.findByRole('button', { name: '刷新' })).toBeInTheDocument();
  await press('刷新');
  expect(warn).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
  warn.mockRestore();
});

test('a list shows its own title or the default one', () => {
  const { unmount } = show();
  expect(screen.getByRole('heading', { name: '数据列表' })).toBeInTheDocument();
  unmount();
  // Any group of texts with a title serves as an example.
  show('/', { name: 'elements.columns' });
  expect(screen.getByRole('heading', { name: '列设置' })).toBeInTheDocument();
});

describe('while a query is running', () => {
  test('does not send the same query again', async () => {
    show();
    await respond(0, ['顺达物流']);
    await press('刷新');
    await press('刷新');
    await request(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.query).toEqual(sent[0]?.query);
  });

  test('aborts it when conditions change and shows only the last response', async () => {
    show();
    await respond(0, ['顺达物流']);
    await press('第 2 页');
    const second = await request(1);
    await press('第 3 页');
    const third = await request(2);
    expect(second.signal?.aborted).toBe(true);
    expect(screen.getByText('以下仍是上次条件的结果')).toBeInTheDocument();
    await respond(2, ['第三页']);
    expect(third.query.page).toBe(3);
    expect(screen.queryByText('顺达物流')).toBeNull();
  });
});

describe('a query that fails', () => {
  const failure = new ApiError({ kind: 'server', status: 502 });

  test('keeps the rows and shows no notice of its own', async () => {
    show();
    await respond(0, ['顺达物流']);
    await press('刷新');
    (await request(1)).fail(failure);
    expect(await screen.findByText(/^未刷新/)).toBeInTheDocument();
    expect(screen.getByText('顺达物流')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '返回上次条件' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('.ant-message-notice, .ant-notification-notice')).toBeNull();
    await press('重试');
    await respond(2, ['远通物流']);
    expect(screen.queryByText(/^未刷新/)).toBeNull();
  });

  test('offers to go back to the conditions of the rows that are shown', async () => {
    show();
    await respond(0, ['顺达物流']);
    await press('第 2 页');
    (await request(1)).fail(failure);
    await userEvent.click(await screen.findByRole('button', { name: '返回上次条件' }));
    expect(screen.getByLabelText('地址')).toHaveTextContent(/^$/);
    await respond(2, ['顺达物流']);
    expect(screen.queryByText(/^未刷新/)).toBeNull();
  });

  test('says that nothing was loaded when it was the first query', async () => {
    show();
    (await request(0)).fail(failure);
    expect(await screen.findByText('加载失败')).toBeInTheDocument();
  });
});

test('a list goes to the previous page when the last row of the last page is deleted', async () => {
  show('/?page=3');
  await respond(0, ['顺达物流'], 41);
  await press('刷新');
  await respond(1, [], 40);
  expect((await request(2)).query.page).toBe(2);
});

describe('conditions that do not fit into the URL', () => {
  const userIds = Array.from({ length: 120 }, (_, index) => `90071992547409${100 + index}`);
  const data = { search: () => Promise.resolve([]), valueKey: 'id', labelKey: 'name' };
  const filters: Declaration['filters'] = [
    { key: 'companyName' },
    { key: 'userIds', type: 'record', multiple: true, data },
  ];
  const note = () => screen.queryByText(/未写入地址，重新载入后需重新设置/);

  test('stay active, are left out of the URL, and are named until they are cleared', async () => {
    const names = userIds.map(() => '张三');
    show(`/?${queryString({ companyName: '顺达', userIds, 'name.userIds': names })}`, { filters });
    await respond(0, ['顺达物流']);
    expect(note()).toBeNull();
    await press('第 2 页');
    expect((await request(1)).query).toMatchObject({ page: 2, companyName: '顺达', userIds });
    await respond(1, ['远通物流']);
    expect(note()).toHaveTextContent('userIds');
    const address = screen.getByLabelText('地址').textContent;
    expect(address).toBe(`?${queryString({ companyName: '顺达', page: 2 })}`);
    await press('第 3 页');
    expect((await request(2)).query).toMatchObject({ page: 3, companyName: '顺达', userIds });
    await respond(2, ['宏运物流']);
    await press('清除条件“company.company.fields.userIds”');
    expect((await request(3)).query).not.toHaveProperty('userIds');
    await respond(3, ['顺达物流']);
    expect(note()).toBeNull();
    expect(sent).toHaveLength(4);
  });

  test('are shortened when a typed URL is too long, and named', async () => {
    show(`/?companyName=${'长'.repeat(120)}`);
    expect((await request(0)).query.companyName).toBe('长'.repeat(100));
    await respond(0, ['顺达物流']);
    expect(screen.getByText('“公司名称”过长，仅按前 100 个字查询')).toBeInTheDocument();
  });
});

test('a list loads again when the sub-station or the tenant changes', async () => {
  show();
  await respond(0, ['顺达物流']);
  act(() => useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } }));
  await respond(1, ['临沂物流']);
  act(() => useSession.setState({ tenant: { id: 't-2', name: '华东' } }));
  await respond(2, ['华东物流']);
  expect(sent).toHaveLength(3);
  act(() => {
    useSubstations.setState({ chosen: allSubstations });
    useSession.setState({ tenant: null });
  });
});
