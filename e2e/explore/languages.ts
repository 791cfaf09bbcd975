import { readdirSync, readFileSync } from 'node:fs';
import { isRecord, isString } from '../../src/lib/guards';

type Language = 'zh-CN' | 'en';

const texts = (value: unknown): string[] => {
  if (isString(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(texts) : [];
};

function read(language: Language) {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  return new Set(
    readdirSync(folder).flatMap((file) =>
      texts(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ),
  );
}

const all = { 'zh-CN': read('zh-CN'), en: read('en') };

/** Returns all texts of the console in a language. */
export const textsOf = (language: Language): ReadonlySet<string> => all[language];
