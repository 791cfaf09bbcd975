import { lazyLine } from '@/elements/query/load-failed';
import { loadTexts } from '@/i18n';

/** The line about all rows that match; its code loads when rows are selected. */
export const LazyMatchLine = lazyLine(async () => {
  const [module] = await Promise.all([import('./match-line'), loadTexts('match')]);
  return module.MatchLine;
});
