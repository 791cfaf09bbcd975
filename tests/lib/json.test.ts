import { expect, test } from 'vitest';
import { parseJson } from '@/lib/json';

test('an id beyond 2^53 stays exact, as text', () => {
  const answer = parseJson('{"id":1790000000000000001,"page":2,"name":"9007199254740993"}');
  expect(answer).toEqual({ id: '1790000000000000001', page: 2, name: '9007199254740993' });
});

test('numbers that fit, and long decimals, stay numbers', () => {
  expect(parseJson('[9007199254740991, 0.1234567890123456, 1]')).toEqual([
    9007199254740991, 0.1234567890123456, 1,
  ]);
});

test('an own __proto__ in an answer changes no other object', () => {
  parseJson('{"__proto__":{"polluted":true},"id":1790000000000000001}');
  expect({}).not.toHaveProperty('polluted');
});

test('broken JSON throws', () => {
  expect(() => parseJson('{"a":')).toThrow(SyntaxError);
});
