import type { Page } from '@/api/types';
import type { TabQueryKey } from './query-key';

/** The age of rows from memory. */
export interface Remembered {
  /** When they were loaded, in ms. */
  at: number;
  minutes: number;
  /** Whether they may be shown for this query, while its request has this error. */
  isFor: (key: TabQueryKey, error: unknown) => boolean;
}

/** What is remembered of closed lists. Its code replaces these functions when it is loaded, with the second page. */
export const listMemory = {
  /** The rows that a list had when it was closed. */
  recall: (_key: TabQueryKey): { page: Page<never>; remembered: Remembered } | undefined =>
    undefined,
  /** Forgets the lists that call this path, because their records were saved. */
  forget: (_path: string | undefined) => {},
};
