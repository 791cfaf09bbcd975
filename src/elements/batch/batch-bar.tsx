import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { ById, Id } from '@/api/types';
import { listText } from '@/elements/text/messages';
import { label, useTranslation } from '@/i18n';
import type { RowAction } from '@/schema/crud';
import { settleRecords, type ResumedBatch } from '@/stores/work/kept-batches';
import { Button } from '@/ui/button';
import { confirmDialog } from '@/ui/feedback/dialogs';
import type { UndoTask } from '@/ui/feedback/notices';
import { notify } from '@/ui/feedback/notify';
import { notifySaved, undoSaved } from '@/ui/feedback/notify-saved';
import { Row } from '@/ui/layout/layout';
import { useReturnFocus } from '@/ui/overlay/use-return-focus';
import { onLatest, refusal, type BatchTask } from './batch-run';
import { LazyBatchResult } from './lazy-batch-result';
import type { Match } from './match';
import styles from './batch-bar.module.css';

interface BatchBarProps<Row extends ById> {
  /** Name of the page, for labels. */
  name: string;
  /** The actions that the user may run. */
  actions: RowAction<Row>[];
  rows: Row[];
  /** Says why an action applies to none of the rows; undefined when that is unknown. */
  reasonOf?: (action: RowAction<Row>, rows: Row[]) => Promise<string | undefined>;
  /** The name of a row in the confirmation and the results. */
  nameOf: (row: Row) => string;
  onClear: () => void;
  /** Called after the batch with the ids of the rows that were not changed; all other rows may have changed on the server. */
  onDone: (left: ReadonlySet<Id>) => void;
  /** Returns the task that undoes what an action has saved; undefined when it cannot be undone. */
  undoOf?: (action: RowAction<Row>, row: Row, saved: unknown) => UndoTask | undefined;
  /** Loads a row again after somebody else has changed it; null when it is gone. */
  reload?: (row: Row) => Promise<Row | null>;
  /** Called after changes were undone. */
  onUndone?: () => void;
  /** An interrupted batch that is continued with the selected rows. */
  resumed?: ResumedBatch | null;
  /** The conditions by which the rows were selected: rows that do not match them any more are skipped. */
  match?: Match<Row>;
  /** Offers to select all rows that match, and says by which conditions that was done. */
  matchLine?: ReactNode;
  /** Further buttons for the selected rows. */
  children?: ReactNode;
}

/** The number of rows that the confirmation names; more would make it hard to read. */
const maxNames = 3;

interface Running {
  code: string;
  tasks: BatchTask[];
  /** The conditions as they are kept. */
  match: string | undefined;
  /** Whether a notification offers to undo the batch. */
  isUndoable: boolean;
}

interface BarProps {
  count: number;
  onClear: () => void;
  matchLine: ReactNode;
  children: ReactNode;
}

/** The frame of the bar. When it is removed, it returns the focus to the checkbox that opened it. */
function Bar({ count, onClear, matchLine, children }: BarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  useReturnFocus(bar);
  return (
    <Row
      ref={bar}
      as="section"
      gap={2}
      wrap
      className={styles.bar}
      tabIndex={-1}
      aria-label={t('elements.batch.bar')}
      data-print="no"
    >
      <output className={styles.count}>{t('elements.batch.picked', { count })}</output>
      {children}
      <Button variant="text" onClick={onClear}>
        {t('elements.batch.clear')}
      </Button>
      {matchLine}
    </Row>
  );
}

/** Shows the number of selected rows and the actions for all of them. It is visible only while rows are selected. */
export function BatchBar<Row extends ById>(props: BatchBarProps<Row>) {
  const { name, actions, rows, nameOf, onClear, onDone, undoOf, reload, resumed } = props;
  const { onUndone = () => undefined, reasonOf, match, matchLine, children } = props;
  const { t } = useTranslation();
  const [running, setRunning] = useState<Running | null>(null);
  const undoTasks = useRef<UndoTask[]>([]);
  const isShown = rows.length > 0;
  useEffect(() => {
    // When the network is lost before the code is loaded, the error would replace the page and its selection.
    if (isShown) LazyBatchResult.preload().catch(() => undefined);
  }, [isShown]);

  /** Why the action applies to none of these rows; without it when its code cannot be loaded. */
  const reasonFor = (action: RowAction<Row>, some: Row[]) =>
    reasonOf?.(action, some).catch(() => undefined);
  const start = async (action: RowAction<Row>, isResumed = false) => {
    const isApplicable = (row: Row) => action.visible?.(row) ?? true;
    const applicable = rows.filter(isApplicable);
    const skippedRows = rows.filter((row) => !isApplicable(row));
    const skipped = { count: skippedRows.length };
    const skippedIds = skippedRows.map(({ id }) => id);
    // In an interrupted batch, skipped rows count as finished: the action does not apply to them any more.
    const settle = () => settleRecords({ name, code: action.code }, skippedIds);
    if (!applicable.length) {
      settle();
      if (isResumed) onDone(new Set());
      if (isResumed) return notify.warning(t('elements.batch.kept.settled', skipped));
      const reason = await reasonFor(action, rows);
      return notify.warning(
        t(`elements.batch.${reason ? 'noneFor' : 'none'}`, { ...skipped, reason }),
      );
    }
    const reason = skipped.count ? await reasonFor(action, skippedRows) : undefined;
    const text = label(name, 'actions', action.code);
    const firstNames = applicable.slice(0, maxNames).map(nameOf);
    const restCount = applicable.length - firstNames.length;
    const more = restCount ? [t('elements.batch.rest', { count: restCount })] : [];
    const names = listText([...firstNames, ...more]);
    const question = t('elements.batch.confirm', { action: text, count: applicable.length, names });
    const rest = skipped.count
      ? t(`elements.batch.${reason ? 'leftFor' : 'left'}`, { ...skipped, reason })
      : '';
    const only = match ? t('match.only', { conditions: match.describe() }) : '';
    const content = question + rest + only;
    const confirmed = await confirmDialog({ content, danger: action.danger });
    if (!confirmed) return undefined;
    settle();
    const send = async (row: Row) => {
      const saved = await action.run?.(row, { quiet: true });
      const task = undoOf?.(action, row, saved);
      if (task) undoTasks.current.push(task);
    };
    const sendLatest = async (row: Row, latest: Row) => {
      const current = { ...row, ...latest };
      if (!isApplicable(current)) throw refusal(409, 'unsuitable');
      await send(current);
    };
    const judge = match?.judge(applicable.map(({ id }) => id));
    const taskOf = (row: Row): BatchTask => {
      const task = { id: row.id, name: nameOf(row) };
      if (judge) {
        const run = async () => sendLatest(row, await judge(row.id));
        return { ...task, run, runOnLatest: run };
      }
      const again =
        reload &&
        onLatest(
          () => reload(row),
          (latest) => sendLatest(row, latest),
        );
      return { ...task, run: () => send(row), runOnLatest: again };
    };
    undoTasks.current = [];
    return setRunning({
      code: action.code,
      tasks: applicable.map(taskOf),
      match: match?.stored,
      isUndoable: undoOf !== undefined && action.set !== undefined,
    });
  };
  const isAsking = useRef(false);
  /** A second press, before the question of the first one has come, asks no second question. */
  const press = async (action: RowAction<Row>) => {
    if (isAsking.current) return;
    isAsking.current = true;
    await start(action).finally(() => (isAsking.current = false));
  };
  const resume = useEffectEvent(() => {
    const action = actions.find(({ code }) => code === resumed?.code);
    if (!action) return;
    resumed?.onStarted();
    void start(action, true);
  });
  useEffect(() => resume(), [resumed]);

  const leave = (left: ReadonlySet<Id>) => {
    setRunning(null);
    onDone(left);
    return undoTasks.current;
  };
  const finish = (hasSucceeded: boolean, left: ReadonlySet<Id>) => {
    const tasks = leave(left);
    if (tasks.length || (hasSucceeded && running?.isUndoable)) notifySaved(tasks, onUndone);
  };
  return (
    <>
      {isShown && (
        <Bar count={rows.length} onClear={onClear} matchLine={matchLine}>
          {actions.map((action) => (
            <Button
              key={action.code}
              data-danger={action.danger}
              onClick={() => void press(action)}
            >
              {label(name, 'actions', action.code)}
            </Button>
          ))}
          {children}
        </Bar>
      )}
      {running && (
        <LazyBatchResult
          title={label(name, 'actions', running.code)}
          origin={{ name, code: running.code, match: running.match }}
          tasks={running.tasks}
          onClose={finish}
          closesOnSuccess={running.isUndoable}
          onUndo={running.isUndoable ? (left) => undoSaved(leave(left), onUndone) : undefined}
        />
      )}
    </>
  );
}
