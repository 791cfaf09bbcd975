import { useEffect, useEffectEvent, useState } from 'react';
import { jobApi, type Job, type JobCategory } from '@/api/platform/job';
import type { Page } from '@/api/types';
import { firstPage } from '@/config/limits';
import { QueryBoundary } from '@/elements/query/query-boundary';
import { useLoad } from '@/elements/query/use-load';
import { JobStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Text } from '@/ui/layout/layout';
import { Section } from '@/ui/section';
import { JobLine } from './job-line';
import styles from './dashboard.module.css';

/** The interval at which the workbench polls running jobs, and the number of jobs it shows. */
const jobPollMs = 5_000;
const jobRows = 6;
/** The number of jobs that are loaded, so that a failed one among them comes first. */
const jobsRead = 24;

const attention = [JobStatus.fail, JobStatus.processing, JobStatus.wait];
/** Failed jobs need somebody and come first, finished ones need nobody and come last. */
const rankOf = ({ status }: Job) => {
  const rank = attention.findIndex((one) => one === status);
  return rank < 0 ? attention.length : rank;
};

const choices: (JobCategory | 'all')[] = ['all', 'todo', 'job'];

/** Whether the job may change soon, so that the list has to be polled. */
const mayChangeSoon = ({ status, startTime }: Job) =>
  status === JobStatus.processing ||
  (status === JobStatus.wait && new Date(startTime).getTime() - Date.now() < jobPollMs * 2);

/** Calls a function repeatedly while the window is visible. */
function usePoll(isOn: boolean, poll: () => void) {
  const onTick = useEffectEvent(() => {
    if (!document.hidden) poll();
  });
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(onTick, jobPollMs);
    return () => clearInterval(timer);
  }, [isOn]);
}

interface JobListProps {
  jobs: Page<Job>;
  /** The number of jobs shown. */
  rows: number;
  onRetried: () => void;
  onMore: () => void;
}

function JobList({ jobs, rows, onRetried, onMore }: JobListProps) {
  const { totalCount, isTotalUnknown } = jobs;
  const items = jobs.items.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, rows);
  const { t } = useTranslation();
  usePoll(items.some(mayChangeSoon), onRetried);
  if (items.length === 0)
    return (
      <Text as="p" align="center" padding={6} tone="muted">
        {t('dashboard.jobs.none')}
      </Text>
    );
  return (
    <ul aria-label={t('dashboard.jobs.title')}>
      {items.map((job) => (
        <JobLine key={job.id} job={job} onRetried={onRetried} />
      ))}
      {totalCount > items.length && (
        <li>
          <Button variant="text" onClick={onMore}>
            {isTotalUnknown
              ? t('elements.table.more')
              : t('dashboard.jobs.more', { count: totalCount - items.length })}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The current and planned jobs of the server for the user, with their progress; the first `rows` of them. */
export function Jobs({ rows = jobRows }: { rows?: number }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<JobCategory | 'all'>('all');
  const [limit, setLimit] = useState(rows);
  const category = choice === 'all' ? undefined : choice;
  const read = Math.max(limit, jobsRead);
  const load = useLoad(['jobs', choice, read], (signal) =>
    // Quiet, because polling must not show an error every time the network fails.
    jobApi.list({ page: firstPage, limit: read, category }, { signal, quiet: true }),
  );
  // Not a word about jobs to users who never have any.
  if (choice === 'all' && load.data?.items.length === 0) return null;
  return (
    <Section
      title={t('dashboard.jobs.title')}
      className={styles.jobs}
      extra={
        <fieldset aria-label={t('dashboard.jobs.title')}>
          {choices.map((key) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === choice}
              onClick={() => setChoice(key)}
            >
              {t(key === 'all' ? 'common.all' : `dashboard.jobs.${key}`)}
            </button>
          ))}
        </fieldset>
      }
    >
      <QueryBoundary query={load} name={t('dashboard.jobs.title')}>
        {(jobs) => (
          <JobList
            jobs={jobs}
            rows={limit}
            onRetried={load.reload}
            onMore={() => setLimit(limit + jobRows)}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}
