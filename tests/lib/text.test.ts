import { expect, test } from 'vitest';
import { splitList, splitUniqueList, trimText } from '@/lib/text';

test('splitUniqueList splits at all separators and keeps each word once', () => {
  expect(splitUniqueList('叉车、 托盘，叉车;地磅\n')).toEqual(['叉车', '托盘', '地磅']);
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
