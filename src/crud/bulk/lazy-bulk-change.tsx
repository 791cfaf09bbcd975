import { RetryLine } from '@/elements/query/load-failed';
import { t } from '@/i18n';
import { loadable } from '@/ui/loadable';

/** The button that sets fields of all selected rows; its code loads when rows are selected. */
export const LazyBulkChange = loadable(
  async () => (await import('./bulk-change')).BulkChange,
  undefined,
  (_props, retry) => <RetryLine text={t('elements.load.failed')} onRetry={retry} />,
);
