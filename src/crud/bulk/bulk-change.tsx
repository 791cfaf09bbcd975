import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ById, Id, PageQuery } from '@/api/types';
import { undoTask } from '@/crud/rows/undo-save';
import { updateRow } from '@/crud/rows/update-row';
import type { ListUndo } from '@/crud/rows/use-undo';
import { onLatest, type BatchTask } from '@/elements/batch/batch-run';
import { LazyBatchResult } from '@/elements/batch/lazy-batch-result';
import type { Match } from '@/elements/batch/match';
import { label, t, useTranslation } from '@/i18n';
import type { CrudDeclaration } from '@/schema/crud';
import type { Values } from '@/schema/field';
import { settleRecords, type ResumedBatch } from '@/stores/work/kept-batches';
import { Button } from '@/ui/button';
import type { UndoTask } from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { notifySaved, undoSaved } from '@/ui/feedback/notify-saved';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { bulkCode, type BulkFields } from './bulk-fields';
import { valuesOf, type RowChange } from './row-changes';

const BulkPopup = lazyPopup(async () => (await import('./bulk-popup')).BulkPopup);

/** The result of the batch shows the errors. */
const quiet = { quiet: true };

interface BulkChangeProps<Row extends ById, Query extends PageQuery, Input> extends ListUndo<Row> {
  page: CrudDeclaration<Row, Query, Input>;
  bulk: BulkFields<Row>;
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Loads a row again after somebody else has changed it; null when it is gone. */
  reload: (row: Row) => Promise<Row | null>;
  /** Called when the changes were sent, with the rows that were not changed. */
  onDone: (left: ReadonlySet<Id>) => void;
  /** An interrupted change to be continued with the rows. */
  resumed?: ResumedBatch | null;
  /** The conditions by which the rows were selected: rows that do not match them any more are skipped. */
  match?: Match<Row>;
}

interface Running {
  tasks: BatchTask[];
  /** The conditions as they are kept. */
  match: string | undefined;
}

/** The button that sets fields of all selected rows. */
export function BulkChange<Row extends ById, Query extends PageQuery, Input>(
  props: BulkChangeProps<Row, Query, Input>,
) {
  const { page, bulk, rows, nameOf, reload, onDone, undoOf, onUndone, resumed, match } = props;
  const { part } = bulk;
  useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const interrupted = resumed?.code === bulkCode ? resumed : null;
  const closePopup = () => {
    setIsOpen(false);
    interrupted?.onStarted();
  };
  const [running, setRunning] = useState<Running | null>(null);
  const undoSteps = useRef(new Map<Id, UndoTask[]>());
  /** The rows whose results are not allowed: they stay selected. */
  const invalid = useRef<Id[]>([]);
  useEffect(() => {
    // As for the result of a batch: without network its error would replace the page.
    BulkPopup.preload().catch(() => undefined);
  }, []);
  const title = t('elements.bulk.title', { record: label(page.name, 'fields', '$record') });

  /** Saves the values of one row and remembers how to take that back. */
  const change = async ({ row, fields, values }: RowChange<Row>) => {
    const steps: UndoTask[] = undoSteps.current.get(row.id) ?? [];
    undoSteps.current.set(row.id, steps);
    const keep = (step: UndoTask | undefined) => step && steps.push(step);
    const isOwn = ({ key }: { key: string }) => bulk.own.some((field) => field.key === key);
    const own = valuesOf(fields.filter(isOwn), values);
    if (Object.keys(own).length && !steps.length) {
      const saved = await updateRow(page.api, { ...row, ...own }, quiet);
      // The fields are keys of the row.
      keep(undoOf(row, own as Partial<Row>, saved));
    }
    const others = valuesOf(
      fields.filter((field) => !isOwn(field)),
      values,
    );
    if (!part || !Object.keys(others).length) return;
    const before = await part.load(row, quiet);
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
  const start = (all: RowChange<Row>[]) => {
    const changes = all.filter(({ fields }) => fields.length > 0);
    const unchanged = all.filter(({ left }) => left && left !== 'invalid').map(({ row }) => row.id);
    invalid.current = all.filter(({ left }) => left === 'invalid').map(({ row }) => row.id);
    settleRecords({ name: page.name, code: bulkCode }, unchanged);
    undoSteps.current = new Map();
    // Returns the focus to the button, where the next dialog returns it to.
    flushSync(closePopup);
    if (!changes.length) {
      notify.warning(t('elements.batch.kept.settled', { count: unchanged.length }));
      return onDone(new Set(invalid.current));
    }
    const judge = match?.judge(changes.map(({ row }) => row.id));
    return setRunning({
      match: match?.stored,
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
          (latest) => change({ ...one, row: { ...one.row, ...latest } }),
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
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('elements.bulk.action')}</Button>
      {(isOpen || interrupted) && (
        <BulkPopup
          isResumed={interrupted !== null}
          title={title}
          name={page.name}
          bulk={bulk}
          rows={rows}
          match={match}
          nameOf={nameOf}
          onClose={closePopup}
          onRun={start}
        />
      )}
      {running && (
        <LazyBatchResult
          title={title}
          origin={{ name: page.name, code: bulkCode, match: running.match }}
          tasks={running.tasks}
          onClose={(_ok, left) => finish(left)}
          onUndo={(left) => undoSaved(leave(left), onUndone)}
          closesOnSuccess
        />
      )}
    </>
  );
}
