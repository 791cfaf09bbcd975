import { beforeAll, describe, expect, test } from 'vitest';
import { relativeText } from '@/elements/text/relative-text';
import { changeLanguage } from '@/i18n';
import { startTexts } from '../../start-texts';

beforeAll(() => startTexts('company'));

const now = new Date(2024, 4, 10, 12).getTime();
const minute = 60;
const hour = 3600;
const day = 24 * hour;
const ago = (seconds: number) => now - seconds * 1000;

describe('relative time', () => {
  test.each([
    [0, '刚刚'],
    [29, '刚刚'],
    [30, '1分钟前'],
    [61, '2分钟前'],
    [59 * minute, '59分钟前'],
    [hour - 1, '60分钟前'],
    [hour, '1小时前'],
    [hour + 1, '2小时前'],
    [23 * hour, '23小时前'],
    [day - 1, '24小时前'],
    [day, '1天前'],
    [25 * hour, '1天前'],
    [2 * day - 1, '1天前'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(relativeText(ago(seconds), now)).toBe(text);
  });

  test('shows the date after two days: by the pattern, otherwise month, day, hour and minute', () => {
    const moment = new Date(2024, 4, 1, 9, 30);
    expect(relativeText(moment, now)).toBe('5月1日9时30分');
    expect(relativeText('2024-05-01T09:03:00', now)).toBe('5月1日9时3分');
    expect(relativeText(moment, now, '{y}-{m}-{d}')).toBe('2024-05-01');
  });

  test('is empty for a value that is not a time', () => {
    expect([null, '', '0001-01-01T00:00:00'].map((value) => relativeText(value, now))).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('is available in English', async () => {
    await changeLanguage('en');
    const moment = new Date(2024, 4, 1, 9, 3);
    expect([relativeText(ago(61), now), relativeText(moment, now)]).toEqual([
      '2 minutes ago',
      'May 1, 09:03',
    ]);
    await changeLanguage('zh-CN');
  });
});
