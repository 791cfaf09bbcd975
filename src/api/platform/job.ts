import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { JobStatus } from '@/enums';

const { post, page } = service('/api/platform/job', { assumed: true });

/** The server runs a job immediately, and a to-do at a planned time. */
export type JobCategory = 'job' | 'todo';
/** What the job does. */
type JobKind = 'export' | 'import' | 'cacheRefresh' | 'notice' | 'statistics';

/** Work that the server continues after the response, with its progress. */
export interface Job {
  id: Id;
  category: JobCategory;
  kind: JobKind;
  title: string;
  status: JobStatus;
  /** In per cent, 0 to 100. */
  progress: number;
  /** The reason of a failure; null unless the job has failed. */
  message: string | null;
  /** How often it was retried. */
  retries: number;
  creationTime: string;
  /** When it starts or has started. */
  startTime: string;
  /** Null until it has ended. */
  endTime: string | null;
}

/** Conditions of the list. */
interface JobQuery extends PageQuery {
  category?: JobCategory;
  kind?: JobKind;
  status?: JobStatus;
  title?: string;
}

export const jobApi = {
  /** The jobs of the caller, the newest first. */
  list: page<JobQuery, Job>(''),
  /** Starts a failed job again. */
  retry: post<ById, Job>('retry'),
};
