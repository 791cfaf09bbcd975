import type { ComponentType } from 'react';
import type { RangeEnd } from '@/schema/properties';
import { DateRange, DateTimeRange } from '@/values/date/date-range';
import type { ConditionProps } from '@/values/filter-kind';
import { NumberRange } from '@/values/number/number-range';
import { typeOfEnd } from './filter';
import { pairOf, type PairProps } from './pair';

const controls: Record<RangeEnd, ComponentType<PairProps>> = {
  number: NumberRange,
  date: DateRange,
  dateTime: DateTimeRange,
};

export function RangeCondition({ filter, value, labelText, onChange }: ConditionProps) {
  const Control = controls[typeOfEnd(filter)];
  return <Control value={pairOf(value)} label={labelText} past={filter.past} onChange={onChange} />;
}
