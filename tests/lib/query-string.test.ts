import { expect, test } from 'vitest';
import { isEmpty, queryString } from '@/lib/url/query-string';

test.each([
  [{ a: '中', b: undefined, c: 1 }, 'a=%E4%B8%AD&c=1'],
  [{ a: [1, 2] }, 'a=1&a=2'],
  [{ a: { b: 'x', c: null } }, 'a.b=x'],
  [{ 'a b': '2024-05-01 09:30:00+08' }, 'a%20b=2024-05-01%2009%3A30%3A00%2B08'],
  [{ no: false, zero: 0, text: '' }, 'no=false&zero=0&text='],
  [{ id: '9007199254740993123' }, 'id=9007199254740993123'],
  [{ a: ' ', b: 'a&b=c', c: '/?#' }, 'a=%20&b=a%26b%3Dc&c=%2F%3F%23'],
  [{ a: [1, undefined, null, 3] }, 'a=1&a=3'],
  [{ a: { b: { c: 1 } } }, 'a.b.c=1'],
  [{ a: [] }, ''],
  [{ a: undefined }, ''],
  [{ 中: '１' }, '%E4%B8%AD=%EF%BC%91'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('queryString writes %j as "%s"', (params, text) => {
  expect(queryString(params)).toBe(text);
});

test("isEmpty is true for undefined, null, '' and [], and false for 0 and false", () => {
  expect([undefined, null, '', []].every(isEmpty)).toBe(true);
  expect([0, false, ' ', [0]].some(isEmpty)).toBe(false);
});
