import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import type { Id, Page, PageQuery } from '@/api/types';
import { RecordPager } from '@/crud/record/record-pager';
import { useAdjacentRecords } from '@/crud/record/use-adjacent-records';
import { useInvalidate } from '@/elements/query/use-load';
import { asPagedList } from '@/elements/query/wrap-endpoint';
import { useSubstations } from '@/stores/substations';
import { startTexts } from '../start-texts';
import { endpointProperties } from './endpoint-properties';

interface Row {
  id: Id;
}
const rows = Array.from({ length: 7 }, (_, index): Row => ({ id: `r${index + 1}` }));
const respond = vi.fn<(query: PageQuery) => Promise<Page<Row>>>();
const endpoint: Endpoint<PageQuery, Page<Row>> = Object.assign(respond, endpointProperties);

const pageOf = ({ page, limit }: PageQuery) => ({
  items: rows.slice((page - 1) * limit, page * limit),
  totalCount: rows.length,
});

let client: QueryClient;
const scope = () => `/${String(useSubstations.getState().chosen.id)}`;
/** Fills the cache as a list does that has shown this page. */
const seen = (query: PageQuery) =>
  client.setQueryData(
    [{ tab: '/list#0', scope: scope(), path: endpointProperties.path, query }],
    pageOf(query),
  );
const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const neighboursOf = (id: Id) =>
  renderHook(() => useAdjacentRecords(endpoint, id), { wrapper: around }).result.current;

beforeAll(() => startTexts('elements'));
beforeEach(() => {
  client = new QueryClient();
  respond.mockReset().mockImplementation(async (query) => pageOf(query));
});

describe('useAdjacentRecords', () => {
  test('returns the previous and next record of the list the record was opened from', async () => {
    seen({ page: 1, limit: 3 });
    const found = neighboursOf('r2');
    expect([found?.position, found?.total]).toEqual([2, 7]);
    expect(await found?.load(-1)).toMatchObject({ id: 'r1' });
    expect(await found?.load(1)).toMatchObject({ id: 'r3' });
    expect(respond).not.toHaveBeenCalled();
  });

  test('loads the previous or next page with the same conditions', async () => {
    seen({ page: 2, limit: 3, sort: 'name ascending' });
    expect(await neighboursOf('r4')?.load(-1)).toMatchObject({ id: 'r3' });
    expect(await neighboursOf('r6')?.load(1)).toMatchObject({ id: 'r7' });
    expect(respond.mock.calls.map(([query]) => query)).toEqual([
      { page: 1, limit: 3, sort: 'name ascending' },
      { page: 3, limit: 3, sort: 'name ascending' },
    ]);
    expect(neighboursOf('r7')?.position).toBe(7);
  });

  test('returns null at the ends of the list and when loading a page fails', async () => {
    seen({ page: 1, limit: 3 });
    expect(await neighboursOf('r1')?.load(-1)).toBeNull();
    respond.mockRejectedValue(new Error('gone'));
    expect(await neighboursOf('r3')?.load(1)).toBeNull();
  });

  test('returns no neighbours from the list of another sub-station', () => {
    seen({ page: 1, limit: 3 });
    const { chosen } = useSubstations.getState();
    useSubstations.setState({ chosen: { id: 7, substationName: '临沂分站' } });
    onTestFinished(() => useSubstations.setState({ chosen }));
    expect(neighboursOf('r2')).toBeNull();
  });

  test('returns null for a record that no list has shown', () => {
    seen({ page: 1, limit: 3 });
    expect(neighboursOf('r5')).toBeNull();
  });
});

test('useInvalidate invalidates the cached lists of an endpoint', () => {
  seen({ page: 1, limit: 3 });
  renderHook(() => useInvalidate(endpoint), { wrapper: around }).result.current();
  const [query] = client.getQueryCache().getAll();
  expect(query?.state.isInvalidated).toBe(true);
});

test('asPagedList pages an endpoint that returns all rows at once', async () => {
  const all = Object.assign(async () => ({ items: rows }), { ...endpointProperties, paging: null });
  const list = asPagedList(all, (query: PageQuery) => ({ id: query.limit }));
  expect(await list({ page: 2, limit: 3 })).toEqual(pageOf({ page: 2, limit: 3 }));
  expect(list.path).toBe(endpointProperties.path);
});

describe('RecordPager', () => {
  test('links to records that are loaded, and loads the others at a click', () => {
    const loaded = (step: -1 | 1) => (step === 1 ? { id: 'r4' } : undefined);
    const adjacent = { position: 3, total: 7, loaded, load: async () => null };
    render(
      <MemoryRouter>
        <RecordPager
          adjacent={adjacent}
          linkTo={({ id }) => `/records/${id}`}
          onNavigate={() => undefined}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: '下一条' })).toHaveAttribute('href', '/records/r4');
    expect(screen.getByRole('button', { name: '上一条' })).toBeEnabled();
  });

  test('says which record of how many is shown, without the number where it is unknown', () => {
    const adjacent = { position: 3, total: 1_200, loaded: () => undefined, load: async () => null };
    const pager = (isTotalUnknown: boolean) => (
      <RecordPager adjacent={{ ...adjacent, isTotalUnknown }} onNavigate={() => undefined} />
    );
    const { rerender } = render(pager(false));
    expect(screen.getByText('3 / 1,200')).toBeVisible();
    rerender(pager(true));
    expect(screen.getByText('3')).toBeVisible();
  });

  const start = async () => {
    let arrive = (_row: Row) => {};
    const load = () => new Promise<Row>((resolve) => (arrive = resolve));
    const onNavigate = vi.fn<(row: Row) => void>();
    const tab = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <RecordPager
          adjacent={{ position: 3, total: 7, loaded: () => undefined, load }}
          onNavigate={onNavigate}
        />
      </Activity>
    );
    const { rerender } = render(tab('visible'));
    await userEvent.click(screen.getByRole('button', { name: '下一条' }));
    return {
      onNavigate,
      show: (mode: 'visible' | 'hidden') => rerender(tab(mode)),
      respond: () => act(async () => arrive({ id: 'r4' })),
    };
  };

  test('navigates when the next record arrives', async () => {
    const { onNavigate, respond } = await start();
    await respond();
    expect(onNavigate.mock.calls).toEqual([[{ id: 'r4' }, 1]]);
  });

  test('stays when the next record arrives in a hidden tab', async () => {
    const { onNavigate, show, respond } = await start();
    show('hidden');
    await respond();
    show('visible');
    expect(onNavigate).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '下一条' })).not.toHaveAttribute('aria-busy', 'true');
  });
});
