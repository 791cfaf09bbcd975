import { takePhone } from '@/elements/text/take-phone';
import type { AnyFilter, FilterValue } from '@/schema/filter';
import { normalizeValue } from './filter-values';

/** The value that a list is searched for. The user is told the phone numbers that are left out. */
export const submittedValue = (filter: AnyFilter, value: FilterValue | undefined) =>
  normalizeValue(
    filter,
    filter.type === 'phone' && typeof value === 'string' ? takePhone(value) : value,
  );
