import type { ReactNode } from 'react';
import { exportMaxRows } from '@/config/limits';
import type { LoadState } from '@/elements/export/use-load-all';
import { useTranslation } from '@/i18n';
import type { LayoutKind } from '@/schema/layout';
import { Text } from '@/ui/layout/layout';
import { Skeleton } from '@/ui/skeleton';
import { LoadStatus } from './load-status';

interface LoadedLayoutProps {
  /** The key of the texts about the loading of its rows. */
  name: LayoutKind;
  source: { state: LoadState<unknown>; run: () => void; stop: () => void };
  isLoaded: boolean;
  /** Says that the rows give nothing to draw. */
  empty: string | undefined;
  children: ReactNode;
}

/** How far the rows of a layout are loaded, then what is drawn of them. */
export function LoadedLayout({ name, source, isLoaded, empty, children }: LoadedLayoutProps) {
  const { t } = useTranslation();
  const { state, run, stop } = source;
  const status = (
    <LoadStatus
      state={state}
      texts={{
        running: t(`layouts.${name}.loading`, { rows: state.rows.length }),
        stopped: t(`layouts.${name}.stopped`),
        tooMany: t(`layouts.${name}.tooMany`, { max: exportMaxRows }),
        failed: (reason) => t(`layouts.${name}.failed`, { reason }),
      }}
      onRun={run}
      onStop={stop}
    />
  );
  if (!isLoaded) {
    return (
      <>
        {status}
        {state.phase === 'running' && <Skeleton shape="grid" />}
      </>
    );
  }
  if (empty === undefined) {
    return (
      <>
        {status}
        {children}
      </>
    );
  }
  return (
    <>
      {status}
      <Text as="p" tone="secondary">
        {empty}
      </Text>
    </>
  );
}
