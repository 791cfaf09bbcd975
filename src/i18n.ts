import commonZh from '/locales/zh-CN/common.json';
import errorsZh from '/locales/zh-CN/errors.json';
import loginZh from '/locales/zh-CN/login.json';
import i18next, { type TOptions } from 'i18next';
import { initReactI18next, useTranslation as useReactI18next } from 'react-i18next';
import { env } from '@/config/env';
import { isLanguage, languages, storedLanguage, type Language } from '@/config/languages';
import { storageKeys } from '@/config/limits';
import { emptyText, numberFormat } from '@/lib/intl';
import { cookies } from '@/lib/storage';

/** ABP's name of each language, sent as accept-language. */
const cultures: Record<Language, string> = { 'zh-CN': 'zh-Hans', en: 'en' };

type Texts = Record<string, unknown>;
/** The English texts of the sign-in. The list of all other texts is in a module that loads with the console. */
const startFiles = import.meta.glob<Texts>('/locales/en/{common,errors,login}.json', {
  import: 'default',
});
async function loaderOf(path: string) {
  const { localeFiles } = await import('@/config/locale-files');
  return localeFiles[path];
}
/** The texts of the sign-in. The Chinese ones are in the entry chunk, because they are also the fallback. */
const startGroups = ['common', 'errors', 'login'];
/** The texts about a `config.json` that is late or cannot be used. */
const configGroup = 'config';
/** The texts that every page after the sign-in needs. */
const consoleGroups = ['actions', 'elements', 'enums', 'fields', 'routes', 'rules'];

/** The requested groups; a language switch loads them in the other language. */
const requested = new Set(startGroups);
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

export const currentLanguage = (): Language =>
  isLanguage(i18next.language) ? i18next.language : 'zh-CN';
export const currentCulture = () => cultures[currentLanguage()];

/** A value in a text; `--` when the response lacks it or when it is not a text. */
const textOfValue = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
    ? `${value as string | number | boolean}`
    : emptyText;

export async function startI18n(): Promise<void> {
  const language = storedLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'zh-CN',
    resources: {
      'zh-CN': {
        translation: { common: commonZh, errors: errorsZh, login: loginZh },
      },
    },
    nsSeparator: false,
    // React escapes texts already, so this only replaces values that are not texts.
    interpolation: { escapeValue: true, useRawValueToEscape: true, escape: textOfValue },
    react: { bindI18n: 'languageChanged textsChanged' },
  });
  // Formatters of numbers are shared with the rest of the console, because creating one takes milliseconds.
  i18next.services.formatter?.add('number', (value, language = 'zh-CN') =>
    numberFormat(language).format(typeof value === 'string' ? Number(value) : value),
  );
  // A label within an English sentence begins with a small letter, except names such as SMS and WeChat.
  i18next.services.formatter?.add('inSentence', (value) =>
    String(value).replace(/^[A-Z](?=[a-z]+(?:[^A-Za-z]|$))/, (letter) => letter.toLowerCase()),
  );
  changeTexts();
  i18next.on('languageChanged', changeTexts);
  i18next.store.on('added', addTexts);
  await Promise.all(startGroups.map((group) => loadGroup(language, group)));
  document.documentElement.lang = language;
}

/** Loads the texts of a page group (the first segment of its path) and those that every page needs. */
export async function loadTexts(group: string): Promise<void> {
  const groups = [...consoleGroups, group];
  groups.forEach((name) => requested.add(name));
  await Promise.all(groups.map((name) => loadGroup(currentLanguage(), name)));
}

const loadRequested = (language: Language) =>
  Promise.all([...requested].map((group) => loadGroup(language, group)));

async function showLanguage(language: Language): Promise<void> {
  await loadRequested(language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** Switches the language without a reload and stores the choice. */
export async function changeLanguage(language: Language): Promise<void> {
  // Not stored before its texts are here: the next start would wait for them as well.
  await loadRequested(language);
  cookies.write(storageKeys.language, language);
  await showLanguage(language);
}

/** The chosen language, or the browser's for texts about a console that has not started or cannot. */
function startLanguage(): Language {
  const [spoken = ''] = navigator.language.split('-');
  const isChosen = Boolean(cookies.read(storageKeys.language));
  return (!isChosen && languages.find((name) => name.startsWith(spoken))) || currentLanguage();
}
/** Shows that language, with the texts about `config.json`. */
export async function showStartLanguage(): Promise<void> {
  requested.add(configGroup);
  await showLanguage(startLanguage());
}

/** The text of a key about `config.json` in that language, which the console itself need not have. */
export async function startText(key: string): Promise<string> {
  const language = startLanguage();
  await loadGroup(language, configGroup);
  return i18next.getFixedT(language)(key);
}

/** Caches texts without interpolation: a table of a hundred rows looks up the same texts a thousand times. */
const cache = new Map<string, string>();

function cached(name: string, find: () => string): string {
  const text = cache.get(name) ?? find();
  cache.set(name, text);
  return text;
}

/** Whether a text was looked up before its group had loaded. */
let hasMissed = false;
function noteMissing(key: string) {
  if (!loaded.has(`${currentLanguage()}/${key.slice(0, key.indexOf('.'))}`)) hasMissed = true;
}
function find(key: string, options: TOptions = {}): string {
  noteMissing(key);
  return i18next.t(key, options);
}

/** A text without placeholders is taken as it is; i18next would look for plurals, contexts and values to insert. */
function findPlain(key: string): string {
  // Errors can be shown before the start has loaded any texts.
  if (!i18next.isInitialized) return find(key);
  const text: unknown = i18next.getResource(currentLanguage(), 'translation', key);
  return typeof text === 'string' && !/\{\{|\$t\(/.test(text) ? text : find(key);
}

/** The text of a key, for code outside components; components use `useTranslation`. */
export const t = (key: string, options?: TOptions): string =>
  options ? find(key, options) : cached(key, () => findPlain(key));
/** The name of the product: that of `config.json` in this language, or the console's own. */
export const productName = () => env.productName[currentLanguage()] ?? t('common.product');
export function hasText(key: string): boolean {
  noteMissing(key);
  return i18next.exists(key);
}

export type Translate = typeof t;

/** A new object for every change of the texts, so that components render again. */
let translation = { t };
function changeTexts() {
  cache.clear();
  hasMissed = false;
  translation = { t: (key, options) => t(key, options) };
}
/** Updates the screen only when a text was missing before, because other texts change nothing. */
function addTexts() {
  cache.clear();
  if (!hasMissed) return;
  changeTexts();
  i18next.emit('textsChanged');
}

/** A constant: with new options at every render, react-i18next would compute everything again. */
const hookOptions = { useSuspense: false };

/** The texts for a component, which renders again when they change. Its `t` caches texts, unlike that of react-i18next. */
export function useTranslation(): { t: Translate } {
  useReactI18next('translation', hookOptions);
  return translation;
}
/** The same as `productName` for components, which a language switch draws again. */
export function useProductName() {
  useTranslation();
  return productName();
}

type LabelKind = 'fields' | 'filters' | 'actions' | 'confirms';
/** The key of a label. A filter falls back to the field with the same key, a field or an action to those of all pages. */
function labelKey(name: string, kind: LabelKind, key: string): string {
  const own = `${name}.${kind}.${key}`;
  if (hasText(own)) return own;
  if (kind === 'filters') return labelKey(name, 'fields', key);
  const shared = `${kind}.${key}`;
  return hasText(shared) ? shared : own;
}

/** The label of a column, filter, field or action of a page. */
export function label(name: string, kind: LabelKind, key: string, options?: TOptions): string {
  if (options) return t(labelKey(name, kind, key), options);
  return cached(`label ${name}.${kind}.${key}`, () => findPlain(labelKey(name, kind, key)));
}
