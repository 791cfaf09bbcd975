import { expect, test } from 'vitest';
import { splitWords } from '@/lib/words';

test('words are parted by whatever people put between them, each is there once', () => {
  expect(splitWords('叉车、 托盘，叉车;地磅\n')).toEqual(['叉车', '托盘', '地磅']);
  expect(splitWords(' ，、')).toEqual([]);
});
