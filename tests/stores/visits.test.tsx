import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '@/stores/session';
import { visitTab } from '@/stores/tabs';
import { useMostVisited } from '@/stores/visits';

const pages = [{ name: '/a' }, { name: '/b' }, { name: '/c' }];
const visit = (path: string, query = '') =>
  visitTab({ id: path, path, query, name: path, affix: path === '/dashboard', shown: true });
const mostVisited = () =>
  renderHook(() => useMostVisited(pages)).result.current.map(({ name }) => name);

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ userName: '' });
  useSession.setState({ userName: `user${Math.random()}` });
});

test('pages are sorted by their number of visits', () => {
  expect(mostVisited()).toEqual(['/a', '/b', '/c']);
  for (const path of ['/c', '/b', '/c', '/dashboard']) visit(path);
  expect(mostVisited()).toEqual(['/c', '/b', '/a']);
});

test('a filter change does not count as a visit', () => {
  visit('/c');
  visit('/b', '?page=2');
  visit('/b', '?page=3');
  visit('/c');
  expect(mostVisited()).toEqual(['/c', '/b', '/a']);
});

test('pages of today overtake a page that was visited very often before', () => {
  const visitOften = (path: string, times: number) => {
    for (let count = 0; count < times; count += 1)
      for (const one of [path, '/dashboard']) visit(one);
  };
  visitOften('/a', 600);
  visitOften('/b', 300);
  expect(mostVisited()[0]).toBe('/b');
});

test('visits are counted for each user', () => {
  visit('/c');
  expect(mostVisited()[0]).toBe('/c');
  useSession.setState({ userName: 'somebody else' });
  expect(mostVisited()).toEqual(['/a', '/b', '/c']);
});
