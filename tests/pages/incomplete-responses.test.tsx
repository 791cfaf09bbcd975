import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import type { ById } from '@/api/types';
import { FeedbackHost } from '@/app/feedback/feedback';
import { pages } from '@/app/guard/pages';
import { CrudForm } from '@/crud/crud-form';
import { loadRecord } from '@/crud/rows/load-record';
import { normalizeRowActions } from '@/crud/rows/row-actions';
import { fieldsOf } from '@/elements/control/control-props';
import { Conflict } from '@/elements/form/conflict/conflict';
import { evaluateConditions, toInput } from '@/elements/form/form-values';
import { preloadForm } from '@/elements/form/page/lazy-form-popup';
import { Drawn } from '@/elements/query/part-boundary';
import { RowDetail } from '@/elements/table/row-detail';
import { isRecord } from '@/lib/guards';
import { tenants } from '@/mocks/domain/tenants';
import { useErrorLog } from '@/stores/error-log';
import { useSession } from '@/stores/session';
import { changeSettings } from '@/stores/settings';
import { declaredPages, type AnyDeclaration } from '../declared-pages';
import { renderElement } from '../render';
import { Boundary, brokenCopies, faultyCopies, oddText, takeThrown } from './faulty-responses';
import { enterAs, server, startMockServer } from './mock-server';
import { placesOfNumber, withNumbers } from './numbers-in-responses';

const groups = Object.keys(import.meta.glob('/locales/zh-CN/*.json')).map(
  (file) => /([^/]+)\.json$/.exec(file)?.[1] ?? '',
);
beforeAll(async () => {
  // Components render changed data immediately.
  notifyManager.setScheduler((run) => run());
  await startMockServer(...groups);
  await act(() => enterAs('operator'));
  // The settings page shows the tenant of the session.
  useSession.setState({ tenant: tenants[0] });
  changeSettings({ privacy: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  changeSettings({ privacy: false });
  notifyManager.setScheduler((run) => setTimeout(run));
  server.close();
});

type Values = Record<string, unknown>;

/** Returns faulty versions of a response: one for each faulty property of a record, and one with all faulty rows. */
function faultyResponses(response: unknown): unknown[] {
  if (Array.isArray(response)) {
    const [first] = response;
    if (!isRecord(first)) return [];
    const rows = faultyCopies(first).map((row, index) =>
      'id' in row ? { ...row, id: `faulty${index}` } : row,
    );
    return [[...rows, ...response], ...nestedFaults(first).map((row) => [row, ...response])];
  }
  if (!isRecord(response) || response instanceof Set) return [];
  // The client refuses a list without its rows and its total.
  return 'items' in response
    ? nestedFaults(response)
    : [...faultyCopies(response), ...nestedFaults(response)];
}
const nestedFaults = (record: Values): Values[] =>
  Object.entries(record).flatMap(([key, value]) =>
    faultyResponses(value).map((faulty) => ({ ...record, [key]: faulty })),
  );

const examples: Record<string, () => string | Promise<string>> = {
  '/company/company-details/:id': () => '/company/company-details/1384050000000000001',
  '/marketing/vote-company/:substationId/:id/:name': () =>
    '/marketing/vote-company/1/1384250000000000001/x',
  '/user/user-details': async () => {
    const { items } = await consumerCompanyApi.list({ page: 1, limit: 1 });
    return `/user/user-details?id=${items[0]?.id}`;
  },
};
const busyParts = () => document.querySelectorAll('[aria-busy=true]').length;

async function open(path: string) {
  const page = pages[path];
  if (!page) throw new Error(`There is no page ${path}`);
  await act(() => page.preload());
  const address = await examples[path]?.();
  const queries = { retry: false, staleTime: Infinity };
  const client = new QueryClient({ defaultOptions: { queries } });
  render(
    <QueryClientProvider client={client}>
      <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
        <MemoryRouter initialEntries={[address ?? path]}>
          <Boundary>
            <Routes>
              <Route path={path} element={<page.Page />} />
            </Routes>
          </Boundary>
        </MemoryRouter>
        <FeedbackHost />
      </ConfigProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching() + busyParts()).toBe(0));
  return client;
}

describe('the page', () => {
  test.each(Object.keys(pages))(
    '%s masks the numbers of its texts with privacy on, and renders responses with missing values',
    async (path) => {
      const client = await open(path);
      const responses = client
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state: { data } }) => ({ queryKey, data }));
      for (const { queryKey, data } of responses)
        act(() => void client.setQueryData(queryKey, withNumbers(data)));
      expect(placesOfNumber()).toEqual([]);
      for (const { queryKey, data } of responses)
        act(() => void client.setQueryData(queryKey, data));
      const tried = new Set<string>();
      for (const { queryKey, data } of responses) {
        const shape = JSON.stringify(Object.keys(Object(data)));
        if (tried.has(shape)) continue;
        tried.add(shape);
        for (const faulty of faultyResponses(data)) {
          act(() => void client.setQueryData(queryKey, faulty));
          expect(takeThrown()).toBeUndefined();
          expect(oddText()).toBeUndefined();
        }
        act(() => void client.setQueryData(queryKey, data));
      }
      const logged = useErrorLog
        .getState()
        .entries.map(({ thrown: text, at }) => `${text} ${at?.[0]}`);
      expect(logged).toEqual([...new Set(logged)]);
    },
  );
});

/** What the lists of a parent ask for. */
const parents: Record<string, Values> = {
  'company.details.branch': { companyId: '1384050000000000001' },
  'company.details.member': { parkId: '1384066000000000001' },
  'marketing.votingVisit': { voteId: '1384250000000000001' },
};

/** Returns a record of a list as its popups get it. */
async function recordOf({ name, api }: AnyDeclaration) {
  const { items } = await api.list({ page: 1, limit: 1, ...parents[name] });
  const [row] = items;
  if (!row) throw new Error(`The list ${name} is empty.`);
  return loadRecord(api, row);
}
const nothing = () => undefined;

/** Renders a popup; returns the error that it throws, or a text such as "undefined" that it shows. */
async function faultOf(draw: () => ReactNode) {
  const { unmount } = renderElement(
    <MemoryRouter>
      <Boundary>
        <Drawn draw={draw} />
      </Boundary>
    </MemoryRouter>,
  );
  await act(async () => undefined);
  const fault = takeThrown() ?? oddText();
  unmount();
  return fault;
}

const lists = new Map(declaredPages.map(({ page }) => [page.name, page]));

describe('a record with missing or wrong values', () => {
  test.each([...lists])('opens in the row, the form and the popups of %s', async (_name, page) => {
    const record = await recordOf(page);
    const fields = fieldsOf(page.form ?? []);
    const base = { ...record };
    const copies = faultyCopies(base);
    for (const faulty of copies) {
      const input = toInput(fields, faulty);
      for (const field of fields) evaluateConditions(field, input);
    }
    const conflicts = await faultOf(() =>
      copies.map((theirs, index) => (
        <Conflict
          key={index}
          name={page.name}
          fields={fields}
          versions={{ base, mine: base, theirs }}
          onReload={nothing}
          onSave={nothing}
        />
      )),
    );
    expect(conflicts).toBeUndefined();
    const form = (row: ById) => (
      <CrudForm
        page={page}
        record={row}
        isCopy={false}
        baseQuery={{}}
        latest={async () => null}
        onSaved={nothing}
        onClose={nothing}
      />
    );
    await preloadForm(fields);
    for (const values of fields.length ? brokenCopies(base) : [])
      expect(await faultOf(() => form({ ...values, id: record.id }))).toBeUndefined();
    const { detail } = page;
    for (const values of detail ? brokenCopies(base) : []) {
      const draw = () => detail?.({ ...values, id: record.id });
      expect(await faultOf(() => <RowDetail row={values} draw={draw} />)).toBeUndefined();
    }
    for (const { dialog, ...action } of normalizeRowActions(page)) {
      await dialog?.preload?.();
      for (const values of brokenCopies(base)) {
        const row = { ...values, id: record.id };
        action.visible?.(row);
        action.to?.(row);
        expect(await faultOf(() => dialog?.(row, nothing))).toBeUndefined();
      }
    }
  });
});
