import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isStaleRecord } from '@/api/errors';
import type { Id } from '@/api/types';
import { errorText } from '@/elements/text/messages';
import { useTranslation } from '@/i18n';
import { isUnmatched, type BatchOrigin } from '@/stores/work/kept-batches';
import { Button } from '@/ui/button';
import { Box, Grid } from '@/ui/layout/layout';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import type { BatchResults, BatchTask } from './batch-run';
import { OutcomeTable } from './outcome-table';
import { useKeptBatch } from './use-kept-batch';

interface BatchResultProps {
  title: string;
  /** The page and the action. */
  origin: Omit<BatchOrigin, 'title'>;
  tasks: BatchTask[];
  /** `unfinishedIds`: the ids of the tasks that failed or were not sent. */
  onClose: (allWell: boolean, unfinishedIds: ReadonlySet<Id>) => void;
  /** Closes when all tasks have succeeded: the caller tells the user in a notification. */
  closesOnSuccess?: boolean;
  /** Closes as well and takes back what was done; undefined when that is not possible. */
  onUndo?: (unfinishedIds: ReadonlySet<Id>) => void;
}

interface Run {
  tasks: BatchTask[];
  stop: AbortController;
}
const newRun = (tasks: BatchTask[]): Run => ({ tasks, stop: new AbortController() });

function FailedRows({ tasks, results }: { tasks: BatchTask[]; results: BatchResults }) {
  if (!tasks.length) return null;
  const rows = tasks.map(({ id, name }) => {
    const error = results.get(id);
    return { id, name, outcome: error && errorText(error) };
  });
  return (
    <Box above={3}>
      <OutcomeTable rows={rows} />
    </Box>
  );
}

/** Runs the tasks and shows the failed ones, which can be retried, the skipped ones, and how many were not sent, which can be continued. */
export function BatchResult(props: BatchResultProps) {
  const { title, origin, tasks, onClose, closesOnSuccess = false, onUndo } = props;
  const { t } = useTranslation();
  const [run, setRun] = useState(() => newRun(tasks));
  const started = useRef<Run | null>(null);
  const [done, setDone] = useState(0);
  const [results, setResults] = useState<BatchResults>(new Map());
  const [isRunning, setIsRunning] = useState(true);
  const kept = useKeptBatch();

  const start = useEffectEvent(() => {
    // React runs the effect again when a hidden tab is shown.
    if (started.current === run) return;
    started.current = run;
    const runTasks = kept.run({ ...origin, title }, run.tasks, setDone, run.stop.signal);
    void runTasks.then((newResults) => {
      setResults((before) => new Map([...before, ...newResults]));
      setIsRunning(false);
    });
  });
  useEffect(() => start(), [run]);

  const isSkipped = ({ id }: BatchTask) => isUnmatched(results.get(id));
  const skipped = tasks.filter(isSkipped);
  const failed = tasks.filter((task) => results.get(task.id) && !isSkipped(task));
  const unsent = tasks.filter(({ id }) => !results.has(id));
  const okCount = results.size - failed.length - skipped.length;
  const hasSucceeded = okCount === tasks.length;
  const retried = failed.flatMap((task) => {
    if (!isStaleRecord(results.get(task.id))) return [task];
    return task.runOnLatest ? [{ ...task, run: task.runOnLatest }] : [];
  });
  const again = (chosen: BatchTask[]) => {
    setDone(0);
    setIsRunning(true);
    setRun(newRun(chosen));
  };
  const leave = (allWell: boolean, unfinishedIds: ReadonlySet<Id>) => {
    kept.dismiss();
    onClose(allWell, unfinishedIds);
  };
  const close = useEffectEvent(() => leave(true, new Set()));
  const isOver = closesOnSuccess && !isRunning && hasSucceeded;
  // Before the paint, so that the result does not flash.
  useLayoutEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const unfinishedIds = new Set([...failed, ...unsent].map(({ id }) => id));
  const stopOrClose = () => (isRunning ? run.stop.abort() : leave(hasSucceeded, unfinishedIds));
  const undo = () => {
    kept.dismiss();
    onUndo?.(unfinishedIds);
  };
  const summary = [
    t('elements.batch.summary', { ok: okCount, failed: failed.length }),
    skipped.length ? t('elements.batch.skipped', { count: skipped.length }) : '',
    unsent.length ? t('elements.batch.unsent', { count: unsent.length }) : '',
  ];
  return (
    <Popup
      title={title}
      onClose={stopOrClose}
      footer={
        <>
          {!isRunning && onUndo && okCount > 0 && (
            <Button onClick={undo}>{t('elements.batch.undo', { count: okCount })}</Button>
          )}
          {!isRunning && retried.length > 0 && (
            <Button onClick={() => again(retried)}>{t('elements.batch.retry')}</Button>
          )}
          {!isRunning && unsent.length > 0 && (
            <Button onClick={() => again(unsent)}>
              {t('elements.batch.continue', { count: unsent.length })}
            </Button>
          )}
          <Button variant={isRunning ? 'default' : 'primary'} onClick={stopOrClose}>
            {t(isRunning ? 'elements.batch.stop' : 'common.close')}
          </Button>
        </>
      }
    >
      <Grid as="output">
        {isRunning
          ? t('elements.batch.progress', { done, total: run.tasks.length })
          : summary.filter(Boolean).join(' · ')}
      </Grid>
      {isRunning && <ProgressBar label={title} value={done} max={run.tasks.length} />}
      {!isRunning && <FailedRows tasks={[...failed, ...skipped]} results={results} />}
    </Popup>
  );
}
