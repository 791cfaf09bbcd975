import { expect, test } from 'vitest';
import { areUnsafeDigits, escapeFormula, unescapeFormula } from '@/lib/formula';

test.each([
  ['007', true],
  ['13800138000', true],
  ['0', false],
  ['1380013800', false],
  ['1.5', false],
  ['013a', false],
  ['a0138', false],
])('a spreadsheet would change the digits of %j: %s', (text, isUnsafe) => {
  expect(areUnsafeDigits(text)).toBe(isUnsafe);
});

test.each([
  '=1+1',
  '+1',
  '-x',
  '@A1',
  ' =1+1',
  '\u200b=1+1',
  '\t=1+1',
  '\nx',
  '\0x',
  '＝1+1',
  '﹢1',
  '-1+2',
])('a spreadsheet does not run %j, and an import gives it back as it was', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
  expect(unescapeFormula(`'${text}`)).toBe(text);
});

test.each(['', 'a=1', ' a', '临沂', '-5', '-1,234.50', '-12%'])(
  'the text %j reaches a spreadsheet without an apostrophe, so that numbers can be summed',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(`'${text}`)).toBe(`'${text}`);
  },
);
