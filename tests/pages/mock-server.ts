import { http } from 'msw';
import { setupServer } from 'msw/node';
import { configureClients } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { reseed } from '@/mocks/db/db';
import { respond } from '@/mocks/http';
import { loadConfiguration } from '@/stores/app-config';
import { useSession } from '@/stores/session';
import { signIn } from '@/stores/sign-in';
import { loadUser } from '@/stores/user';
import demo from '../../src/mocks/demo-users.json';
import { startTexts } from '../start-texts';

/** Calls that the backend has not responded to yet. */
const pending = new Set<Promise<unknown>>();

function respondAndTrack(request: Request) {
  const response = respond(request);
  pending.add(response);
  const forget = () => pending.delete(response);
  response.then(forget, forget);
  return response;
}

/** The mocked backend behind the real clients, for pages that load and save. */
export const server = setupServer(http.all('*', ({ request }) => respondAndTrack(request)));
/** The errors that the console would have shown. */
export const shown: ApiError[] = [];

export async function startMockServer(...groups: string[]) {
  server.listen();
  await startTexts('common', ...groups);
  configureClients({
    context: () => ({
      token: useSession.getState().token,
      tenantId: useSession.getState().tenant?.id ?? null,
      substationId: null,
      managedIds: [],
      culture: 'zh-Hans',
    }),
    canSendRequest: () => true,
    onError: (error) => shown.push(error),
  });
}

/**
 * Waits until the page has sent its last call. A response may lead to another call, so this sends a request of its own
 * after the pending ones: its response arrives after the page has handled theirs.
 */
async function allCallsFinished() {
  do {
    await Promise.allSettled(pending);
    await fetch('http://localhost:3000/mock/faults');
  } while (pending.size);
}

/** Reseeds the backend and signs in as this user, after the calls of the previous test have ended. */
export async function enterAs(userName: string) {
  await allCallsFinished();
  reseed();
  shown.length = 0;
  const credentials = { userName, password: demo.password, imageCode: demo.captcha };
  await signIn({ ...credentials, codeSerialNumber: 'any' });
  await loadConfiguration();
  await loadUser([]);
}
