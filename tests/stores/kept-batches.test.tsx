import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '@/api/errors';
import { useSession } from '@/stores/session';
import {
  doneLines,
  keepBatch,
  settleRecords,
  unfinishedIds,
  useKeptBatches,
  type BatchOrigin,
} from '@/stores/work/kept-batches';

const disabling: BatchOrigin = { name: 'company.company', code: 'disable', title: '禁用' };
const importing = {
  name: 'company.company',
  code: 'import',
  title: '导入',
  file: 'companies.xlsx',
};

/** Starts a batch and shows its results, of which nothing has been done. */
const interrupt = (origin: BatchOrigin, ids: number[]) =>
  keepBatch(origin, ids, 'closed tab').end();
const left = () => {
  const { result } = renderHook(() => useKeptBatches(Date.now() + 600_000));
  return result.current.map((batch) => [batch.code, batch.left]);
};

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ userName: '' });
  useSession.setState({ userName: 'operator' });
});

test('records that are settled leave the interrupted batches of their action only', () => {
  interrupt(disabling, [1, 2]);
  settleRecords({ name: 'company.company', code: 'enable' }, [1]);
  settleRecords({ name: 'user.user', code: 'disable' }, [1]);
  expect(left()).toEqual([['disable', [1, 2]]]);
  settleRecords(disabling, [1]);
  expect(left()).toEqual([['disable', [2]]]);
});

test('lines that are done belong to their file', () => {
  const keeper = keepBatch(importing, [1, 2], '');
  keeper.onSent(1);
  keeper.onSettled(1, null);
  expect(doneLines(importing)).toEqual(new Set([1]));
  expect(doneLines({ ...importing, file: 'other.xlsx' })).toEqual(new Set());
  expect(doneLines({ ...importing, name: 'user.user' })).toEqual(new Set());
});

test('a record that was skipped is not done again when the batch is continued', () => {
  const keeper = keepBatch(disabling, [1, 2], 'closed tab');
  keeper.onSent(1);
  keeper.onSettled(1, new ApiError({ kind: 'server', status: 409, code: 'unmatched' }));
  keeper.end();
  const { result } = renderHook(() => useKeptBatches(Date.now() + 600_000));
  expect(result.current.map(unfinishedIds)).toEqual([[2]]);
});

test.each([
  ['a title that is a number', { title: 7 }],
  ['no time', { at: undefined }],
  ['conditions that are a number', { match: 7 }],
  ['fields that are numbers', { fields: [7] }],
])('a stored batch with %s is ignored', (_what, change) => {
  interrupt(disabling, [1]);
  const [key = ''] = Object.keys(localStorage).filter((one) =>
    localStorage.getItem(one)?.includes('disable'),
  );
  const stored = (part: object) => {
    const [batch] = JSON.parse(localStorage.getItem(key) ?? '') as object[];
    localStorage.setItem(key, JSON.stringify([{ ...batch, ...part, key: 'another window' }]));
    useSession.setState({ userName: '' });
    useSession.setState({ userName: 'operator' });
    return left();
  };
  expect(stored({})).toHaveLength(1);
  expect(stored(change)).toEqual([]);
});
