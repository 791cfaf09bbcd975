import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocalConditions, useUrlConditions } from '@/elements/filter/use-conditions';
import { useDraft } from '@/elements/filter/use-draft';
import type { AnyFilter } from '@/schema/filter';
import { changeSettings } from '@/stores/settings';

const filters: AnyFilter[] = [{ key: 'companyName' }, { key: 'mobile' }];

/** Combines the hooks with which filters and headings change the conditions in the address. */
function useListConditions() {
  const { conditions, write } = useUrlConditions(filters, undefined);
  const draft = useDraft(conditions, filters, write);
  return {
    draft,
    values: conditions.values,
    change: draft.change,
    navigate: useNavigate(),
    query: new URLSearchParams(useLocation().search),
  };
}
const show = () => renderHook(useListConditions, { wrapper: MemoryRouter }).result;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  act(() => changeSettings({ privacy: false }));
});

test('the conditions keep a sort that is chosen while a filter is about to be applied', () => {
  const list = show();
  act(() => list.current.draft.put({ companyName: '物流' }, {}));
  act(() => list.current.change({ sort: 'lineCount ascending', page: 1 }));
  act(() => void vi.runAllTimers());
  expect(Object.fromEntries(list.current.query)).toEqual({
    companyName: '物流',
    sort: 'lineCount ascending',
  });
});

test('the conditions keep a value that is set while an earlier one is on its way to the address', () => {
  const list = show();
  act(() => {
    list.current.draft.put({ companyName: '物流' }, {});
    vi.runAllTimers();
    list.current.draft.put({ mobile: '138' }, {});
  });
  expect(list.current.draft.values).toMatchObject({ companyName: '物流', mobile: '138' });
  act(() => void vi.runAllTimers());
  expect(Object.fromEntries(list.current.query)).toEqual({ companyName: '物流', mobile: '138' });
});

test('the conditions keep both of two changes when the second comes before the first is in the address', () => {
  const list = show();
  const { change } = list.current;
  act(() => {
    change({ sort: 'lineCount ascending' });
    change({ page: 2 });
  });
  expect(Object.fromEntries(list.current.query)).toEqual({
    page: '2',
    sort: 'lineCount ascending',
  });
});

test('the conditions contain no earlier change after another address was opened', () => {
  const list = show();
  act(() => list.current.change({ sort: 'lineCount ascending' }));
  act(() => void list.current.navigate('/'));
  act(() => list.current.change({ page: 2 }));
  expect(Object.fromEntries(list.current.query)).toEqual({ page: '2' });
});

test('the conditions search for a number, but with privacy on the address does not show it', () => {
  const list = show();
  act(() => list.current.change({ values: { mobile: '13800138000' } }));
  expect(list.current.query.get('mobile')).toBe('13800138000');
  act(() => changeSettings({ privacy: true }));
  expect(list.current.query.get('mobile')).not.toContain('138001');
  expect(list.current.values.mobile).toBe('13800138000');
  act(() => list.current.change({ values: { mobile: '13900139000' } }));
  expect(list.current.query.get('mobile')).not.toContain('139001');
  expect(list.current.values.mobile).toBe('13900139000');
  act(() => void list.current.navigate('/?mobile=13700137000'));
  expect(list.current.query.get('mobile')).not.toContain('137001');
  expect(list.current.values.mobile).toBe('13700137000');
});

test('conditions that are not in the address omit and shorten nothing', () => {
  const { result } = renderHook(() => useLocalConditions(filters, undefined));
  act(() => result.current.write({ ...result.current.conditions, values: { mobile: '138' } }));
  expect(result.current).toMatchObject({
    conditions: { values: { mobile: '138' } },
    omittedKeys: [],
    truncatedKeys: [],
    unknownKeys: [],
  });
});
