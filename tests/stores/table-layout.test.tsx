import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashUser } from '@/lib/user-hash';
import { useSession } from '@/stores/session';

test('a table layout is restored when the code of tables loads after the sign-in', async () => {
  const layout = { order: ['b', 'a'], widths: { a: 240 }, pins: {}, known: [] };
  const key = `tableLayouts_${hashUser(undefined, 'operator')}`;
  localStorage.setItem(key, JSON.stringify({ sample: layout }));
  useSession.setState({ userName: 'operator' });

  const { setColumnWidth, useStoredLayout } = await import('@/stores/table-layout');

  expect(renderHook(() => useStoredLayout('sample')).result.current).toEqual(layout);
  setColumnWidth('sample', 'b', 96);
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  expect(kept.sample.widths).toEqual({ a: 240, b: 96 });
});
