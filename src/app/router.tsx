import { createBrowserRouter, type MiddlewareFunction } from 'react-router-dom';
import { Splash, StartFailed } from '@/app/errors/start-screens';
import { authorize, importConsole } from '@/app/guard/authorize';
import { loadablePage } from '@/app/guard/loadable-page';
import { progress } from '@/app/guard/progress';
import { replaceRedirect } from '@/app/guard/replace-redirect';
import { env } from '@/config/env';
import { startsWithSignIn } from '@/config/stored-session';
import { currentLanguage } from '@/i18n';
import { afterPaint } from '@/lib/dom';
import { numberFormat } from '@/lib/intl';
import { localPath, loginPath } from '@/lib/url/local-path';
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
  Promise.all([shell.preload(), page])
    // The first formatter makes the browser read the data of all languages, which takes 20 to 50 ms on a slow computer.
    .then(() => afterPaint(() => numberFormat(currentLanguage()).format(0)))
    .catch(() => undefined);
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

/** The guard needs a loader to run. It runs at the start as well when the sign-in is open already. */
const loadNothing = Object.assign(() => null, { hydrate: true as const });

const guarded = {
  middleware: [guard],
  // The router runs the middleware on a navigation within the splat route only when the route has a loader.
  loader: loadNothing,
  errorElement: <StartFailed />,
  HydrateFallback: Splash,
};

/** Every address but those of the sign-in. */
export const framePath = '/*';

/**
 * The pages behind the sign-in are not routes here: the shell matches them, separately for each of its tabs. `atSignIn`
 * renders the sign-in at once, which the document may already show.
 */
export function createRouter(atSignIn = startsWithSignIn()) {
  const path = location.pathname.slice(env.basePath.length) + location.search;
  if (atSignIn) history.replaceState(history.state, '', env.basePath + loginPath(path));
  return createBrowserRouter(
    [
      { ...guarded, id: 'login', path: '/login', element: <Login onInput={preloadConsole} /> },
      { ...guarded, path: '/auth-redirect', element: <authRedirect.Page /> },
      { ...guarded, path: framePath, element: <shell.Page /> },
    ],
    {
      basename: env.basePath || '/',
      ...(atSignIn && { hydrationData: { loaderData: { login: null } } }),
    },
  );
}

export type AppRouter = ReturnType<typeof createRouter>;
