import { RetryLine } from '@/elements/query/load-failed';
import { t } from '@/i18n';
import { Box } from '@/ui/layout/layout';
import { loadable } from '@/ui/loadable';

/** The control of a condition, or a placeholder of the same height until its code has loaded. */
export const LazyFilterControl = loadable(
  async () => (await import('./filter-control')).FilterControl,
  () => <Box touch={32} aria-busy="true" />,
  (_props, retry) => (
    <Box touch={32}>
      <RetryLine text={t('elements.select.failed')} onRetry={retry} />
    </Box>
  ),
);

/** Loads the code of the controls in advance. The first control that is drawn handles a failure. */
export const preloadControls = () => {
  LazyFilterControl.preload().catch(() => undefined);
};
