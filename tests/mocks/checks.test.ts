import { expect, test } from 'vitest';
import { checks, type Check } from '@/mocks/server/checks';
import { BusinessError } from '@/mocks/server/errors';

type Value = Check<'x'>;

const known = new Map([['7', { id: 7 }]]);

test.each<[string, unknown, (check: Value) => unknown]>([
  ['a phone with letters', '0539-12ab567', (c) => c.phone('x')],
  ['an amount with leading zeros', '00.50', (c) => c.number('x', { decimals: 2 })],
  ['one bad reference among good ones', [7, 8], (c) => c.allKnown('x', (id) => known.get(id))],
])('the checks refuse %s', (_what, value, look) => {
  const check = checks({ x: value });
  look(check);
  expect(check.errors.flatMap(({ members }) => members)).toEqual(['x']);
});

test('the checks return valid values in the format of the server', () => {
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

test('the checks report all invalid and fixed members at once, with their paths', () => {
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
