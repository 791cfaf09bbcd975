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
  /** The missing calls, if a whole module is missing. */
  calls?: string[];
  /** Present if somebody has accepted the finding until a date. */
  accepted?: { reason: string; until: string };
}
export function compare(ours: Calls, theirs: Calls): Finding[];
