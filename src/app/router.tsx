import { createBrowserRouter, type MiddlewareFunction } from 'react-router-dom';
import { env } from '@/config/env';
import { localPath } from '@/lib/url/local-path';
import Login from '@/pages/login';
import { authorize, enterConsole } from '@/app/guard/guard';
import { page } from '@/app/guard/loadable-page';
import { progress } from '@/app/guard/progress';
import { replacing } from '@/app/guard/replace-redirect';
import { Splash } from '@/app/guard/splash';
import { StartFailed } from '@/app/errors/start-failed';

const authRedirect = page(() => import('@/pages/auth-redirect'));
const shell = page(
  () => import('@/app/shell/shell').then((module) => ({ default: module.Shell })),
  'common',
);

/** The code of the console and of the page to come, fetched while the user still types the password. */
function preloadConsole() {
  const target = localPath(new URLSearchParams(location.search).get('redirect'));
  const page = enterConsole().then(({ fetchPage }) => fetchPage(target));
  Promise.all([shell.preload(), page]).catch(() => undefined);
}

const guard: MiddlewareFunction = async ({ request }, next) => {
  progress.start();
  const address = new URL(request.url);
  try {
    const path = address.pathname.slice(env.basePath.length) || '/';
    await authorize(path, address.search, shell.preload);
    return await next();
  } catch (thrown) {
    throw replacing(thrown, address);
  } finally {
    progress.done();
  }
};

// The splat route has a loader so that the guard runs on every navigation within it.
const guarded = {
  middleware: [guard],
  loader: () => null,
  errorElement: <StartFailed />,
  HydrateFallback: Splash,
};

const login = (
  <div onInput={preloadConsole}>
    <Login />
  </div>
);

export const startRouter = () =>
  createBrowserRouter(
    [
      { ...guarded, path: '/login', element: login },
      { ...guarded, path: '/auth-redirect', element: <authRedirect.Page /> },
      { ...guarded, path: '/*', element: <shell.Page /> },
    ],
    { basename: env.basePath || '/' },
  );

export type AppRouter = ReturnType<typeof startRouter>;
