import { languages } from '@/config/languages';
import { changeLanguage, currentLanguage, useTranslation } from '@/i18n';
import { NativeSelect } from '@/ui/text-input';
import styles from './login.module.css';

/** Each language is named in itself, because the reader may not understand the current one. */
export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <div className={styles.language}>
      <NativeSelect
        aria-label={t('common.language')}
        value={currentLanguage()}
        onChange={({ target }) => {
          const chosen = languages.find((language) => language === target.value);
          if (chosen) void changeLanguage(chosen);
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`common.languages.${language}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
