import { describe, expect, test } from 'vitest';
import {
  amount,
  amountNotZero,
  amountSigned,
  decimals2,
  decimals3,
  integer,
  letter,
  maxLength,
  mobile,
  nonNegativeInteger,
  paymentInterval,
  percent,
  phone,
  positiveInteger,
  serialTwoDigits,
} from '@/elements/form/rules';
import { patterns } from '@/lib/patterns';

const rules = {
  integer,
  positiveInteger,
  nonNegativeInteger,
  amount,
  amountNotZero,
  amountSigned,
  decimals2,
  decimals3,
  percent,
  serialTwoDigits,
  letter,
  paymentInterval,
  mobile,
  phone,
};

/** Per rule: what passes, what fails, and the key of the message it fails with. */
const cases: Record<keyof typeof rules, { passes: unknown[]; fails: unknown[]; key?: string }> = {
  integer: { passes: ['0', '5', '-3', 42], fails: ['1.5', 'a', '--1', '1e3', '１', '1 2'] },
  positiveInteger: { passes: ['1', '99', 7], fails: ['0', '-1', '1.5', 'a'] },
  nonNegativeInteger: { passes: ['0', '7', 0], fails: ['-1', '0.5', 'a'] },
  amount: {
    passes: ['0', '0.00', '12.34', 12.5],
    fails: ['1.234', '-1', 'abc', '1.', '.5', '1,000'],
  },
  amountNotZero: { passes: ['0.01', '12'], fails: ['0', '0.00', '1.234', '-1'], key: 'amount' },
  amountSigned: { passes: ['-12.34', '0', '3.1'], fails: ['-1.234', '--1', 'a'], key: 'amount' },
  decimals2: { passes: ['3', '3.1', '3.14'], fails: ['3.141', '-3', 'a'] },
  decimals3: { passes: ['3', '3.141'], fails: ['3.1415', '-3.1', 'a'] },
  percent: { passes: ['0', '9', '10', '100', 55], fails: ['101', '-1', '1.5', '1000', 'a'] },
  serialTwoDigits: { passes: ['01', '99', '00'], fails: ['1', '100', 'a1'] },
  letter: { passes: ['a', 'Z'], fails: ['ab', '1', '中', 'é', '[', '_'] },
  paymentInterval: { passes: ['1', '9', '65', '99'], fails: ['0', '100', '-1', '1.5'] },
  mobile: {
    passes: ['13800138000', 13800138000],
    fails: ['23800138000', '1380013800', '138001380001', '1380013800a', '138-0013-8000'],
  },
  phone: {
    passes: ['13800138000', '8888888', '88888888', '07551234567', '010-12345678', '0755-8888888'],
    fails: ['123456', '123456789012', '0755-12345678', '0755--888888', '-8888888', 'a8888888'],
  },
};
const names = Object.keys(rules) as (keyof typeof rules)[];

describe.each(names)('the rule %s', (name) => {
  const { passes, fails, key = name } = cases[name];
  test.each(passes)('lets %s pass', (value) => expect(rules[name](value)).toBeNull());
  test.each(fails)(`refuses %s with rules.${key}`, (value) => expect(rules[name](value)).toBe(key));
  test.each(['', null, undefined])('lets emptiness (%s) pass', (value) =>
    expect(rules[name](value)).toBeNull(),
  );
});

describe('maxLength', () => {
  test('counts characters and lets emptiness pass', () => {
    const rule = maxLength(3);
    expect([rule('abc'), rule('中文字'), rule(''), rule(null)]).toEqual([null, null, null, null]);
    expect([rule('abcd'), rule('中文字符')]).toEqual(['maxLength', 'maxLength']);
  });
});

test.each(Object.entries(patterns))(
  '%s reads hostile text in the time of its length',
  (_name, pattern) => {
    const hostile = [
      '0'.repeat(5000) + 'x',
      '1.'.repeat(2500),
      '-'.repeat(5000),
      ' '.repeat(5000) + '1',
    ];
    const start = performance.now();
    for (const text of hostile) pattern.test(text);
    expect(performance.now() - start).toBeLessThan(50);
  },
);
