import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renameView, saveView, setDefaultView } from '@/elements/filter/change-views';
import { useListViews } from '@/stores/list-views';
import { useSession } from '@/stores/session';

const table = 'company.company';
const viewsOf = () => renderHook(() => useListViews(table)).result.current;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ userName: '' });
  useSession.setState({ userName: 'operator' });
  saveView(table, { name: '禁用', search: '?status=2' });
  saveView(table, { name: '本月', search: '?month=1' });
});

test('a renamed view keeps its conditions and its place, and remains the default', () => {
  act(() => setDefaultView(table, '禁用'));
  expect(renameView(table, '禁用', '已禁用')).toBe(true);
  expect(viewsOf()).toEqual({
    views: [
      { name: '已禁用', search: '?status=2' },
      { name: '本月', search: '?month=1' },
    ],
    defaultView: '已禁用',
  });
});

test('a view gets no name that another one has; its own may be confirmed', () => {
  expect(renameView(table, '禁用', '本月')).toBe(false);
  expect(renameView(table, '禁用', '禁用')).toBe(true);
  expect(viewsOf().views.map(({ name }) => name)).toEqual(['禁用', '本月']);
});
