import { lazyLine } from '@/elements/query/load-failed';

/** The button that sets fields of all selected rows; its code loads when rows are selected. */
export const LazyBulkChange = lazyLine(async () => (await import('./bulk-change')).BulkChange);
