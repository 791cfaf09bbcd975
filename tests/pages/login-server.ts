import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { configureClients } from '@/api/clients';
import type { ApiError } from '@/api/errors';
import { startI18n } from '@/i18n';
import { useAppConfig } from '@/stores/app-config';
import { useSession } from '@/stores/session';

/** A server with the few responses that the sign-in needs, which records its requests in `sent`. */
export const tenantId = '3a0c9000-0000-4000-8000-000000000001';
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const tenants: Record<string, object> = {
  华东: { success: true, tenantId, name: '华东', isActive: true },
  停用: { success: true, tenantId: 'x', name: '停用', isActive: false },
};
const noTenant = { success: false, tenantId: null, name: null };

interface Sent {
  tokens: URLSearchParams[];
  tenants: string[];
  codes: number;
}
export const sent: Sent = { tokens: [], tenants: [], codes: 0 };
/** The errors that the console would have shown. */
export const errors: ApiError[] = [];

export const note = async (request: Request) =>
  sent.tokens.push(new URLSearchParams(await request.text()));

export const server = setupServer(
  http.get('*/api/tenant/login/image-code', () => {
    sent.codes += 1;
    return HttpResponse.json({ image: picture, codeSerialNumber: `serial-${sent.codes}` });
  }),
  http.post('*/connect/token', async ({ request }) => {
    await note(request);
    return HttpResponse.json({ access_token: 'the-token', token_type: 'Bearer', expires_in: 60 });
  }),
  http.get('*/api/abp/multi-tenancy/tenants/by-name/:name', ({ params }) => {
    const name = String(params.name);
    sent.tenants.push(name);
    return HttpResponse.json(tenants[name] ?? noTenant);
  }),
  http.get('*/api/abp/application-configuration', () =>
    HttpResponse.json({ currentUser: { id: null }, auth: { grantedPolicies: {} } }),
  ),
  http.get('*/api/tenant/tenant-profile', () =>
    HttpResponse.json({ shortName: '华东物流', logoUrl: null }),
  ),
);

export const refuseSignIn = () =>
  server.use(
    http.post('*/connect/token', async ({ request }) => {
      await note(request);
      const body = { error: 'invalid_grant', error_description: 'Invalid username or password!' };
      return HttpResponse.json(body, { status: 400 });
    }),
  );

export async function startServer() {
  server.listen({ onUnhandledFrame: 'error' });
  await startI18n();
  configureClients({
    context: () => ({
      token: useSession.getState().token,
      tenantId: useSession.getState().tenant?.id ?? null,
      substationId: null,
      managedIds: [],
      culture: 'zh-Hans',
    }),
    canSendRequest: () => true,
    onError: (error) => errors.push(error),
  });
}

export function forgetAll() {
  Object.assign(sent, { tokens: [], tenants: [], codes: 0 });
  errors.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ token: null, tenant: null, profile: null });
  useAppConfig.setState({ configuration: null });
}
