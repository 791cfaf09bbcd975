import type { ComponentType } from 'react';
import type { AnyFilter, FilterType } from '@/schema/filter';
import { CascaderCondition } from '@/values/cascader/cascader-condition';
import { CodeCondition } from '@/values/code/code-condition';
import { FlagCondition } from '@/values/flag/flag-condition';
import { PhoneCondition } from '@/values/phone/phone-condition';
import { RangeCondition } from '@/values/range/range-condition';
import { RecordCondition } from '@/values/record/record-condition';
import { RegionCondition } from '@/values/region/region-condition';
import { TextCondition } from '@/values/text/text-condition';
import type { ConditionProps } from './filter-kind';

const controls: Record<FilterType, ComponentType<ConditionProps>> = {
  text: TextCondition,
  phone: PhoneCondition,
  flag: FlagCondition,
  code: CodeCondition,
  record: RecordCondition,
  region: RegionCondition,
  cascader: CascaderCondition,
  range: RangeCondition,
};

/** The control of a condition. */
export const filterControl = ({ type = 'text' }: AnyFilter) => controls[type];
