import { expect, test } from 'vitest';
import { formatBytes } from '@/lib/number';
import { compareVersions, isVersion } from '@/lib/semver';

test('isVersion accepts only three integers separated by points', () => {
  expect(['1.0.0', '10.20.30000'].every(isVersion)).toBe(true);
  expect(['1.0', '1.0.0.0', 'v1.0.0', '1.0.0-beta', '1.0.x', ''].some(isVersion)).toBe(false);
});

test('isVersion rejects leading zeros', () => {
  expect(['01.2.3', '1.02.3', '1.2.03', '1.2.00', '1.2.000001'].some(isVersion)).toBe(false);
  expect(['0.0.0', '0.1.10'].every(isVersion)).toBe(true);
});

test('compareVersions compares by number, not as text', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.9.9', '2.0.0')).toBeLessThan(0);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});

test('formatBytes uses the largest unit with a value of at least 1', () => {
  expect(formatBytes(640)).toBe('640 B');
  expect(formatBytes(1024)).toBe('1.0 KB');
  expect(formatBytes(13_002_342)).toBe('12.4 MB');
  expect(formatBytes(0)).toBe('0 B');
});
