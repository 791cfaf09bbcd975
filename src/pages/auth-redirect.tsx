import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n';
import { sessionStore } from '@/lib/storage';
import { paths } from '@/paths';

/** Session storage: the state that the window of an external sign-in must return. */
const authStateKey = 'authState';

/** Whether a window belongs to this origin: the browser hides the URL of any other. */
function isSameOrigin(opener: Window): boolean {
  try {
    return opener.location.origin === location.origin;
  } catch {
    return false;
  }
}

/**
 * Gives the query to the window that asked for it, and to no other: it must be ours, and the state the one
 * it stored. The state serves once, whoever tried it.
 */
function sendToOpener(search: string): boolean {
  const opener: Window | null = window.opener;
  const expected = sessionStore.read(authStateKey);
  sessionStore.remove(authStateKey);
  const state = new URLSearchParams(search).get('state');
  if (!opener || !isSameOrigin(opener) || !state || state !== expected) return false;
  opener.postMessage(search, location.origin);
  return true;
}

/** Finishes a sign-in in another window. It never takes a token from the URL. */
export default function AuthRedirect() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (sendToOpener(search)) window.close();
    else void navigate(paths.login(), { replace: true });
  }, [search, navigate]);
  return (
    <main>
      <h1 className="visually-hidden">{t('login.title')}</h1>
      <output>{t('common.loading')}</output>
    </main>
  );
}
