import type { Finding } from './compare.mjs';

export function accept(
  findings: Finding[],
  entries: unknown,
  today: string,
): { findings: Finding[]; remarks: string[] };
