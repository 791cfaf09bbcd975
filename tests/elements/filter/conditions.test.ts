import { describe, expect, test } from 'vitest';
import { conditionLength } from '@/config/limits';
import {
  truncatedKeys,
  unknownKeys,
  filterQuery,
  fitConditions,
  readConditions,
  writeConditions,
} from '@/elements/filter/conditions';
import { CompanyStatus, CompanyType } from '@/enums';
import type { AnyFilter } from '@/schema/filter';

const filters: AnyFilter[] = [
  { key: 'name' },
  { key: 'mobile', type: 'phone' },
  { key: 'status', type: 'code', control: 'radio', enum: CompanyStatus },
  { key: 'types', type: 'code', multiple: true, enum: CompanyType },
  { key: 'insured', type: 'flag' },
  { key: 'substationId', type: 'record', of: 'substation' },
  { key: 'settled', type: 'range', of: 'dateTime' },
  { key: 'lines', type: 'range', of: 'number' },
  { key: 'day', type: 'range', of: 'date' },
  { key: 'regionId', type: 'region' },
  { key: 'lineId', type: 'cascader', options: [] },
  { key: 'userIds', type: 'record', multiple: true },
];
const read = (search: string) => readConditions(search, filters, 'name ascending');
const write = (conditions: ReturnType<typeof read>) =>
  writeConditions(conditions, filters, 'name ascending');

describe('conditions in the URL', () => {
  test.each([
    '',
    '?name=%E4%B8%B4%E6%B2%82&status=2',
    '?types=1&types=5&insured=false',
    '?substationId=1790000000000000001&name.substationId=%E4%B8%B4%E6%B2%82',
    '?settledBegin=2026-01-01%2000%3A00%3A00&linesEnd=0',
    '?dayBegin=2026-01-01&dayEnd=2026-01-31',
    '?regionId=330100&lineId=5&name.regionId=%E6%9D%AD%E5%B7%9E&name.lineId=A%20%2F%20B',
    '?userIds=9007199254740993&userIds=2&name.userIds=A%2CB&name.userIds=C',
    '?userIds=7',
    '?substationId=7',
    '?page=3&limit=50&sort=name%20descending',
  ])('reads "%s" and writes it back unchanged', (search) => {
    expect(write(read(search))).toBe(search);
  });

  test.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?limit=7',
    '?limit=1000',
    '?status=9',
    '?types=x',
    '?insured=maybe',
    '?settledBegin=yesterday',
    '?settledBegin=2026-01-01',
    '?settledBegin=2026-02-30%2000%3A00%3A00',
    '?settledEnd=2026-01-01%2024%3A00%3A00',
    '?dayEnd=2026-02-30',
    '?dayEnd=2026-01-01%2000%3A00%3A00',
    '?linesBegin=abc',
    '?linesBegin=1e3',
    `?linesBegin=${'9'.repeat(21)}`,
    '?name=%20',
    '?mobile=%20',
    '?userIds=',
    '?sort=name;drop',
    '?unknown=1',
    '?__proto__=1',
  ])('ignores "%s" and uses the default', (search) => {
    expect(write(read(search))).toBe('');
  });

  test('uses the default instead of a sort by a column that the list does not have any more', () => {
    const sortBy = (search: string) =>
      readConditions(search, filters, 'name ascending', ['name', 'lines']).sort;
    expect(sortBy('?sort=lines%20descending')).toBe('lines descending');
    expect(sortBy('?sort=gone%20descending')).toBe('name ascending');
    expect(sortBy('?sort=none')).toBeUndefined();
  });

  test.each([
    ['an option that is gone', '?status=9', ['status']],
    ['one option of several that is gone', '?types=1&types=99', ['types']],
    [
      'a date that is none, and a number that is none',
      '?settledBegin=yesterday&linesEnd=abc',
      ['settled', 'lines'],
    ],
    [
      'days that no month has',
      '?settledBegin=2026-02-30%2000%3A00%3A00&dayEnd=2026-04-31',
      ['settled', 'day'],
    ],
    ['a switch that is neither', '?insured=maybe', ['insured']],
  ])('names conditions of the address with %s', (_name, search, keys) => {
    expect(unknownKeys(search, filters, read(search)).toSorted()).toEqual(keys.toSorted());
  });

  test.each([
    '?name=顺达',
    '?status=1',
    '?linesBegin=0&linesEnd=5',
    '?name=%20',
    '?tab=lines',
    '?userIds=1&userIds=2&name.userIds=A',
  ])('names no condition of "%s"', (search) => {
    expect(unknownKeys(search, filters, read(search))).toEqual([]);
  });

  test('keeps false and 0 as conditions, but not an empty range', () => {
    expect(filterQuery({ insured: false, lines: ['0', null], name: '' }, filters)).toEqual({
      insured: false,
      linesBegin: '0',
    });
  });
});

describe('a text in the URL', () => {
  const long = '长'.repeat(conditionLength + 1);

  test('is truncated to the length of a condition and reported as truncated', () => {
    expect(read(`?name=${long}`).values.name).toBe('长'.repeat(conditionLength));
    expect(truncatedKeys(`?name=${long}`, filters)).toEqual(['name']);
    expect(
      truncatedKeys(`?name=${'长'.repeat(conditionLength)}&regionId=${long}`, filters),
    ).toEqual([]);
  });

  test('normalizes a phone number', () => {
    const search = `?mobile=${encodeURIComponent('+86 150-7547-6337')}`;
    expect(read(search).values.mobile).toBe('15075476337');
    expect(read('?name=150-7547').values.name).toBe('150-7547');
  });
});

describe('a URL with limited length', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `90071992547409${index}`);
  const values = { name: '临沂', mobile: '150', userIds: ids };
  const names = { userIds: ids.map(() => '张三') };
  const all = { ...read('?page=2'), values, names };
  const fit = (room: number, foreign = {}) =>
    fitConditions(room, all, filters, { sort: 'name ascending', foreign });

  test('holds all conditions that fit', () => {
    expect(fit(10_000)).toEqual({ text: write(all), omitted: [] });
  });

  test('leaves out the longest condition first, with its names', () => {
    expect(fit(200, { tab: ['b'] })).toEqual({
      text: '?tab=b&name=%E4%B8%B4%E6%B2%82&mobile=150&page=2',
      omitted: ['userIds'],
    });
  });

  test('leaves out as many conditions as necessary', () => {
    expect(fit(20)).toEqual({ text: '?mobile=150&page=2', omitted: ['userIds', 'name'] });
  });
});
