import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { RecordNotFound } from '@/elements/access/record-not-found';
import { useTranslation } from '@/i18n';
import { useNetwork } from '@/stores/network';
import { Skeleton, type SkeletonShape } from '@/ui/skeleton';
import { LoadFailed } from './load-failed';
import { Drawn, PartBoundary } from './part-boundary';
import type { LoadResult } from './use-load';

interface QueryBoundaryProps<Data> {
  query: Omit<LoadResult<Data>, 'applySaved'>;
  /** What is loaded, which the message of a failure names. */
  name: string;
  /** For a page about one record: the path of the list it belongs to, linked when there is no such record. */
  listPath?: string;
  /** The shape of what is loaded. A page about one record begins with its head. */
  shape?: SkeletonShape;
  children: (data: Data) => ReactNode;
}

/**
 * Renders the data of a query. Without data it renders a skeleton, a message that the record does not exist, or the error with a
 * retry button; while the network is gone it waits, and loads when it is back. Data that cannot be rendered, because the response is incomplete, leaves the rest of the page usable.
 */
export function QueryBoundary<Data>({
  query,
  name,
  listPath,
  shape = listPath === undefined ? 'lines' : 'record',
  children,
}: QueryBoundaryProps<Data>) {
  const { t } = useTranslation();
  const { data, hasFailed, isNotFound, reload } = query;
  const network = useNetwork(({ status }) => status);
  const onNetwork = useEffectEvent(() => {
    if (hasFailed && network === 'back') reload();
  });
  useEffect(() => onNetwork(), [network]);
  if (isNotFound && listPath !== undefined) return <RecordNotFound listPath={listPath} />;
  if (isNotFound) return <LoadFailed text={t('elements.missing.inPlace')} />;
  if (data !== undefined) {
    const failed = <LoadFailed text={t('elements.load.incomplete')} onRetry={reload} />;
    return (
      <PartBoundary value={data} fallback={failed}>
        <Drawn draw={() => children(data)} />
      </PartBoundary>
    );
  }
  // The line below the top bar says that the network is gone, once for all parts of the page.
  if (!hasFailed || network !== 'online') return <Skeleton shape={shape} />;
  return <LoadFailed text={t('elements.load.failedOf', { name })} onRetry={reload} />;
}
