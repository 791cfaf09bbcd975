import { cookies } from '@/lib/storage';
import { storageKeys } from './limits';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value);

/** The language that the user has chosen, or Chinese. */
export function storedLanguage(): Language {
  const stored = cookies.read(storageKeys.language);
  return isLanguage(stored) ? stored : 'zh-CN';
}
