import type { Account } from '@/mocks/domain/account';
import { forbidden } from '@/mocks/server/checks';
import type { Context } from '@/mocks/server/mock';
import { policiesOf } from '@/mocks/domain/users';
import type { Policy } from '@/policies';

/** Which of the policies the caller does not hold himself. */
async function missing(policies: Policy[], { user }: Context): Promise<Policy[]> {
  const held = await policiesOf(user);
  return policies.filter((policy) => !held.includes(policy));
}

/** Nobody gives or takes what he does not hold. */
export async function requireHeld(policies: Policy[], context: Context) {
  const [first] = await missing(policies, context);
  if (!first) return;
  throw forbidden('PolicyNotHeld', {
    zh: `您没有权限“${first}”，不能授予或收回它。`,
    en: `You do not hold “${first}” and can neither grant nor revoke it.`,
  });
}

/** Nobody changes an account that may do more than he: a new password would be the key to it. */
export async function requireNotAbove(account: Account, context: Context) {
  const above = await missing(await policiesOf(account), context);
  if (!above.length) return;
  throw forbidden('AccountAboveYours', {
    zh: `账号“${account.name}”的权限高于您，不能修改。`,
    en: `“${account.name}” has more permissions than you; you cannot change this account.`,
  });
}
