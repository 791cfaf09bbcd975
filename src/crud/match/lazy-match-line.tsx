import { RetryLine } from '@/elements/query/load-failed';
import { t } from '@/i18n';
import { loadable } from '@/ui/loadable';

/** The line about all rows that match; its code loads when rows are selected. */
export const LazyMatchLine = loadable(
  async () => (await import('./match-line')).MatchLine,
  undefined,
  (_props, retry) => <RetryLine text={t('elements.load.failed')} onRetry={retry} />,
);
