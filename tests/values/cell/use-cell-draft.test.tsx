import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCellDraft } from '@/values/cell/use-cell-draft';

test('useCellDraft saves a change once, even if it is committed again meanwhile', async () => {
  let finish: () => void = () => undefined;
  const send = vi.fn<() => Promise<void>>(() => new Promise((done) => (finish = done)));
  const { result } = renderHook(() => useCellDraft('1', '1'));
  const results: Promise<boolean>[] = [];
  await act(async () => {
    results.push(result.current.send('2', send), result.current.send('2', send));
  });
  await act(async () => finish());
  expect(await Promise.all(results)).toEqual([true, false]);
  expect(send).toHaveBeenCalledOnce();
});

test('useCellDraft reports a failed save until the next one succeeds, so that its message stays', async () => {
  let finish: () => void = () => undefined;
  const { result } = renderHook(() => useCellDraft('1', '1'));
  await act(() => result.current.send('2', () => Promise.reject(new Error('refused'))));
  expect(result.current).toMatchObject({ busy: false, failed: true });
  let sending: Promise<boolean> | undefined;
  await act(async () => {
    sending = result.current.send('2', () => new Promise<void>((done) => (finish = done)));
  });
  expect(result.current).toMatchObject({ busy: true, failed: true });
  await act(async () => finish());
  expect(await sending).toBe(true);
  expect(result.current).toMatchObject({ busy: false, failed: false });
});

test('useCellDraft shows the saved value again when the row is loaded with it after the save, as an undo does', () => {
  const { result, rerender } = renderHook(({ revision }) => useCellDraft('1', '1', revision), {
    initialProps: { revision: 'a' },
  });
  act(() => result.current.setSent('2'));
  expect(result.current.draft).toBe('2');
  rerender({ revision: 'b' });
  expect(result.current.draft).toBe('1');
});

test('useCellDraft keeps what is being edited when the row is loaded again', () => {
  const { result, rerender } = renderHook(({ revision }) => useCellDraft('1', '1', revision), {
    initialProps: { revision: 'a' },
  });
  act(() => result.current.setDraft('2'));
  rerender({ revision: 'b' });
  expect(result.current.draft).toBe('2');
});
