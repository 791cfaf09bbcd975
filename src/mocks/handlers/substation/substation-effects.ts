import { rolesOf } from '@/mocks/seed/system/roles';
import type { Id } from '@/api/types';
import { wallText } from '@/mocks/lib/clock';
import { db } from '@/mocks/db/db';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';
import type { Row, Table } from '@/mocks/db/table';

/** A new sub-station is managed by the platform's own accounts, and begins with the usual roles. */
export async function openSubstation({ id }: StoredSubstation) {
  const accounts = await db.accounts.open();
  for (const account of accounts.all().filter(({ isPlatformUser }) => isPlatformUser)) {
    accounts.patch(account.id, { managedIds: [...account.managedIds, id] });
  }
  const roles = await db.teamRoles.open();
  for (const role of rolesOf(id)) roles.save({ ...role, creationTime: wallText() });
}

interface Named extends Row {
  substationId: Id;
  substationName: string;
}

async function renameIn<Entity extends Named>(table: Table<Entity>, renamed: StoredSubstation) {
  const { id, substationName } = renamed;
  const rows = (await table.open()).all().filter(({ substationId }) => substationId === id);
  for (const row of rows) {
    const part: Partial<Named> = { substationName };
    // Every Entity here is named; the compiler does not find that in a generic Partial.
    table.patch(row.id, part as Partial<Entity>);
  }
}

/** Takes the name along to the tables whose rows carry it; all others look it up. */
export async function renameEverywhere(renamed: StoredSubstation) {
  await Promise.all([
    renameIn(db.companies, renamed),
    renameIn(db.parks, renamed),
    renameIn(db.goodsOrders, renamed),
    renameIn(db.linePrices, renamed),
    renameIn(db.lineRankings, renamed),
    renameIn(db.rankingPoints, renamed),
    renameIn(db.lineRecommends, renamed),
    renameIn(db.votes, renamed),
  ]);
}
