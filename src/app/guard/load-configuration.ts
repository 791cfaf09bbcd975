import { ApiError } from '@/api/errors';
import { reasonText } from '@/elements/text/reason-text';
import { t } from '@/i18n';
import { clearConfiguration, loadConfiguration, useAppConfig } from '@/stores/app-config';
import { renewToken } from '@/stores/renewal/renew-token';
import { resetSession, useSession } from '@/stores/session';
import { notify } from '@/ui/feedback/notify';

/** What the guard shows for an error; the specification gives the text for an error without a message. */
export const errorMessage = (error: unknown) =>
  error instanceof ApiError
    ? reasonText(error)
    : (error instanceof Error && error.message) || 'Has Error';

/** Loads the configuration once. A public page opens in spite of an error; for other pages the router shows the error. */
export async function ensureConfiguration(isPublic: boolean) {
  if (useAppConfig.getState().configuration) return;
  try {
    await loadConfiguration();
  } catch (error) {
    if (!isPublic) throw error;
    notify.error(errorMessage(error));
  }
}

/** The token for which the server sends the configuration of an anonymous user; null for a session that it accepts. */
function rejectedToken(): string | null {
  const { token } = useSession.getState();
  const user = useAppConfig.getState().configuration?.currentUser;
  return user?.isAuthenticated === false ? token : null;
}

/** Ends a session whose token the server rejects, unless the token can be renewed. */
export async function signOutIfRejected() {
  const token = rejectedToken();
  if (token === null) return;
  if (await renewToken(token)) {
    clearConfiguration();
    await loadConfiguration();
    if (rejectedToken() === null) return;
  }
  resetSession();
  notify.error(t('errors.signedOut'));
}
