import { t } from '@/i18n';
import type { FlagWords } from '@/schema/properties';

/** The names of yes and no. */
const names = {
  listed: ['elements.cells.listed', 'elements.cells.unlisted'],
  normal: ['elements.cells.normal', 'elements.cells.disabled'],
  yesNo: ['common.yes', 'common.no'],
} as const;

export const flagText = (value: unknown, words: FlagWords | 'yesNo' = 'yesNo') =>
  t(names[words][value ? 0 : 1]);
