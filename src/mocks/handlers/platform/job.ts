import { jobApi, type Job } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { wallNow, wallText } from '@/mocks/lib/clock';
import type { StoredJob } from '@/mocks/seed/platform/jobs';
import { forbidden } from '@/mocks/server/checks';
import { crudHandlers, type Context } from '@/mocks/server/mock';

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

/** Returns a function that computes the status and the progress of a job at a certain time. */
const jobAt =
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
      // A failed job keeps the progress at which it stopped.
      progress: failed ? 60 : Math.floor(share * 100),
      message: failed ? failure : null,
      startTime: wallText(startsAt),
      endTime: ended ? wallText(startsAt + durationMs) : null,
    };
  };

export const handlers = crudHandlers(jobApi, null, {
  list: jobs.list,
  retry: async ({ id }, context) => {
    const job = await jobs.getStored(id, context);
    if (jobAt(wallNow())(job).status !== JobStatus.fail)
      throw forbidden('JobNotFailed', { title: job.title });
    // A retry always succeeds.
    const again = { startsAt: wallNow() + waitMs, durationMs: runMs, failure: null };
    return jobs.saved(db.jobs.save({ ...job, ...again, retries: job.retries + 1 }));
  },
});
