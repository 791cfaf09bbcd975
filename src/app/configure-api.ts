import { connectClients } from '@/api/clients';
import { reasonText } from '@/elements/text/reason-text';
import { notify } from '@/ui/feedback/notify';
import { currentCulture } from '@/i18n';
import { canSendRequest } from '@/stores/request-gate';
import { useSession } from '@/stores/session';
import { useSubstations } from '@/stores/substations';

/** What is said about errors, and their log, come with the first one. */
const voice = () => import('@/app/errors/api-error-handler');
const ignore = () => undefined;

/** In the field nobody looks at the browser's console: what escapes there goes into the log. */
function watchErrors() {
  for (const way of ['error', 'unhandledrejection'] as const) {
    addEventListener(way, (event) => voice().then(({ logUncaught }) => logUncaught(event), ignore));
  }
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
        // Whoever is not signed in has none: the last user's choice is only kept.
        substationId: token === null ? null : chosen.id,
        managedIds: managed.map((substation) => substation.id),
        culture: currentCulture(),
      };
    },
    canSendRequest,
    onFailure: (error) => voice().then(({ logApiError }) => logApiError(error), ignore),
    onError: (error, client, token, quiet) =>
      // A broken line brings no code either.
      voice().then(
        ({ tell }) => tell({ error, client, token, quiet }),
        () => quiet || notify.error(reasonText(error)),
      ),
  });
  if (import.meta.env.PROD) watchErrors();
}
