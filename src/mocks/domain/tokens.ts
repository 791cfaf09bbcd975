import { db, type Token } from '@/mocks/db/db';

/** Removes the access and refresh tokens that match: whoever uses one has to sign in again. */
export async function endTokens(matches: (token: Token) => boolean) {
  for (const table of [await db.tokens.open(), await db.refreshTokens.open()])
    for (const token of table.all().filter(matches)) table.remove(token.id);
}

/** Tokens follow their user to a new name. */
export async function renameTokens(before: string, after: string) {
  const [tokens, refreshTokens] = [await db.tokens.open(), await db.refreshTokens.open()];
  const isOf = ({ userName }: Token) => userName === before;
  for (const token of tokens.all().filter(isOf)) tokens.save({ ...token, userName: after });
  for (const token of refreshTokens.all().filter(isOf))
    refreshTokens.save({ ...token, userName: after });
}
