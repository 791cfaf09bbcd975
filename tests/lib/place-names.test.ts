import { expect, test } from 'vitest';
import {
  cityRoute,
  parseTransportLine,
  shortPlace,
  shortProvince,
  withoutCity,
  withoutProvince,
} from '@/lib/place-names';
import { formatMonthTime, formatPeriod } from '@/lib/time';

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
  ['新疆维吾尔自治区', '新疆'],
  ['广西壮族自治区', '广西'],
  ['内蒙古自治区', '内蒙古'],
  ['山东省', '山东省'],
  ['恩施土家族苗族自治州', '恩施土家族苗族自治州'],
])('shortProvince shortens %s to %s', (name, short) => {
  expect(shortProvince(name)).toBe(short);
});

test.each([
  ['山东省临沂市临沂高新技术产业开发区', '临沂高新技术产业开发区'],
  ['江苏省连云港市连云区', '连云港市连云区'],
  ['山东省东营市东营区', '东营市东营区'],
])('shortPlace shortens %s to %s', (fullName, short) => {
  expect(shortPlace(fullName)).toBe(short);
});

test.each([
  ['2026-11-22T08:00:00', '2026-11-22T20:00:00', '2026-11-22 08:00 ~ 20:00'],
  ['2026-11-22T08:00:00', '2026-11-23T08:00:00', '2026-11-22 08:00 ~ 11-23 08:00'],
  ['2026-12-31T08:00:00', '2027-01-01T08:00:00', '2026-12-31 08:00 ~ 2027-01-01 08:00'],
  ['2026-11-22T08:00:00', null, '2026-11-22 08:00 ~ --'],
])('formatPeriod writes the period from %s to %s as %s', (start, end, text) => {
  expect(formatPeriod(start, end)).toBe(text);
});

test.each([
  ['河南省安阳市安阳高新技术产业开发区', '辽宁省沈阳市', '安阳 → 沈阳'],
  ['北京市东城区', '新疆维吾尔自治区喀什地区', '北京 → 喀什地区'],
  ['山东省临沂市兰山区', '山东省临沂市莒南县', '临沂市兰山区 → 临沂市莒南县'],
])('cityRoute writes the route from %s to %s as %s', (from, to, route) => {
  expect(cityRoute(from, to)).toBe(route);
});

test.each([
  ['南京市恒昌速运有限公司', '南京市秦淮区 → 楚雄市', '恒昌速运有限公司'],
  ['楚雄货运', '南京市秦淮区 → 云南省楚雄市', '货运'],
  ['济宁金牌物流企业评选', '济宁分站', '金牌物流企业评选'],
  ['德州市广运物流', '济宁分站', '德州市广运物流'],
  ['济宁市', '济宁市任城区', '济宁市'],
  ['广运物流', '', '广运物流'],
])('withoutCity writes %s next to %s as %s', (text, context, rest) => {
  expect(withoutCity(text, context)).toBe(rest);
});

test('a time has no year, unless it is another year', () => {
  const now = new Date('2026-11-26T08:00:00').getTime();
  expect(formatMonthTime('2026-11-27T10:16:00', now)).toBe('11-27 10:16');
  expect(formatMonthTime('2027-01-02T10:16:00', now)).toBe('2027-01-02 10:16');
  expect(formatMonthTime(null, now)).toBe('--');
});

test.each([
  ['临沂市 → 北京市', ['临沂市', '北京市']],
  [' → 北京市', ['', '北京市']],
  ['临沂市', null],
])('parseTransportLine reads %j as %j', (text, ends) => {
  expect(parseTransportLine(text)).toEqual(ends);
});
