import { useTranslation } from 'react-i18next';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { paths } from '@/paths';
import { resetSession } from '@/stores/session';
import { reasonText } from '@/elements/text/reason-text';
import styles from './start.module.css';

/** The page after a failed start, or after an error outside the pages: shows the reason and offers a retry. */
export function StartFailed() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const reason = error instanceof ApiError ? reasonText(error) : t('errors.unexpected');
  const toSignIn = async () => {
    // Imported here, because the sign-in does not need it. When it fails to load, the session ends at least in this browser.
    const code = await import('@/stores/sign-out').catch(() => null);
    await (code ? code.signOut() : resetSession());
    await navigate(paths.login(), { replace: true });
  };
  return (
    <main className={styles.failed}>
      <h1>{t('errors.startFailed')}</h1>
      <p role="alert">{reason}</p>
      <p className={styles.buttons}>
        {/* Only a reload helps when a chunk is missing or the shell has thrown. */}
        <button type="button" className={styles.primary} onClick={() => location.reload()}>
          {t('common.retry')}
        </button>
        <button type="button" onClick={() => void toSignIn()}>
          {t('errors.toLogin')}
        </button>
      </p>
    </main>
  );
}
