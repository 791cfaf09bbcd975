import type { PageQuery } from '@/api/types';

/**
 * The query of a list from conditions whose keys are only known when the code runs: those of its declared filters, or of
 * properties that a caller names.
 */
export const asQuery = <Query extends PageQuery>(conditions: PageQuery & object): Query =>
  conditions as Query;
