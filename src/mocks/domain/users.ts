import { db, type Token } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import type { Policy } from '@/policies';
import type { Account } from './account';

export async function findUser(userName: string): Promise<Account | undefined> {
  const wanted = userName.trim().toLowerCase();
  const accounts = await db.accounts.open();
  return accounts.all().find((account) => account.userName === wanted);
}

/** Returns all roles of an account: those of the identity module and those of sub-stations. */
export async function rolesOf({ roles, teamRoleIds }: Account) {
  const [identity, team] = await openTables(db.identityRoles, db.teamRoles);
  return [
    ...identity.all().filter(({ name }) => roles.includes(name)),
    ...team.all().filter(({ id }) => teamRoleIds.includes(id)),
  ];
}

/** Returns the policies of an account and of all its roles. */
export async function policiesOf(account: Account): Promise<Policy[]> {
  const roles = await rolesOf(account);
  return [...new Set([...account.grants, ...roles.flatMap(({ policies }) => policies)])];
}

/** Removes the matching access and refresh tokens, so that their users have to sign in again. */
export async function endTokens(matches: (token: Token) => boolean) {
  await db.tokens.removeWhere(matches);
  await db.refreshTokens.removeWhere(matches);
}

/** Moves the tokens of a user to the new name, so that the user stays signed in. */
export async function renameTokens(before: string, after: string) {
  const [owner, name] = [{ userName: before }, { userName: after }];
  await db.tokens.patchWhere(owner, name);
  await db.refreshTokens.patchWhere(owner, name);
}
