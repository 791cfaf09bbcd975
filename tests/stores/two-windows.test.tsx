import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storageKeys } from '@/config/limits';
import { saveView, removeView } from '@/elements/filter/change-views';
import { expandGroups, useExpandedGroups } from '@/stores/layout';
import { useListViews } from '@/stores/list-views';
import { perUserKey, userKeyPrefixes } from '@/stores/per-user';
import { addRecentRecord, useRecentRecords } from '@/stores/recent';
import { useSession } from '@/stores/session';
import { setColumnWidth, useStoredLayout } from '@/stores/table-layout';
import { useMostVisited } from '@/stores/visits';

const keyOf = (prefix: string) => String(perUserKey(prefix));
/** Stores what another window would; without the event this window does not know yet. */
function storeElsewhere(prefix: string, value: unknown, isTold = true) {
  const [key, newValue] = [keyOf(prefix), JSON.stringify(value)];
  localStorage.setItem(key, newValue);
  if (isTold) act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}
const stored = (prefix: string): unknown => JSON.parse(localStorage.getItem(keyOf(prefix)) ?? '');

beforeEach(() => {
  localStorage.clear();
  act(() => useSession.setState({ userName: '' }));
  act(() => useSession.setState({ userName: 'operator' }));
});

describe('another window', () => {
  const own = { name: '启用的', search: '?status=1' };
  const theirs = { name: '停用的', search: '?status=2' };
  const layout = (widths: Record<string, number>) => ({ order: [], known: [], pins: {}, widths });

  test('keeps its saved views when this one saves and removes others', () => {
    act(() => void saveView('company', own));
    const both = { views: [own, theirs], usual: theirs.name };
    storeElsewhere(userKeyPrefixes.listViews, { company: both, lines: both }, false);
    act(() => void saveView('company', { ...own, name: '新的' }));
    act(() => void removeView('company', own.name));
    const left = { views: [theirs, { ...own, name: '新的' }], usual: theirs.name };
    expect(stored(userKeyPrefixes.listViews)).toEqual({ company: left, lines: both });
  });

  test('keeps its column layouts when this one changes another table, or the same', () => {
    act(() => setColumnWidth('company', 'name', 200));
    const widths = { name: 200, phone: 90 };
    storeElsewhere(
      userKeyPrefixes.tableLayouts,
      { company: layout(widths), lines: layout({ to: 7 }) },
      false,
    );
    act(() => setColumnWidth('company', 'note', 60));
    expect(stored(userKeyPrefixes.tableLayouts)).toEqual({
      company: layout({ ...widths, note: 60 }),
      lines: layout({ to: 7 }),
    });
  });

  test('shows its views, layouts, recent records and visits in this window at once', () => {
    const { result } = renderHook(() => ({
      views: useListViews('company').views,
      widths: useStoredLayout('company').widths,
      recent: useRecentRecords().map(({ title }) => title),
      pages: useMostVisited([{ name: '/a' }, { name: '/b' }]).map(({ name }) => name),
    }));
    storeElsewhere(userKeyPrefixes.listViews, { company: { views: [theirs], usual: null } });
    storeElsewhere(userKeyPrefixes.tableLayouts, { company: layout({ name: 9 }) });
    const record = { path: '/x', title: '远通', kind: 'company', substation: 0 };
    storeElsewhere(userKeyPrefixes.recent, [record]);
    storeElsewhere(userKeyPrefixes.visits, { '/b': 3 });
    expect(result.current).toEqual({
      views: [theirs],
      widths: { name: 9 },
      recent: ['远通'],
      pages: ['/b', '/a'],
    });
  });

  test('keeps the expanded groups of its menu, and shows them in this window', () => {
    const key = storageKeys.menuGroups;
    const { result } = renderHook(() => useExpandedGroups());
    act(() => expandGroups(['/company']));
    localStorage.setItem(key, '["/company","/user"]');
    act(() => expandGroups(['/company'], false));
    act(() => expandGroups(['/rank']));
    expect(localStorage.getItem(key)).toBe('["/user","/rank"]');
    localStorage.setItem(key, '["/source"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(result.current).toEqual(['/source']);
  });

  test('clears this window when it clears the storage', () => {
    act(() => addRecentRecord({ path: '/x', title: '远通', kind: 'company' }));
    const { result } = renderHook(() => useRecentRecords());
    expect(result.current).toHaveLength(1);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current).toEqual([]);
  });
});
