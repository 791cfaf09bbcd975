import { expect, test } from 'vitest';
import { checks, type Check } from '@/mocks/server/checks';
import { BusinessError } from '@/mocks/server/errors';

type Value = Check<'x' | 'from'>;

const known = new Map([['7', { id: 7 }]]);

test.each<[string, unknown, (check: Value) => unknown]>([
  ['a required text that is blank', '  ', (c) => c.text('x', { required: true })],
  ['a text that is too long', 'abc', (c) => c.text('x', { max: 2 })],
  ['a text that is a number', 5, (c) => c.text('x', { required: true })],
  ['a mobile of ten digits', '1380539000', (c) => c.mobile('x')],
  ['a phone with letters', '0539-12ab567', (c) => c.phone('x')],
  ['a number that is text', 'many', (c) => c.number('x')],
  ['a number that is a list', [5], (c) => c.number('x')],
  ['a number that is a flag', true, (c) => c.number('x')],
  ['a number with leading zeros', '007', (c) => c.number('x')],
  ['an amount with leading zeros', '00.50', (c) => c.number('x', { decimals: 2 })],
  ['a fraction where a whole number is asked', 1.5, (c) => c.number('x')],
  ['three decimals where two are allowed', 1.234, (c) => c.number('x', { decimals: 2 })],
  ['a number below its range', 0, (c) => c.number('x', { min: 1 })],
  ['a number above its range', 100, (c) => c.number('x', { max: 99 })],
  ['a required number that is missing', null, (c) => c.number('x', { required: true })],
  ['a flag that is neither', 'perhaps', (c) => c.flag('x')],
  ['a day that does not exist', '2026-13-45', (c) => c.time('x')],
  ['a time in words', 'tomorrow', (c) => c.time('x')],
  ['an end before its start', '2026-11-19', (c) => c.period('from', 'x')],
  ['a code nobody knows', 9, (c) => c.code('x', [1, 2])],
  ['a reference to nothing', 8, (c) => c.known('x', (id) => known.get(id))],
  ['one bad reference among good ones', [7, 8], (c) => c.allKnown('x', (id) => known.get(id))],
  ['an empty list that is required', [], (c) => c.allKnown('x', (id) => known.get(id))],
])('refuses %s', (_what, value, look) => {
  const check = checks({ x: value, from: '2026-11-20' });
  look(check);
  expect(check.errors.flatMap(({ members }) => members)).toEqual(['x']);
});

test('returns what was right in the spelling of the server', () => {
  const read = <Result>(x: unknown, look: (check: Check<'x'>) => Result) => look(checks({ x }));
  expect(read(' 临沂 ', (c) => c.text('x'))).toBe('临沂');
  expect(read(' ', (c) => c.optional('x'))).toBeNull();
  expect(read('010-12345678', (c) => c.phone('x'))).toBe('010-12345678');
  expect(read('075512345678', (c) => c.phone('x'))).toBe('075512345678');
  expect(read('12.50', (c) => c.number('x', { decimals: 2 }))).toBe(12.5);
  expect(read(undefined, (c) => c.flag('x', true))).toBe(true);
  expect(read('False', (c) => c.flag('x'))).toBe(false);
  expect(read('2026-11-20 08:30:00', (c) => c.time('x'))).toBe('2026-11-20T08:30:00');
  expect(read('2026-11-20', (c) => c.time('x'))).toBe('2026-11-20T00:00:00');
  expect(read('2', (c) => c.code('x', [1, 2]))).toBe(2);
  expect(read(['2', 1, 1], (c) => c.codes('x', [1, 2]))).toEqual([2, 1]);
  expect(read([7, '7'], (c) => c.allKnown('x', (id) => known.get(id)))).toEqual([{ id: 7 }]);
  expect(read(5, (c) => c.done({ x: c.number('x') }))).toEqual({ x: 5 });
});

test('refuses everything that was wrong at once, and what is fixed, with the way to it', () => {
  const check = checks({ name: '', rows: [{ count: -1 }], owner: 2 });
  check.text('name', { required: true });
  for (const row of check.rows<'count'>('rows')) row.number('count');
  check.fixed('owner', 1);
  expect(() => check.done()).toThrow(BusinessError);
  expect(check.errors.flatMap(({ members }) => members)).toEqual([
    'name',
    'rows[0].count',
    'owner',
  ]);
});
