import type { Language } from '@/mocks/server/errors';

const files = import.meta.glob<string>('/locales/*/{enums,routes}.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const textsIn = <Texts>(folder: string, name: string): Partial<Record<string, Texts>> =>
  JSON.parse(files[`/locales/${folder}/${name}.json`] ?? '{}');

/** Returns the console's texts of a locale file, by language and key. */
export const localeTexts = <Texts>(
  name: 'enums' | 'routes',
): Record<Language, Partial<Record<string, Texts>>> => ({
  zh: textsIn('zh-CN', name),
  en: textsIn('en', name),
});
