import { loadable } from '@/ui/loadable';

/** The popup with the results of a batch, whose code is loaded when it is first drawn. */
export const LazyBatchResult = loadable(async () => (await import('./batch-result')).BatchResult);
