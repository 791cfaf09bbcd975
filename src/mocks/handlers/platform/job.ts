import { jobApi } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { jobAt, restarted } from '@/mocks/domain/jobs';
import { wallNow } from '@/mocks/lib/clock';
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

export const answers = crudAnswers(jobApi, null, {
  list: jobs.list,
  retry: async ({ id }, context) => {
    const job = await jobs.getStored(id, context);
    if (jobAt(wallNow())(job).status !== JobStatus.fail)
      throw forbidden('JobNotFailed', { title: job.title });
    return jobs.saved(db.jobs.save({ ...restarted(job), retries: job.retries + 1 }));
  },
});
