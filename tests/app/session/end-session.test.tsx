import { expect, onTestFinished, test, vi } from 'vitest';
import { endSession, isSignedIn } from '@/app/session/end-session';
import { env } from '@/config/env';
import { storageKeys } from '@/config/limits';
import { hasUnsavedWork, setDirty } from '@/stores/dirty';
import { useSession } from '@/stores/session';

test('a browser without a stored token is signed out', () => {
  expect(isSignedIn()).toBe(false);
  localStorage.setItem(storageKeys.token, 'token');
  expect(isSignedIn()).toBe(true);
});

test('the end of a session leads to a sign-in that returns to the page, also below a folder of the host', () => {
  const replace = vi.fn<(url: string) => void>();
  const { basePath } = env;
  onTestFinished(() => void (env.basePath = basePath));
  env.basePath = '/console';
  vi.stubGlobal('location', {
    pathname: '/console/company/company-list',
    search: '?page=2',
    hash: '',
    replace,
  });
  useSession.setState({ token: 'token' });
  setDirty('form', true);
  endSession();
  const url = replace.mock.lastCall?.[0] ?? '';
  expect(decodeURIComponent(url)).toBe('/console/login?redirect=/company/company-list?page=2');
  expect(useSession.getState().token).toBeNull();
  expect(hasUnsavedWork()).toBe(false);
});
