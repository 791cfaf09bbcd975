import type { Conditions } from '@/elements/filter/conditions';
import { isSet, valueText } from '@/elements/filter/filter-values';
import { label } from '@/i18n';
import type { AnyFilter } from '@/schema/filter';

/** A condition as text. */
export interface ConditionText {
  key: string;
  label: string;
  text: string;
}

/** The active conditions as text, the same as in their chips. */
export const describeConditions = (
  name: string,
  filters: readonly AnyFilter[],
  { values, names }: Pick<Conditions, 'values' | 'names'>,
): ConditionText[] =>
  filters
    .filter(({ key }) => isSet(values[key]))
    .map((filter) => ({
      key: filter.key,
      label: label(name, 'filters', filter.key),
      text: valueText(filter, values[filter.key], names[filter.key]),
    }));
