import { expect, test, vi } from 'vitest';
import { saveOrder } from '@/elements/sort/save-order';

interface Row {
  id: number;
  sort: number;
  stamp: string;
}
const one = () => Promise.reject(new Error('not asked for'));
const saved = (row: Row): Promise<Row> => Promise.resolve({ ...row, stamp: `${row.stamp}'` });

test('saveOrder saves moved rows with their new position, and retries only the failed ones', async () => {
  const rows = [
    { id: 1, sort: 1, stamp: 'a' },
    { id: 3, sort: 3, stamp: 'c' },
    { id: 2, sort: 2, stamp: 'b' },
  ];
  const update = vi.fn<(row: Row) => Promise<Row>>(saved);
  update.mockRejectedValueOnce(new Error('502'));
  await expect(saveOrder(rows, { update, one })).rejects.toThrow('502');
  expect(update.mock.calls).toEqual([
    [{ id: 3, sort: 2, stamp: 'c' }],
    [{ id: 2, sort: 3, stamp: 'b' }],
  ]);
  update.mockClear();
  await saveOrder(rows, { update, one });
  expect(update.mock.calls).toEqual([[{ id: 3, sort: 2, stamp: 'c' }]]);
  await saveOrder(rows, { update, one });
  expect(update).toHaveBeenCalledTimes(1);
  expect(rows.map(({ stamp }) => stamp)).toEqual(['a', "c'", "b'"]);
});

test('saveOrder retries a row saved without a response with its current stamp', async () => {
  const rows = [
    { id: 2, sort: 2, stamp: 'b' },
    { id: 1, sort: 1, stamp: 'a' },
  ];
  const update = vi.fn<(row: Row) => Promise<undefined>>(() => Promise.resolve(undefined));
  update.mockRejectedValueOnce(new Error('502'));
  const now = { one: async () => ({ id: 1, sort: 2, stamp: "a'" }), update };
  await expect(saveOrder(rows, now)).rejects.toThrow('502');
  update.mockClear();
  await saveOrder(rows.toReversed(), now);
  expect(update.mock.calls).toEqual([[{ id: 1, sort: 1, stamp: "a'" }]]);
});
