import type { ClientName } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { endSession } from '@/app/session/end-session';
import { env } from '@/config/env';
import { errorText } from '@/elements/text/messages';
import { loadTexts, t } from '@/i18n';
import { isReportable } from '@/stores/error-log';
import { dismissSignIn, isSignInDismissed } from '@/stores/renewal/dismissed-sign-in';
import { canSendRequest, pauseRequests, resumeRequests } from '@/stores/request-gate';
import { resetSession, useSession } from '@/stores/session';
import { alertDialog, confirmDialog, type DialogOptions } from '@/ui/feedback/dialogs';
import { notify } from '@/ui/feedback/notify';

interface FailedRequest {
  error: ApiError;
  client: ClientName;
  /** The token with which the request was sent. */
  token: string | null;
  /** The caller shows the error; only the end of the session is handled here. */
  quiet: boolean;
}

const isOnLoginPage = () => location.pathname.startsWith(`${env.basePath}/login`);

/** Shows a question and pauses all requests until it is answered. */
async function confirmExclusively(question: DialogOptions): Promise<boolean> {
  pauseRequests('session');
  const confirmed = await confirmDialog(question);
  resumeRequests('session');
  return confirmed;
}

const isLoad = ({ call = '' }: ApiError) => call.startsWith('GET ');

async function offerSignIn({ error, token, quiet }: FailedRequest, question: DialogOptions) {
  if (!canSendRequest() || token === null || isOnLoginPage()) return;
  // A save asks again, because nothing else would say why it failed; a list offers to try again.
  if (isSignInDismissed(token) && (quiet || isLoad(error))) return;
  // The response to an old token does not concern the current session.
  if (token !== useSession.getState().token) return;
  if (await confirmExclusively({ ...question, blocking: true })) endSession();
  else dismissSignIn(token);
}

/** Errors in the configuration of the console as an OAuth client: no input on the sign-in page helps. */
const setupCodes = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);
/** What the token endpoints of ABP and Keycloak send in place of a sentence for users. */
const signInReasons = new Map([
  ['RequiresTwoFactor', 'errors.twoFactor'],
  ['ShouldChangePasswordOnNextLogin', 'errors.openStep'],
  ['PeriodicallyChangePassword', 'errors.openStep'],
  ['Account is not fully set up', 'errors.openStep'],
  ['Account disabled', 'errors.accountDisabled'],
]);
const isSetupError = ({ code }: ApiError) => code !== null && setupCodes.has(code);
function signInText(error: ApiError): string {
  if (isSetupError(error)) return t('errors.signInSetup', { code: error.code });
  const key = signInReasons.get(error.message);
  return key ? t(key) : errorText(error);
}

/** Handles a 401 of the identity server: offers to start again without a session. */
async function offerRestart({ error }: FailedRequest) {
  const isExplained = isSetupError(error) || error.message !== '';
  const content = isExplained ? signInText(error) : t('errors.timedOut');
  if (!canSendRequest() || !(await confirmExclusively({ content }))) return;
  resetSession();
  location.reload();
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The sentences of ABP and of Keycloak. */
const wrongLogin = new Set(['Invalid username or password!', 'Invalid user credentials']);
/** The user is refused, not the session: Keycloak says so with a 401. */
const isRefused = ({ code }: ApiError) => code === 'invalid_grant';
/** A rejection without a message counts too: older servers send none for a disabled or unknown user. */
const isWrongLogin = (error: ApiError) =>
  wrongLogin.has(error.message) || (isRefused(error) && error.message === '');

interface Rule {
  matches: (request: FailedRequest) => boolean;
  handle: (request: FailedRequest) => unknown;
}

/**
 * The first matching rule handles an error. Callers of quiet requests show the error themselves: uploads next to the
 * file, batches per row, the guard with a redirect to the sign-in.
 */
const rules: Rule[] = [
  {
    matches: ({ client, error }) => client === 'identity' && isWrongLogin(error),
    handle: () => alertDialog({ content: t('errors.wrongLogin') }),
  },
  {
    matches: ({ client, error }) =>
      client === 'identity' && error.kind === 'auth' && !isRefused(error),
    handle: offerRestart,
  },
  {
    matches: ({ client }) => client === 'identity',
    handle: ({ error }) => alertDialog({ content: signInText(error) }),
  },
  {
    matches: ({ client, error, token }) =>
      client === 'generic' && error.kind === 'auth' && token !== null,
    handle: async (request) => {
      // These texts are rarely needed, so the sign-in does not load them.
      await loadTexts('elements');
      await offerSignIn(request, {
        title: t('elements.logout.title'),
        content: t('elements.logout.content'),
        okText: t('elements.logout.ok'),
        cancelText: t('elements.logout.cancel'),
      });
    },
  },
  {
    matches: ({ error, token }) => error.kind === 'auth' && token !== null,
    handle: (request) =>
      offerSignIn(request, {
        content: t('errors.timedOut'),
        okText: t('errors.signInAgain'),
      }),
  },
  {
    matches: () => true,
    handle: async ({ error }) => {
      // A form first shows validation errors at its fields and removes them from the error; the rest is shown here.
      if (error.validationErrors.length) await nextTask();
      notify.error(errorText(error), isReportable(error));
    },
  },
];

/** Shows the error of a failed request. */
export function handleApiError(request: FailedRequest) {
  const { quiet, client } = request;
  // While the session is loading, the guard redirects to the sign-in; it does not wait for the calls of the generic client.
  const isGuarded = client === 'service' && !useSession.getState().name;
  if (quiet && (client === 'identity' || isGuarded)) return;
  rules.find(({ matches }) => matches(request))?.handle(request);
}
