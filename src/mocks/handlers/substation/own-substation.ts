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

const { own } = readOnly({}, { table: db.substations, scope: ofItself, conditions: () => ({}) });

/** A sub-station the caller manages; any other does not exist for him. */
export const ownSubstation = (id: Id | undefined, context: Context) => own(id, context);
