import { beforeAll, describe, expect, test } from 'vitest';
import { validateField } from '@/elements/form/field-rules';
import { readValue } from '@/elements/spreadsheet/read-value';
import type { AnyField } from '@/schema/field';
import { parseTypedNumber } from '@/values/number/bare-number';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('rules'));

const known = { regionsOf: () => [], substationOf: () => undefined };
/** The cast is safe: a field without its own parts. */
const ofType = (type: AnyField['type']) => ({ key: 'a', type }) as AnyField;

describe('a cell', () => {
  test.each<[AnyField['type'], string, string, unknown]>([
    ['money', '12,800.5元', '运费', 12_800.5],
    ['money', '￥１２，８００．５\u00a0', '运费', 12_800.5],
    ['money', '120 元/吨', '重货价（元/吨）', 120],
    ['number', '1,200条', '数量（条）', 1200],
    ['number', '3.5吨', '重量（吨）', 3.5],
    ['number', '50％', '得票率（%）', 50],
    ['number', '3.5 T', 'Weight (t)', 3.5],
  ])('of type %s with "%s" under %s is read as the number before the unit', (...given) => {
    const [type, text, label, value] = given;
    expect(readValue(ofType(type), text, known, label)).toEqual({ value });
  });

  test.each<[AnyField['type'], string, string, string]>([
    ['number', '1,200元', '数量（条）', '请输入正确的数字'],
    ['number', '3.5公斤', '重量（吨）', '请输入正确的数字'],
    ['money', '1.2万元', '运费（元）', '请输入正确的金额'],
    ['money', '元', '运费（元）', '请输入正确的金额'],
  ])('of type %s with "%s" under %s is rejected, because the unit is another', (...given) => {
    const [type, text, label, problem] = given;
    expect(readValue(ofType(type), text, known, label)).toEqual({ problem });
  });
});

const odd: [text: string, value: number][] = [
  ['+5', 5],
  ['＋５', 5],
  ['.5', 0.5],
  ['-.5', -0.5],
  ['−3', -3],
  ['－３', -3],
  ['１２', 12],
  ['1,234.50', 1234.5],
];
const rejected: [type: AnyField['type'], text: string, problem: string][] = [
  ['number', '0012', '请去掉数字前面的 0'],
  ['money', '0012', '请去掉数字前面的 0'],
  ['number', '1.2E+05', '请写出全部数字'],
  ['money', '1.2E+05', '请写出全部数字'],
  ['number', '12,5', '请用“.”作小数点'],
  ['money', '12,5', '请用“.”作小数点'],
  ['number', '12345678901234567', '最多 15 位数字'],
  ['money', '12345678901234567', '请输入正确的金额'],
  ['money', '1.234', '请输入正确的金额'],
  ['number', '¥', '请输入正确的数字'],
  ['money', '¥', '请输入正确的金额'],
  ['number', '+', '请输入正确的数字'],
  ['number', '.', '请输入正确的数字'],
];

describe('a number of a cell', () => {
  test.each(odd)('written as %s is read like that of a form', (text, value) => {
    for (const type of ['number', 'money'] as const) {
      expect(readValue(ofType(type), text, known)).toEqual({ value });
      expect(parseTypedNumber(text, [])).toBe(value);
    }
  });

  test.each(rejected)(
    'of type %s written as %s says what to change, as a form does',
    (...given) => {
      const [type, text, problem] = given;
      expect(readValue(ofType(type), text, known)).toEqual({ problem });
      const typed = parseTypedNumber(text, []) ?? text;
      expect(validateField(ofType(type), typed, {}, '')).toBe(problem);
    },
  );
});
