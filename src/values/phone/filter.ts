import { takePhone } from '@/elements/text/take-phone';
import { normalizePhone } from '@/lib/phone';
import { screenNumber } from '@/stores/privacy';
import type { FilterKind } from '@/values/filter-kind';
import { typedFilter } from '@/values/text/filter';

/** The search ignores spaces, hyphens and country codes. */
export const phoneFilter: FilterKind = {
  ...typedFilter(normalizePhone, screenNumber),
  take: takePhone,
};
