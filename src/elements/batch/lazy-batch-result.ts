import { lazyPopup } from '@/ui/overlay/lazy-popup';

/** The popup with the results of a batch, whose code is loaded when it is first drawn. */
export const LazyBatchResult = lazyPopup(
  async () => (await import('./batch-result')).BatchResult,
  ({ tasks, onClose }) => onClose(false, new Set(tasks.map(({ id }) => id))),
);
