import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/i18n';
import AuthRedirect from '@/pages/auth-redirect';
import { useSession } from '@/stores/session';

function show(address: string) {
  const routes = [
    { path: '/login', element: <h1>登录</h1> },
    { path: '/auth-redirect', element: <AuthRedirect /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/login', address] });
  render(<RouterProvider router={router} />);
  return router;
}

const signInPage = () => screen.findByRole('heading', { name: '登录' });
beforeAll(() => startI18n());

describe('/auth-redirect in a window that signs in for another one', () => {
  const postMessage = vi.fn<Window['postMessage']>();
  const opener = { postMessage, location: { origin: location.origin } };
  /** A window of another origin, whose location the browser does not let scripts read. */
  const foreign = Object.defineProperty({ postMessage }, 'location', {
    get: () => {
      throw new DOMException('Blocked a frame', 'SecurityError');
    },
  });
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('opener', opener);
    sessionStorage.setItem('authState', 'expected');
  });

  it('sends the query once to the window that opened it', async () => {
    show('/auth-redirect?code=1&state=expected');
    await waitFor(() => expect(close).toHaveBeenCalled());
    const message = ['?code=1&state=expected', location.origin];
    expect(postMessage.mock.calls).toEqual([message]);
    expect(sessionStorage.getItem('authState')).toBeNull();
  });

  it.each([
    ['somebody else', foreign],
    ['nobody', null],
  ])('sends nothing when it was opened by %s', async (_who, window_) => {
    vi.stubGlobal('opener', window_);
    const router = show('/auth-redirect?code=1&state=expected');
    expect(await signInPage()).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '' });
    expect(postMessage).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
  });

  it.each(['?code=1&state=other', '?access_token=stolen', '?access_token=stolen&state='])(
    'sends %s to nobody and opens the sign-in without it',
    async (query) => {
      const router = show(`/auth-redirect${query}`);
      expect(await signInPage()).toBeVisible();
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '', hash: '' });
      expect(postMessage).not.toHaveBeenCalled();
      expect(useSession.getState().token).toBeNull();
    },
  );
});
