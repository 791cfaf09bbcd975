import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { timeTable, passedCounter, storedRows } from '@/mocks/db/time-table';

interface Thing {
  id: string;
  due: string;
  isDue: boolean;
  concurrencyStamp: string;
}
const seed = async (): Promise<Thing[]> =>
  ['a', 'b', 'c'].map((id, index) => ({
    id,
    due: `2026-01-0${index + 1}`,
    isDue: false,
    concurrencyStamp: `seed-${id}`,
  }));
let today = '2026-01-01';
const make = () =>
  timeTable<Thing>('Thing', {
    seed,
    moment: () => ({
      version: today,
      prepare: () => (thing) => ({ ...thing, isDue: thing.due <= today }),
    }),
  });

beforeEach(() => {
  today = '2026-01-01';
});
afterEach(() => vi.useRealTimers());

describe('a table that follows the clock', () => {
  test('updates its rows whenever it is opened, before they are filtered and sorted', async () => {
    const table = make();
    const due = async () =>
      (await table.open()).sorted({ sort: 'isDue desc,id' }, ({ isDue }) => isDue);
    expect((await due()).map(({ id }) => id)).toEqual(['a']);
    today = '2026-01-03';
    expect((await due()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('reports no change when only the time passes', async () => {
    const table = make();
    const changed = vi.fn<() => void>();
    table.onChange = changed;
    await table.open();
    today = '2026-01-02';
    expect((await table.open()).one('b')).toMatchObject({
      isDue: true,
      concurrencyStamp: 'seed-b',
    });
    expect(changed).not.toHaveBeenCalled();
    expect(table.changed()).toEqual([]);
  });

  test('keeps changed, added and removed rows and updates them as well', async () => {
    const table = make();
    const b = (await table.open()).one('b');
    table.save({ ...b, due: '2026-01-04' });
    table.save({ ...b, id: 'd', concurrencyStamp: '' });
    table.remove('c');
    today = '2026-01-03';
    const rows = (await table.open()).all();
    expect(rows.map(({ id, isDue }) => [id, isDue])).toEqual([
      ['a', true],
      ['b', false],
      ['d', true],
    ]);
    table.clear();
    expect((await table.open()).all().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('omits rows until they exist', async () => {
    const table = timeTable<Thing>('Thing', {
      seed,
      moment: () => ({
        version: today,
        prepare: () => (thing) => (thing.due <= today ? thing : null),
      }),
    });
    expect((await table.open()).all()).toHaveLength(1);
    today = '2026-01-02';
    expect((await table.open()).all()).toHaveLength(2);
  });

  test('returns its stored rows without being opened', async () => {
    const table = make();
    (await table.open()).remove('a');
    expect((await storedRows(table, seed)).map(({ id }) => id)).toEqual(['b', 'c']);
  });
});

test('passedCounter counts the times that have passed, also after the clock was set back', () => {
  const passed = passedCounter(['2026-01-03', '2026-01-01', '2026-01-02']);
  expect(
    ['2025-12-31', '2026-01-01', '2026-01-05', '2026-01-02'].map((now) => passed(now)),
  ).toEqual([0, 1, 3, 2]);
});
