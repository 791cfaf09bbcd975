import type { ComponentType } from 'react';
import { t } from '@/i18n';
import type { Preload } from '@/schema/field';
import { Box, Text } from '@/ui/layout/layout';
import { loadable } from '@/ui/loadable';
import { RetryLine } from './load-failed';

/**
 * A control whose code is loaded when it is first drawn, or by `preload`, which returns undefined when it is loaded. A
 * failed load leaves a placeholder with a button that loads again.
 */
export function lazyControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { preload: Preload } {
  let isLoaded = false;
  const Control = loadable(
    async () => {
      const Code = await load();
      isLoaded = true;
      return Code;
    },
    () => <Box touch={32} aria-busy="true" />,
    (_props, retry) => (
      <Text as="div" tone="error" touch={32}>
        <RetryLine text={t('elements.select.failed')} onRetry={retry} />
      </Text>
    ),
  );
  const { preload } = Control;
  return Object.assign(Control, { preload: () => (isLoaded ? undefined : preload()) });
}
