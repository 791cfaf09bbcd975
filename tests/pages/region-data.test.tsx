import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegionData } from '@/pages/base-support/base-data/region-data';
import { renderElement } from '../render';
import { enterAs, server, startMockServer } from './mock-server';

beforeAll(() => startMockServer('base-support'));
afterAll(() => server.close());

test('the regions begin with the details of the first one, and show those of a chosen one', async () => {
  await act(() => enterAs('operator'));
  renderElement(
    <MemoryRouter>
      <RegionData />
    </MemoryRouter>,
  );
  const detail = within(await screen.findByRole('region', { name: '地区详情' }));
  expect(detail.getByRole('heading', { name: '北京市' })).toBeVisible();
  expect(detail.getByText('110000')).toBeVisible();
  await userEvent.click(screen.getByText('山东省'));
  expect(detail.getByRole('heading', { name: '山东省' })).toBeVisible();
});
