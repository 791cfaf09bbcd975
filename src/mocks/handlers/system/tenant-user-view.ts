import type { TenantUser, TenantUserQuery } from '@/api/tenant-user';
import type { Account } from '@/mocks/domain/account';
import { wallText } from '@/mocks/lib/clock';
import { conditionsOn, type Conditions } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';

/** From a moment to the wall clock. */
const zoneMs = () => new Date().getTimezoneOffset() * 60_000;

/** What the identity pages are told about an account. */
export async function toTenantUser() {
  const [attempts, identityRoles] = await Promise.all([
    db.attempts.open(),
    db.identityRoles.open(),
  ]);
  const known = new Map(identityRoles.all().map(({ id, name }) => [name, { id, name }]));
  return (account: Account): TenantUser => {
    const lockedUntil = attempts.find(account.userName)?.lockedUntil ?? 0;
    const isLocked = lockedUntil > Date.now();
    return {
      id: account.id,
      userName: account.userName,
      name: account.name,
      email: account.email || null,
      phoneNumber: account.phoneNumber || null,
      roles: account.roles.flatMap((name) => known.get(name) ?? []),
      roleNames: account.roles,
      roleTypes: account.roleTypes,
      isActive: account.isActive,
      lockoutEnabled: account.lockoutEnabled,
      isLocked,
      lockoutEnd: isLocked ? wallText(lockedUntil - zoneMs()) : null,
      lastSignInTime: account.lastSignInTime,
      creationTime: account.creationTime,
      concurrencyStamp: account.concurrencyStamp,
    };
  };
}

const { contains, flag, since, until } = conditionsOn<TenantUser>();

/** What every filter of the list means. */
export const userConditions: Conditions<TenantUserQuery, TenantUser> = {
  filter: ([text = '']) => {
    const wanted = text.trim().toLowerCase();
    return ({ userName, name, email, phoneNumber }) =>
      [userName, name, email, phoneNumber].some((field) => field?.toLowerCase().includes(wanted));
  },
  userName: contains('userName'),
  name: contains('name'),
  email: contains('email'),
  phoneNumber: contains('phoneNumber'),
  roleName:
    ([wanted = '']) =>
    ({ roleNames }) =>
      roleNames.includes(wanted),
  isActive: flag('isActive'),
  isLocked: flag('isLocked'),
  lastSignInTimeBegin: since('lastSignInTime'),
  lastSignInTimeEnd: until('lastSignInTime'),
  creationTimeBegin: since('creationTime'),
  creationTimeEnd: until('creationTime'),
};
