import { lazyLine } from '@/elements/query/load-failed';
import { loadTexts } from '@/i18n';

/** The further buttons of selected rows; their code loads when rows are selected. */
export const LazySelectedActions = lazyLine(async () => {
  const [module] = await Promise.all([import('./selected-actions'), loadTexts('bulk')]);
  return module.SelectedActions;
});
