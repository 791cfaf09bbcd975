import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lineRankingApi } from '@/api/company/line-ranking';
import { addMonths, pastMonth, presentMonth } from '@/pages/rank/line-rank-management/months';
import { placedRankingApi } from '@/pages/rank/line-rank-management/placed-rankings';
import { RankingChoice, useRankingChoice } from '@/pages/rank/line-rank-management/ranking-choice';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(() => startMockServer('rank'));
beforeEach(() => act(() => enterAs('operator')));
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

function Choice() {
  const choice = useRankingChoice();
  const { search } = useLocation();
  return (
    <>
      <RankingChoice {...choice} />
      <output>{JSON.stringify([choice.period, choice.substationId ?? 'all'])}</output>
      <output>{search}</output>
    </>
  );
}
const show = (search = '') =>
  renderElement(
    <MemoryRouter initialEntries={[`/rank/line-rank-management${search}`]}>
      <Choice />
    </MemoryRouter>,
  );
const chosen = () => JSON.parse(screen.getAllByRole('status')[0]?.textContent ?? '');

test('the ranking opens in the present month and the first sub-station', () => {
  show();
  expect(chosen()).toEqual([presentMonth(), 1]);
  expect(screen.getByRole('button', { name: '下一月' })).toBeDisabled();
});

test('the month is changed by the arrows, which keep the rest of the address but its page', async () => {
  show('?period=2026-01&substationId=2&page=3&lineName=x');
  expect(chosen()).toEqual(['2026-01', 2]);
  await userEvent.click(screen.getByRole('button', { name: '上一月' }));
  expect(chosen()).toEqual(['2025-12', 2]);
  expect(screen.getAllByRole('status')[1]).toHaveTextContent(
    '?period=2025-12&substationId=2&lineName=x',
  );
  await userEvent.click(screen.getByRole('button', { name: '下一月' }));
  expect(chosen()).toEqual(['2026-01', 2]);
});

test('the month is typed key by key, and a text that is no month is gone when the box is left', async () => {
  show('?period=2026-01');
  const box = screen.getByRole('textbox', { name: '月份' });
  await userEvent.tripleClick(box);
  await userEvent.keyboard('2025-1');
  expect(box).toHaveValue('2025-1');
  await userEvent.keyboard('0');
  expect(box).toHaveValue('2025-10');
  expect(chosen()).toEqual(['2025-10', 1]);
  await userEvent.tripleClick(box);
  await userEvent.keyboard('next');
  expect(box).toHaveValue('next');
  expect(chosen()).toEqual(['2025-10', 1]);
  await userEvent.tab();
  expect(box).toHaveValue('2025-10');
});

test('all sub-stations can be chosen by the address', () => {
  show('?substationId=0');
  expect(chosen()).toEqual([presentMonth(), 'all']);
  expect(screen.getByText('全部分站')).toBeVisible();
});

const query = { page: 1, limit: 20, period: presentMonth(), substationId: 1 };

test('a ranking of one sub-station has the places that each line has gained since the month before', async () => {
  const before = await lineRankingApi.list({
    ...query,
    limit: 100,
    period: addMonths(query.period, -1),
  });
  const places = new Map(before.items.map(({ lineId, rank }) => [lineId, rank]));
  const { items } = await placedRankingApi.list(query);
  expect(items.length).toBeGreaterThan(0);
  for (const { lineId, rank, change } of items) {
    const place = places.get(lineId);
    expect(change).toBe(place === undefined ? null : place - rank);
  }
});

test('a ranking lacks only the changes when the month before cannot be loaded, and in all sub-stations', async () => {
  server.use(
    http.get('*/api/company/line-ranking', ({ request }) => {
      const { searchParams } = new URL(request.url);
      return searchParams.get('period') === query.period
        ? HttpResponse.json({ items: [{ id: 1, lineId: 1, rank: 2 }], totalCount: 1 })
        : new HttpResponse(null, { status: 500 });
    }),
  );
  const changes = async (asked: typeof query | Omit<typeof query, 'substationId'>) =>
    (await placedRankingApi.list(asked)).items.map(({ change }) => change);
  const { substationId: _one, ...all } = query;
  expect([await changes(query), await changes(all)]).toEqual([[null], [null]]);
  await waitFor(() => expect(shown).toEqual([]));
});

test('pastMonth accepts months up to the current one, which its message names', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30) });
  expect(['', '2026-11', '2025-12'].map((month) => pastMonth(month))).toEqual([null, null, null]);
  const message = { rule: 'pastMonth', values: { present: '2026-11' } };
  expect(['2026-12', '2026-', 'soon'].map((month) => pastMonth(month))).toEqual(
    Array.from({ length: 3 }, () => message),
  );
});
