import { wasReplaced } from '@/stores/session';
import { hasExpiredToken, storedRenewal } from './token-renewal';

/** Sessions that cannot be renewed do not load this code. */
const importSilentRefresh = () => import('./silent-refresh');

/** Renews a token that the server has refused. Returns whether the session has another one now; throws when no response has arrived. */
export async function renewToken(token: string): Promise<boolean> {
  if (!storedRenewal()) return wasReplaced(token);
  return (await importSilentRefresh()).renewRefusedToken(token);
}

/** Renews a token that has ended; a failure shows at the requests after it. */
export async function renewExpiredToken(): Promise<void> {
  if (!hasExpiredToken()) return;
  await importSilentRefresh().then(
    ({ renewDueToken }) => renewDueToken(),
    () => undefined,
  );
}

/** Keeps a token valid that can be renewed. A session whose token cannot be renewed simply ends. */
export function startRenewal() {
  if (!storedRenewal()) return;
  importSilentRefresh().then(
    ({ keepTokenValid }) => keepTokenValid(),
    () => undefined,
  );
}
