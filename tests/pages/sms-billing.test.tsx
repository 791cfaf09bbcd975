import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smsHistoryApi } from '@/api/substation/sms-history';
import { formatTime } from '@/lib/time';
import { SentPerDay } from '@/pages/substation-sms-recharge/sms-billing-details/sent-per-day';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('substation-sms-recharge'));
beforeEach(() => act(() => enterAs('operator')));
afterAll(() => server.close());

test('the chart of the messages has the total of each of the last 14 days', async () => {
  renderElement(
    <MemoryRouter>
      <SentPerDay list={smsHistoryApi.callSms} />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^以表格显示：近 14 天/ }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(14);
  const day = formatTime(Date.now(), '{y}-{m}-{d}');
  const { totalCount } = await smsHistoryApi.callSms({
    page: 1,
    limit: 1,
    sendTimeBegin: `${day} 00:00:00`,
    sendTimeEnd: `${day} 23:59:59`,
  });
  const today = within(rows.at(-1) ?? document.body);
  expect(today.getByRole('rowheader')).toHaveTextContent(day.slice(5));
  expect(today.getByRole('cell')).toHaveTextContent(totalCount.toLocaleString('en-US'));
});
