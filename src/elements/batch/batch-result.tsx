import { isStaleRecord } from '@/api/errors';
import { errorText } from '@/elements/text/messages';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Id } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Popup } from '@/ui/overlay/popup';
import { ProgressBar } from '@/ui/progress-bar';
import styles from './batch-result.module.css';
import { runBatch, type BatchResults, type BatchTask } from './batch-run';

interface BatchResultProps {
  title: string;
  tasks: BatchTask[];
  /** `unfinishedIds`: the ids of the tasks that failed or were not sent. */
  onClose: (allWell: boolean, unfinishedIds: ReadonlySet<Id>) => void;
  /** Closes when all tasks have succeeded: the caller tells the user in a notification. */
  closesOnSuccess?: boolean;
}

interface Run {
  tasks: BatchTask[];
  stop: AbortController;
}
const newRun = (tasks: BatchTask[]): Run => ({ tasks, stop: new AbortController() });

function FailedRows({ tasks, results }: { tasks: BatchTask[]; results: BatchResults }) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('elements.batch.record')}</th>
          <th scope="col">{t('elements.batch.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ id, name }) => {
          const error = results.get(id);
          return (
            <tr key={id}>
              <td>{name}</td>
              <td>{error && errorText(error)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Runs the tasks and shows the failed ones. Tasks that were not sent or may succeed later can be retried. */
export function BatchResult(props: BatchResultProps) {
  const { title, tasks, onClose, closesOnSuccess = false } = props;
  const { t } = useTranslation();
  const [run, setRun] = useState(() => newRun(tasks));
  const started = useRef<Run | null>(null);
  const [done, setDone] = useState(0);
  const [results, setResults] = useState<BatchResults>(new Map());
  const [isRunning, setIsRunning] = useState(true);

  useEffect(() => {
    // React runs the effect again when a hidden tab is shown.
    if (started.current === run) return;
    started.current = run;
    void runBatch(run.tasks, setDone, run.stop.signal).then((newResults) => {
      setResults((before) => new Map([...before, ...newResults]));
      setIsRunning(false);
    });
  }, [run]);

  const failed = tasks.filter(({ id }) => results.get(id));
  const unsent = tasks.filter(({ id }) => !results.has(id));
  const hasSucceeded = !failed.length && !unsent.length;
  const retried = [...failed.filter(({ id }) => !isStaleRecord(results.get(id))), ...unsent];
  const retry = () => {
    setDone(0);
    setIsRunning(true);
    setRun(newRun(retried));
  };
  const close = useEffectEvent(() => onClose(true, new Set()));
  const isOver = closesOnSuccess && !isRunning && hasSucceeded;
  // Before the paint, so that the result does not flash.
  useLayoutEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const unfinishedIds = new Set([...failed, ...unsent].map(({ id }) => id));
  const stopOrClose = () => (isRunning ? run.stop.abort() : onClose(hasSucceeded, unfinishedIds));
  const summary = [
    t('elements.batch.summary', { ok: results.size - failed.length, failed: failed.length }),
    unsent.length ? t('elements.batch.unsent', { count: unsent.length }) : '',
  ];
  return (
    <Popup
      title={title}
      onClose={stopOrClose}
      footer={
        <>
          {!isRunning && retried.length > 0 && (
            <Button onClick={retry}>{t('elements.batch.retry')}</Button>
          )}
          <Button variant={isRunning ? 'default' : 'primary'} onClick={stopOrClose}>
            {t(isRunning ? 'elements.batch.stop' : 'common.close')}
          </Button>
        </>
      }
    >
      <output className={styles.status}>
        {isRunning
          ? t('elements.batch.progress', { done, total: run.tasks.length })
          : summary.filter(Boolean).join(' · ')}
      </output>
      {isRunning && <ProgressBar label={title} value={done} max={run.tasks.length} />}
      {failed.length > 0 && !isRunning && <FailedRows tasks={failed} results={results} />}
    </Popup>
  );
}
