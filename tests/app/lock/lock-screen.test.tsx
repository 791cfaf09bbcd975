import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LockScreen } from '@/app/lock/lock-screen';
import { storageKeys } from '@/config/limits';
import { digestPassword } from '@/lib/password';
import { lockScreen, useLock, type LockData } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { startTexts } from '../../start-texts';

let digest: string;
beforeAll(async () => {
  await startTexts('common');
  digest = await digestPassword(' open ', 10);
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(storageKeys.token, 'token');
  useSession.setState({ token: 'token' });
  useLock.setState({ locked: false, data: null });
  lockScreen(digest);
});
afterEach(() => vi.useRealTimers());
const field = () => screen.getByLabelText('锁屏密码');
const unlock = () => screen.getByRole('button', { name: '解锁' });
const change = (part: Partial<LockData>) => {
  const { data } = useLock.getState();
  if (data) useLock.setState({ data: { ...data, ...part } });
};

test('focuses the password field', () => {
  render(<LockScreen />);
  expect(field()).toHaveFocus();
});

test('stays locked and asks for the password when it is empty', async () => {
  render(<LockScreen />);
  await userEvent.click(unlock());
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入密码');
  expect(useLock.getState().locked).toBe(true);
});

test('stays locked and shows an error for a wrong password; spaces belong to the password', async () => {
  render(<LockScreen />);
  await userEvent.type(field(), 'open{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('密码不正确');
  expect(field()).toHaveValue('');
  await userEvent.type(field(), ' open {Enter}');
  await expect.poll(() => useLock.getState().locked).toBe(false);
});

test('disables the button and shows the seconds while a try has to wait', () => {
  // With a running clock, a second that passes before the screen is rendered would change the text.
  vi.useFakeTimers({ toFake: ['Date'] });
  change({ wrongTries: 5, waitUntil: Date.now() + 30_000 });
  render(<LockScreen />);
  expect(unlock()).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('请在 30 秒后重试');
});

test('removes the seconds when the wait is over', () => {
  change({ wrongTries: 5, waitUntil: Date.now() - 2_000 });
  render(<LockScreen />);
  expect(unlock()).toBeEnabled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers only the sign-in when the lock has no password, and first warns of unsaved work', async () => {
  change({ password: '' });
  render(<LockScreen />);
  expect(screen.queryByLabelText('锁屏密码')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(screen.getByRole('alert')).toHaveTextContent('未保存的内容可能丢失');
});

test('keeps the focus when the sign-in asks, and takes the question back', async () => {
  render(<LockScreen />);
  const signIn = () => screen.getByRole('button', { name: '重新登录' });
  signIn().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText(/未保存的内容可能丢失/)).toBeNull();
  expect(signIn()).toHaveFocus();
});

test('checks a password once for two submits', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  render(<LockScreen />);
  await userEvent.type(field(), 'wrong');
  const form = field().closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('密码不正确');
  expect(useLock.getState().data?.wrongTries).toBe(1);
  expect(derive).toHaveBeenCalledOnce();
  derive.mockRestore();
});

test('keeps the password, counts no wrong try and can be used again when the check itself fails', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new Error('offline'));
  render(<LockScreen />);
  await userEvent.type(field(), ' open {Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '暂时无法校验密码，请检查网络后重试。',
  );
  expect(field()).toHaveValue(' open ');
  expect(useLock.getState().data?.wrongTries).toBeUndefined();
  await userEvent.click(unlock());
  await expect.poll(() => useLock.getState().locked).toBe(false);
  derive.mockRestore();
});
