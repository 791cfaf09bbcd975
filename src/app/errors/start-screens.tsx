import { useEffect } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { reasonText } from '@/elements/text/reason-text';
import { useTranslation } from '@/i18n';
import { loginPath } from '@/lib/url/local-path';
import { resetSession } from '@/stores/session';
import styles from './start-screens.module.css';

/** Shown while the guard runs. It stays invisible for the first moment, so that a quick start does not flash. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <main className={styles.splash}>
      <output>{t('common.loading')}</output>
    </main>
  );
}

/** The page after a failed start, or after an error outside the pages: shows the reason and offers a retry. */
export function StartFailed() {
  const { t } = useTranslation();
  const error = useRouteError();
  const navigate = useNavigate();
  useEffect(() => {
    // The router has caught it; failed calls are logged where they fail.
    if (!(error instanceof ApiError)) reportError(error);
  }, [error]);
  const reason = error instanceof ApiError ? reasonText(error) : t('errors.unexpected');
  const toSignIn = async () => {
    // Imported here, because the sign-in does not need it. When it fails to load, the session ends at least in this browser.
    const code = await import('@/app/session/leave').catch(() => null);
    if (code) return code.leaveSession(navigate);
    resetSession();
    await navigate(loginPath('/'), { replace: true });
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
