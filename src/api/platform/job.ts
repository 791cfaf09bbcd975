import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery } from '@/api/types';
import type { JobStatus } from '@/enums';

const { post, page } = service('/api/platform/job', { assumed: true });

/** A job is something the server does for the caller; a to-do was planned for a time. */
export type JobCategory = 'job' | 'todo';
/** What kind of work it is. */
type JobKind = 'export' | 'import' | 'cacheRefresh' | 'notice' | 'statistics';

/** Work of the server that outlasts a call, and how far it has come. */
export interface Job {
  id: Id;
  category: JobCategory;
  kind: JobKind;
  title: string;
  status: JobStatus;
  /** Per cent, 0 to 100. */
  progress: number;
  /** Why it failed; null unless it did. */
  message: string | null;
  /** How often it was tried again. */
  retries: number;
  creationTime: string;
  /** When it starts or started. */
  startTime: string;
  /** null until it ended. */
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
  /** The caller's own, newest first. */
  list: page<JobQuery, Job>(''),
  /** Starts a failed one again. */
  retry: post<ById, Job>('retry'),
};
