import { connectClients, type ClientName } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { loginPath } from '@/lib/local-path';
import { errorText } from '@/elements/feedback/error-text';
import { alertDialog, confirmDialog, notify } from '@/elements/feedback/notify';
import { env } from '@/config/env';
import { currentCulture, t } from '@/i18n';
import { resetSession, useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';

/** While set, a question about the session is on screen and no call may leave. */
let asking = false;
/** The token whose end the user has already been told about and chose to stay with. */
let dismissedToken: string | null = null;

const onLogin = () => location.pathname.startsWith(`${env.basePath}/login`);

/** Clears the token and reloads where the user is: the guard leads to the sign-in and back here. */
function endSession() {
  const { pathname, search, hash } = location;
  resetSession();
  const path = (pathname + search + hash).slice(env.basePath.length);
  location.replace(env.basePath + loginPath(path));
}

async function askToSignInAgain(client: ClientName, token: string | null) {
  if (asking || token === null || token === dismissedToken || onLogin()) return;
  // An answer to a token that is no longer in use says nothing about the session.
  if (token !== useSession.getState().token) return;
  asking = true;
  const again = await confirmDialog(
    client === 'generic'
      ? {
          title: t('errors.logout.title'),
          content: t('errors.logout.content'),
          okText: t('errors.logout.ok'),
          cancelText: t('errors.logout.cancel'),
          blocking: true,
        }
      : {
          content: t('errors.timedOut'),
          okText: t('errors.signInAgain'),
          blocking: true,
        },
  );
  asking = false;
  if (again) endSession();
  else dismissedToken = token;
}

/** The texts of the sign-in server; every one is a dialog, since the form itself stays as it is. */
async function showIdentityError(error: ApiError) {
  if (error.kind === 'auth' && error.code === null) {
    if (asking) return;
    asking = true;
    const confirmed = await confirmDialog({ content: t('errors.timedOut') });
    asking = false;
    if (confirmed) {
      resetSession();
      location.reload();
    }
    return;
  }
  const wrong = error.message === 'Invalid username or password!';
  await alertDialog({ content: wrong ? t('errors.wrongLogin') : errorText(error) });
}

function onError(error: ApiError, client: ClientName, token: string | null) {
  if (client === 'identity') void showIdentityError(error);
  else if (error.kind === 'auth' && token !== null) void askToSignInAgain(client, token);
  else notify.error(errorText(error));
}

/** Hands the session, the sub-station and the language to the clients, and gives their errors a voice. */
export function connect() {
  connectClients({
    context: () => {
      const { token, tenant } = useSession.getState();
      const { chosen, managed } = useSubstations.getState();
      return {
        token,
        tenantId: tenant?.id ?? null,
        substationId: chosen.id,
        managedIds: managed.map((substation) => substation.id),
        culture: currentCulture(),
      };
    },
    mayCall: () => !asking,
    onError,
  });
}
