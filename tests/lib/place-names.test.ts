import { expect, test } from 'vitest';
import { withoutProvince } from '@/lib/place-names';
import { formatPeriod } from '@/lib/time';

test.each([
  ['山东省临沂市兰山区', '临沂市兰山区'],
  ['黑龙江省哈尔滨市', '哈尔滨市'],
  ['内蒙古自治区呼和浩特市', '呼和浩特市'],
  ['新疆维吾尔自治区喀什地区', '喀什地区'],
  ['香港特别行政区湾仔区', '湾仔区'],
  ['山东省', '山东省'],
  ['北京市东城区', '北京市东城区'],
  ['', ''],
])('withoutProvince shortens %s to %s', (fullName, short) => {
  expect(withoutProvince(fullName)).toBe(short);
});

test.each([
  ['2026-11-22T08:00:00', '2026-11-22T20:00:00', '2026-11-22 08:00 ~ 20:00'],
  ['2026-11-22T08:00:00', '2026-11-23T08:00:00', '2026-11-22 08:00 ~ 11-23 08:00'],
  ['2026-12-31T08:00:00', '2027-01-01T08:00:00', '2026-12-31 08:00 ~ 2027-01-01 08:00'],
  ['2026-11-22T08:00:00', null, '2026-11-22 08:00 ~ --'],
])('formatPeriod writes the period from %s to %s as %s', (start, end, text) => {
  expect(formatPeriod(start, end)).toBe(text);
});
