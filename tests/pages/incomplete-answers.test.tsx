import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Component, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FeedbackHost } from '@/app/feedback/feedback';
import { consumerCompanyApi } from '@/api/company/consumer-company';
import { pages } from '@/app/guard/pages';
import { isRecord } from '@/lib/guards';
import { tenants } from '@/mocks/domain/tenants';
import { useSession } from '@/stores/session';
import { useErrorLog } from '@/stores/error-log';
import { enterAs, server, startMockServer } from './mock-server';

const groups = Object.keys(import.meta.glob('/locales/zh-CN/*.json')).map(
  (file) => /([^/]+)\.json$/.exec(file)?.[1] ?? '',
);
beforeAll(async () => {
  // A change of the data is drawn at once.
  notifyManager.setScheduler((run) => run());
  await startMockServer(...groups);
  await act(() => enterAs('operator'));
  // The settings show the tenant that was entered.
  useSession.setState({ tenant: tenants[0] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => {
  notifyManager.setScheduler((run) => setTimeout(run));
  server.close();
});

type Values = Record<string, unknown>;

/** The record with one of its properties missing, null, or of another type. */
const withoutKey = (record: Values, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
const faults = [
  withoutKey,
  (record: Values, key: string) => ({ ...record, [key]: null }),
  (record: Values, key: string) => ({ ...record, [key]: isRecord(record[key]) ? 'x' : { x: 1 } }),
];
const faultyCopies = (record: Values): Values[] =>
  Object.keys(record).flatMap((key) => faults.map((fault) => fault(record, key)));

/** What an answer may look like: each property of a record in turn, and all properties of a list at once, in its rows. */
function faultyAnswers(answer: unknown): unknown[] {
  if (Array.isArray(answer)) {
    const [first] = answer;
    if (!isRecord(first)) return [];
    const rows = faultyCopies(first).map((row, index) =>
      'id' in row ? { ...row, id: `faulty${index}` } : row,
    );
    return [[...rows, ...answer], ...nestedFaults(first).map((row) => [row, ...answer])];
  }
  if (!isRecord(answer) || answer instanceof Set) return [];
  // The client refuses a list without its rows and its total.
  return 'items' in answer
    ? nestedFaults(answer)
    : [...faultyCopies(answer), ...nestedFaults(answer)];
}
const nestedFaults = (record: Values): Values[] =>
  Object.entries(record).flatMap(([key, value]) =>
    faultyAnswers(value).map((faulty) => ({ ...record, [key]: faulty })),
  );

let thrown: unknown;
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch(error: unknown) {
    thrown = error;
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

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

/** Texts of code that has read what is not there. */
const oddText = /.{0,30}(undefined|NaN|\[object|Invalid Date).{0,20}/;

describe('an answer that lacks something', () => {
  test.each(Object.keys(pages))('does not take %s down, and is reported once', async (path) => {
    const client = await open(path);
    const tried = new Set<string>();
    for (const { queryKey, state } of client.getQueryCache().getAll()) {
      const shape = JSON.stringify(Object.keys(Object(state.data)));
      if (tried.has(shape)) continue;
      tried.add(shape);
      for (const faulty of faultyAnswers(state.data)) {
        act(() => void client.setQueryData(queryKey, faulty));
        expect(thrown).toBeUndefined();
        expect(oddText.exec(document.body.textContent ?? '')?.[0]).toBeUndefined();
      }
      act(() => void client.setQueryData(queryKey, state.data));
    }
    const logged = useErrorLog
      .getState()
      .entries.map(({ thrown: text, at }) => `${text} ${at?.[0]}`);
    expect(logged).toEqual([...new Set(logged)]);
  });
});
