import { expect, test } from 'vitest';
import { dashedDate, writtenWords } from '@/lib/written-values';

test.each([
  ['物流专线、落地配', ['物流专线', '落地配']],
  ['a, b；c;，d', ['a', 'b', 'c', 'd']],
  ['one', ['one']],
  [' ', []],
])('%j holds the words %j', (text, words) => {
  expect(writtenWords(text)).toEqual(words);
});

test.each([
  ['2024年5月1日', '2024-5-1'],
  ['2024.05.01', '2024-05-01'],
  ['2024/5/1 09:30', '2024-5-1 09:30'],
  ['2024年5月', '2024-5'],
  ['soon', 'soon'],
])('%j is %j in dashes', (text, date) => {
  expect(dashedDate(text)).toBe(date);
});
