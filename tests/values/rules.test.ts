import rulesEn from '/locales/en/rules.json';
import rulesZh from '/locales/zh-CN/rules.json';
import { describe, expect, test } from 'vitest';
import { patterns } from '@/lib/patterns';
import * as all from '@/values/rules';

const {
  amount,
  amountNotZero,
  amountSigned,
  decimals2,
  decimals3,
  email,
  exactAmount,
  httpsUrl,
  integer,
  isOrdered,
  letter,
  maxLength,
  mobile,
  mobileInParts,
  nonNegativeInteger,
  notEmpty,
  paymentInterval,
  percent,
  phone,
  positiveInteger,
  serialTwoDigits,
  inRange,
} = all;

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
  mobileInParts,
  phone,
  email,
  exactAmount,
  httpsUrl,
};
type Name = keyof typeof rules;
const names = Object.keys(rules) as Name[];

/** Values that every number rule rejects: digits of other scripts, blanks, exponents, incomplete numbers, words. */
const noNumber = [
  '１',
  '１２．５',
  '一',
  '٣',
  ' 1',
  '1 ',
  '1 2',
  '1\n',
  '\u00a01',
  '1e3',
  '1E3',
  '1e-7',
  '0x1F',
  '1_000',
  '1,000',
  '1，000',
  '12,5',
  '1.',
  '.5',
  '+1',
  '--1',
  '1-',
  '1.2.3',
  '007',
  '00',
  '01',
  '-01',
  '00.10',
  '1。5',
  'NaN',
  'Infinity',
  'a',
  'abc',
  '1a',
  true,
  Number.NaN,
  Infinity,
  1e21,
  1e-7,
];

/** The rules that say what to change about a text that people read as a number, for those that read numbers. */
const oddNumbers: Record<string, keyof typeof rulesZh> = {
  '007': 'leadingZeros',
  '00': 'leadingZeros',
  '01': 'leadingZeros',
  '-01': 'leadingZeros',
  '00.10': 'leadingZeros',
  '000': 'leadingZeros',
  '-001.5': 'leadingZeros',
  '010': 'leadingZeros',
  '1e3': 'exponent',
  '1E3': 'exponent',
  '1e-7': 'exponent',
  '12,5': 'decimalComma',
};
const numeric: Name[] = [
  'integer',
  'positiveInteger',
  'nonNegativeInteger',
  'amount',
  'amountNotZero',
  'amountSigned',
  'decimals2',
  'decimals3',
  'percent',
  'exactAmount',
];

interface Vectors {
  passes: unknown[];
  fails: unknown[];
  /** Key of the message when it is not the rule's own name. */
  key?: keyof typeof rulesZh;
}
const vectors: Record<Name, Vectors> = {
  integer: {
    passes: ['0', '5', '-3', '-0', 42, -7, 0, -0, 1e15, '1000000000000000', '9'.repeat(30)],
    fails: [...noNumber, '1.0', 1.5, '-1.5', '-', '- 1'],
  },
  positiveInteger: {
    passes: ['1', '99', '100', 7, 1e15],
    fails: [...noNumber, '0', '-0', 0, -0, '-1', -1, '1.5', 1.5],
  },
  nonNegativeInteger: {
    passes: ['0', '7', 0, -0, 7, 1e15],
    fails: [...noNumber, '-1', '-0', -1, '0.5', 0.5],
  },
  amount: {
    passes: ['0', '0.00', '0.5', '12.34', '12.3', 12.5, 0, -0, 1e15, '1000000000000000'],
    fails: [...noNumber, '1.234', '-1', '-0', -0.5, '0.001', 0.1 + 0.2],
  },
  amountNotZero: {
    passes: ['0.01', '0.10', '12', 0.01, 12],
    fails: [...noNumber, '0', '0.00', '0.0', '000', 0, -0, '1.234', '-1', '-0.01'],
    key: 'amount',
  },
  amountSigned: {
    passes: ['-12.34', '0', '-0', '-0.00', '3.1', '-0.5', -12.34, 1e15],
    fails: [...noNumber, '-001.5', '-1.234', '-', '-.5', '- 1', '1-2'],
    key: 'amount',
  },
  decimals2: {
    passes: ['3', '3.1', '3.14', '0.14', 3.14, 0],
    fails: [...noNumber, '3.141', 3.141, '-3', -3],
  },
  decimals3: {
    passes: ['3', '3.1', '3.141', 3.141, '0.001'],
    fails: [...noNumber, '3.1415', '-3.1', -3.1],
  },
  percent: {
    passes: ['0', '9', '10', '99', '100', 0, -0, 55, 100],
    fails: [...noNumber, '101', 101, '-1', -1, '1.5', '1000', '010', '-0'],
  },
  serialTwoDigits: {
    passes: ['00', '01', '10', '99', 10, 99],
    fails: [
      ...noNumber.filter((value) => value !== '00' && value !== '01'),
      '1',
      1,
      '100',
      100,
      'a1',
      '1a',
      '-1',
      '０１',
      ' 01',
    ],
  },
  letter: {
    passes: ['a', 'Z', 'm'],
    fails: ['ab', '1', '中', 'é', '[', '_', '`', '@', '{', ' ', 'a ', 'Ａ', 'а', 1],
  },
  paymentInterval: {
    passes: ['1', '9', '10', '65', '99', 65],
    fails: [...noNumber, '0', 0, '100', 100, '-1', '1.5', '065'],
  },
  mobile: {
    passes: ['13800138000', '19999999999', '10000000000', 13800138000],
    fails: [
      '23800138000',
      '1380013800',
      '138001380001',
      '1380013800a',
      '138-0013-8000',
      '138 0013 8000',
      '１3800138000',
      '+8613800138000',
      ' 13800138000',
      '1.3800138e10',
    ],
  },
  mobileInParts: {
    passes: ['138-0013-8000', '13800138000', 13800138000],
    fails: ['238-0013-8000', '138-0013-800', '138-001-38000a', '138--', '--', '138 0013 8000'],
    key: 'mobile',
  },
  phone: {
    passes: [
      '13800138000',
      '8888888',
      '88888888',
      '07551234567',
      '010-12345678',
      '0755-8888888',
      '400-8888888',
    ],
    fails: [
      '123456',
      '123456789012',
      '0755-12345678',
      '0755--888888',
      '-8888888',
      '8888888-',
      'a8888888',
      '88-8888888',
      '８８８８８８８',
      '0755 8888888',
    ],
  },
  email: {
    passes: ['a@b.cn', 'tom.li+x@mail.qq.com', '王@例子.中国', "o'b@a-b.co"],
    fails: [
      'a',
      'a@',
      '@b.cn',
      'a@b',
      'a@b.',
      'a@.cn',
      'a@b..cn',
      'a@b@c.cn',
      'a b@c.cn',
      'a@b.c n',
      `${'a'.repeat(250)}@b.cn`,
    ],
  },
  exactAmount: {
    passes: ['0', '-12.34', '999999999999.99', '9999999999999.99', 12.5],
    fails: [
      '1000000000000000',
      1e15,
      '99999999999999.99',
      '999999999999999.99',
      '1.234',
      '007',
      '00.10',
      'abc',
      '1e3',
      '１',
    ],
    key: 'amount',
  },
  httpsUrl: {
    passes: ['https://a.cn', 'HTTPS://a.cn/x?y=1#z', 'https://例子.中国/路'],
    fails: [
      'http://a.cn',
      'a.cn',
      '//a.cn',
      'https:a',
      'https://',
      'javascript:alert(1)',
      'https://a b.cn',
      'https://a.cn\\@b.cn',
    ],
  },
};

describe.each(names)('the rule %s', (name) => {
  const { passes, fails, key = name } = vectors[name];
  test.each(passes.map((value) => [value]))('accepts %j', (value) => {
    expect(rules[name](value)).toBeNull();
  });
  const keyOf = (value: unknown) =>
    (typeof value === 'string' && numeric.includes(name) && oddNumbers[value]) || key;
  test.each(fails.map((value) => [value, keyOf(value)]))('rejects %j with rules.%s', (...given) => {
    const [value, expected] = given;
    expect(rules[name](value)).toBe(expected);
  });
  test.each([[''], [null], [undefined], [[]]])('accepts the empty value %j', (value) => {
    expect(rules[name](value)).toBeNull();
  });
  test('has a message in both languages', () => {
    expect(rulesZh).toHaveProperty(key);
    expect(rulesEn).toHaveProperty(key);
  });
  // A pattern that backtracks in quadratic time would not finish.
  test.each(['1', '0', '-', '.', '1.', ' ', '@', 'a@', 'https://a', '\u3000'])(
    'validates a million characters of %j in linear time',
    (piece) => {
      const long = piece.repeat(1_000_000 / piece.length);
      expect([null, key]).toContain(rules[name](`${long}!`));
      expect([null, key]).toContain(rules[name](`${long} `));
    },
  );
});

test.each([
  ['amount', '请输入正确的金额', 'Enter a correct amount'],
  ['mobile', '请输入正确的手机号码', 'Enter a correct mobile number'],
  ['phone', '请输入正确的手机号码或座机号码', 'Enter a correct mobile number or landline'],
] as const)('the rule %s says %s', (key, zh, en) => {
  expect([rulesZh[key], rulesEn[key]]).toEqual([zh, en]);
});

test('the number pattern accepts digits and a decimal point only', () => {
  const numbers = ['0', '-1', '1.5', '-0.05'];
  expect(numbers.filter((text) => !patterns.number.test(text))).toEqual([]);
  const texts = noNumber.map(String).filter((text) => patterns.number.test(text));
  expect(texts).toEqual([]);
});

describe('inRange', () => {
  test.each<[number | null | undefined, number | null | undefined, unknown, unknown]>([
    [1, 100, 1, null],
    [1, 100, 100, null],
    [1, 100, '50', null],
    [1, 100, 101, { rule: 'between', values: { min: 1, max: 100 } }],
    [1, 100, 0, { rule: 'between', values: { min: 1, max: 100 } }],
    [1, 100, '500', { rule: 'between', values: { min: 1, max: 100 } }],
    [1, 100, '', null],
    [1, 100, null, null],
    // Another rule reports that this is not a number.
    [1, 100, 'abc', null],
    [0, undefined, -1, { rule: 'atLeast', values: { min: 0 } }],
    [null, 9, 10, { rule: 'atMost', values: { max: 9 } }],
    [undefined, undefined, 1e21, null],
  ])('from %j to %j: the value %j returns %j', (min, max, value, broken) => {
    expect(inRange(min, max)(value)).toEqual(broken);
  });
});

describe('maxLength', () => {
  test.each<[unknown, object | null]>([
    ['abc', null],
    ['中文字', null],
    ['', null],
    [null, null],
    ['abcd', { rule: 'maxLength', values: { max: 3, count: 4 } }],
    ['中文字符', { rule: 'maxLength', values: { max: 3, count: 4 } }],
    // Each emoji counts as two characters, as on the server.
    ['😀😀', { rule: 'maxLength', values: { max: 3, count: 4 } }],
  ])('of 3: the value %j returns %j', (value, message) => {
    expect(maxLength(3)(value)).toEqual(message);
  });
});

describe('isOrdered', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 2, true],
    [2, 2, true],
    [3, 2, false],
    [-1, 0, true],
    [0, -0, true],
    [null, 2, true],
    [3, undefined, true],
    ['', '', true],
    [9, 10, true],
    ['2024-05-01', '2024-05-02', true],
    ['2024-05-02', '2024-05-01', false],
    ['2024-05-01T09:00:00', '2024-05-01 09:00:00', true],
    ['2024-05-01T09:00:01', '2024-05-01 09:00:00', false],
    ['2024-12-31', '2025-01-01', true],
  ])('from %j to %j: returns %j', (lower, upper, ordered) => {
    expect(isOrdered(lower, upper)).toBe(ordered);
  });
});

test.each([null, undefined, '', ' '])('notEmpty rejects %j', (value) => {
  expect(notEmpty(value)).toBe('notEmpty');
});
test.each([0, '0', 'a'])('notEmpty accepts %j', (value) => {
  expect(notEmpty(value)).toBeNull();
});
