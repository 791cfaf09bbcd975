import { useEffect, useState } from 'react';
import { confirmLeave } from '@/app/session/leave';
import { lazyLine } from '@/elements/query/load-failed';
import { useTranslation } from '@/i18n';
import { useDirty } from '@/stores/dirty';
import { useNetwork, watchNetwork } from '@/stores/network';
import { postponeVersion, useVersion, watchVersion } from '@/stores/version';
import { useKeptBatches } from '@/stores/work/kept-batches';
import { Button } from '@/ui/button';
import { BannerLine } from './banner-line';
import styles from './banner.module.css';

const KeptBatches = lazyLine(async () => (await import('./kept-batches')).KeptBatches);

function NetworkBanner() {
  const { t } = useTranslation();
  const status = useNetwork((state) => state.status);
  if (status === 'online') return null;
  return <BannerLine kind={status}>{t(`elements.network.${status}`)}</BannerLine>;
}

/** Offers a new version only when there is no unsaved work, so that it interrupts no form. */
function VersionBanner() {
  const { t } = useTranslation();
  const outdated = useVersion((state) => state.outdated);
  const dirty = useDirty(({ work }) => work.size > 0);
  if (!outdated || dirty) return null;
  const reload = async () => {
    if (await confirmLeave()) location.reload();
  };
  return (
    <BannerLine kind="version">
      {t('elements.version.outdated')}
      <Button variant="primary" onClick={() => void reload()}>
        {t('elements.version.reload')}
      </Button>
      <Button variant="text" onClick={postponeVersion}>
        {t('elements.version.later')}
      </Button>
    </BannerLine>
  );
}

/** The batches that a reload or a closed window has interrupted, until the user dismisses or continues them. */
export function InterruptedBatches() {
  const [now] = useState(() => Date.now());
  const batches = useKeptBatches(now);
  return batches.length > 0 && <KeptBatches batches={batches} />;
}

/** Shows whether the network is offline or back, and whether there is a new version. */
export function Banner() {
  useEffect(watchNetwork, []);
  useEffect(watchVersion, []);
  return (
    <output className={styles.banners}>
      <NetworkBanner />
      <VersionBanner />
      <InterruptedBatches />
    </output>
  );
}
