import { expect, test } from 'vitest';
import { checks } from '@/mocks/server/checks';
import { BusinessError } from '@/mocks/server/errors';

type Check = ReturnType<typeof checks>;

/** Members found wrong. */
function wrong(look: (check: Check) => unknown): string[] {
  const check = checks();
  look(check);
  return check.errors.flatMap(({ members }) => members);
}
const known = new Map([['7', { id: 7 }]]);

test.each<[string, (check: Check) => unknown]>([
  ['a required text that is blank', (c) => c.text('x', '  ', { required: true })],
  ['a text that is too long', (c) => c.text('x', 'abc', { max: 2 })],
  ['a text that is a number', (c) => c.text('x', 5, { required: true })],
  ['a mobile of ten digits', (c) => c.mobile('x', '1380539000')],
  ['a phone with letters', (c) => c.phone('x', '0539-12ab567')],
  ['a number that is text', (c) => c.number('x', 'many')],
  ['a number that is a list', (c) => c.number('x', [5])],
  ['a number that is a flag', (c) => c.number('x', true)],
  ['a number with leading zeros', (c) => c.number('x', '007')],
  ['an amount with leading zeros', (c) => c.number('x', '00.50', { decimals: 2 })],
  ['a fraction where a whole number is asked', (c) => c.number('x', 1.5)],
  ['three decimals where two are allowed', (c) => c.number('x', 1.234, { decimals: 2 })],
  ['a number below its range', (c) => c.number('x', 0, { min: 1 })],
  ['a number above its range', (c) => c.number('x', 100, { max: 99 })],
  ['a required number that is missing', (c) => c.number('x', null, { required: true })],
  ['a flag that is neither', (c) => c.flag('x', 'perhaps')],
  ['a day that does not exist', (c) => c.time('x', '2026-13-45')],
  ['a time in words', (c) => c.time('x', 'tomorrow')],
  ['an end before its start', (c) => c.period(['from', 'x'], ['2026-11-20', '2026-11-19'])],
  ['a code nobody knows', (c) => c.code('x', 9, [1, 2])],
  ['a reference to nothing', (c) => c.known('x', 8, (id) => known.get(id))],
  ['one bad reference among good ones', (c) => c.allKnown('x', [7, 8], (id) => known.get(id))],
  ['an empty list that is required', (c) => c.allKnown('x', [], (id) => known.get(id))],
])('refuses %s', (_what, look) => {
  expect(wrong(look)).toEqual(['x']);
});

test('answers what was right in the server’s own spelling', () => {
  const check = checks();
  expect(check.text('x', ' 临沂 ')).toBe('临沂');
  expect(check.optional('x', ' ')).toBeNull();
  expect(check.phone('x', '010-12345678')).toBe('010-12345678');
  expect(check.phone('x', '075512345678')).toBe('075512345678');
  expect(check.number('x', '12.50', { decimals: 2 })).toBe(12.5);
  expect(check.flag('x', undefined, true)).toBe(true);
  expect(check.flag('x', 'False')).toBe(false);
  expect(check.time('x', '2026-11-20 08:30:00')).toBe('2026-11-20T08:30:00');
  expect(check.time('x', '2026-11-20')).toBe('2026-11-20T00:00:00');
  expect(check.code('x', '2', [1, 2])).toBe(2);
  expect(check.allKnown('x', [7, '7'], (id) => known.get(id))).toEqual([{ id: 7 }]);
  expect(() => check.done()).not.toThrow();
});

test('refuses with everything that was wrong at once', () => {
  const check = checks();
  check.text('name', '', { required: true });
  check.number('count', -1);
  expect(() => check.done()).toThrow(BusinessError);
  expect(check.errors.map(({ members }) => members)).toEqual([['name'], ['count']]);
});
