import { conditionNumberLength } from '@/config/limits';
import { t } from '@/i18n';
import { patterns } from '@/lib/patterns';
import type { AnyFilter } from '@/schema/filter';
import { rangeEnds, type RangeEnd } from '@/schema/properties';
import { isDateText } from '@/values/date/date-rules';
import type { FilterKind } from '@/values/filter-kind';
import { isNumberText, plainNumber } from '@/values/number/number-text';
import { pairOf, pairValue, type Pair } from './pair';

interface End {
  /** The format in the address. */
  format: RegExp;
  /** Whether an entered text can be searched for. */
  isValid: (text: string | null) => boolean;
  toSearch?: (text: string | null) => string | null;
}
const ends: Record<RangeEnd, End> = {
  number: { format: patterns.number, isValid: isNumberText, toSearch: plainNumber },
  date: { format: /^\d{4}-\d\d-\d\d$/, isValid: (text) => isDateText(text, false) },
  dateTime: {
    format: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    isValid: (text) => isDateText(text, true),
  },
};
export const typeOfEnd = ({ of }: Pick<AnyFilter, 'of'>) =>
  rangeEnds.find((end) => end === of) ?? 'dateTime';

/** Omits the times of a range of whole days. */
function dayPair([begin, end]: Pair): Pair {
  const whole = begin?.endsWith(' 00:00:00') && end?.endsWith(' 23:59:59');
  return whole ? [begin?.slice(0, 10) ?? null, end?.slice(0, 10) ?? null] : [begin, end];
}

/** The query contains the ends as `<key>Begin` and `<key>End`. */
export const rangeFilter: FilterKind = {
  isWide: ({ of }) => of === 'dateTime',
  read: (filter, params) => {
    const { format, isValid } = ends[typeOfEnd(filter)];
    const read = (name: string) => {
      const text = params.get(filter.key + name);
      return text && text.length <= conditionNumberLength && format.test(text) && isValid(text)
        ? text
        : null;
    };
    return pairValue([read('Begin'), read('End')]);
  },
  toQuery: (value, { key }) => {
    const [begin, end] = pairOf(value);
    return { [`${key}Begin`]: begin, [`${key}End`]: end };
  },
  isValid: (value, filter) => pairOf(value).every(ends[typeOfEnd(filter)].isValid),
  toSearch: (value, filter) => {
    const { toSearch = (text) => text } = ends[typeOfEnd(filter)];
    const [begin, end] = pairOf(value);
    return pairValue([toSearch(begin), toSearch(end)]);
  },
  ofDay: (day, { of }) => (of === 'date' ? [day, day] : [`${day} 00:00:00`, `${day} 23:59:59`]),
  text: (value) => {
    const [begin, end] = dayPair(pairOf(value));
    if (end === null) return t('elements.filter.from', { begin });
    if (begin === null) return t('elements.filter.until', { end });
    return t('elements.filter.between', { begin, end });
  },
};
