import { headerNames, type ClientName } from '@/api/clients';
import { db } from '@/mocks/db/db';
import { guest, type MockUser } from '@/mocks/domain/account';
import { findTenant, type Tenant } from '@/mocks/domain/tenants';
import { findUser, policiesOf } from '@/mocks/domain/users';
import type { Policy } from '@/policies';
import { invalidMember } from './checks';
import { BusinessError, untranslated, type Language } from './errors';
import { unauthorized } from './faults';

export interface Access {
  /** The caller needs one of these policies; when none is listed, every signed-in caller is allowed. */
  grant?: Policy | readonly Policy[];
  /** The endpoint needs no token; a valid one still identifies the caller. */
  anonymous?: boolean;
}

const tenantError = (text: string, number: string) =>
  new BusinessError(404, untranslated(text), { code: `Volo.AbpIo.MultiTenancy:${number}` });

export const languageOf = (request: Request): Language =>
  /^en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'zh';

/**
 * Returns the tenant named in the header, or null for the host. Runs before the token is read, because the server's
 * middleware does so too.
 */
export function tenantOf(request: Request): Tenant | null {
  const wanted = request.headers.get(headerNames.tenant);
  if (!wanted) return null;
  const tenant = findTenant(wanted);
  if (!tenant) throw tenantError('Tenant not found!', '010001');
  if (!tenant.isActive) throw tenantError('Tenant not active!', '010002');
  return tenant;
}

export const bearerOf = (request: Request) =>
  /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** Returns the caller with the policies granted at this moment, or `guest` when the token is missing or invalid. */
export async function userOf(request: Request): Promise<MockUser> {
  const bearer = bearerOf(request);
  const token = bearer && (await db.tokens.open()).find(bearer);
  const account = token && token.expiresAt > Date.now() && (await findUser(token.userName));
  if (!account || !account.isActive) return guest;
  const revoked = await db.revoked.open();
  const policies = (await policiesOf(account)).filter((policy) => !revoked.find(policy));
  return { ...account, policies };
}

/** Returns the 401 or 403 for a caller without access, with no body as ABP sends it, or null when access is granted. */
export function challenge(access: Access, user: MockUser, request: Request): Response | null {
  if (access.anonymous) return null;
  if (user === guest) return unauthorized(bearerOf(request) !== null);
  const wanted = access.grant === undefined ? [] : [access.grant].flat();
  const granted = !wanted.length || wanted.some((policy) => user.policies.includes(policy));
  return granted ? null : new Response(null, { status: 403 });
}

const missingHeader = (name: string) => invalidMember(name, 'headerMissing', { name });

/**
 * Refuses a call that lacks one of the console's own headers. A real server would accept it and return wrong data, which
 * is harder to notice.
 */
export function checkHeaders({ headers }: Request, client: ClientName) {
  const culture = headers.get('accept-language');
  if (culture !== 'zh-Hans' && culture !== 'en') throw missingHeader('accept-language');
  if (client === 'generic' && headers.get('language') !== culture) throw missingHeader('language');
  const chosen = headers.has(headerNames.substation);
  if (headers.get(headerNames.allSubstations) !== (chosen ? '0' : '1')) {
    throw missingHeader(headerNames.allSubstations);
  }
}
