import { opened } from '@/mocks/db/table';
import type { Policy } from '@/policies';
import type { Account } from './account';
import { db, type Token } from '@/mocks/db/db';

export async function findUser(userName: string): Promise<Account | undefined> {
  const wanted = userName.trim().toLowerCase();
  const accounts = await db.accounts.open();
  return accounts.all().find((account) => account.userName === wanted);
}

/** Everything granted: to the account itself, and by each of its roles. */
export async function policiesOf({ grants, roles, teamRoleIds }: Account): Promise<Policy[]> {
  const [identity, team] = await opened(db.identityRoles, db.teamRoles);
  const given = [
    ...identity.all().filter(({ name }) => roles.includes(name)),
    ...team.all().filter(({ id }) => teamRoleIds.includes(id)),
  ];
  return [...new Set([...grants, ...given.flatMap(({ policies }) => policies)])];
}

/** Removes the access and refresh tokens that match: whoever uses one has to sign in again. */
export async function endTokens(matches: (token: Token) => boolean) {
  for (const table of [await db.tokens.open(), await db.refreshTokens.open()])
    for (const token of table.all().filter(matches)) table.remove(token.id);
}

/** Tokens follow their user to a new name. */
export async function renameTokens(before: string, after: string) {
  const [tokens, refreshTokens] = await opened(db.tokens, db.refreshTokens);
  const isOf = ({ userName }: Token) => userName === before;
  for (const token of tokens.all().filter(isOf)) tokens.save({ ...token, userName: after });
  for (const token of refreshTokens.all().filter(isOf))
    refreshTokens.save({ ...token, userName: after });
}
