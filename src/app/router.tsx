import { createBrowserRouter, type MiddlewareFunction } from 'react-router-dom';
import { Splash, StartFailed } from '@/app/errors/start-screens';
import { authorize, importConsole } from '@/app/guard/authorize';
import { loadablePage } from '@/app/guard/loadable-page';
import { progress } from '@/app/guard/progress';
import { replaceRedirect } from '@/app/guard/replace-redirect';
import { env } from '@/config/env';
import { localPath } from '@/lib/url/local-path';
import { popState } from '@/lib/url/pop-state';
import Login from '@/pages/login';

const authRedirect = loadablePage(() => import('@/pages/auth-redirect'));
const shell = loadablePage(
  () => import('@/app/shell/shell').then((module) => ({ default: module.Shell })),
  'common',
);

/** Loads the code of the console and of the next page while the user is still typing the password. */
function preloadConsole() {
  const target = localPath(new URLSearchParams(location.search).get('redirect'));
  const page = importConsole().then(({ preloadPage }) => preloadPage(target));
  Promise.all([shell.preload(), page]).catch(() => undefined);
}

const guard: MiddlewareFunction = async ({ request }, next) => {
  progress.start();
  const url = new URL(request.url);
  try {
    const pathname = url.pathname.slice(env.basePath.length) || '/';
    await authorize(pathname, url.search, shell.preload);
    const result = await next();
    // The router writes the address as soon as this function returns.
    await popState.undoing;
    return result;
  } catch (thrown) {
    throw replaceRedirect(thrown, url);
  } finally {
    progress.done();
  }
};

const guarded = {
  middleware: [guard],
  // The router runs the middleware on a navigation within the splat route only when the route has a loader.
  loader: () => null,
  errorElement: <StartFailed />,
  HydrateFallback: Splash,
};

const login = (
  <div onInput={preloadConsole}>
    <Login />
  </div>
);

/** The pages behind the sign-in are not routes here: the shell matches them, separately for each of its tabs. */
export const createRouter = () =>
  createBrowserRouter(
    [
      { ...guarded, path: '/login', element: login },
      { ...guarded, path: '/auth-redirect', element: <authRedirect.Page /> },
      { ...guarded, path: '/*', element: <shell.Page /> },
    ],
    { basename: env.basePath || '/' },
  );

export type AppRouter = ReturnType<typeof createRouter>;
