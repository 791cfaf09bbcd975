import { useTranslation } from 'react-i18next';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { paths } from '@/paths';
import { resetSession } from '@/stores/session';
import { reasonText } from '@/elements/text/reason-text';
import styles from './start.module.css';

/** The start could not reach the server, or a page broke the frame: why, and what can be done. */
export function StartFailed() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  const reason = error instanceof ApiError ? reasonText(error) : t('errors.unexpected');
  const leave = async () => {
    // Fetched only here: the sign-in does without. Where it cannot be had, the session ends in this browser at least.
    const code = await import('@/stores/sign-out').catch(() => null);
    await (code ? code.signOut() : resetSession());
    await navigate(paths.login(), { replace: true });
  };
  return (
    <main className={styles.failed}>
      <h1>{t('errors.startFailed')}</h1>
      <p role="alert">{reason}</p>
      <p className={styles.buttons}>
        {/* Code that is gone, or a console that broke, only mends with a fresh start. */}
        <button type="button" className={styles.primary} onClick={() => location.reload()}>
          {t('common.retry')}
        </button>
        <button type="button" onClick={() => void leave()}>
          {t('errors.toLogin')}
        </button>
      </p>
    </main>
  );
}
