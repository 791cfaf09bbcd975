import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCellDraft } from '@/elements/table/cells/use-cell-draft';

test('saves a change once, however often it is committed meanwhile', async () => {
  let finish: () => void = () => undefined;
  const send = vi.fn<() => Promise<void>>(() => new Promise((done) => (finish = done)));
  const { result } = renderHook(() => useCellDraft('1', '1'));
  const answers: Promise<boolean>[] = [];
  await act(async () => {
    answers.push(result.current.send('2', send), result.current.send('2', send));
  });
  await act(async () => finish());
  expect(await Promise.all(answers)).toEqual([true, false]);
  expect(send).toHaveBeenCalledOnce();
});
