import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { substationSmsApi } from '@/api/substation/substation-sms';
import { LowAccounts } from '@/pages/platform-site/substation-sms-management/low-accounts';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('platform-site'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

const Address = () => <output>{useLocation().search}</output>;

test('the page says how many accounts are short, and shows these alone and all again', async () => {
  const { items } = await substationSmsApi.list({ page: 1, limit: 100 });
  const short = items.filter(({ balance, warnBelow }) => balance < warnBelow);
  expect(short.length).toBeGreaterThan(0);
  const { totalCount } = await substationSmsApi.list({ page: 1, limit: 1, isLow: true });
  expect(totalCount).toBe(short.length);
  renderElement(
    <MemoryRouter>
      <LowAccounts />
      <Address />
    </MemoryRouter>,
  );
  expect(await screen.findByText(`${short.length} 个分站的短信余额低于预警值`)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '只看不足' }));
  expect(within(screen.getByRole('status')).getByText('?isLow=true')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '查看全部' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the page says that no account is short, instead of leaving the line out', async () => {
  server.use(
    http.get(`*${substationSmsApi.list.path}`, () =>
      HttpResponse.json({ items: [], totalCount: 0 }),
    ),
  );
  renderElement(
    <MemoryRouter>
      <LowAccounts />
    </MemoryRouter>,
  );
  expect(screen.getByText('数据加载中...')).toBeVisible();
  expect(await screen.findByText('所有分站的短信余额都不低于预警值')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
