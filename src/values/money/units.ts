import { yuanNames } from '@/lib/amount';
import { unitsOf } from '@/values/number/bare-number';

/** The units of an amount, which is in yuan whatever its label says. */
export const yuanUnits = (label: string) => [...unitsOf(label), ...yuanNames];
