import { currentLanguage } from '@/i18n';
import { listFormat } from '@/lib/intl';

/** Names as one phrase in the language of the page: 甲、乙和丙. */
export const listText = (names: string[]): string => listFormat(currentLanguage()).format(names);
