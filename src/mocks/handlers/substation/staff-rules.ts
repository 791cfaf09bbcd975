import type { StaffInput } from '@/api/substation/user';
import { UserRoleType } from '@/enums';
import type { Account } from '@/mocks/domain/account';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import { nameFaults, passwordFaults, refuseFaults } from '@/mocks/domain/identity-rules';
import type { Context, Received } from '@/mocks/server/mock';
import { requireManaged } from '@/mocks/server/scope';
import type { StoredTeamRole } from '@/mocks/seed/substation/team-roles';
import { requireHeld } from './held-policies';

export type StaffBody = Received<StaffInput>;
type Check = ReturnType<typeof checks>;

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
function readRoleTypes(check: Check, value: unknown, stored: Account | null, context: Context) {
  const { platform, backOffice, mobile } = UserRoleType;
  const max = platform + backOffice + mobile;
  const roleTypes = check.number('roleTypes', value, { required: true, min: 1, max });
  if (roleTypes === null) return 0;
  const gained = roleTypes & ~(stored?.roleTypes ?? 0);
  if (gained & platform && !context.user.isPlatformUser) check.wrongValue('roleTypes');
  return roleTypes;
}

/** Of the sub-stations the account works for; an old account may go on without any. */
async function readRoles(
  check: Check,
  value: unknown,
  { stored, substationIds }: { stored: Account | null; substationIds: number[] },
): Promise<StoredTeamRole[]> {
  const roles = await db.teamRoles.open();
  // Without sub-stations no role could be right; the one fault is enough.
  if (!substationIds.length) return [];
  const find = (id: string) => {
    const role = roles.find(id);
    return role && substationIds.includes(role.substationId) ? role : undefined;
  };
  return check.allKnown('roleIds', value, find, !stored || stored.teamRoleIds.length > 0);
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

/** A new account has to be given one; on a save it does not count. */
function readPassword(check: Check, value: unknown, stored: Account | null): string | null {
  if (stored) return null;
  // Not trimmed: blanks may belong to it.
  if (typeof value === 'string' && value !== '') return value;
  check.missing('password');
  return null;
}

/** Checks a body and returns the account to store; `base` has the fields that a body does not set. */
export async function readStaff(
  body: StaffBody,
  { stored, base }: { stored: Account | null; base: Account },
  context: Context,
): Promise<Account> {
  const check = checks();
  const substations = await db.substations.open();
  const password = readPassword(check, body.password, stored);
  const userName = check.text('userName', body.userName, { required: true, max: 32 }).toLowerCase();
  const fields = {
    userName,
    name: check.text('name', body.name, { required: true, max: 20 }),
    phoneNumber: check.mobile('phoneNumber', body.phoneNumber),
    email: check.text('email', body.email, { max: 100 }),
    roleTypes: readRoleTypes(check, body.roleTypes, stored, context),
    isActive: check.flag('isActive', body.isActive, stored?.isActive ?? true),
  };
  const find = (id: string) => substations.find(id)?.id;
  const managedIds = check.allKnown('substationIds', body.substationIds, find);
  const roles = await readRoles(check, body.roleIds, { stored, substationIds: managedIds });
  if (check.errors.length) throw invalid(check.errors);
  if (stored && stored.userName !== userName) throw userNameFixed();
  const account = { ...base, ...fields, managedIds, teamRoleIds: roles.map(({ id }) => id) };
  if (stored && stored.isActive && !account.isActive) checkKept(stored, context);
  await checkReach(stored, account, context);
  await checkIdentity(account.id, account, password);
  return password === null ? account : { ...account, password };
}

/** Neither oneself nor the platform's own can be locked out. */
export function checkKept(account: Account, { user }: Context) {
  if (sameId(account.id, user.id)) throw ownAccount();
  if (account.isPlatformUser) throw platformUser(account);
}

/** Whoever goes must leave nothing without a head, nor a sub-station the caller does not manage. */
export async function checkRemoval(account: Account, context: Context) {
  checkKept(account, context);
  for (const id of account.managedIds) requireManaged(context, id);
  const teams = (await db.teams.open()).all();
  const led = teams.find(({ leaderId }) => leaderId === account.id);
  if (led) throw leadsTeam(account, led.name);
}
