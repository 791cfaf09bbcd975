import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Page, PageQuery } from '@/api/types';
import { queryClient } from '@/app/providers/query-client';
import '@/app/providers/remember-lists';
import { CrudList } from '@/crud/crud-list';
import { TabKeyContext } from '@/elements/tab/tab-context';
import type { CheckedDeclaration } from '@/schema/crud';
import { useAppConfig } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { useSettings } from '@/stores/settings';
import { allSubstations, useSubstations } from '@/stores/substations';
import { refreshTab, tabKey, useTabs } from '@/stores/tabs';
import { endpointProperties } from '../../crud/endpoint-properties';
import { startTexts } from '../../start-texts';

interface Row {
  id: string;
  companyName: string;
}
interface Query extends PageQuery {
  companyName?: string;
}
interface Sent {
  query: Query;
  respond: (page: Page<Row>) => void;
  fail: (error: unknown) => void;
}
let sent: Sent[] = [];
const run = vi.fn<() => Promise<void>>();
const page: CheckedDeclaration<Row, Query, Row> = {
  name: 'company.company',
  api: {
    list: Object.assign(
      (query: Query) =>
        new Promise<Page<Row>>((respond, fail) => sent.push({ query, respond, fail })),
      endpointProperties,
    ),
  },
  columns: [{ key: 'companyName', sortable: true }],
  filters: [{ key: 'companyName' }],
  rowActions: [{ code: 'enable', batch: true, run }],
};

const tabOf = (path: string) => ({
  id: path,
  path,
  query: '',
  fullPath: path,
  name: path,
  title: '',
  affix: false,
  nonce: 0,
  shown: true,
  seen: 1,
});
const path = '/companies';
const openTabs = (...paths: string[]) => useTabs.setState({ tabs: paths.map(tabOf) });

/** Opens the list in a tab of its own. */
function open(address = '/', id = path) {
  openTabs(id);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <TabKeyContext value={tabKey(useTabs.getState().tabs[0] ?? tabOf(id))}>
          <CrudList page={page} />
        </TabKeyContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
function close() {
  act(() => openTabs('/dashboard'));
  cleanup();
}
const pageOf = (...names: string[]) => ({
  items: names.map((name) => ({ id: name, companyName: name })),
  totalCount: 100,
});
/** Answers the last request, and waits until the list knows. */
const settle = (how: (request: Sent) => void) =>
  act(async () => {
    const request = sent.at(-1);
    if (request) how(request);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    // TanStack Query tells its observers a task later.
    await new Promise((done) => setTimeout(done));
  });
const respond = (...names: string[]) => settle((request) => request.respond(pageOf(...names)));
const fail = (error: ApiError) => settle((request) => request.fail(error));
/** Opens the list, shows rows and closes it. */
async function visit(...names: string[]) {
  open();
  await respond(...names);
  close();
}
const shown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
    .filter(Boolean);
const isShown = (name: string) => shown().some((text) => text.includes(name));
const oldText = () => screen.queryByText('1分钟前的数据，正在更新');

beforeAll(() => startTexts('company'));
beforeEach(() => {
  sent = [];
  run.mockReset();
  run.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  close();
  useSession.setState({ token: null, tenant: null });
  useSubstations.setState({ chosen: allSubstations });
  useSettings.setState({ privacy: false });
  queryClient.clear();
});

describe('a list that is opened again', () => {
  test('shows the rows that it had, marked as old, until the answer replaces them', async () => {
    await visit('顺达物流', '远通物流');
    open();
    expect(isShown('顺达物流')).toBe(true);
    expect(oldText()).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toHaveLength(2);
    await respond('远通物流', '宏运物流');
    expect(isShown('顺达物流')).toBe(false);
    expect(isShown('宏运物流')).toBe(true);
    expect(oldText()).toBeNull();
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy');
    expect(sent).toHaveLength(2);
  });

  test('also when its page was left for so long that it is not kept', async () => {
    open();
    await respond('顺达物流');
    act(() => useTabs.setState({ tabs: [{ ...tabOf(path), shown: false, nonce: 1 }] }));
    cleanup();
    open();
    expect(isShown('顺达物流')).toBe(true);
  });

  test('says how old its rows are when the new ones cannot be loaded, and tries again', async () => {
    await visit('顺达物流');
    open();
    await fail(new ApiError({ kind: 'network' }));
    expect(isShown('顺达物流')).toBe(true);
    expect(screen.getByText(/^未刷新，仍是 \d\d:\d\d 的数据$/)).toBeInTheDocument();
    expect(oldText()).toBeNull();
    expect(screen.queryByRole('button', { name: '返回上次条件' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(oldText()).toBeInTheDocument();
    await respond('宏运物流');
    expect(isShown('宏运物流')).toBe(true);
  });

  test('shows nothing more when the server refuses it', async () => {
    await visit('顺达物流');
    open();
    await fail(new ApiError({ kind: 'server', status: 403 }));
    expect(screen.queryByText('顺达物流')).toBeNull();
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  test('shows nothing more when its conditions change meanwhile', async () => {
    await visit('顺达物流');
    open();
    await userEvent.type(screen.getByRole('textbox', { name: '公司名称' }), '远通{Enter}');
    await waitFor(() => expect(sent.at(-1)?.query.companyName).toBe('远通'));
    expect(screen.queryByText('顺达物流')).toBeNull();
    expect(oldText()).toBeNull();
  });

  test('changes a row, which the server judges, but begins no batch before the answer', async () => {
    await visit('顺达物流', '远通物流');
    open();
    for (const box of screen.getAllByRole('checkbox', { name: '选择此行' }))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await userEvent.click(box);
    expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
    await respond('远通物流', '宏运物流');
    const bar = await screen.findByRole('region', { name: '批量操作' });
    expect(within(bar).getByText('已选 1 项')).toBeInTheDocument();
    close();
    open();
    await userEvent.click(screen.getAllByRole('button', { name: '启用' })[0] ?? document.body);
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });
});

describe('a list that is opened again begins without rows', () => {
  const former = () => screen.queryByText('顺达物流');

  test('under other conditions, in another order and on another page', async () => {
    await visit('顺达物流');
    for (const address of ['/?companyName=远通', '/?sort=companyName+descending', '/?page=2']) {
      open(address);
      expect(former()).toBeNull();
      cleanup();
    }
    open('/', '/others');
    expect(former()).toBeNull();
  });

  test('for another tenant', async () => {
    await visit('顺达物流');
    useSession.setState({ tenant: { id: 7, name: '鲁南' } });
    open();
    expect(former()).toBeNull();
  });

  test('after another sub-station was chosen', async () => {
    await visit('顺达物流');
    useSubstations.setState({ chosen: { id: 5, substationName: '临沂分站' } });
    open();
    expect(former()).toBeNull();
    cleanup();
    useSubstations.setState({ chosen: allSubstations });
    open();
    expect(former()).toBeNull();
  });

  test('when numbers are masked since', async () => {
    await visit('顺达物流');
    useSettings.setState({ privacy: true });
    open();
    expect(former()).toBeNull();
  });

  test('after the session has ended, and for the next user', async () => {
    useSession.setState({ token: 'of one' });
    await visit('顺达物流');
    useSession.setState({ token: null });
    useSession.setState({ token: 'of another' });
    open();
    expect(former()).toBeNull();
    await respond('顺达物流');
    // The switch of the sub-station unmounts all pages.
    act(() => useTabs.setState({ tabs: [{ ...tabOf(path), shown: false }] }));
    cleanup();
    useSession.setState({ token: null });
    open();
    expect(former()).toBeNull();
  });

  test('after the grants were loaded again', async () => {
    await visit('顺达物流');
    useAppConfig.setState({ configuration: null });
    open();
    expect(former()).toBeNull();
  });

  test('after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit('顺达物流');
    vi.setSystemTime(Date.now() + 599_000);
    open();
    expect(screen.getByText('10分钟前的数据，正在更新')).toBeInTheDocument();
    cleanup();
    vi.setSystemTime(Date.now() + 1_000);
    open();
    expect(former()).toBeNull();
  });

  test('after a save of these records, here or elsewhere', async () => {
    await visit('顺达物流');
    open('/?page=2');
    await respond('远通物流');
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    close();
    open();
    expect(former()).toBeNull();
    await respond('顺达物流');
    close();
    await queryClient.invalidateQueries({ queryKey: [{ path: endpointProperties.path }] });
    open();
    expect(former()).toBeNull();
  });

  test('when it was closed before it was loaded again after a save', async () => {
    open();
    await respond('顺达物流');
    await userEvent.click(screen.getByRole('button', { name: '启用' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // A hidden tab aborts the request.
    cleanup();
    close();
    open();
    expect(former()).toBeNull();
  });

  test('when its tab was refreshed, also after it had been closed before', async () => {
    await visit('顺达物流');
    open();
    await respond('顺达物流');
    act(() => refreshTab(path));
    cleanup();
    open();
    expect(former()).toBeNull();
  });
});

describe('the memory', () => {
  const keptRows = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => (state.data as Page<Row>).items);

  test('holds the rows of the ten lists that were closed last', async () => {
    for (let index = 0; index <= 10; index += 1) {
      open('/', `/list-${index}`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await respond(`物流${index}`);
      close();
    }
    expect(keptRows().map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_unused, index) => `物流${index + 1}`),
    );
  });

  test('holds no list with more rows than a page has', async () => {
    await visit(...Array.from({ length: 101 }, (_unused, index) => `物流${index}`));
    expect(keptRows()).toEqual([]);
  });

  test('is empty after ten minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await visit('顺达物流');
    expect(keptRows()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(keptRows()).toEqual([]);
  });
});
