import type { Policy } from '@/policies';
import type { Account } from './account';
import { db } from '@/mocks/db/db';

export async function findUser(userName: string): Promise<Account | undefined> {
  const wanted = userName.trim().toLowerCase();
  const accounts = await db.accounts.open();
  return accounts.all().find((account) => account.userName === wanted);
}

/** Everything granted: to the account itself, and by each of its roles. */
export async function policiesOf({ grants, roles, teamRoleIds }: Account): Promise<Policy[]> {
  const [identity, team] = await Promise.all([db.identityRoles.open(), db.teamRoles.open()]);
  const given = [
    ...identity.all().filter(({ name }) => roles.includes(name)),
    ...team.all().filter(({ id }) => teamRoleIds.includes(id)),
  ];
  return [...new Set([...grants, ...given.flatMap(({ policies }) => policies)])];
}
