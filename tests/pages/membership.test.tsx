import { beforeAll, describe, expect, test } from 'vitest';
import { isMembershipNear, membershipText } from '@/pages/shared/membership';
import { startTexts } from '../start-texts';

beforeAll(() => startTexts('elements'));

const at = (text: string) => new Date(text).getTime();
const end = '2026-12-01T00:00:00';

describe('the days of a membership', () => {
  test.each([
    ['the day before, in the morning', '2026-11-30T00:00:01', '剩 1 天'],
    ['the day before, in the evening', '2026-11-30T23:59:59', '剩 1 天'],
    ['two days before', '2026-11-29T08:00:00', '剩 2 天'],
    ['at its end', '2026-12-01T00:00:00', '已到期'],
    ['a month after its end', '2027-01-01T00:00:00', '已到期'],
  ])('%s', (_case, now, text) => {
    expect(membershipText(end, at(now))).toBe(text);
  });

  test('are unknown without an end', () => {
    expect(membershipText(null, at(end))).toBe('');
    expect(isMembershipNear(null, at(end))).toBe(false);
  });

  test('are near its end for thirty days, and after it', () => {
    expect(isMembershipNear(end, at('2026-10-31T23:00:00'))).toBe(false);
    expect(isMembershipNear(end, at('2026-11-01T00:00:00'))).toBe(true);
    expect(isMembershipNear(end, at('2027-01-01T00:00:00'))).toBe(true);
  });
});
