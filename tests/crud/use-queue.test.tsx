import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PageQuery } from '@/api/types';
import { useQueue } from '@/crud/queue/use-queue';
import { ConnectType } from '@/enums';
import type { CrudDeclaration } from '@/schema/crud';
import type { AnyQueue } from '@/schema/queue';
import { Around } from '../render';
import { endpointProperties } from './endpoint-properties';

interface Person {
  id: number;
  mobile: string;
  connectType: ConnectType;
}
interface Query extends PageQuery {
  connectType?: ConnectType;
}
const { noFeedback, notReached, reached } = ConnectType;

let people: Person[];
let isListBroken: boolean;
const list = async ({ connectType }: Query) => {
  if (isListBroken) throw new Error('gone');
  const items = people.filter((one) => one.connectType === connectType);
  return { items, totalCount: items.length };
};
const update = async (saved: Person) => {
  people = people.map((one) => (one.id === saved.id ? saved : one));
};
const page: CrudDeclaration<Person, Query, Person> = {
  name: 'consultation.freight',
  api: {
    list: Object.assign(list, endpointProperties),
    update: Object.assign(update, endpointProperties),
  },
  columns: [],
};
const queue: AnyQueue<Person, Query> = {
  waiting: { connectType: noFeedback },
  title: 'mobile',
  phone: 'mobile',
  result: { key: 'connectType', enum: ConnectType, values: [reached, notReached, noFeedback] },
  remark: { key: 'mobile', maxLength: 200 },
  reload: async ({ id }) => people.find((one) => one.id === id) ?? null,
};
const query: Query = { page: 1, limit: 20, connectType: noFeedback };

/** Opens the queue at a record and returns its state. */
async function open(place = 'first') {
  const { result } = renderHook(
    () => useQueue({ page, queue, query, place, onChanged: () => undefined }),
    {
      wrapper: Around,
    },
  );
  await waitFor(() => expect(result.current.isLoaded).toBe(true));
  return result;
}

beforeEach(() => {
  isListBroken = false;
  people = [1, 2, 3, 4].map((id) => ({ id, mobile: '', connectType: noFeedback }));
});

test('the queue does not count the skipped records among the rest', async () => {
  const state = await open();
  expect(state.current).toMatchObject({ left: 4, skipped: 0 });
  await act(() => state.current.skip());
  expect(state.current).toMatchObject({ row: { id: 2 }, left: 3, skipped: 1 });
});

test('the queue offers a record again that waits on after it was saved', async () => {
  const state = await open();
  await act(() => state.current.save({ connectType: noFeedback }));
  expect(state.current).toMatchObject({ row: { id: 2 }, left: 3, skipped: 1, savedCount: 1 });
  await act(() => state.current.save({ connectType: reached }));
  expect(state.current).toMatchObject({ row: { id: 3 }, left: 2, skipped: 1, savedCount: 2 });
});

test('the queue begins with the first record when the one of the address waits no longer', async () => {
  people = people.map((one) => (one.id === 3 ? { ...one, connectType: reached } : one));
  const state = await open('3');
  expect(state.current).toMatchObject({ row: { id: 1 }, left: 3, skipped: 0 });
});

test('the queue does not return to a skipped record when the next one could not be loaded', async () => {
  const state = await open();
  isListBroken = true;
  await act(() => state.current.skip());
  expect(state.current).toMatchObject({ hasFailed: true, row: { id: 1 } });
  isListBroken = false;
  await act(() => state.current.retry());
  expect(state.current).toMatchObject({ hasFailed: false, row: { id: 2 }, left: 3 });
});
