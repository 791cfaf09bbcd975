import { isEmpty } from '@/lib/url/query-string';
import type { FilterValue } from '@/schema/filter';

export type Pair = [string | null, string | null];

/** The props of a control for two ends. */
export interface PairProps {
  value: Pair;
  label: string;
  /** The times never lie ahead. */
  past?: boolean;
  onChange: (value: Pair | undefined) => void;
}

/** Returns the two ends of a range, whatever its stored value is. */
export function pairOf(value: FilterValue | undefined): Pair {
  if (!Array.isArray(value)) return [null, null];
  const [begin, end] = value;
  return [isEmpty(begin) ? null : String(begin), isEmpty(end) ? null : String(end)];
}

/** Returns undefined for a range with two empty ends. */
export const pairValue = ([begin, end]: Pair): Pair | undefined =>
  begin === null && end === null ? undefined : [begin, end];
