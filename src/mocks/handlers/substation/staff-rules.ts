import type { StaffInput } from '@/api/substation/user';
import { UserRoleType } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { nameFaults, passwordFaults, refuseFaults } from '@/mocks/domain/identity-rules';
import type { Context, Received } from '@/mocks/server/mock';
import { requireManaged } from '@/mocks/server/scope';
import type { StoredTeamRole } from '@/mocks/seed/substation/team-roles';
import { requireHeld } from './held-policies';

export type StaffBody = Received<StaffInput>;

const phoneTaken = (phone: string) =>
  forbidden('PhoneNumberTaken', {
    zh: `手机号 ${phone} 已被其他用户使用。`,
    en: `The mobile number ${phone} belongs to another user.`,
  });
const ownAccount = () =>
  forbidden('OwnAccount', {
    zh: '不能禁用或删除自己的账号。',
    en: 'You can neither disable nor delete your own account.',
  });
const userNameFixed = () =>
  forbidden('UserNameFixed', {
    zh: '用户名创建后不能修改。',
    en: 'A user name cannot be changed later.',
  });
const platformUser = ({ name }: Account) =>
  forbidden('PlatformUserNotDeletable', {
    zh: `“${name}”是平台账号，不能禁用或删除。`,
    en: `“${name}” is a platform account and can neither be disabled nor deleted.`,
  });
const leadsTeam = ({ name }: Account, team: string) =>
  forbidden('UserLeadsTeam', {
    zh: `“${name}”是团队“${team}”的负责人，请先更换负责人。`,
    en: `“${name}” leads the team “${team}”; choose another leader first.`,
  });

/** The platform's flag is the platform's to give, a company's is for accounts of companies. */
function readRoleTypes(check: Check<'roleTypes'>, stored: Account | null, context: Context) {
  const { platform, backOffice, mobile } = UserRoleType;
  const max = platform + backOffice + mobile;
  const roleTypes = check.number('roleTypes', { required: true, min: 1, max });
  const gained = (roleTypes ?? 0) & ~(stored?.roleTypes ?? 0);
  if (gained & platform && !context.user.isPlatformUser) check.wrongValue('roleTypes');
  return roleTypes;
}

/** Of the sub-stations the account works for; an old account may go on without any. */
async function readRoles(
  check: Check<'roleIds'>,
  { stored, substationIds }: { stored: Account | null; substationIds: number[] },
): Promise<StoredTeamRole[]> {
  const roles = await db.teamRoles.open();
  // Without sub-stations no role could be right; the one fault is enough.
  if (!substationIds.length) return [];
  const find = (id: string) => {
    const role = roles.find(id);
    return role && substationIds.includes(role.substationId) ? role : undefined;
  };
  return check.allKnown('roleIds', find, !stored || stored.teamRoleIds.length > 0);
}

const changed = <Item>(before: Item[], after: Item[]) => [
  ...before.filter((one) => !after.includes(one)),
  ...after.filter((one) => !before.includes(one)),
];

/** Only what the caller manages, and only roles that give no more than he holds himself, can change. */
async function checkReach(
  stored: Account | null,
  { managedIds, teamRoleIds }: Pick<Account, 'managedIds' | 'teamRoleIds'>,
  context: Context,
) {
  for (const id of changed(stored?.managedIds ?? [], managedIds)) requireManaged(context, id);
  const ids = changed(stored?.teamRoleIds ?? [], teamRoleIds);
  const roles = db.teamRoles.all().filter(({ id }) => ids.includes(id));
  await requireHeld(
    roles.flatMap(({ policies }) => policies),
    context,
  );
}

/** User name and e-mail as the identity module says it, then the mobile number as this product does. */
async function checkIdentity(id: string, account: Account, password: string | null) {
  const weak = password === null ? [] : passwordFaults(password);
  refuseFaults([...(await nameFaults(id, account)), ...weak]);
  const { phoneNumber } = account;
  db.accounts.unique('phoneNumber', { id, phoneNumber }, () => phoneTaken(phoneNumber));
}

/** Checks a body and returns the account to store; `base` has the fields that a body does not set. */
export async function readStaff(
  body: StaffBody,
  { stored, base }: { stored: Account | null; base: Account },
  context: Context,
): Promise<Account> {
  const check = checks(body);
  const substations = await db.substations.open();
  const managedIds = check.allKnown('substationIds', (id) => substations.find(id)?.id);
  const roles = await readRoles(check, { stored, substationIds: managedIds });
  // A new account has to be given a password, which may begin or end with blanks; on a save it does not count.
  const password = stored ? null : typeof body.password === 'string' ? body.password : '';
  if (password === '') check.missing('password');
  const fields = check.done({
    userName: check.text('userName', { required: true, max: 32 }).toLowerCase(),
    name: check.text('name', { required: true, max: 20 }),
    phoneNumber: check.mobile('phoneNumber'),
    email: check.text('email', { max: 100 }),
    roleTypes: readRoleTypes(check, stored, context),
    isActive: check.flag('isActive', stored?.isActive ?? true),
  });
  if (stored && stored.userName !== fields.userName) throw userNameFixed();
  const account = { ...base, ...fields, managedIds, teamRoleIds: roles.map(({ id }) => id) };
  if (stored && stored.isActive && !account.isActive) requireLockable(stored, context);
  await checkReach(stored, account, context);
  await checkIdentity(account.id, account, password);
  return password === null ? account : { ...account, password };
}

/** Neither oneself nor the platform's own can be locked out. */
export function requireLockable(account: Account, { user }: Context) {
  if (sameId(account.id, user.id)) throw ownAccount();
  if (account.isPlatformUser) throw platformUser(account);
}

/** Whoever goes must leave nothing without a head, nor a sub-station the caller does not manage. */
export async function checkRemoval(account: Account, context: Context) {
  requireLockable(account, context);
  for (const id of account.managedIds) requireManaged(context, id);
  const teams = (await db.teams.open()).all();
  const led = teams.find(({ leaderId }) => leaderId === account.id);
  if (led) throw leadsTeam(account, led.name);
}
