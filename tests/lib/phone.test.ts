import { describe, expect, test } from 'vitest';
import { callAddress, phoneKeyword, phonesIn, normalizePhone } from '@/lib/phone';

describe('normalizePhone', () => {
  test.each([
    '15075476337',
    ' 15075476337 ',
    '150 7547 6337',
    '150-7547-6337',
    '150\u20137547\u22126337',
    '+86 150 7547 6337',
    '+86-150-7547-6337',
    '(+86) 150 7547 6337',
    '0086 15075476337',
    '86 15075476337',
    '86-150-7547-6337',
    '１５０７５４７６３３７',
    '＋８６　１５０－７５４７－６３３７',
    '150\u00a07547\u30006337',
    '\u202d15075476337\u202c',
    '150.7547.6337',
    '015075476337',
    '0150-7547-6337',
    '0-150-7547-6337',
    '+86 0150 7547 6337',
  ])('reads "%s" as 15075476337', (text) => {
    expect(normalizePhone(text)).toBe('15075476337');
  });

  test.each([
    ['7547 63', '754763'],
    ['+86 150', '150'],
    ['8675', '8675'],
    ['0546-7654321', '0546-7654321'],
    ['0546 7654321', '05467654321'],
    ['８６７５', '8675'],
    ['', ''],
  ])('strips a partial number and a landline: "%s" becomes "%s"', (text, plain) => {
    expect(normalizePhone(text)).toBe(plain);
  });

  test.each(['150****6337', '张三 150', 'a-1'])(
    'returns "%s" unchanged, because it is not a number',
    (text) => {
      expect(normalizePhone(` ${text} `)).toBe(text);
    },
  );
});

test('phoneKeyword changes only a complete mobile number', () => {
  expect(phoneKeyword('+86 150-7547-6337')).toBe('15075476337');
  expect(phoneKeyword('12-3 ')).toBe('12-3 ');
  expect(phoneKeyword('张三')).toBe('张三');
});

describe('phonesIn', () => {
  test.each<[string, string[]]>([
    ['手机：138 0013 8000', ['13800138000']],
    ['张三 13800138000', ['13800138000']],
    ['张三138-0013-8000（微信同号）', ['13800138000']],
    ['tel:13800138000', ['13800138000']],
    ['13800138000\n13900139000', ['13800138000', '13900139000']],
    ['13800138000 13900139000', ['13800138000', '13900139000']],
    ['138 0013 8000 139 0013 9000', ['13800138000', '13900139000']],
    ['13800138000/13900139000、13800138000', ['13800138000', '13900139000']],
    ['1. 13800138000\n2. 13900139000', ['13800138000', '13900139000']],
    ['0539-8312345 13800138000', ['13800138000', '0539-8312345']],
    ['0539 8312345 13800138000', ['13800138000', '05398312345']],
    ['电话 0539-8312345转8001', ['0539-8312345-8001']],
    ['0539-8312345 转 8001', ['0539-8312345-8001']],
    ['0539-8312345-8001', ['0539-8312345-8001']],
    ['8312345 ext. 12', ['8312345-12']],
    ['400-123-4567', ['4001234567']],
    ['2026-11-23 13800138000', ['13800138000']],
  ])('finds in %j the numbers %j', (text, numbers) => {
    expect(phonesIn(text)).toEqual(numbers);
  });

  test.each([
    'HY13800138000',
    '3713021990010112345',
    '6222 0213 8001 3800 0',
    '138****8000',
    '张三',
    '7547 63',
    '+1 202 555 0143',
    '2026-11-23',
  ])('finds no number in %j', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });

  // With time that grows with the square of the length, this would not end before the test times out.
  test.each(['1 ', '138-'])('scans 100,000 characters of %j', (text) => {
    expect(phonesIn(text.repeat(100_000 / text.length))).toEqual([]);
  });
});

test.each([
  ['13800138000', 'tel:13800138000'],
  ['138 0013 8000', 'tel:13800138000'],
  ['0539-8312345-8001', 'tel:0539-8312345,8001'],
])('callAddress dials %s as %s', (number, address) => {
  expect(callAddress(number)).toBe(address);
});
