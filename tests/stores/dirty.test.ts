import { beforeEach, expect, test } from 'vitest';
import { clearDirty, hasUnsavedWork, setDirty, useDirty } from '@/stores/dirty';

beforeEach(() => clearDirty());

test('unsaved work of a form is reported for its tab and for any tab', () => {
  expect(hasUnsavedWork()).toBe(false);
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/y#0');
  setDirty('c', true);
  expect(hasUnsavedWork('/x#0')).toBe(true);
  expect(hasUnsavedWork('/x#1')).toBe(false);
  setDirty('a', false, '/x#0');
  expect(hasUnsavedWork('/x#0')).toBe(false);
  expect(hasUnsavedWork()).toBe(true);
});

test('the marks of one tab are cleared without those of others', () => {
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/x#0');
  setDirty('c', true, '/y#0');
  clearDirty('/x#0');
  expect([...useDirty.getState().work.keys()]).toEqual(['c']);
  clearDirty();
  expect(hasUnsavedWork()).toBe(false);
});

test('a mark that exists already changes nothing', () => {
  setDirty('a', true, '/x#0');
  const before = useDirty.getState();
  setDirty('a', true, '/x#0');
  expect(useDirty.getState()).toBe(before);
});

test('several tabs are checked and cleared at once', () => {
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/y#0');
  setDirty('c', true, '/z#0');
  expect(hasUnsavedWork([])).toBe(false);
  expect(hasUnsavedWork(['/w#0', '/y#0'])).toBe(true);
  clearDirty(['/x#0', '/y#0']);
  expect(hasUnsavedWork(['/x#0', '/y#0'])).toBe(false);
  expect(hasUnsavedWork('/z#0')).toBe(true);
});
