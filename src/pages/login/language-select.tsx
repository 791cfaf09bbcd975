import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, languages, type Language } from '@/i18n';
import styles from './login.module.css';

/** A language in its own words, since whoever needs it may not read the present one. */
function nameOf(language: Language): string {
  const { language: plain } = new Intl.Locale(language);
  return new Intl.DisplayNames(language, { type: 'language' }).of(plain) ?? language;
}

export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <select
      className={styles.language}
      aria-label={t('common.language')}
      value={currentLanguage()}
      onChange={({ target }) => {
        const chosen = languages.find((language) => language === target.value);
        if (chosen) void changeLanguage(chosen);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}
