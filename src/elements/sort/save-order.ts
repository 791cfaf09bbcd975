import type { ById, Saved } from '@/api/types';

interface Placed extends ById {
  sort: number;
}
interface PlaceCalls<Row> {
  update: (row: Row) => Promise<Saved<Row>>;
  one: (id: ById) => Promise<Row>;
}

/**
 * Saves each moved row with its new position, for records without an endpoint for sorting. Saved rows are updated in
 * place, so that a retry after a failure sends only the others, with current concurrency stamps.
 */
export async function saveOrder<Row extends Placed>(
  rows: readonly Row[],
  { update, one }: PlaceCalls<Row>,
): Promise<void> {
  const unanswered: Row[] = [];
  const tries = await Promise.allSettled(
    rows.map(async (row, index) => {
      const sort = index + 1;
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
