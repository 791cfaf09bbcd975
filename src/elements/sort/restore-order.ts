import { ApiError } from '@/api/errors';
import type { ById, Id } from '@/api/types';
import { t } from '@/i18n';

interface OrderCalls<Row> {
  load: (signal: AbortSignal) => Promise<readonly Row[]>;
  save: (rows: Row[]) => Promise<unknown>;
}

/**
 * Saves the order `former` again, with the current rows. An order has no stamp of its own, so it is refused here when
 * the rows are no longer in the order that was saved.
 */
export async function restoreOrder<Row extends ById>(
  former: readonly Id[],
  saved: readonly Row[],
  { load, save }: OrderCalls<Row>,
): Promise<unknown> {
  const rows = await load(new AbortController().signal);
  const isUnchanged =
    rows.length === saved.length && rows.every(({ id }, index) => id === saved[index]?.id);
  if (!isUnchanged) {
    throw new ApiError({
      kind: 'server',
      status: 409,
      code: 'ChangedMeanwhile',
      message: t('elements.undo.changedByOther'),
    });
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return save(former.flatMap((id) => byId.get(id) ?? []));
}
