import { expect, test } from 'vitest';
import { shortenedParts } from '@/lib/place-names';
import { splitEnding } from '@/lib/text';

test.each([
  ['2026年临沂十佳专线评选（第3期）', '临沂分站', ['2026年', '临沂', '十佳专线评选（第3期）']],
  ['2026年临沂十佳专线评选', '济南分站', ['2026年', '临沂十佳专线评选']],
  ['叉车租赁半价月', '临沂分站', ['叉车租赁半价月']],
  ['2026年', undefined, ['2026年']],
])('%s next to %s is left out part by part', (text, context, parts) => {
  expect(shortenedParts(text, { dropFirst: 'year', context })).toEqual(parts);
});

test.each([
  ['十佳专线评选（第3期）', '十佳专线评选', '（第3期）'],
  ['Best lines (no. 3)', 'Best lines', '(no. 3)'],
  ['化工原料（桶装）运输', '化工原料（桶装）运输', ''],
  ['（第3期）', '（第3期）', ''],
])('%s ends with the number of its series, if it has one', (text, name, ending) => {
  const [found, last] = splitEnding(text);
  expect([found.trimEnd(), last]).toEqual([name, ending]);
});
