import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LockDialog } from '@/app/lock/lock-dialog';
import { digestPassword } from '@/lib/password';
import { openLockDialog, useLock } from '@/stores/lock';
import { useSession } from '@/stores/session';
import { renderElement } from '../../render';
import { startTexts } from '../../start-texts';

/** Ends the hashing of the password, which takes a while in the product. */
let digested: (digest: string) => void = () => undefined;
vi.mock('@/lib/password', () => ({
  digestPassword: vi.fn<() => Promise<string>>(
    () => new Promise((resolve) => (digested = resolve)),
  ),
  matchesDigest: vi.fn<() => Promise<boolean>>(),
}));

beforeAll(() => startTexts('common'));
beforeEach(() => {
  localStorage.clear();
  vi.mocked(digestPassword).mockClear();
  useSession.setState({ token: 'token' });
  useLock.setState({ locked: false, data: null });
  openLockDialog();
});

async function submit(password: string, again: string) {
  renderElement(<LockDialog />);
  if (password) await userEvent.type(await screen.findByLabelText('锁屏密码'), password);
  if (again) await userEvent.type(await screen.findByLabelText('确认密码'), again);
  await userEvent.click(await screen.findByRole('button', { name: '锁定' }));
}
const settle = async () => {
  digested('a digest');
  await vi.waitFor(() => expect(digestPassword).toHaveResolved());
};

test('locks with a password that was entered twice', async () => {
  await submit('open', 'open');
  expect(useLock.getState().locked).toBe(false);
  await settle();
  await vi.waitFor(() => expect(useLock.getState().locked).toBe(true));
  expect(useLock.getState().data).toEqual({ password: 'a digest', time: expect.any(Number) });
});

test('does not lock after Cancel', async () => {
  await submit('open', 'open');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await settle();
  await Promise.resolve();
  expect(useLock.getState()).toMatchObject({ locked: false, isDialogOpen: false });
  expect(localStorage.getItem('lockData')).toBeNull();
});

test.each([
  ['', '', ['请输入密码', '请再次输入密码']],
  ['open', '', ['请再次输入密码']],
  ['', 'open', ['请输入密码', '两次输入的密码不一致']],
  ['open', 'Open', ['两次输入的密码不一致']],
])('refuses %j and %j with the message %j', async (password, again, says) => {
  await submit(password, again);
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual(says);
  expect(digestPassword).not.toHaveBeenCalled();
});

test('keeps the passwords and locks at the next click when the hashing fails', async () => {
  vi.mocked(digestPassword).mockRejectedValueOnce(new Error('offline'));
  await submit('open', 'open');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '暂时无法校验密码，请检查网络后重试。',
  );
  await userEvent.click(screen.getByRole('button', { name: '锁定' }));
  await settle();
  await vi.waitFor(() => expect(useLock.getState().locked).toBe(true));
});
