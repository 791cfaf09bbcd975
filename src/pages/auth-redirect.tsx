import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { perTab } from '@/lib/storage';
import { paths } from '@/paths';

/** Where the window that opened this one left the state it expects back. */
const stateKey = 'authState';

/**
 * Gives the query to the window that asked for it, and to no other: its origin must be ours and its state
 * the one stored here. A state serves once.
 */
function handOver(search: string): boolean {
  const opener: Window | null = window.opener;
  const state = new URLSearchParams(search).get('state');
  if (!opener || !state || state !== perTab.read(stateKey)) return false;
  perTab.remove(stateKey);
  opener.postMessage(search, location.origin);
  return true;
}

/** Ends a sign-in that ran in another window. A token in the address is never taken. */
export default function AuthRedirect() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (handOver(search)) window.close();
    else void navigate(paths.login(), { replace: true });
  }, [search, navigate]);
  return (
    <main>
      <h1 className="visually-hidden">{t('routes./auth-redirect')}</h1>
      <output>{t('common.loading')}</output>
    </main>
  );
}
