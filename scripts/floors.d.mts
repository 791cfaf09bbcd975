export const floors: string[][];
export function roomOf(path: string): string | null;
export function mayImport(from: string, target: string): boolean;
export function lintSettings(): string;
export function writtenSettings(): string;
