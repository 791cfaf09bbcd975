import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlock } from '@/app/lock/lock-screen';
import { storageKeys } from '@/config/limits';
import { lockScreen, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';

const replace = vi.fn<(address: string) => void>();
beforeEach(() => {
  replace.mockReset();
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', hash: '', replace });
  localStorage.setItem(storageKeys.token, 'token');
  useSession.setState({ token: 'token' });
  lockScreen('digest');
});
afterEach(() => vi.unstubAllGlobals());

test('unlocks with the right password', () => {
  unlock();
  expect(useLock.getState().locked).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('opens the sign-in when the token was removed', () => {
  localStorage.removeItem(storageKeys.token);
  unlock();
  expect(useLock.getState().locked).toBe(true);
  expect(replace).toHaveBeenCalledWith('/login?redirect=%2Fdashboard');
});
