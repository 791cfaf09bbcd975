import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ErrorKind } from '@/api/errors';
import type { Page, PageQuery } from '@/api/types';
import { queryClient } from '@/app/providers/query-client';
import { CrudList } from '@/crud/crud-list';
import type { CheckedDeclaration } from '@/schema/crud';
import { watchNetwork } from '@/stores/network';
import { useSession } from '@/stores/session';
import { useTabs } from '@/stores/tabs';
import { endpointProperties } from '../../crud/endpoint-properties';
import { startTexts } from '../../start-texts';

interface Row {
  id: number;
  companyName: string;
}
const list = vi.fn<() => Promise<Page<Row>>>();
const page: CheckedDeclaration<Row, PageQuery, Row> = {
  name: 'company.company',
  api: { list: Object.assign((_query: PageQuery) => list(), endpointProperties) },
  columns: [{ key: 'companyName' }],
};
const failAs = (kind: ErrorKind) => list.mockRejectedValueOnce(new ApiError({ kind }));
const List = ({ mode }: { mode: 'visible' | 'hidden' }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <Activity mode={mode}>
        <CrudList page={page} />
      </Activity>
    </MemoryRouter>
  </QueryClientProvider>
);
const line = (event: 'online' | 'offline') =>
  act(async () => void window.dispatchEvent(new Event(event)));
const refresh = () => userEvent.click(screen.getByRole('button', { name: '刷新' }));
const unrefreshed = () => screen.queryByText(/^未刷新/);

beforeAll(() => startTexts('company'));
let stop: () => void;
beforeEach(() => {
  stop = watchNetwork();
  list.mockReset();
  list.mockResolvedValue({ items: [{ id: 1, companyName: '顺达物流' }], totalCount: 1 });
});
afterEach(() => {
  stop();
  queryClient.clear();
});

describe('a list when the network is back', () => {
  async function fail(kind: ErrorKind) {
    const view = render(<List mode="visible" />);
    await screen.findByText('顺达物流');
    await line('offline');
    failAs(kind);
    await refresh();
    expect(await screen.findByText(/^未刷新/)).toBeInTheDocument();
    list.mockClear();
    return view;
  }

  test('refetches once what failed without a network', async () => {
    await fail('network');
    await line('online');
    await waitFor(() => expect(unrefreshed()).toBeNull());
    expect(list).toHaveBeenCalledOnce();
  });

  test('does not refetch a second time when that fails too', async () => {
    await fail('timeout');
    failAs('network');
    await line('online');
    expect(unrefreshed()).not.toBeNull();
    expect(list).toHaveBeenCalledOnce();
  });

  test('refetches in a hidden tab, which then shows the rows', async () => {
    const { rerender } = await fail('network');
    rerender(<List mode="hidden" />);
    await line('online');
    expect(list).toHaveBeenCalledOnce();
    rerender(<List mode="visible" />);
    expect(unrefreshed()).toBeNull();
    expect(list).toHaveBeenCalledOnce();
  });

  test('does not refetch after an error of the server', async () => {
    await fail('server');
    await line('online');
    expect(list).not.toHaveBeenCalled();
    expect(unrefreshed()).not.toBeNull();
  });

  test('does not refetch loaded rows', async () => {
    render(<List mode="visible" />);
    await screen.findByText('顺达物流');
    await line('offline');
    await line('online');
    expect(list).toHaveBeenCalledOnce();
  });
});

test('removes the cache of one user before the next one loads', () => {
  useSession.setState({ token: 'of one' });
  queryClient.setQueryData(['names'], '顺达物流');
  useSession.setState({ name: '韩雪' });
  expect(queryClient.getQueryData(['names'])).toBe('顺达物流');
  useSession.setState({ token: 'of another' });
  expect(queryClient.getQueryData(['names'])).toBeUndefined();
});

test('removes the cache of a closed tab and keeps that of others', () => {
  const tab = { query: '', title: '', affix: false, nonce: 0, shown: true, seen: 1 };
  const [one, other] = ['/a', '/b'].map((path) => ({
    ...tab,
    id: path,
    path,
    fullPath: path,
    name: path,
  }));
  if (!one || !other) throw new Error('two tabs are needed');
  useTabs.setState({ tabs: [one, other] });
  const keyOf = (tab: string) => [{ tab, path: 'rows' }];
  for (const tab of ['/a#0', '/b#0']) queryClient.setQueryData(keyOf(tab), tab);
  queryClient.setQueryData(['names'], 'names');
  useTabs.setState({ tabs: [other] });
  expect(queryClient.getQueryData(keyOf('/a#0'))).toBeUndefined();
  expect(queryClient.getQueryData(keyOf('/b#0'))).toBe('/b#0');
  expect(queryClient.getQueryData(['names'])).toBe('names');
});
