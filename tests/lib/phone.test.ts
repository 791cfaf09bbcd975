import { describe, expect, test } from 'vitest';
import { phoneKeyword, normalizePhone } from '@/lib/phone';

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
  ])('keeps a part and a landline: "%s" becomes "%s"', (text, plain) => {
    expect(normalizePhone(text)).toBe(plain);
  });

  test.each(['150****6337', '张三 150', 'a-1'])('leaves "%s", which is no number', (text) => {
    expect(normalizePhone(` ${text} `)).toBe(text);
  });
});

test('phoneKeyword changes only a complete mobile number', () => {
  expect(phoneKeyword('+86 150-7547-6337')).toBe('15075476337');
  expect(phoneKeyword('12-3 ')).toBe('12-3 ');
  expect(phoneKeyword('张三')).toBe('张三');
});
