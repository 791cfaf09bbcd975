import { expect, test } from 'vitest';
import { can, isGranted, useAppConfig } from '@/stores/app-config';

test.each([
  [{ A: true }, true],
  [{ A: false }, false],
  [{ A: 'true' }, false],
  [{ A: 1 }, false],
  [{}, false],
  [null, false],
  [undefined, false],
  ['A', false],
  [Object.create({ A: true }), false],
])('%j grants A: %s', (grants, granted) => {
  expect(isGranted(grants, 'A')).toBe(granted);
});

test.each(['__proto__', 'constructor', 'toString'])('the name %s grants nothing', (policy) => {
  expect(isGranted({}, policy)).toBe(false);
});

test('no policy means everybody, even before the configuration is there', () => {
  useAppConfig.setState({ configuration: null });
  expect(can()).toBe(true);
  expect(can('A')).toBe(false);
});
