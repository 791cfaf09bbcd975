import type { FilterKind } from '@/values/filter-kind';
import { flagText } from './flag-text';

export const flagFilter: FilterKind = {
  read: ({ key }, params) => {
    const text = params.get(key);
    return text === 'true' || (text === 'false' ? false : undefined);
  },
  text: (value, { labels }) => flagText(value, labels),
};
