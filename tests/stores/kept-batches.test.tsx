import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '@/stores/session';
import {
  doneLines,
  keepBatch,
  settleRecords,
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
