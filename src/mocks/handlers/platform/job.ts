import { jobApi, type Job, type JobKind } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { wallNow, wallText } from '@/mocks/lib/clock';
import type { StoredJob } from '@/mocks/seed/platform/jobs';
import { forbidden } from '@/mocks/server/checks';
import { crudAnswers, type Context } from '@/mocks/server/mock';

const ofCaller =
  ({ user }: Context) =>
  (job: StoredJob) =>
    job.userName === user.userName;

const jobs = readOnly(jobApi, {
  table: db.jobs,
  scope: { owned: ofCaller, listed: ofCaller },
  view: async () => jobAt(wallNow()),
  conditions: (on) => ({
    ...on.oneOf('category', 'kind'),
    ...on.code(JobStatus.$values, 'status'),
    ...on.contains('title'),
  }),
});

const waitMs = 2_000;
const runMs = 8_000;

interface JobOptions {
  /** How long it runs; some seconds unless told. */
  durationMs?: number;
  /** Fails at its end, for this reason. */
  failure?: string;
}

/** Lets the server begin to work for the caller; the work waits a moment, runs by the clock and then is done. */
export async function startJob(
  kind: JobKind,
  title: string,
  { user }: Pick<Context, 'user'>,
  { durationMs = runMs, failure }: JobOptions = {},
): Promise<Job> {
  const jobs = await db.jobs.open();
  const stored = jobs.save({
    id: jobs.newId(),
    category: 'job',
    kind,
    title,
    userName: user.userName,
    startsAt: wallNow() + waitMs,
    durationMs,
    failure: failure ?? null,
    retries: 0,
    creationTime: wallText(),
  });
  return jobAt(wallNow())(stored);
}

/** A failed job once more; this time it works out. */
function restarted(job: StoredJob): StoredJob {
  return { ...job, startsAt: wallNow() + waitMs, durationMs: runMs, failure: null };
}

/** How far a job has come at a moment. */
export const jobAt =
  (now: number) =>
  ({ userName: _owner, startsAt, durationMs, failure, ...job }: StoredJob): Job => {
    const share = Math.min(1, Math.max(0, (now - startsAt) / durationMs));
    const ended = share === 1;
    const failed = ended && failure !== null;
    const running = now < startsAt ? JobStatus.wait : JobStatus.processing;
    const end = failed ? JobStatus.fail : JobStatus.success;
    return {
      ...job,
      status: ended ? end : running,
      // A job that fails stops somewhere on its way.
      progress: failed ? 60 : Math.floor(share * 100),
      message: failed ? failure : null,
      startTime: wallText(startsAt),
      endTime: ended ? wallText(startsAt + durationMs) : null,
    };
  };

export const answers = crudAnswers(jobApi, null, {
  list: jobs.list,
  retry: async ({ id }, context) => {
    const job = await jobs.getStored(id, context);
    if (jobAt(wallNow())(job).status !== JobStatus.fail)
      throw forbidden('JobNotFailed', { title: job.title });
    return jobs.saved(db.jobs.save({ ...restarted(job), retries: job.retries + 1 }));
  },
});
