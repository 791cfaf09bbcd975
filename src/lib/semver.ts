import { patterns } from './patterns';

/** Whether a text is a version: three whole numbers with points between. */
export const isVersion = (text: string): boolean => patterns.version.test(text);

/** Below 0 when `one` is the older of two versions. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split('.').map(Number));
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
