import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/api/endpoint';
import { isNotFound } from '@/api/errors';
import type { ById, Items } from '@/api/types';
import { asCrud } from '@/crud/crud-adapter';
import { drainNotices } from '@/ui/feedback/notices';
import { endpointProperties } from './endpoint-properties';

interface Category extends ById {
  name: string;
  stamp: string;
}
type Input = Partial<ById> & { name: string; stamp?: string };

/** A server that stores the sent list and gives ids to new records. */
function serverOf(stored: Category[]) {
  let rows = stored;
  const list = async () => ({ items: rows });
  const saveAll = vi.fn<(request: { items: Input[] }) => Promise<Items<Category>>>(
    async ({ items }) => {
      rows = items.map((row, index) => ({ id: index + 1, stamp: 'new', ...row }));
      return { items: rows };
    },
  );
  const all: Endpoint<void, Items<Category>> = Object.assign(list, endpointProperties);
  const one: Endpoint<ById, Category> = Object.assign(
    async ({ id }: ById) => rows.find((row) => row.id === id) ?? { id, name: '', stamp: '' },
    endpointProperties,
  );
  const api = asCrud({ all, one, saveAll: Object.assign(saveAll, endpointProperties) });
  return { api, saveAll, add: (row: Category) => (rows = [...rows, row]) };
}
const two = [
  { id: 1, name: '叉车', stamp: 'a' },
  { id: 2, name: '托盘', stamp: 'b' },
];

test('update sends the current list with the changed record, which keeps the stamp it was opened with', async () => {
  const { api, saveAll, add } = serverOf(two);
  add({ id: 3, name: '货架', stamp: 'c' });
  const saved = await api.update?.({ id: '2', name: '木托盘', stamp: 'old' });
  expect(saveAll.mock.calls[0]?.[0].items).toEqual([
    { id: 1, name: '叉车', stamp: 'a' },
    { id: '2', name: '木托盘', stamp: 'old' },
    { id: 3, name: '货架', stamp: 'c' },
  ]);
  expect(saved).toMatchObject({ name: '木托盘' });
});

describe('an update of a record that somebody else has deleted', () => {
  beforeEach(() => void drainNotices());

  test('fails as not found with a message and saves nothing', async () => {
    const { api, saveAll } = serverOf(two);
    await expect(api.update({ id: 3, name: '货架' })).rejects.toMatchObject({
      kind: 'server',
      status: 404,
    });
    expect(saveAll).not.toHaveBeenCalled();
    expect(drainNotices()).toMatchObject([{ level: 'error' }]);
  });

  test('leaves the message to a caller that shows the error itself', async () => {
    const { api } = serverOf(two);
    const saved = api.update({ id: 3, name: '货架' }, { quiet: isNotFound });
    await expect(saved).rejects.toMatchObject({ status: 404 });
    expect(drainNotices()).toEqual([]);
  });
});

test('create appends the record and returns it as saved by the server', async () => {
  const { api } = serverOf(two);
  expect(await api.create?.({ name: '地磅' })).toEqual({ id: 3, name: '地磅', stamp: 'new' });
});

test('remove leaves out the record, and list pages the others', async () => {
  const { api } = serverOf(two);
  await api.remove?.({ id: 1 });
  const page = await api.list({ page: 1, limit: 1 });
  expect(page).toEqual({ items: [{ id: 2, name: '托盘', stamp: 'b' }], totalCount: 1 });
});

test('a save that the server answers without the list succeeds, without a record to show', async () => {
  const { api, saveAll } = serverOf(two);
  saveAll.mockResolvedValue(undefined as never);
  await expect(api.create({ name: '货架' })).resolves.toBeUndefined();
  await expect(api.update({ id: 1, name: '电动叉车' })).resolves.toBeUndefined();
  await expect(api.remove({ id: 2 })).resolves.toBeUndefined();
  expect(saveAll).toHaveBeenCalledTimes(3);
});
