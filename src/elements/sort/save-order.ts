import type { ById, Saved } from '@/api/types';

interface SortedRecord extends ById {
  sort: number;
}
interface SortCalls<Row> {
  update: (row: Row) => Promise<Saved<Row>>;
  one: (id: ById) => Promise<Row>;
}

/**
 * Saves each moved row with its new position, for records without an endpoint for sorting. Saved rows are updated in
 * place, so that a retry after a failure sends only the others, with current concurrency stamps.
 */
export async function saveOrder<Row extends SortedRecord>(
  rows: readonly Row[],
  { update, one }: SortCalls<Row>,
): Promise<void> {
  const withoutResponse: Row[] = [];
  const results = await Promise.allSettled(
    rows.map(async (row, index) => {
      const sort = index + 1;
      if (row.sort === sort) return;
      const saved = await update({ ...row, sort });
      Object.assign(row, saved ?? { sort });
      if (!saved) withoutResponse.push(row);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  const reloads = withoutResponse.map(async (row) => Object.assign(row, await one({ id: row.id })));
  await Promise.allSettled(reloads);
  throw failed.reason;
}
