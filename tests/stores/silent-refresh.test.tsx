import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { identityApi } from '@/api/identity';
import { env } from '@/config/env';
import { renewalKey, storageKeys } from '@/config/limits';
import { local } from '@/lib/storage';
import { keepTokenValid, renewRefusedToken, renewalLockKey } from '@/stores/renewal/silent-refresh';
import { storedRenewal } from '@/stores/renewal/token-renewal';
import { adoptRenewedToken, onSessionChange, resetSession, useSession } from '@/stores/session';
import { signIn } from '@/stores/sign-in';

/** The value in IndexedDB, which all processes share. */
const stored = vi.hoisted(() => ({ at: 0 }));
vi.mock(import('idb-keyval'), async (load) => ({
  ...(await load()),
  get: async () => stored.at as never,
  set: async (_key, value) => void (stored.at = value),
}));

let held: Promise<unknown> = Promise.resolve();

const credentials = { userName: 'a', password: 'b', imageCode: 'c', codeSerialNumber: 'd' };
const request = vi.spyOn(identityApi, 'token');
const tokenResponse = (token: string, refresh: string | undefined = `refresh-${token}`) => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: 100,
  refresh_token: refresh,
});
const tokens = () => [useSession.getState().token, local.read(storageKeys.token)];
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  stored.at = 0;
  env.silentRefresh = true;
  request.mockReset().mockResolvedValueOnce(tokenResponse('first'));
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (_name: string, work: () => unknown) => (held = held.then(work, work)),
    },
    configurable: true,
  });
});
afterEach(() => {
  resetSession();
  env.silentRefresh = false;
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

describe('a token with a refresh token', () => {
  test('is renewed after nine tenths of its lifetime, again and again, with the newest refresh token', async () => {
    await signIn(credentials);
    request
      .mockResolvedValueOnce(tokenResponse('second'))
      .mockResolvedValueOnce(tokenResponse('third'));
    keepTokenValid();
    await pass(89);
    expect(request).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(request).toHaveBeenLastCalledWith(
      expect.objectContaining({ grant_type: 'refresh_token', refresh_token: 'refresh-first' }),
      { quiet: true },
    );
    expect(tokens()).toEqual(['second', 'second']);
    await pass(90);
    expect(request).toHaveBeenLastCalledWith(
      expect.objectContaining({ refresh_token: 'refresh-second' }),
      { quiet: true },
    );
    expect(tokens()).toEqual(['third', 'third']);
  });

  test('is renewed on a page without Web Locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await signIn(credentials);
    request.mockResolvedValueOnce(tokenResponse('second'));
    keepTokenValid();
    await pass(91);
    expect(tokens()).toEqual(['second', 'second']);
    expect(local.read(renewalLockKey)).toBeNull();
  });

  test('is renewed within the same session, so that loaded data stays', async () => {
    await signIn(credentials);
    useSession.setState({ name: '李' });
    const listener = vi.fn<() => void>();
    const unsubscribe = onSessionChange(listener);
    request.mockResolvedValueOnce(tokenResponse('second'));
    keepTokenValid();
    await pass(90);
    expect(listener).not.toHaveBeenCalled();
    expect(useSession.getState().name).toBe('李');
    resetSession();
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  test('is renewed later when the network or the server fails', async () => {
    await signIn(credentials);
    request
      .mockRejectedValueOnce(new ApiError({ kind: 'network' }))
      .mockRejectedValueOnce(new ApiError({ kind: 'server', status: 502 }))
      .mockResolvedValueOnce(tokenResponse('second'));
    keepTokenValid();
    await pass(90);
    expect(tokens()).toEqual(['first', 'first']);
    await pass(60);
    expect(tokens()).toEqual(['second', 'second']);
  });

  test('is not renewed any more after the server has refused; the session ends with the next 401', async () => {
    await signIn(credentials);
    request.mockRejectedValue(new ApiError({ kind: 'server', status: 400 }));
    keepTokenValid();
    await pass(600);
    expect(request).toHaveBeenCalledTimes(2);
    expect(tokens()).toEqual(['first', 'first']);
    expect(storedRenewal()).toBeNull();
  });

  test('is taken from another tab that has renewed it, without a request', async () => {
    await signIn(credentials);
    keepTokenValid();
    const renewed = { ...storedRenewal(), refreshToken: 'theirs', expiresAt: Date.now() + 300_000 };
    local.write(renewalKey, JSON.stringify({ ...renewed, issuedAt: Date.now() + 85_000 }));
    local.write(storageKeys.token, 'theirs');
    await pass(90);
    expect(request).toHaveBeenCalledTimes(1);
    expect(tokens()).toEqual(['theirs', 'theirs']);
  });

  test('is dropped when the user signs out during the request', async () => {
    await signIn(credentials);
    let respond: (value: ReturnType<typeof tokenResponse>) => void = () => undefined;
    request.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    keepTokenValid();
    await pass(90);
    resetSession();
    respond(tokenResponse('late'));
    await pass(0);
    expect(tokens()).toEqual([null, null]);
  });

  test('is not renewed with a refresh token that another process has used, even if its renewal arrives late', async () => {
    await signIn(credentials);
    keepTokenValid();
    stored.at = Date.now() + 85_000;
    const renewed = {
      ...storedRenewal(),
      refreshToken: 'theirs',
      issuedAt: Date.now() + 85_000,
      expiresAt: Date.now() + 185_000,
    };
    await pass(90);
    await pass(1);
    expect(request).toHaveBeenCalledTimes(1);
    local.write(storageKeys.token, 'theirs');
    local.write(renewalKey, JSON.stringify(renewed));
    await pass(1);
    expect(request).toHaveBeenCalledTimes(1);
    expect(tokens()).toEqual(['theirs', 'theirs']);
  });

  test('is not taken from another user', async () => {
    await signIn(credentials);
    local.write(renewalKey, JSON.stringify({ ...storedRenewal(), session: 'somebody else' }));
    local.write(storageKeys.token, 'theirs');
    adoptRenewedToken();
    expect(useSession.getState().token).toBe('first');
    local.remove(storageKeys.token);
  });
});

describe('a token that the server refuses early', () => {
  beforeEach(async () => {
    await signIn(credentials);
    await pass(50);
  });

  test('is renewed once for all calls that were refused', async () => {
    request.mockResolvedValueOnce(tokenResponse('second'));
    const [one, other] = await Promise.all([
      renewRefusedToken('first'),
      renewRefusedToken('first'),
    ]);
    expect([one, other]).toEqual([true, true]);
    expect(request).toHaveBeenCalledTimes(2);
    expect(tokens()).toEqual(['second', 'second']);
    // This call was sent with the first token, but its response arrives late.
    expect(await renewRefusedToken('first')).toBe(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('is not renewed when it has just been renewed', async () => {
    request.mockResolvedValueOnce(tokenResponse('second'));
    await renewRefusedToken('first');
    expect(await renewRefusedToken('second')).toBe(false);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('is kept when the identity server cannot be reached', async () => {
    const lost = new ApiError({ kind: 'network' });
    request.mockRejectedValueOnce(lost);
    await expect(renewRefusedToken('first')).rejects.toBe(lost);
    expect(storedRenewal()).not.toBeNull();
    request.mockResolvedValueOnce(tokenResponse('second'));
    expect(await renewRefusedToken('first')).toBe(true);
  });

  test('is not renewed again after the identity server has refused', async () => {
    request.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 400 }));
    expect(await renewRefusedToken('first')).toBe(false);
    expect(storedRenewal()).toBeNull();
  });
});

test.each([
  ['the setting is off', false, 'refresh'],
  ['the server sends no refresh token', true, undefined],
])('no token is stored or renewed when %s', async (_why, isOn, refresh) => {
  env.silentRefresh = isOn;
  request.mockReset().mockResolvedValueOnce({ ...tokenResponse('only'), refresh_token: refresh });
  await signIn(credentials);
  keepTokenValid();
  await pass(200);
  expect(storedRenewal()).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
});
