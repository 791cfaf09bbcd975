import { patterns } from './patterns';

/** Whether a text is a version: three integers separated by points. */
export const isVersion = (text: string): boolean => patterns.version.test(text);

/** Negative when `one` is older than `other`, 0 when they are equal. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number));
  const index = left?.findIndex((part, i) => part !== right?.[i]) ?? -1;
  return index < 0 ? 0 : (left?.[index] ?? 0) - (right?.[index] ?? 0);
}
