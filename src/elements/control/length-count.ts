import { t } from '@/i18n';

/**
 * Counts the characters of a text and marks one that is too long. The attribute `maxLength` would cut what is pasted or
 * typed without a word; a text that is kept whole can be shortened by the one who knows what matters in it.
 */
export const lengthCount = (max: number | undefined) =>
  max === undefined ? undefined : { max, show: true };

/** The message for a text that is too long; '' for others. Counts UTF-16 code units, as the server does. */
export const lengthMessage = (text: string, max: number): string =>
  text.length > max ? t('rules.maxLength', { max, count: text.length }) : '';
