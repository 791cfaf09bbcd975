import { http } from 'msw';
import { setupServer } from 'msw/node';
import { connectClients } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { loadTexts, startI18n } from '@/i18n';
import { reseed } from '@/mocks/db';
import { answer } from '@/mocks/http';
import { loadConfiguration } from '@/stores/app-config';
import { signIn, useSession } from '@/stores/session';
import { loadUser } from '@/stores/user';
import demo from '../../src/mocks/demo-users.json';

/** The mocked backend behind the real clients, for pages that load and save. */
export const server = setupServer(http.all('*', ({ request }) => answer(request)));
/** What the clients would have shown. */
export const shown: ApiError[] = [];

export async function startMockServer(...groups: string[]) {
  server.listen();
  await startI18n();
  await Promise.all(['common', ...groups].map(loadTexts));
  connectClients({
    context: () => ({
      token: useSession.getState().token,
      tenantId: useSession.getState().tenant?.id ?? null,
      substationId: null,
      managedIds: [],
      culture: 'zh-Hans',
    }),
    mayCall: () => true,
    onError: (error) => shown.push(error),
  });
}

/** A new start of the backend with one of its users signed in. */
export async function enterAs(userName: string) {
  reseed();
  shown.length = 0;
  const credentials = { userName, password: demo.password, imageCode: demo.captcha };
  await signIn({ ...credentials, codeSerialNumber: 'any' });
  await loadConfiguration();
  await loadUser([]);
}
