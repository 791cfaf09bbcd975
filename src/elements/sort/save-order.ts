import type { ById, Saved } from '@/api/types';

interface Placed extends ById {
  sort: number;
}
interface PlaceCalls<Row> {
  update: (row: Row) => Promise<Saved<Row>>;
  one: (id: ById) => Promise<Row>;
}

/**
 * Where there is no call for an order: each row that moved is saved with its new place. What was saved is noted in the
 * rows, so that another try after a failure sends only the rest, with the stamps of today.
 */
export async function saveOrder<Row extends Placed>(
  rows: readonly Row[],
  { update, one }: PlaceCalls<Row>,
): Promise<void> {
  const unanswered: Row[] = [];
  const tries = await Promise.allSettled(
    rows.map(async (row, at) => {
      const sort = at + 1;
      if (row.sort === sort) return;
      const saved = await update({ ...row, sort });
      Object.assign(row, saved ?? { sort });
      if (!saved) unanswered.push(row);
    }),
  );
  const failed = tries.find((one) => one.status === 'rejected');
  if (!failed) return;
  const asked = unanswered.map(async (row) => Object.assign(row, await one({ id: row.id })));
  await Promise.allSettled(asked);
  throw failed.reason;
}
