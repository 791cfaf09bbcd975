import type { Id } from '@/api/types';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { ofSubstation, scopeFrom } from '@/mocks/server/scope';

/** Rows that are a sub-station, or have its id. */
export const ofItself = scopeFrom(
  ofSubstation,
  (visible) =>
    ({ id }: { id: Id }) =>
      visible({ substationId: id }),
);

const { getStored } = readOnly(
  {},
  { table: db.substations, scope: ofItself, conditions: () => ({}) },
);

/** A sub-station the caller manages; any other does not exist for him. */
export const managedSubstation = (id: Id | undefined, context: Context) => getStored(id, context);
