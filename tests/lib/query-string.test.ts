import { expect, test } from 'vitest';
import { isEmpty, queryString } from '@/lib/query-string';

test.each([
  [{ a: '中', b: undefined, c: 1 }, 'a=%E4%B8%AD&c=1'],
  [{ a: [1, 2] }, 'a=1&a=2'],
  [{ a: { b: 'x', c: null } }, 'a.b=x'],
  [{ 'a b': '2024-05-01 09:30:00+08' }, 'a%20b=2024-05-01%2009%3A30%3A00%2B08'],
  [{ no: false, zero: 0, text: '' }, 'no=false&zero=0&text='],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('%j becomes "%s"', (params, text) => {
  expect(queryString(params)).toBe(text);
});

test('nothing, an empty text and an empty list are empty; 0 and false are not', () => {
  expect([undefined, null, '', []].every(isEmpty)).toBe(true);
  expect([0, false, ' ', [0]].some(isEmpty)).toBe(false);
});
