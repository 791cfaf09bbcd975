import { t } from '@/i18n';
import type { FlagLabels } from '@/schema/properties';

/** The names of yes and no. */
const names = {
  listed: ['elements.cells.listed', 'elements.cells.unlisted'],
  normal: ['elements.cells.normal', 'elements.cells.disabled'],
  yesNo: ['common.yes', 'common.no'],
  onOff: ['elements.cells.on', 'elements.cells.off'],
} as const;

/** Returns the flag that a word names, whichever of the names is used; undefined for other words. */
export function flagNamed(word: string): boolean | undefined {
  const pair = Object.values(names).find((keys) => keys.some((key) => t(key) === word));
  return pair && t(pair[0]) === word;
}

export const flagText = (value: unknown, labels: FlagLabels | 'yesNo' = 'yesNo') =>
  t(names[labels][value ? 0 : 1]);
