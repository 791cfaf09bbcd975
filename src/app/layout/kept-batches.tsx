import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t, useTranslation } from '@/i18n';
import { useScreenAddress } from '@/stores/privacy';
import { findTab } from '@/stores/tabs';
import {
  dismissBatch,
  isUnmatched,
  unfinishedIds,
  useResumer,
  type KeptBatch,
} from '@/stores/work/kept-batches';
import { Button, PageLink } from '@/ui/button';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { BannerLine } from './banner-line';

const Details = lazyPopup(async () => (await import('./kept-batch-details')).KeptBatchDetails);

/** How many records have which outcome, the ones that need attention included only where there are any. */
function countsOf({ done, failed: all, sent, left }: KeptBatch): string {
  const failed = all.filter((failure) => !isUnmatched(failure));
  const counts = { done, failed, unmatched: all.filter(isUnmatched), sent, left };
  return Object.entries(counts)
    .filter(([key, { length }]) => key === 'done' || length > 0)
    .map(([key, { length }]) => t(`elements.batch.kept.${key}`, { count: length }))
    .join(' · ');
}

function KeptLine({ batch }: { batch: KeptBatch }) {
  useTranslation();
  const { pathname, search } = useLocation();
  const toAddress = useScreenAddress();
  const resumer = useResumer(batch.name);
  const [isOpen, setIsOpen] = useState(false);
  const { key, title, path, page, file } = batch;
  const tab = findTab(path);
  const isHere = tab?.fullPath === pathname + search;
  const pageTitle = page && t(`routes.${page}`);
  return (
    <BannerLine kind="batch">
      <span>
        {t('elements.batch.kept.title', { title, counts: countsOf(batch) })}
        {file === undefined ? '' : t('elements.batch.kept.sameFile')}
      </span>
      {isHere && resumer && (
        <Button variant="primary" onClick={() => resumer.resume(batch)}>
          {t('elements.batch.continue', { count: unfinishedIds(batch).length })}
        </Button>
      )}
      {!isHere && pageTitle && (
        <PageLink variant="primary" to={toAddress(tab?.fullPath ?? path)}>
          {t('elements.batch.kept.open', { page: pageTitle })}
        </PageLink>
      )}
      <Button onClick={() => setIsOpen(true)}>{t('elements.batch.kept.details')}</Button>
      <Button variant="text" onClick={() => dismissBatch(key)}>
        {t('elements.batch.kept.dismiss')}
      </Button>
      {isOpen && (
        <Details
          batch={batch}
          names={isHere ? resumer?.names : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </BannerLine>
  );
}

/** A line for each interrupted batch. */
export function KeptBatches({ batches }: { batches: KeptBatch[] }) {
  return batches.map((batch) => <KeptLine key={batch.key} batch={batch} />);
}
