import type { Id } from '@/api/types';
import { db } from '@/mocks/db/db';
import { notFound } from '@/mocks/server/errors';
import type { Context } from '@/mocks/server/mock';
import { ofSubstation, scopeFrom } from '@/mocks/server/scope';
import type { StoredSubstation } from '@/mocks/seed/substation/substation-rows';

/** Rows that are a sub-station, or have its id. */
export const ofItself = scopeFrom(
  ofSubstation,
  (visible) =>
    ({ id }: { id: Id }) =>
      visible({ substationId: id }),
);

/** A sub-station the caller manages; any other does not exist for him. */
export async function ownSubstation(
  id: Id | undefined,
  context: Context,
): Promise<StoredSubstation> {
  const substation = (await db.substations.open()).one(id ?? '');
  const visible = await ofItself.owned(context);
  if (!visible(substation)) throw notFound('Substation', id);
  return substation;
}
