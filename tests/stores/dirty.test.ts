import { beforeEach, expect, test } from 'vitest';
import { forgetDirty, isAnythingDirty, setDirty, useDirty } from '@/stores/dirty';

beforeEach(() => forgetDirty());

test('unsaved work is known by form, by tab and anywhere', () => {
  expect(isAnythingDirty()).toBe(false);
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/y#0');
  setDirty('c', true);
  expect(isAnythingDirty('/x#0')).toBe(true);
  expect(isAnythingDirty('/x#1')).toBe(false);
  setDirty('a', false, '/x#0');
  expect(isAnythingDirty('/x#0')).toBe(false);
  expect(isAnythingDirty()).toBe(true);
});

test('the marks of one tab can be taken back without those of the others', () => {
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/x#0');
  setDirty('c', true, '/y#0');
  forgetDirty('/x#0');
  expect([...useDirty.getState().work.keys()]).toEqual(['c']);
  forgetDirty();
  expect(isAnythingDirty()).toBe(false);
});

test('a mark that is there already changes nothing', () => {
  setDirty('a', true, '/x#0');
  const before = useDirty.getState();
  setDirty('a', true, '/x#0');
  expect(useDirty.getState()).toBe(before);
});

test('several tabs can be asked about and forgotten at once', () => {
  setDirty('a', true, '/x#0');
  setDirty('b', true, '/y#0');
  setDirty('c', true, '/z#0');
  expect(isAnythingDirty([])).toBe(false);
  expect(isAnythingDirty(['/w#0', '/y#0'])).toBe(true);
  forgetDirty(['/x#0', '/y#0']);
  expect(isAnythingDirty(['/x#0', '/y#0'])).toBe(false);
  expect(isAnythingDirty('/z#0')).toBe(true);
});
