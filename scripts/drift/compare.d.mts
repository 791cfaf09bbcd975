import type { Call } from './documents.mjs';

export interface Finding {
  severity: 'breaking' | 'warning' | 'note';
  kind: string;
  call: string;
  where: string;
  expected?: string;
  actual?: string;
  assumed?: true;
  member?: { type: string | null; name: string };
}
export function compare(ours: Call[], theirs: Call[]): Finding[];
