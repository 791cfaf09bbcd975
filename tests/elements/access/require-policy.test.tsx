import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import VoteCompanies from '@/pages/marketing/vote-company';
import { enterAs, server, shown, startMockServer } from '../../pages/mock-server';
import { renderElement } from '../../render';

beforeAll(() => startMockServer('marketing'));
afterAll(() => server.close());

test('RequirePolicy shows a page without a policy to everybody, and names a missing permission', async () => {
  await act(() => enterAs('staff'));
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  renderElement(
    <MemoryRouter initialEntries={['/marketing/vote-company/1/1384250000000000001/x']}>
      <VoteCompanies />
    </MemoryRouter>,
  );
  expect(await screen.findByText('所需权限：MarketManagement.Vote')).toBeVisible();
  expect(asked).toEqual([]);
  expect(shown).toEqual([]);
});
