import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyCheckinApplyApi } from '@/api/substation/company-checkin-apply';
import { ConnectType } from '@/enums';
import { dayMs, formatDate } from '@/lib/time';
import { queryString } from '@/lib/url/query-string';
import { Days } from '@/pages/dashboard/days';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

const show = () =>
  renderElement(
    <MemoryRouter>
      <Days />
    </MemoryRouter>,
  );
/** The rows of the table of a chart: the day, the number of each status, and their sum. */
async function rowsOf(title: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(title) }));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}
const dayBefore = (count: number) => formatDate(Date.now() - count * dayMs);

beforeAll(() => startMockServer('dashboard'));
beforeEach(() => act(() => enterAs('staff')));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the workbench of a sub-station counts 14 days of applications as the list does, and opens them', async () => {
  show();
  const rows = await rowsOf('每日入驻申请');
  expect(rows).toHaveLength(14);
  const first = dayBefore(13);
  const counted = { creationTimeBegin: `${first} 00:00:00`, page: 1, limit: 1 };
  const { totalCount } = await companyCheckinApplyApi.list(counted);
  expect(totalCount).toBeGreaterThan(0);
  expect(rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(totalCount);
  const open = { ...counted, connectType: ConnectType.noFeedback };
  const waiting = await companyCheckinApplyApi.list(open);
  expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(waiting.totalCount);
  expect(screen.getByRole('link', { name: rows[0]?.[0] ?? '' })).toHaveAttribute(
    'href',
    `/consultation/company-settlement-consultation?${queryString({ creationTimeBegin: `${first} 00:00:00`, creationTimeEnd: `${first} 23:59:59` })}`,
  );
});

test('days that the loaded records do not cover are left out instead of counted too low', async () => {
  const items = [0, 0, 2, 3].map((days, id) => ({
    id,
    creationTime: `${dayBefore(days)} 08:00:00`,
    connectType: ConnectType.noFeedback,
  }));
  server.use(
    http.get('*/api/substation/company-checkin-apply', () =>
      HttpResponse.json({ items, totalCount: 5_000 }),
    ),
  );
  show();
  const rows = await rowsOf('每日入驻申请');
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    [dayBefore(2).slice(-5), '1'],
    [dayBefore(1).slice(-5), '0'],
    [dayBefore(0).slice(-5), '2'],
  ]);
});

test('only pages that the user may open have a chart', async () => {
  show();
  expect(await screen.findByRole('button', { name: /每日发布线价/ })).toBeInTheDocument();
  expect(screen.queryByText('每日货源')).toBeNull();
});
