import { lazyLine } from '@/elements/query/load-failed';

/** The further buttons of selected rows; their code loads when rows are selected. */
export const LazySelectedActions = lazyLine(
  async () => (await import('./selected-actions')).SelectedActions,
);
