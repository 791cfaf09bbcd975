import { expect, test } from 'vitest';
import { mapInSlices } from '@/mocks/lib/loading';

test('mapInSlices maps each item with its index and lets other tasks run in between', async () => {
  let hasOtherRun = false;
  setTimeout(() => (hasOtherRun = true));
  const sums = await mapInSlices(Float64Array.of(...Array(64).keys()), (item, index) => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    return item + index;
  });
  expect(sums).toEqual(Array.from({ length: 64 }, (_, index) => index * 2));
  expect(hasOtherRun).toBe(true);
});

test('mapInSlices rejects when an item cannot be mapped', async () => {
  const failing = mapInSlices({ length: 3 }, (_, index) => {
    if (index === 1) throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
});
