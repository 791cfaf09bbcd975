import { describe, expect, test } from 'vitest';
import { mergeColumnOrder, moveKey, visibleKeys } from '@/lib/column-order';

describe('the order of columns', () => {
  test.each<[string, string[], string[], string[]]>([
    ['is the declared one without a choice', ['a', 'b', 'c'], [], ['a', 'b', 'c']],
    ['is the chosen one', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['forgets a column that is gone', ['a', 'c'], ['c', 'x', 'a'], ['c', 'a']],
    ['puts a new column behind its neighbour', ['a', 'n', 'b'], ['b', 'a'], ['b', 'a', 'n']],
    ['puts a new first column first', ['n', 'a', 'b'], ['b', 'a'], ['n', 'b', 'a']],
    ['keeps two new ones together', ['a', 'm', 'n', 'b'], ['b', 'a'], ['b', 'a', 'm', 'n']],
  ])('%s', (_what, declared, chosen, order) => {
    expect(mergeColumnOrder(declared, chosen)).toEqual(order);
  });

  test('moves a key to the position of another, and ignores unknown keys', () => {
    expect(moveKey(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
    expect(moveKey(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
    expect(moveKey(['a', 'b'], 'a', 'a')).toEqual(['a', 'b']);
    expect(moveKey(['a', 'b'], 'x', 'a')).toEqual(['a', 'b']);
    expect(moveKey(['a', 'b', 'c'], 'a', 'x')).toEqual(['a', 'b', 'c']);
  });
});

describe('the columns shown', () => {
  test.each<[string, string[], string[] | null, string[], string[]]>([
    ['are all without a choice', ['a', 'b'], null, [], ['a', 'b']],
    ['are those chosen', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c'], ['a', 'c']],
    ['may be none', ['a', 'b'], [], ['a', 'b'], []],
    ['include what came later', ['a', 'b', 'n'], ['a'], ['a', 'b'], ['a', 'n']],
    ['are only those chosen where nothing else is known', ['a', 'b'], ['a'], [], ['a']],
    ['leave out what is gone', ['a'], ['a', 'x'], ['a', 'x'], ['a']],
  ])('%s', (_what, declared, chosen, known, shown) => {
    expect(visibleKeys(declared, chosen, known)).toEqual(shown);
  });
});
