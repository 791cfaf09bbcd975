import { beforeAll, describe, expect, test } from 'vitest';
import { readValue } from '@/elements/spreadsheet/read-value';
import type { AnyField } from '@/schema/field';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('import'));

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

  test.each<[AnyField['type'], string, string]>([
    ['number', '1,200元', '数量（条）'],
    ['number', '3.5公斤', '重量（吨）'],
    ['money', '1.2万元', '运费（元）'],
    ['money', '元', '运费（元）'],
  ])('of type %s with "%s" under %s is rejected, because the unit is another', (...given) => {
    const [type, text, label] = given;
    expect(readValue(ofType(type), text, known, label)).toEqual({ problem: '请输入数字' });
  });
});
