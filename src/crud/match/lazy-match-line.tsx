import { RetryLine } from '@/elements/query/load-failed';
import { loadTexts, t } from '@/i18n';
import { loadable } from '@/ui/loadable';

/** The line about all rows that match; its code loads when rows are selected. */
export const LazyMatchLine = loadable(
  async () => {
    const [module] = await Promise.all([import('./match-line'), loadTexts('match')]);
    return module.MatchLine;
  },
  undefined,
  (_props, retry) => <RetryLine text={t('elements.load.failed')} onRetry={retry} />,
);
