import type { Calls } from './documents.mjs';

export interface Finding {
  severity: 'breaking' | 'warning' | 'note';
  kind: string;
  call: string;
  where: string;
  expected?: string;
  actual?: string;
  assumed?: true;
  member?: { type: string | null; name: string };
  /** The calls of a module that is missing as a whole. */
  calls?: string[];
  /** Somebody has accepted it for a time. */
  accepted?: { reason: string; until: string };
}
export function compare(ours: Calls, theirs: Calls): Finding[];
