import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import type { ById, Id, PageQuery } from '@/api/types';
import { undoTask } from '@/crud/rows/undo-save';
import { updateRow } from '@/crud/rows/update-row';
import type { ListUndo } from '@/crud/rows/use-undo';
import { onLatest, type BatchTask } from '@/elements/batch/batch-run';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import type { Match } from '@/elements/batch/match';
import { diffVersions } from '@/elements/form/conflict/versions';
import { t } from '@/i18n';
import type { BulkPart, CrudDeclaration } from '@/schema/crud';
import type { AnyField, Values } from '@/schema/field';
import { settleRecords } from '@/stores/work/kept-batches';
import type { UndoTask } from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { notifySaved, undoSaved } from '@/ui/feedback/notify-saved';
import { asValues, isOfPart } from './bulk-part';
import { valuesOf, type RowChange } from './row-changes';

/** The result of the batch shows the errors. */
const quiet = { quiet: true };

/** Whether somebody else has changed values of a part since the preview, as far as the row shows them. */
function isOutdated(fields: readonly AnyField[], row: object, mine: Values, theirs: Values) {
  const base = asValues(row);
  const shown = fields.filter(({ key }) => key in base);
  return diffVersions(shown, { base, mine, theirs }).some(({ isConflict }) => isConflict);
}

/** How the rows of a list are changed, and what the user is told. */
export interface RowChangeOptions<
  Row extends ById,
  Query extends PageQuery,
  Input,
> extends ListUndo<Row> {
  page: CrudDeclaration<Row, Query, Input>;
  nameOf: (row: Row) => string;
  /** Loads a row again after somebody else has changed it; null when it is gone. */
  reload: (row: Row) => Promise<Row | null>;
  /** Called when the changes were sent, with the rows that were not changed. */
  onDone: (left: ReadonlySet<Id>) => void;
  /** The conditions by which the rows were selected: rows that do not match them any more are skipped. */
  match?: Match<Row>;
}

interface ChangeKind {
  title: string;
  /** Names the batch among those of the list. */
  code: string;
  /** Fields that are saved with a call of their own, instead of with the record. */
  part?: BulkPart;
}

interface Running {
  tasks: BatchTask[];
  /** The conditions as they are kept. */
  match: string | undefined;
  /** The keys of the fields that were chosen. */
  fields: string[];
}

/** Sends previewed changes of rows as a batch whose changes can all be undone at once. `result` shows the batch. */
export function useRowChanges<Row extends ById, Query extends PageQuery, Input>(
  { page, nameOf, reload, onDone, undoOf, onUndone, match }: RowChangeOptions<Row, Query, Input>,
  { title, code, part }: ChangeKind,
): { send: (all: RowChange<Row>[], fields: string[]) => void; result: ReactNode } {
  const [running, setRunning] = useState<Running | null>(null);
  const undoSteps = useRef(new Map<Id, UndoTask[]>());
  /** The rows whose results are not allowed: they stay selected. */
  const invalid = useRef<Id[]>([]);

  /** Saves the values of one row and remembers how to take that back. */
  const change = async ({ row, fields, values }: RowChange<Row>, isOnLatest = false) => {
    const steps: UndoTask[] = undoSteps.current.get(row.id) ?? [];
    undoSteps.current.set(row.id, steps);
    const keep = (step: UndoTask | undefined) => step && steps.push(step);
    const own = valuesOf(
      fields.filter((field) => !isOfPart(part, field)),
      values,
    );
    if (Object.keys(own).length && !steps.length) {
      const saved = await updateRow(page.api, { ...row, ...own }, quiet);
      // The fields are keys of the row.
      keep(undoOf(row, own as Partial<Row>, saved));
    }
    const ofPart = fields.filter((field) => isOfPart(part, field));
    if (!part || !ofPart.length) return;
    const others = valuesOf(ofPart, values);
    const before = await part.load(row, quiet);
    if (!isOnLatest && isOutdated(ofPart, row, others, before))
      throw new ApiError({ kind: 'server', status: 409 });
    const saved = await part.save({ ...before, ...others }, quiet);
    keep(
      undoTask<Values & ById>({
        path: page.api.list.path,
        row: { ...before, id: row.id },
        changes: others,
        saved,
        name: nameOf(row),
        update: part.save,
        reload: async (_row, options) => ({ ...(await part.load(row, options)), id: row.id }),
      }),
    );
  };
  const send = (all: RowChange<Row>[], chosen: string[]) => {
    const changes = all.filter(({ fields }) => fields.length > 0);
    const unchanged = all.filter(({ left }) => left && left !== 'invalid').map(({ row }) => row.id);
    invalid.current = all.filter(({ left }) => left === 'invalid').map(({ row }) => row.id);
    settleRecords({ name: page.name, code, fields: chosen }, unchanged);
    undoSteps.current = new Map();
    if (!changes.length) {
      notify.warning(t('elements.batch.kept.settled', { count: unchanged.length }));
      onDone(new Set(invalid.current));
      return;
    }
    const judge = match?.judge(changes.map(({ row }) => row.id));
    setRunning({
      match: match?.stored,
      fields: chosen,
      tasks: changes.map((one) => ({
        id: one.row.id,
        name: nameOf(one.row),
        run: async () => {
          // The values are those of the preview, so that its stamp is sent: a row that was changed since is refused.
          await judge?.(one.row.id);
          await change(one);
        },
        runOnLatest: onLatest(
          () => judge?.(one.row.id) ?? reload(one.row),
          // Not calculated anew: if only the response of the save was lost, that would change the value twice.
          (latest) => change({ ...one, row: { ...one.row, ...latest } }, true),
        ),
      })),
    });
  };
  const leave = (left: ReadonlySet<Id>) => {
    setRunning(null);
    onDone(new Set([...left, ...invalid.current]));
    return [...undoSteps.current].flatMap(([id, steps]): UndoTask[] => {
      const [first] = steps;
      if (!first) return [];
      const run = async () => {
        // The last step first, as it may depend on the one before.
        // oxlint-disable-next-line no-await-in-loop
        for (const step of steps.toReversed()) await step.run();
      };
      return [{ ...first, id, run }];
    });
  };
  const finish = (left: ReadonlySet<Id>) => {
    const undoTasks = leave(left);
    if (undoTasks.length) notifySaved(undoTasks, onUndone);
  };
  const result = running && (
    <LazyBatchResult
      title={title}
      origin={{ name: page.name, code, match: running.match, fields: running.fields }}
      tasks={running.tasks}
      onClose={(_ok, left) => finish(left)}
      onUndo={(left) => undoSaved(leave(left), onUndone)}
      closesOnSuccess
    />
  );
  return { send, result };
}
