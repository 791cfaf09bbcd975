import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lazyLayouts } from '@/crud/layouts/lazy-layouts';
import { startI18n } from '@/i18n';
import type { ListLayouts } from '@/schema/layout';
import { Around, renderElement } from '../../render';

const layouts: ListLayouts<object> = {
  Choice: () => <p>choice</p>,
  Content: () => <p>schedule</p>,
};
const load = vi.fn<() => Promise<ListLayouts<object>>>(async () => layouts);

beforeAll(() => startI18n());
beforeEach(() => {
  localStorage.clear();
  load.mockClear();
});

function open(search: string, isReady: boolean) {
  const { Choice, Content } = lazyLayouts(load);
  const draw = (ready: boolean) => (
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Choice name="company.company" isReady={ready} />
      <Content
        name="company.company"
        list={{ query: { page: 1, limit: 10 }, updatedAt: 0, conditions: { values: {} } }}
        call={async () => ({ items: [], totalCount: 0 })}
        actions={() => null}
        onOpen={() => undefined}
        onSave={undefined}
        onCreate={undefined}
      >
        <p>table</p>
      </Content>
    </MemoryRouter>
  );
  const { rerender, container } = renderElement(draw(isReady));
  return { container, finish: () => rerender(<Around>{draw(true)}</Around>) };
}

test('draws the table at once, and loads its layouts after the rows', async () => {
  const { finish } = open('', false);
  expect(screen.getByText('table')).toBeVisible();
  // Longer than the list waits for an idle moment.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(load).not.toHaveBeenCalled();
  finish();
  expect(await screen.findByText('choice', undefined, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText('table')).toBeVisible();
});

test('loads the layout of the address without waiting for the rows of the table', async () => {
  open('?view=schedule', false);
  expect(await screen.findByText('schedule')).toBeVisible();
  expect(await screen.findByText('choice')).toBeVisible();
  expect(screen.queryByText('table')).toBeNull();
});

test('shows a placeholder while the code of the layout loads, and offers to load it again after a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  const request = new Promise<never>((_resolve, reject) => (fail = reject));
  load.mockImplementation(() => request);
  const { container } = open('?view=schedule', false);
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument();
  fail(new Error('offline'));
  // The choice of the layout and the layout itself.
  const [, retry] = await screen.findAllByRole('button');
  expect(container.querySelector('[aria-busy]')).toBeNull();
  load.mockResolvedValue(layouts);
  act(() => retry?.click());
  expect(await screen.findByText('schedule')).toBeVisible();
});
