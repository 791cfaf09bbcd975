import { loadable } from '@/ui/loadable';
import type { BulkChange } from './bulk-change';

/** The button that sets fields of all selected rows; its code loads when rows are selected. */
export const LazyBulkChange = loadable(
  async () => (await import('./bulk-change')).BulkChange,
) as unknown as typeof BulkChange; // loadable() loses the type parameters of a generic component.
