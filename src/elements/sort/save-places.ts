interface Placed {
  sort: number;
}

/**
 * Where there is no call for an order: each row that moved is saved with its new place. What was saved is noted in the
 * rows, so that another try after a failure sends only the rest, with the stamps of today.
 */
export async function savePlaces<Row extends Placed>(
  rows: readonly Row[],
  update: (row: Row) => Promise<Row>,
): Promise<void> {
  const tries = await Promise.allSettled(
    rows.map(async (row, at) => {
      const sort = at + 1;
      if (row.sort !== sort) Object.assign(row, await update({ ...row, sort }));
    }),
  );
  const failed = tries.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
