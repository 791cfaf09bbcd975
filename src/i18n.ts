import i18next, { type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import commonZh from '/locales/zh-CN/common.json';
import errorsZh from '/locales/zh-CN/errors.json';
import loginZh from '/locales/zh-CN/login.json';
import { storageKeys } from '@/config/limits';
import { cookies } from '@/lib/storage';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

/** The name ABP knows a language by; sent as accept-language. */
const cultures: Record<Language, string> = { 'zh-CN': 'zh-Hans', en: 'en' };

type Texts = Record<string, unknown>;
/** English of the sign-in; all other texts are listed in a module that loads with the console. */
const startFiles = import.meta.glob<Texts>('/locales/en/{common,errors,login}.json', {
  import: 'default',
});
async function loaderOf(path: string) {
  const { localeFiles } = await import('@/config/locale-files');
  return localeFiles[path];
}
/** Texts the sign-in needs; Chinese ones travel with the entry, since they are also the fallback. */
const startGroups = ['common', 'errors', 'login'];
/** Texts of the frame and the shared elements: every page behind the sign-in. */
const consoleGroups = ['actions', 'elements', 'enums', 'routes', 'rules'];

/** Groups asked for so far; a language switch loads them again in the other language. */
const wanted = new Set(startGroups);
const loaded = new Set(startGroups.map((group) => `zh-CN/${group}`));

async function loadGroup(language: Language, group: string) {
  const name = `${language}/${group}`;
  if (loaded.has(name)) return;
  const path = `/locales/${name}.json`;
  const load = startFiles[path] ?? (await loaderOf(path));
  if (!load) return;
  i18next.addResourceBundle(language, 'translation', { [group]: await load() }, true, true);
  loaded.add(name);
}

const isLanguage = (value: string | null): value is Language =>
  languages.some((language) => language === value);

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : 'zh-CN';
export const currentCulture = () => cultures[currentLanguage()];

export async function startI18n(): Promise<void> {
  const stored = cookies.read(storageKeys.language);
  const language = isLanguage(stored) ? stored : 'zh-CN';
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'zh-CN',
    resources: {
      'zh-CN': {
        translation: { common: commonZh, errors: errorsZh, login: loginZh },
      },
    },
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  forgetKnown();
  i18next.on('languageChanged', forgetKnown);
  i18next.store.on('added', forgetKnown);
  await Promise.all(startGroups.map((group) => loadGroup(language, group)));
  document.documentElement.lang = language;
}

/** Loads the texts of a page group (the first part of its path) beside those every page needs. */
export async function loadTexts(group: string): Promise<void> {
  const groups = [...consoleGroups, group];
  groups.forEach((name) => wanted.add(name));
  await Promise.all(groups.map((name) => loadGroup(currentLanguage(), name)));
}

/** Switches at once, without a reload, and remembers the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((group) => loadGroup(language, group)));
  cookies.write(storageKeys.language, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** Texts without values in them, as last looked up: a table of a hundred rows asks for the same ones a thousand times. */
const known = new Map<string, string>();
const forgetKnown = () => known.clear();

function once(name: string, find: () => string): string {
  const text = known.get(name) ?? find();
  known.set(name, text);
  return text;
}

/** Text of a key outside a component; inside one use `useTranslation`. */
export const t = (key: string, options?: TOptions): string =>
  options ? i18next.t(key, options) : once(key, () => i18next.t(key));
export const hasText = (key: string): boolean => i18next.exists(key);

export type LabelKind = 'fields' | 'filters' | 'actions' | 'confirms';
/** The key of a label; a filter falls back to the field of the same key, an action to the one that all pages share. */
function labelKey(page: string, kind: LabelKind, key: string): string {
  const own = `${page}.${kind}.${key}`;
  if (kind === 'filters' && !hasText(own)) return `${page}.fields.${key}`;
  if (kind === 'actions' && !hasText(own)) return `actions.${key}`;
  return own;
}

/** Label of a column, filter, field or action of a page. */
export function label(page: string, kind: LabelKind, key: string, options?: TOptions): string {
  if (options) return t(labelKey(page, kind, key), options);
  return once(`label ${page}.${kind}.${key}`, () => i18next.t(labelKey(page, kind, key)));
}
