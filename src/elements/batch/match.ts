import type { Id } from '@/api/types';

/** Loads the row of a task again just before it is changed; rejects when the row does not match the conditions any more. */
export type Judge<Row> = (id: Id) => Promise<Row>;

/** The conditions by which all rows of a selection were selected. They stay when those of the list change. */
export interface Match<Row> {
  /** The conditions in words. */
  describe: () => string;
  /** The conditions as they are kept with an interrupted batch. */
  stored: string;
  /** Judges the rows of a batch, which asks for them in this order. */
  judge: (ids: readonly Id[]) => Judge<Row>;
}
