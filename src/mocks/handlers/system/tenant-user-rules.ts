import type { TenantUserInput } from '@/api/tenant-user';
import type { Account } from '@/mocks/domain/account';
import { checks, forbidden, type Check } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import {
  nameFaults,
  passwordFaults,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import type { Context, Received } from '@/mocks/server/mock';
import type { StoredIdentityRole } from '@/mocks/seed/system/identity-roles';

/** Nobody gives away what he does not hold himself. */
export const mayAssign =
  ({ user }: Context) =>
  ({ policies }: StoredIdentityRole) =>
    policies.every((policy) => user.policies.includes(policy));

const roleBeyondOwn = (name: string) =>
  forbidden('RoleBeyondOwn', {
    zh: `角色“${name}”的权限超出您自己的权限，不能分配。`,
    en: `The role '${name}' grants more than you hold; you cannot assign it.`,
  });

/** The roles of a body; left out, those an account has, or those that everybody new is given. */
async function readRoles(
  check: Check<'roleNames'>,
  stored: Account | null,
  context: Context,
): Promise<string[]> {
  const all = (await db.identityRoles.open()).all();
  const given = check.value('roleNames');
  if (given === undefined || given === null)
    return stored?.roles ?? all.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  const roles = check.allKnown(
    'roleNames',
    (name) => all.find((role) => role.name === name),
    false,
  );
  check.done();
  const added = roles.filter(({ name }) => !stored?.roles.includes(name));
  const beyond = added.find((role) => !mayAssign(context)(role));
  if (beyond) throw roleBeyondOwn(beyond.name);
  return roles.map(({ name }) => name);
}

/** A password is given on creation and not here afterwards. */
function passwordOf(check: Check<'password'>, stored: Account | null) {
  if (!stored) return readPassword(check, 'password');
  if (check.value('password')) {
    check.add('password', {
      zh: '只能在新增用户时设置密码。',
      en: 'The password can be set for a new user only.',
    });
  }
  return stored.password;
}

/** Checks a body against the field rules and the rules of the identity module. */
export async function readUser(
  body: Received<TenantUserInput>,
  stored: Account | null,
  context: Context,
) {
  const check = checks(body);
  const fields = check.done({
    // The sign-in compares lower case.
    userName: check.text('userName', { required: true, max: 64 }).toLowerCase(),
    name: check.text('name', { max: 64 }),
    email: check.text('email', { max: 256 }),
    phoneNumber: check.mobile('phoneNumber', false),
    isActive: check.flag('isActive', stored?.isActive ?? true),
    lockoutEnabled: check.flag('lockoutEnabled', stored?.lockoutEnabled ?? true),
    password: passwordOf(check, stored),
  });
  const roles = await readRoles(check, stored, context);
  const faults = await nameFaults(stored?.id ?? '', fields);
  refuseFaults(stored ? faults : [...faults, ...passwordFaults(fields.password)]);
  return { ...fields, roles };
}
