import { describe, expect, test } from 'vitest';
import { formatTime, toDate } from '@/lib/time';

const moment = new Date(2024, 4, 1, 9, 3, 7);

describe('a moment', () => {
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
  ])('is understood from %s', (_what, value) => {
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
    [Number.NaN],
    [new Date(Number.NaN)],
    [{}],
    [1e300],
  ])('is not found in %j', (value) => {
    expect([toDate(value), formatTime(value)]).toEqual([null, '']);
  });

  test('of a day without a time is its local midnight', () => {
    expect(toDate('2024-05-01')?.getTime()).toBe(new Date(2024, 4, 1).getTime());
  });

  test('zero is the epoch and no missing value', () => {
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
  ])('%s gives %s', (pattern, text) => {
    expect(formatTime(moment, pattern)).toBe(text);
  });

  test.each(['日', '一', '二', '三', '四', '五', '六'].map((text, day) => [day, text] as const))(
    'says weekday %d as %s',
    (day, text) => {
      // The fifth of May 2024 was a Sunday.
      expect(formatTime(new Date(2024, 4, 5 + day), '{a}')).toBe(text);
    },
  );
});
