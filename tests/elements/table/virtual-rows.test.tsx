import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { AllRows } from '@/elements/table/rows/all-rows';
import { BodyRows } from '@/elements/table/rows/body-rows';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// `act` renders everything before it returns, which would hide the first commit.
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

const rowPx = 31;

const row = (index: number) => <tr key={index} data-index={index} />;

/** Mounts a table; `show` renders it without the deferred work and returns its rows and the height of its empty row. */
function mountTable(body = (count: number) => <AllRows {...{ count, rowPx }}>{row}</AllRows>) {
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
    flushSync(() => root.render(body(count)));
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

test('a long table shows its first rows until its code is there, and then only those in view', async () => {
  const box = { current: null };
  const { show, shown } = mountTable((count) => (
    <BodyRows isLong {...{ box, count, rowPx }}>
      {row}
    </BodyRows>
  ));
  expect(show(5_000)).toEqual({ rows: 40, emptyPx: 4_960 * rowPx });
  // Without a layout no row is in view.
  await vi.waitFor(() => expect(shown()).toEqual({ rows: 0, emptyPx: 5_000 * rowPx }));
});
