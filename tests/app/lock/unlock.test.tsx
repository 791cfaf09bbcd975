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

test('the right password opens', () => {
  unlock();
  expect(useLock.getState().locked).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('once somebody has taken the token away it leads to the sign-in instead', () => {
  localStorage.removeItem(storageKeys.token);
  unlock();
  expect(useLock.getState().locked).toBe(true);
  expect(replace).toHaveBeenCalledWith('/login?redirect=%2Fdashboard');
});
