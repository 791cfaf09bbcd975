import type { CallOptions } from '@/api/endpoint';
import { ApiError } from '@/api/errors';
import type { ById } from '@/api/types';
import { t } from '@/i18n';
import { isRecord } from '@/lib/guards';
import type { UndoTask } from '@/ui/feedback/notices';

/** A save of some values of a row, and the requests that take it back. */
interface SavedChange<Row> {
  /** The path of the list of the row: ids are unique only within a list. */
  path: string;
  /** The row before the save. */
  row: Row;
  changes: Partial<Row>;
  /** What the server returned; undefined when it returns no record. */
  saved: unknown;
  /** The name of the row in the results. */
  name: string;
  update: (row: Row, options: CallOptions) => Promise<unknown>;
  reload: (row: Row, options: CallOptions) => Promise<Row | null>;
}

/** Whether two values are the same as the server writes them: some servers send numbers as text. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '').replaceAll('"', '') === JSON.stringify(other ?? '').replaceAll('"', '');

/** The keys of `changes` whose values differ from those of the row. */
const changedKeys = <Row>(row: Row, changes: Partial<Row>) =>
  // The keys of a partial row are keys of the row.
  (Object.keys(changes) as (keyof Row)[]).filter((key) => !isSame(row[key], changes[key]));

const hasStamp = (saved: unknown): saved is object =>
  isRecord(saved) && typeof saved.concurrencyStamp === 'string';

const changedMeanwhile = () =>
  new ApiError({
    kind: 'server',
    status: 409,
    code: 'ChangedMeanwhile',
    message: t('elements.undo.changedByOther'),
  });

/**
 * The request that puts the former values back; undefined when nothing was changed. It is based on the record that the
 * save returned, so that the server refuses it after somebody else's change. Without such a record it loads the current
 * one and compares it.
 */
export function undoTask<Row extends ById>(change: SavedChange<Row>): UndoTask | undefined {
  const { path, row, changes, saved, name, update, reload } = change;
  const keys = changedKeys(row, changes);
  if (!keys.length) return undefined;
  const former = Object.fromEntries(keys.map((key) => [key, row[key]]));
  const options = { quiet: true };
  const run = async () => {
    const after = { ...row, ...changes };
    const current = hasStamp(saved) ? { ...after, ...saved } : await reload(row, options);
    if (!current || (!hasStamp(saved) && keys.some((key) => !isSame(current[key], after[key])))) {
      throw changedMeanwhile();
    }
    try {
      await update({ ...current, ...former }, options);
    } catch (error) {
      throw error instanceof ApiError && error.status === 409 ? changedMeanwhile() : error;
    }
  };
  return { id: row.id, record: `${path} ${row.id}`, name, run };
}
