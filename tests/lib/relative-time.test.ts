import { describe, expect, test } from 'vitest';
import { elapsedTime, relativeTime } from '@/lib/relative-time';

const now = new Date(2024, 4, 10, 12).getTime();
const ago = (seconds: number) => now - seconds * 1000;
const minute = 60;
const hour = 3600;
const day = 24 * hour;

describe('the short form of table columns rounds down', () => {
  test.each<[number, string, number]>([
    [0, 'justNow', 0],
    [59, 'justNow', 0],
    [60, 'minutesAgo', 1],
    [61, 'minutesAgo', 1],
    [59 * minute, 'minutesAgo', 59],
    [hour - 1, 'minutesAgo', 59],
    [hour, 'hoursAgo', 1],
    [23 * hour, 'hoursAgo', 23],
    [day - 1, 'hoursAgo', 23],
    [day, 'daysAgo', 1],
    [49 * hour, 'daysAgo', 2],
    [400 * day, 'daysAgo', 400],
    [-30, 'justNow', 0],
  ])('%d s ago becomes %s %d', (seconds, key, count) => {
    expect(elapsedTime(ago(seconds), now)).toEqual({ key, count });
  });
});

describe('the form used elsewhere rounds up', () => {
  test.each<[number, string, number]>([
    [0, 'justNow', 0],
    [29, 'justNow', 0],
    [-5, 'justNow', 0],
    [30, 'minutesAgo', 1],
    [60, 'minutesAgo', 1],
    [61, 'minutesAgo', 2],
    [hour - 1, 'minutesAgo', 60],
    [hour, 'hoursAgo', 1],
    [hour + 1, 'hoursAgo', 2],
    [day - 1, 'hoursAgo', 24],
    [day, 'daysAgo', 1],
    [25 * hour, 'daysAgo', 1],
    [2 * day - 1, 'daysAgo', 1],
  ])('%d s ago becomes %s %d', (seconds, key, count) => {
    expect(relativeTime(ago(seconds), now)).toEqual({ key, count });
  });

  test('is a date when it is longer ago, formatted by the given pattern', () => {
    const date = new Date(2024, 4, 1, 9, 30);
    expect(relativeTime(date, now)).toEqual({ key: 'at', text: '', date });
    expect(relativeTime(date, now, '{m}-{d}')).toEqual({ key: 'at', text: '05-01', date });
  });
});

test.each([[null], [''], ['0001-01-01T00:00:00'], ['soon']])('%j has no relative time', (value) => {
  expect([elapsedTime(value, now), relativeTime(value, now)]).toEqual([null, null]);
});
