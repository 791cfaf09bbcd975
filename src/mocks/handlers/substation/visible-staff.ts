import { db } from '@/mocks/db/db';
import type { Account } from '@/mocks/domain/account';
import { policiesOf } from '@/mocks/domain/users';
import { pick } from '@/mocks/lib/rows';
import { forbidden, keywordOf } from '@/mocks/server/checks';
import type { Context } from '@/mocks/server/mock';
import { ofSubstations, scopeFrom } from '@/mocks/server/scope';
import type { Policy } from '@/policies';

/** An account is visible to callers who manage one of its sub-stations; company accounts are not part of the staff. */
export const ofStaff = scopeFrom(
  ofSubstations,
  (visible) =>
    ({ companyId, managedIds }: Account) =>
      !companyId && visible({ substationIds: managedIds }),
);

export async function visibleStaff(context: Context): Promise<Account[]> {
  const visible = await ofStaff.owned(context);
  return (await db.accounts.open()).all().filter(visible);
}

const maxFound = 20;

/** Finds active accounts whose name, user name or mobile number contains the keyword, optionally in some sub-stations. */
export async function findStaff(
  query: { keyword?: unknown },
  context: Context,
  substationIds: string[] = [],
): Promise<Account[]> {
  const worksHere = ({ managedIds }: Account) =>
    !substationIds.length || managedIds.some((id) => substationIds.includes(String(id)));
  const wanted = keywordOf(query).toLowerCase();
  return (await visibleStaff(context))
    .filter(worksHere)
    .filter(({ isActive, name, userName, phoneNumber }) => {
      const texts = [name, userName, phoneNumber];
      return isActive && texts.some((text) => text.includes(wanted));
    })
    .slice(0, maxFound);
}

export const asBizUser = pick('id', 'name', 'userName', 'phoneNumber');

/** Returns the policies that the caller does not have. */
async function missing(policies: Policy[], { user }: Context): Promise<Policy[]> {
  const grantedPolicies = await policiesOf(user);
  return policies.filter((policy) => !grantedPolicies.includes(policy));
}

/** Throws a 403 when the caller gives or takes away a role with policies that the caller does not have. */
export async function requireHeld(roles: { policies: Policy[] }[], context: Context) {
  const granted = roles.flatMap(({ policies }) => policies);
  const [first] = await missing(granted, context);
  if (!first) return;
  throw forbidden('PolicyNotHeld', { policy: first });
}

/**
 * Throws a 403 when the account has policies that the caller does not have. Otherwise the caller could set its password, sign in
 * with it and gain these policies.
 */
export async function requireNotAbove(account: Account, context: Context) {
  const above = await missing(await policiesOf(account), context);
  if (!above.length) return;
  throw forbidden('AccountAboveYours', { name: account.name });
}
