import { currentLanguage } from '@/i18n';

/** Names as one phrase in the language of the page: 甲、乙和丙. */
export const listText = (names: string[]): string =>
  new Intl.ListFormat(currentLanguage()).format(names);
