import type { Finding } from './compare.mjs';

export function linesOf(findings: Finding[], width: number): string[];
