import type { AnyField } from '@/schema/field';
import { notZero } from '@/values/rules';

/** The number that all values of a field are calculated with. The rules of the field hold for the results. */
export const operandField = ({ key }: AnyField, isDivisor: boolean): AnyField => ({
  key,
  type: 'number',
  required: true,
  rules: isDivisor ? [notZero] : [],
});
