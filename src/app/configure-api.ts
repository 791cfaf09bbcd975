import { configureClients } from '@/api/clients';
import { reasonText } from '@/elements/text/reason-text';
import { currentCulture } from '@/i18n';
import { renewToken } from '@/stores/renewal/renew-token';
import { canSendRequest } from '@/stores/request-gate';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';
import { notify } from '@/ui/feedback/notify';

/** The error handler loads with the first error. */
const importHandler = () => import('@/app/errors/api-error-handler');
/** The console has loaded the log together with its frame, so that it also logs without a network. */
const importLog = () => import('@/stores/error-log');
const ignore = () => undefined;

/** Logs uncaught errors: nobody watches the browser console in production. */
function logUncaughtErrors() {
  for (const type of ['error', 'unhandledrejection'] as const) {
    addEventListener(type, (event) =>
      importLog().then(({ logUncaught }) => logUncaught(event), ignore),
    );
  }
}

/** Gives the API clients the session, the sub-station and the language, and handles their errors. */
export function configureApi() {
  configureClients({
    context: () => {
      const { token, tenant } = useSession.getState();
      const { chosen, managed } = useSubstations.getState();
      return {
        token,
        tenantId: tenant?.id ?? null,
        // Without a session no sub-station is sent: the store contains the choice of the last user.
        substationId: token === null ? null : chosen.id,
        managedIds: managed.map((substation) => substation.id),
        culture: currentCulture(),
      };
    },
    canSendRequest,
    renewToken,
    onFailure: (error) => importLog().then(({ logApiError }) => logApiError(error), ignore),
    onError: (error, client, token, quiet) =>
      // Without a network, the code of the handler fails to load as well.
      importHandler().then(
        ({ handleApiError }) => handleApiError({ error, client, token, quiet }),
        () => quiet || notify.error(reasonText(error)),
      ),
  });
  if (import.meta.env.PROD) logUncaughtErrors();
}
