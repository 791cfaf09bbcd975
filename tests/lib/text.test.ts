import { expect, test } from 'vitest';
import { normalizeDate, splitList, splitUniqueList } from '@/lib/text';

test('splitUniqueList splits at all separators and keeps each word once', () => {
  expect(splitUniqueList('叉车、 托盘，叉车;地磅\n')).toEqual(['叉车', '托盘', '地磅']);
  expect(splitUniqueList(' ，、')).toEqual([]);
});

test.each([
  ['物流专线、落地配', ['物流专线', '落地配']],
  ['a, b；c;，d', ['a', 'b', 'c', 'd']],
  ['one', ['one']],
  [' ', []],
])('splits %j into %j', (text, words) => {
  expect(splitList(text)).toEqual(words);
});

test.each([
  ['2024年5月1日', '2024-5-1'],
  ['2024.05.01', '2024-05-01'],
  ['2024/5/1 09:30', '2024-5-1 09:30'],
  ['2024年5月', '2024-5'],
  ['soon', 'soon'],
])('writes %j as %j', (text, date) => {
  expect(normalizeDate(text)).toBe(date);
});
