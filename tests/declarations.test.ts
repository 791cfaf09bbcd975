import { expect, test } from 'vitest';
import type { AnyFilter } from '@/schema/filter';
import { declaredPages } from './declared-pages';

test.each(declaredPages)(
  '$file $name: filters on phone numbers have the type phone',
  ({ page }) => {
    const filters = (page.filters ?? []) as AnyFilter[];
    const numbers = page.columns
      .filter(({ type }) => type === 'phone')
      .map(({ key }) => String(key));
    const wrong = filters.filter(({ key, type }) => {
      const isNumber = numbers.includes(key) || /mobile|phone/i.test(key);
      return isNumber && type !== 'phone';
    });
    expect(wrong).toEqual([]);
  },
);

test.each(['carousel', 'adGraph', 'dialog'])('adverts of %s show all their columns', (kind) => {
  const columns = declaredPages.find(({ name }) => name === `marketing.${kind}`)?.page.columns;
  const shown = columns?.filter(({ optional }) => !optional).map(({ key }) => String(key));
  const ofDialogs = ['frequency', 'showSeconds'];
  expect(shown?.filter((key) => !ofDialogs.includes(key))).toEqual([
    'imageUrl',
    'title',
    'state',
    'startTime',
    'isListed',
    'clicks',
    'sort',
    'substationNames',
    'displayPage',
    'linkType',
    'link',
  ]);
});
