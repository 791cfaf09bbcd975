import type { ClientName } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { env } from '@/config/env';
import { errorText } from '@/elements/text/error-text';
import { alertDialog, confirmDialog, notify, type DialogOptions } from '@/ui/feedback/notify';
import { loadTexts, t } from '@/i18n';
import { pauseRequests, canSendRequest, resumeRequests } from '@/stores/request-gate';
import { resetSession, useSession } from '@/stores/session';
import { endSession } from '@/app/session/end-session';

export { logApiError, logUncaught } from '@/stores/error-log';

interface Failure {
  error: ApiError;
  client: ClientName;
  /** What the call was sent with. */
  token: string | null;
  /** Told by whoever made the call; here only that the session is over. */
  quiet: boolean;
}

/** The token whose end the user has already been told about and chose to stay with. */
let dismissedToken: string | null = null;

const onLogin = () => location.pathname.startsWith(`${env.basePath}/login`);

/** Asks while no other call may leave. */
async function askAlone(question: DialogOptions): Promise<boolean> {
  pauseRequests('session');
  const confirmed = await confirmDialog(question);
  resumeRequests('session');
  return confirmed;
}

async function askToSignInAgain({ token }: Failure, question: DialogOptions) {
  if (!canSendRequest() || token === null || token === dismissedToken || onLogin()) return;
  // An answer to a token that is no longer in use says nothing about the session.
  if (token !== useSession.getState().token) return;
  if (await askAlone({ ...question, blocking: true })) endSession();
  else dismissedToken = token;
}

/** What the sign-in server says about the console itself: nothing that somebody types at the sign-in mends it. */
const setupCodes = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
]);
const isSetupError = ({ code }: ApiError) => code !== null && setupCodes.has(code);
const signInText = (error: ApiError) =>
  isSetupError(error) ? t('errors.signInSetup', { code: error.code }) : errorText(error);

/** The sign-in server took nobody, whatever its answer says. */
async function askToStartAgain({ error }: Failure) {
  const isExplained = isSetupError(error) || error.message !== '';
  const content = isExplained ? signInText(error) : t('errors.timedOut');
  if (!canSendRequest() || !(await askAlone({ content }))) return;
  resetSession();
  location.reload();
}

/** What the user cannot mend alone: whoever looks after the server will ask for a report. */
const needsReport = ({ kind, status = 0 }: ApiError) =>
  kind === 'shape' || kind === 'timeout' || status >= 500;

const nextTask = () => new Promise<void>((go) => setTimeout(go));

/** Also a refusal without a word: older servers do not tell that a user is disabled or unknown. */
const isWrongLogin = ({ code, message }: ApiError) =>
  message === 'Invalid username or password!' || (code === 'invalid_grant' && message === '');

type Situation = [holds: (failure: Failure) => boolean, say: (failure: Failure) => unknown];

/**
 * Who says what about a failed call: the first line that holds. Quiet calls are told by whoever made them:
 * uploads beside the file, batches row by row, the guard with its way to the sign-in.
 */
const situations: Situation[] = [
  [
    ({ client, error }) => client === 'identity' && isWrongLogin(error),
    () => alertDialog({ content: t('errors.wrongLogin') }),
  ],
  [({ client, error }) => client === 'identity' && error.kind === 'auth', askToStartAgain],
  [
    ({ client }) => client === 'identity',
    ({ error }) => alertDialog({ content: signInText(error) }),
  ],
  [
    ({ client, error, token }) => client === 'generic' && error.kind === 'auth' && token !== null,
    async (failure) => {
      // Too rare for the texts of the start.
      await loadTexts('elements');
      await askToSignInAgain(failure, {
        title: t('elements.logout.title'),
        content: t('elements.logout.content'),
        okText: t('elements.logout.ok'),
        cancelText: t('elements.logout.cancel'),
      });
    },
  ],
  [
    ({ error, token }) => error.kind === 'auth' && token !== null,
    (failure) =>
      askToSignInAgain(failure, {
        content: t('errors.timedOut'),
        okText: t('errors.signInAgain'),
      }),
  ],
  [
    () => true,
    async ({ error }) => {
      // The form that made the call shows at its fields what it can; the rest is told here.
      if (error.validationErrors.length) await nextTask();
      notify.error(errorText(error), needsReport(error));
    },
  ],
];

/** Tells the user about a failed call, once. */
export function tell(failure: Failure) {
  // While a session is still being set up, the guard leads to the sign-in.
  if (failure.quiet && (failure.client === 'identity' || !useSession.getState().name)) return;
  situations.find(([holds]) => holds(failure))?.[1](failure);
}
