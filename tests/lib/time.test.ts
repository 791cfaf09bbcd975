import { describe, expect, test } from 'vitest';
import { formatTime, toDate } from '@/lib/time';

const moment = new Date(2024, 4, 1, 9, 3, 7);

describe('a date', () => {
  test.each<[string, unknown]>([
    ['a date', moment],
    ['milliseconds', moment.getTime()],
    ['milliseconds as text', String(moment.getTime())],
    ['ten-digit seconds', moment.getTime() / 1000],
    ['ten-digit seconds as text', String(moment.getTime() / 1000)],
    ['text with dashes', '2024-05-01 09:03:07'],
    ['text with slashes', '2024/05/01 09:03:07'],
    ['text with single digits', '2024-5-1 9:03:07'],
    ['the server’s text', '2024-05-01T09:03:07'],
    ['the server’s text with fractions', '2024-05-01T09:03:07.0000000'],
    ['text with a zone', '2024-05-01T01:03:07Z'],
    ['text with an offset', '2024-05-01T09:03:07+08:00'],
    ['text with spaces around', ' 2024-05-01 09:03:07 '],
    ['ten-digit seconds with spaces around', ` ${moment.getTime() / 1000} `],
    ['milliseconds with leading zeros', `000${moment.getTime()}`],
    ['text with single digits throughout', '2024-5-1 9:3:7'],
    ['the server’s text with three digits of a second', '2024-05-01T09:03:07.999'],
    ['the server’s text with a zone and fractions', '2024-05-01T01:03:07.1234567Z'],
    ['the server’s text with another offset', '2024-04-30T20:03:07-05:00'],
    ['a date as JSON writes it', moment.toJSON()],
  ])('is parsed from %s', (_what, value) => {
    expect(formatTime(value)).toBe('2024-05-01 09:03:07');
  });

  test.each<[unknown]>([
    [''],
    ['  '],
    [null],
    [undefined],
    ['0001-01-01T00:00:00'],
    ['0001-01-01 00:00:00'],
    ['yesterday'],
    ['2024-13-45'],
    ['2026-02-30'],
    ['2026/2/29 08:00'],
    ['2026-02-30T00:00:00'],
    ['2026-04-31T00:00:00Z'],
    ['2026-02-29 08:00:00'],
    [Number.NaN],
    [new Date(Number.NaN)],
    [{}],
    [1e300],
    ['0001-01-01T00:00:00Z'],
    ['1e12'],
    ['１７１４５２６４００'],
    ['9007199254740993123'],
    ['24:00'],
    ['2024年5月1日'],
    ['T'],
    [true],
    [[]],
    [[1714526400]],
    [Infinity],
  ])('is not parsed from %j', (value) => {
    expect([toDate(value), formatTime(value)]).toEqual([null, '']);
  });

  test.each<[unknown, string]>([
    // A number of ten digits is always read as seconds; with nine or eleven digits it is milliseconds.
    [1_000_000_000, '2001-09-09 09:46:40'],
    [9_999_999_999, '2286-11-21 01:46:39'],
    [999_999_999, '1970-01-12 21:46:39'],
    [10_000_000_000, '1970-04-27 01:46:40'],
    ['9999999999', '2286-11-21 01:46:39'],
    [1_714_526_400, '2024-05-01 09:20:00'],
    [1_714_526_400_000, '2024-05-01 09:20:00'],
    ['1714526400', '2024-05-01 09:20:00'],
    ['1714526400000', '2024-05-01 09:20:00'],
    [1_714_526_400.9, '2024-05-01 09:20:00'],
    [-1_714_526_400, '1915-09-03 06:40:00'],
    ['0', '1970-01-01 08:00:00'],
    // A text without a time zone is taken for local time.
    ['2024-05-01T00:00:00', '2024-05-01 00:00:00'],
    ['2024-05-01T09:30', '2024-05-01 09:30:00'],
    ['2024-12-31T23:59:59.9999999', '2024-12-31 23:59:59'],
    ['2024-12-31T16:00:00Z', '2025-01-01 00:00:00'],
    ['2024-02-29T12:00:00', '2024-02-29 12:00:00'],
    ['2024-05-01', '2024-05-01 00:00:00'],
    ['2024/05/01', '2024-05-01 00:00:00'],
    ['2024-12-31 23:59:59', '2024-12-31 23:59:59'],
    ['9999-12-31T23:59:59', '9999-12-31 23:59:59'],
  ])('%j is written as %s', (value, text) => {
    expect(formatTime(value)).toBe(text);
  });

  test('parses a date without time as local midnight', () => {
    expect(toDate('2024-05-01')?.getTime()).toBe(new Date(2024, 4, 1).getTime());
  });

  test('parses 0 as the epoch', () => {
    expect(toDate(0)?.getTime()).toBe(0);
  });
});

describe('a pattern', () => {
  test.each([
    ['{y}-{m}-{d}', '2024-05-01'],
    ['{y}/{m}/{d} {h}:{i}', '2024/05/01 09:03'],
    ['{y}年{m}月{d}日 星期{a}', '2024年05月01日 星期三'],
    ['{h}{i}{s}', '090307'],
    ['plain', 'plain'],
    ['{x}', '{x}'],
    ['', ''],
  ])('%s formats the time as %s', (pattern, text) => {
    expect(formatTime(moment, pattern)).toBe(text);
  });

  test.each(['日', '一', '二', '三', '四', '五', '六'].map((text, day) => [day, text] as const))(
    '{a} writes weekday %d as %s',
    (day, text) => {
      // The fifth of May 2024 was a Sunday.
      expect(formatTime(new Date(2024, 4, 5 + day), '{a}')).toBe(text);
    },
  );
});
