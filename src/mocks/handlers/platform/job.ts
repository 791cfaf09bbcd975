import { jobApi, type Job, type JobQuery } from '@/api/platform/job';
import { JobStatus } from '@/enums';
import { forbidden } from '@/mocks/server/checks';
import { wallNow } from '@/mocks/lib/clock';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { readOnly } from '@/mocks/db/collection';
import { notFound } from '@/mocks/server/errors';
import { jobAt, restarted } from '@/mocks/domain/jobs';
import { mock, type Context } from '@/mocks/server/mock';
import { Table } from '@/mocks/db/table';

const { contains, oneOf } = conditionsOn<Job>();

/** The caller's own jobs as they are now. */
async function own({ user }: Context) {
  const mine = (await db.jobs.open()).all().filter(({ userName }) => userName === user.userName);
  const seed = () => mine.map(jobAt(wallNow()));
  return readOnly<Job, JobQuery>({
    table: new Table<Job>(db.jobs.name, { seed, sort: { field: 'creationTime', down: true } }),
    conditions: {
      category: oneOf('category'),
      kind: oneOf('kind'),
      status: oneOf('status', JobStatus.$values),
      title: contains('title'),
    },
  });
}

const notFailed = (title: string) =>
  forbidden('JobNotFailed', {
    zh: `“${title}”没有失败，无需重试。`,
    en: `“${title}” has not failed; there is nothing to retry.`,
  });

export const answers = [
  mock(jobApi.list, {}, async (query, context) => (await own(context)).list(query, context)),
  mock(jobApi.retry, {}, async ({ id }, { user }) => {
    const jobs = await db.jobs.open();
    const job = jobs.one(id ?? '');
    if (job.userName !== user.userName) throw notFound(jobs.name, id);
    const now = wallNow();
    if (jobAt(now)(job).status !== JobStatus.fail) throw notFailed(job.title);
    return jobAt(now)(jobs.save({ ...restarted(job), retries: job.retries + 1 }));
  }),
];
