import { expect, test } from 'vitest';
import {
  coreName,
  briefName,
  initialOf,
  splitList,
  splitUniqueList,
  textPx,
  trimText,
  splitUnit,
} from '@/lib/text';

test('splitUniqueList splits at all separators and keeps each word once', () => {
  expect(splitUniqueList('叉车、 托盘，叉车;地磅\n')).toEqual(['叉车', '托盘', '地磅']);
  expect(splitUniqueList('1,2；3\t4\n4')).toEqual(['1', '2', '3', '4']);
  expect(splitUniqueList(' ，、')).toEqual([]);
});

test.each([
  [' 顺达 ', '顺达'],
  ['顺\u200b达\ufeff', '顺达'],
  ['\u202d13800138000\u202c', '13800138000'],
  ['顺达\u00a0物流\u3000有限', '顺达 物流 有限'],
  ['\u3000\u00a0\u200b', ''],
  ['一\n\t二', '一\n\t二'],
])('trimText makes %j into %j', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

test.each([
  ['物流专线、落地配', ['物流专线', '落地配']],
  ['a, b；c;，d', ['a', 'b', 'c', 'd']],
  ['one', ['one']],
  [' ', []],
])('splitList splits %j into %j', (text, words) => {
  expect(splitList(text)).toEqual(words);
});

test.each([
  ['远通物流', '远通物流'],
  ['远通 物流　有限责任公司', '远通物流'],
  ['ＡＢＣ物流股份有限公司', 'abc物流'],
  ['远通有限公司', '远通'],
  ['远通公司', '远通'],
  ['远通有限公司临沂分部', '远通有限公司临沂分部'],
  ['公司之家', '公司之家'],
])('coreName compares %j as %j, because people write the legal form in many ways', (name, core) => {
  expect(coreName(name)).toBe(core);
});

test.each([
  ['操作', 28],
  ['Wm', 22],
  ['il1', 20],
  ['', 0],
])('textPx gives %j a width of %i px, so that a column of buttons cuts no text', (text, px) => {
  expect(textPx(text)).toBe(px);
});

test.each([
  ['周口市永兴物流有限公司', '永'],
  ['临沂物流', '临'],
  ['上海市', '上'],
  ['🚚货运', '🚚'],
  ['', ''],
])('initialOf returns for %j the letter %j, after the city', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test.each([
  ['重量（吨）', ['重量', '吨']],
  ['Volume (m³)', ['Volume', 'm³']],
  ['手机号', ['手机号']],
  ['（吨）', ['（吨）']],
])('splitUnit(%j) returns %j', (label, parts) => {
  expect(splitUnit(label)).toEqual(parts);
});

test.each([
  ['南京市恒昌速运有限公司', '恒昌速运'],
  ['恒昌物流股份有限公司', '恒昌物流'],
  ['Ever Freight', 'Ever Freight'],
  ['公司', '公司'],
])('briefName returns for %j the part by which people know it: %j', (name, brief) => {
  expect(briefName(name)).toBe(brief);
});
