import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Table } from '@/mocks/db/table';
import { lazy } from '@/mocks/lib/loading';

interface Town {
  id: number;
  name: string;
  people: number | null;
  isOpen: boolean;
  concurrencyStamp: string;
}
const town = (id: number, name: string, people: number | null, isOpen = true): Town => ({
  id,
  name,
  people,
  isOpen,
  concurrencyStamp: `stamp${id}`,
});

const seed = lazy(async () => [
  town(1, '临沂', 30),
  town(2, '安阳', null),
  town(3, '保定', 10, false),
  town(4, '安阳', 20),
]);
let towns = new Table<Town>('Town', { seed });
const ids = (sort: string) =>
  towns.page({ page: 1, limit: 10, sort }).items.map(({ id }: Town) => id);

beforeEach(async () => {
  towns = new Table<Town>('Town', { seed });
  await towns.open();
});

describe('the order of a table', () => {
  test('sorts by several columns in their order', () => {
    expect(ids('isOpen asc, people desc')).toEqual([3, 1, 4, 2]);
    expect(ids('name asc, people desc')).toEqual([4, 2, 3, 1]);
  });

  test('sorts again after a change', async () => {
    expect(ids('people descending')[0]).toBe(1);
    towns.save({ ...towns.one(3), people: 99 });
    expect(ids('people descending')[0]).toBe(3);
  });
});

describe('a table', () => {
  test('returns copies of its rows', () => {
    towns.one(1).name = '别名';
    towns.page({}).items.forEach((row) => (row.name = '别名'));
    expect(towns.one(1).name).toBe('临沂');
  });

  test('refuses to remove or return a row that does not exist', () => {
    towns.remove(1);
    expect(() => towns.remove(1)).toThrow(/no entity Town with id = 1/);
    expect(() => towns.one(1)).toThrow(/no entity Town with id = 1/);
  });

  test('lists the changes since the seed, and restores them', async () => {
    expect(towns.changed()).toEqual([]);
    towns.remove(2);
    const { id } = towns.save(town(9, '滨州', 5));
    const other = new Table<Town>('Town', { seed });
    other.restore(towns.changed());
    await other.open();
    expect(other.all().map((row) => row.id)).toEqual([1, 3, 4, id]);
    other.restore(undefined);
    await other.open();
    expect(other.all().map((row) => row.id)).toEqual([1, 2, 3, 4]);
  });

  test('has no change for a row that was added and removed', () => {
    towns.save(town(9, '滨州', 5));
    towns.remove(9);
    expect(towns.changed()).toEqual([]);
  });

  test('has the rows of the seed again after clear, and reports one change', async () => {
    towns.remove(2);
    towns.onChange = vi.fn<() => void>();
    towns.clear();
    await towns.open();
    expect(towns.one(2).name).toBe('安阳');
    expect(towns.changed()).toEqual([]);
    expect(towns.onChange).toHaveBeenCalledTimes(1);
  });

  test('creates ids of nineteen digits, and no id twice', () => {
    const id = towns.newId();
    towns.save({ ...town(1, '新', 1), id: id as unknown as number });
    expect(id).toMatch(/^\d{19}$/);
    expect(towns.newId(Number(id.slice(6)))).not.toBe(id);
  });
});
