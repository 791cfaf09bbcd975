import type { Finding } from './compare.mjs';

export function applyRenames(
  findings: Finding[],
  root: string,
): { changed: number; left: string[]; files: string[] };
