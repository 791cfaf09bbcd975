import type { AnyFilter, FilterType } from '@/schema/filter';
import { codeFilter } from '@/values/code/filter';
import { flagFilter } from '@/values/flag/filter';
import { phoneFilter } from '@/values/phone/filter';
import { rangeFilter } from '@/values/range/filter';
import { recordFilter } from '@/values/record/filter';
import { textFilter } from '@/values/text/filter';
import type { FilterKind } from './filter-kind';

const kinds: Record<FilterType, FilterKind> = {
  text: textFilter,
  phone: phoneFilter,
  code: codeFilter,
  flag: flagFilter,
  record: recordFilter,
  region: recordFilter,
  cascader: recordFilter,
  range: rangeFilter,
};

/** What the values of a condition are. */
export const filterKind = ({ type = 'text' }: Pick<AnyFilter, 'type'>): FilterKind => kinds[type];
