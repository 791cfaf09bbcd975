import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Companies } from '@/pages/company/shared/companies';
import CarouselManagement from '@/pages/marketing/carousel-management';
import DialogManagement from '@/pages/marketing/dialog-management';
import LineRecommend from '@/pages/marketing/line-recommend';
import VoteList from '@/pages/marketing/vote-list';
import { renderElement } from '../render';
import { enterAs, server, shown, startMockServer } from './mock-server';

beforeAll(async () => {
  await startMockServer('marketing', 'company', 'layouts');
  await import('@/crud/layouts/schedule/schedule-view');
});
beforeEach(async () => {
  await act(() => enterAs('operator'));
  shown.length = 0;
});
afterAll(() => server.close());

const open = (Page: ComponentType, search: string) =>
  renderElement(
    <MemoryRouter initialEntries={[`/?view=schedule&substationId=1${search}`]}>
      <Page />
    </MemoryRouter>,
  );

test.each<[name: string, page: ComponentType, state: string]>([
  ['carousel', CarouselManagement, '展示中'],
  ['pop-ups', DialogManagement, '展示中'],
  ['recommendations', LineRecommend, '展示中'],
  ['votes', VoteList, '进行中'],
])('the end of a period moves by a day in the schedule of %s', async (_name, Page, state) => {
  open(Page, '');
  const [bar] = await screen.findAllByRole('button', { name: new RegExp(`，${state}$`) });
  const edge = bar?.parentElement?.querySelector<HTMLElement>('[data-edge="end"]');
  const before = Number(edge?.getAttribute('aria-valuenow'));
  act(() => edge?.focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(await screen.findByText(/^时段已改为/)).toBeVisible();
  await waitFor(() => expect(edge).not.toHaveAttribute('aria-disabled'));
  expect(edge).toHaveAttribute('aria-valuenow', String(before + 1));
  expect(shown).toEqual([]);
});

test('the start of a vote that runs, and both ends of one that has ended, cannot be moved', async () => {
  open(VoteList, '');
  const bars = await screen.findAllByRole('button', { name: /，(进行中|已结束)$/ });
  for (const bar of bars) {
    const edges = [...(bar.parentElement?.querySelectorAll('[data-edge]') ?? [])];
    const isOver = bar.getAttribute('aria-label')?.endsWith('已结束');
    expect(edges.filter((edge) => isOver || edge.matches('[data-edge="start"]'))).toEqual([]);
  }
});

test('the expiry of memberships is a mark of its day, which is not moved and leaves nothing free', async () => {
  open(Companies, '');
  const [mark] = await screen.findAllByRole('button', { name: /^.+，.*公司，.+ 到期，启用$/ });
  expect(mark?.closest('[data-mark]')).not.toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText(/空档/)).toBeNull();
  expect(shown).toEqual([]);
});
