import type { Id } from '@/api/types';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Row, Table } from '@/mocks/db/table';
import type { Context } from '@/mocks/server/mock';
import { ofSubstation, scopeFrom } from '@/mocks/server/scope';

/** Returns all sub-stations without copying them; do not change them. */
export const knownSubstations = async () => (await db.substations.open()).all();

/** Adds the missing rows of sub-stations that were created after the table was seeded. */
export async function ensureRows<Entity extends Row>(
  table: Table<Entity>,
  make: (id: number) => Entity,
) {
  await table.open();
  for (const { id } of await knownSubstations()) if (!table.find(id)) table.save(make(id));
}

/** Returns a function that finds the name of a sub-station, or '' when it does not exist any more. */
export async function substationNames(): Promise<(id: Id) => string> {
  const all = await knownSubstations();
  const names = new Map(all.map(({ id, substationName }) => [String(id), substationName]));
  return (id) => names.get(String(id)) ?? '';
}

/** Returns a function that adds the name of its sub-station to a row. */
export async function withSubstationName<Row extends { substationId: Id }>() {
  const nameOf = await substationNames();
  return (row: Row) => ({ ...row, substationName: nameOf(row.substationId) });
}

/** The scope of rows whose own id is that of a sub-station. */
export const ofSubstationItself = scopeFrom(
  ofSubstation,
  (visible) =>
    ({ id }: { id: Id }) =>
      visible({ substationId: id }),
);

const { getStored } = readOnly(
  {},
  { table: db.substations, scope: ofSubstationItself, conditions: () => ({}) },
);

/** Returns a sub-station. Throws a 404 when the caller does not manage it. */
export const managedSubstation = (id: Id | undefined, context: Context) => getStored(id, context);
