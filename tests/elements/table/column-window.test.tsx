import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useColumnWindow } from '@/elements/table/columns/column-window';

afterEach(() => vi.unstubAllGlobals());

test('useColumnWindow measures the box after the browser has laid it out, not when the table mounts', () => {
  const clientWidth = vi.fn<() => number>(() => 600);
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientWidth', { get: clientWidth });
  let afterLayout = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        afterLayout = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { result } = renderHook(() => useColumnWindow({ current: box }, true));
  expect(clientWidth).not.toHaveBeenCalled();
  act(() => afterLayout());
  expect(result.current).toEqual({ from: -150, to: 750 });
});
