import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AllRows } from '@/elements/table/rows/all-rows';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// `act` renders everything before it returns, which would hide the first commit.
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const rowPx = 31;

/** Mounts a table; `show` renders it without the deferred work and returns its rows and the height of its empty row. */
function mountTable() {
  const table = document.createElement('table');
  const root = createRoot(table);
  onTestFinished(() => root.unmount());
  const shown = () => ({
    rows: table.querySelectorAll('[data-index]').length,
    emptyPx: Number.parseInt(
      table.querySelector<HTMLElement>('[aria-hidden]')?.style.height ?? '0',
      10,
    ),
  });
  const show = (count: number) => {
    flushSync(() =>
      root.render(
        <AllRows count={count} rowPx={rowPx}>
          {(index) => <tr key={index} data-index={index} />}
        </AllRows>,
      ),
    );
    return shown();
  };
  return { show, shown };
}

test('the table renders the first rows when it mounts, reserves the space of the others and renders them later', async () => {
  const { show, shown } = mountTable();
  expect(show(100)).toEqual({ rows: 40, emptyPx: 60 * rowPx });
  await vi.waitFor(() => expect(shown()).toEqual({ rows: 100, emptyPx: 0 }));
});

test('the table renders a changed number of rows immediately, also before the first render is complete', () => {
  const { show } = mountTable();
  show(100);
  expect(show(99)).toEqual({ rows: 99, emptyPx: 0 });
  expect(show(20)).toEqual({ rows: 20, emptyPx: 0 });
});
