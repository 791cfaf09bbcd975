import type { Language } from '@/mocks/server/errors';

const files = import.meta.glob<string>('/locales/*/routes.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titlesIn = (folder: string): Partial<Record<string, string>> =>
  JSON.parse(files[`/locales/${folder}/routes.json`] ?? '{}');
const titles: Record<Language, Partial<Record<string, string>>> = {
  zh: titlesIn('zh-CN'),
  en: titlesIn('en'),
};

/** Returns the title of a page, by its path without parameters. */
export const pageTitle = (path: string, language: Language) => titles[language][path];
