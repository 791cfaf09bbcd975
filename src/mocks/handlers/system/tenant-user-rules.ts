import type { TenantUserInput } from '@/api/tenant-user';
import type { Account } from '@/mocks/domain/account';
import { checks, forbidden, listOf } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import {
  nameFaults,
  passwordFaults,
  readPassword,
  refuseFaults,
} from '@/mocks/domain/identity-rules';
import type { Context, Received } from '@/mocks/server/mock';
import type { StoredIdentityRole } from '@/mocks/seed/system/identity-roles';

const maxName = 64;
const maxEmail = 256;

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
  check: ReturnType<typeof checks>,
  roleNames: unknown,
  stored: Account | null,
  context: Context,
): Promise<string[]> {
  const all = (await db.identityRoles.open()).all();
  if (roleNames === undefined || roleNames === null) {
    return stored?.roles ?? all.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  }
  const find = (wanted: string) => all.find(({ name }) => name === wanted);
  const roles = check.allKnown('roleNames', listOf(roleNames), find, false);
  check.done();
  const added = roles.filter(({ name }) => !stored?.roles.includes(name));
  const beyond = added.find((role) => !mayAssign(context)(role));
  if (beyond) throw roleBeyondOwn(beyond.name);
  return roles.map(({ name }) => name);
}

/** A password is given on creation and not here afterwards. */
function passwordOf(check: ReturnType<typeof checks>, given: unknown, stored: Account | null) {
  if (!stored) return readPassword(check, 'password', given);
  if (given) {
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
  const check = checks();
  const fields = {
    // The sign-in compares lower case.
    userName: check.text('userName', body.userName, { required: true, max: maxName }).toLowerCase(),
    name: check.text('name', body.name, { max: maxName }),
    email: check.text('email', body.email, { max: maxEmail }),
    phoneNumber: check.mobile('phoneNumber', body.phoneNumber, false),
    isActive: check.flag('isActive', body.isActive, stored?.isActive ?? true),
    lockoutEnabled: check.flag(
      'lockoutEnabled',
      body.lockoutEnabled,
      stored?.lockoutEnabled ?? true,
    ),
    password: passwordOf(check, body.password, stored),
  };
  check.done();
  const roles = await readRoles(check, body.roleNames, stored, context);
  const faults = await nameFaults(stored?.id ?? '', fields);
  refuseFaults(stored ? faults : [...faults, ...passwordFaults(fields.password)]);
  return { ...fields, roles };
}
