import { beforeAll, describe, expect, test } from 'vitest';
import { isValid, normalizeValue, valueText } from '@/elements/filter/filter-values';
import { CompanyStatus, CompanyType } from '@/enums';
import { changeLanguage } from '@/i18n';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

const number = { key: 'lineCount', type: 'range', of: 'number' } as const;

describe('the text of a chip', () => {
  test('is 不限 without a value', () => {
    expect(valueText({ key: 'companyName' }, undefined)).toBe('不限');
    expect(
      valueText({ key: 'companyType', type: 'code', multiple: true, enum: CompanyType }, []),
    ).toBe('不限');
  });

  test('is the label of a code, or an unknown code itself', () => {
    const type = { key: 'companyType', type: 'code', multiple: true, enum: CompanyType } as const;
    expect(valueText(type, [1, 2])).toBe('物流专线、落地配');
    expect(
      valueText({ key: 'status', type: 'code', control: 'radio', enum: CompanyStatus }, 9),
    ).toBe('9');
  });

  test('is 否 for false', () => {
    expect(valueText({ key: 'isInsured', type: 'flag' }, false)).toBe('否');
  });

  test('is the name of the selected record, or its id when there is none', () => {
    const region = { key: 'regionId', type: 'region' } as const;
    expect(valueText(region, '9007199254740993', '浙江省杭州市')).toBe('浙江省杭州市');
    expect(valueText(region, '9007199254740993')).toBe('9007199254740993');
  });

  test('contains both ends of a range, whole days without times, and marks an open end', () => {
    const time = { key: 'settledTime', type: 'range', of: 'dateTime' } as const;
    expect(valueText(time, ['2026-11-01 00:00:00', '2026-11-30 23:59:59'])).toBe(
      '2026-11-01 ~ 2026-11-30',
    );
    expect(valueText(time, ['2026-11-01 08:00:00', '2026-11-30 23:59:59'])).toBe(
      '2026-11-01 08:00:00 ~ 2026-11-30 23:59:59',
    );
    expect(valueText(number, ['3', null])).toBe('≥ 3');
    expect(valueText(number, [null, '9'])).toBe('≤ 9');
  });

  test('changes with the language', async () => {
    await changeLanguage('en');
    expect(
      valueText({ key: 'companyType', type: 'code', multiple: true, enum: CompanyType }, [1, 4]),
    ).toBe('Freight line, Logistics park');
    await changeLanguage('zh-CN');
  });
});

describe('the value of a search', () => {
  test('is trimmed, and cleared text clears the filter', () => {
    expect(normalizeValue({ key: 'companyName' }, '  申通 ')).toBe('申通');
    expect(normalizeValue({ key: 'companyName' }, '   ')).toBeUndefined();
  });

  test('is a phone number in any format', () => {
    expect(normalizeValue({ key: 'mobile', type: 'phone' }, '＋86 150-7547 6337')).toBe(
      '15075476337',
    );
    expect(normalizeValue({ key: 'companyName' }, '150-7547')).toBe('150-7547');
  });

  test('contains half-width digits instead of full-width ones', () => {
    expect(normalizeValue(number, ['１２', '３．５'])).toEqual(['12', '3.5']);
  });

  test('is undefined for an empty range and keeps one end of a half range', () => {
    expect(normalizeValue(number, [' ', null])).toBeUndefined();
    expect(normalizeValue(number, ['', '5'])).toEqual([null, '5']);
  });

  test.each([
    [['abc', null], false],
    [['1', 'x'], false],
    [['1e3', null], false],
    [['-1.5', '２'], true],
    [[null, null], true],
  ] as const)('has valid ends for the range %s: %s', ([begin, end], valid) => {
    expect(isValid(number, [begin, end])).toBe(valid);
  });

  test('may be zero or false, and an id stays unchanged', () => {
    expect(normalizeValue({ key: 'isInsured', type: 'flag' }, false)).toBe(false);
    expect(normalizeValue({ key: 'regionId', type: 'region' }, '12345678901234567890')).toBe(
      '12345678901234567890',
    );
  });
});
