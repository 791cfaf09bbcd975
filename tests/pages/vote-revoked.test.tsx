import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { voteApi } from '@/api/company/vote';
import { VoteStatus } from '@/enums';
import VoteCompanies from '@/pages/marketing/vote-company';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('marketing'));
beforeEach(() => enterAs('operator'));
afterAll(() => server.close());

/** The number of votes in the head, and the votes of each day since the start. */
const headOf = (title: string) => {
  const head = screen.getByRole('heading', { name: title }).closest('header') ?? document.body;
  return {
    votes: within(head).getAllByText(/^\d+$/)[0]?.textContent,
    days: within(head).getByRole('img').innerHTML,
  };
};

test('the head of a vote follows when a vote is revoked in the details of a company', async () => {
  const [vote] = (await voteApi.list({ page: 1, limit: 1, status: VoteStatus.inProgress })).items;
  if (!vote) throw new Error('No vote');
  renderElement(
    <MemoryRouter initialEntries={[`/vote/${vote.id}`]}>
      <Routes>
        <Route path="/vote/:id" element={<VoteCompanies />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('img', { name: /天，每天/ });
  const before = headOf(vote.title);
  const [details] = await screen.findAllByRole('button', { name: '投票明细' });
  await userEvent.click(details ?? document.body);
  const popup = within(await screen.findByRole('dialog'));
  const [remove] = await popup.findAllByRole('button', { name: /撤销|删除/ });
  await userEvent.click(remove ?? document.body);
  await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  await screen.findByText(/操作成功/);
  const [close] = popup.getAllByRole('button', { name: '关闭' });
  await userEvent.click(close ?? document.body);
  await waitFor(() => expect(headOf(vote.title).votes).toBe(String(Number(before.votes) - 1)));
  await waitFor(() => expect(headOf(vote.title).days).not.toBe(before.days));
});
