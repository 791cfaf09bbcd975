import { useEffect, type RefObject } from 'react';
import { env } from '@/config/env';
import { storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { localPath } from '@/lib/url/local-path';
import { read } from './fields';

/**
 * Opens the page that the user wanted when another window has signed in, unless a password is typed here: somebody may be
 * about to sign in as another user.
 */
export function useFollowSignIn(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const follow = () => {
      if (!local.read(storageKeys.token) || (form.current && read(form.current).password)) return;
      const wanted = new URLSearchParams(location.search).get('redirect');
      location.replace(env.basePath + localPath(wanted));
    };
    window.addEventListener('storage', follow);
    // A frozen window receives no storage events.
    document.addEventListener('visibilitychange', follow);
    return () => {
      window.removeEventListener('storage', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [form]);
}
