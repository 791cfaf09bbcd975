import { currentLanguage } from '@/i18n';
import { listFormat } from '@/lib/intl';

/** Joins names in the current language: 甲、乙和丙. */
export const listText = (names: string[]): string => listFormat(currentLanguage()).format(names);
