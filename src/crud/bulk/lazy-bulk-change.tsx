import { t } from '@/i18n';
import { Button } from '@/ui/button';
import { loadable } from '@/ui/loadable';

/** The button that sets fields of all selected rows; its code loads when rows are selected. */
export const LazyBulkChange = loadable(
  async () => (await import('./bulk-change')).BulkChange,
  undefined,
  (_props, retry) => (
    <span role="alert">
      {t('elements.load.failed')}{' '}
      <Button variant="link" onClick={retry}>
        {t('common.retry')}
      </Button>
    </span>
  ),
);
