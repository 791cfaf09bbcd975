import type { Finding } from './compare.mjs';

export function applyRenames(
  findings: Finding[],
  files: string[],
): { changed: number; left: Finding[] };
