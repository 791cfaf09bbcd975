import { useTranslation } from '@/i18n';
import { SafeImage } from '@/ui/safe-image';
import { TextField } from './text-field';
import type { ImageCodeState } from './use-image-code';
import styles from './login.module.css';

interface CodeFieldProps {
  code: ImageCodeState;
  error: string | undefined;
}

/** The input of the image code, with the picture as a button that loads another one. */
export function CodeField({ code, error }: CodeFieldProps) {
  const { t } = useTranslation();
  const { picture, failed, reload, fail } = code;
  return (
    <TextField
      name="imageCode"
      label={t('login.imageCode')}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      aside={
        <button
          type="button"
          className={styles.picture}
          aria-label={failed ? undefined : t('login.renewCode')}
          aria-busy={!picture && !failed}
          onClick={reload}
        >
          {failed && <span>{t('login.codeFailed')}</span>}
          {picture && <SafeImage src={picture.image} alt="" onError={fail} />}
        </button>
      }
    />
  );
}
