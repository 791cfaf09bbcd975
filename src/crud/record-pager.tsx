import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n';
import { formatCount } from '@/lib/intl';
import { Button } from '@/ui/button';
import type { AdjacentRecords } from './use-adjacent-records';
import styles from './record-pager.module.css';

interface RecordPagerProps<Row> {
  adjacent: AdjacentRecords<Row>;
  onNavigate: (row: Row) => void;
}

/** Buttons to the previous and the next record of the list from which this one was opened. */
export function RecordPager<Row>({ adjacent, onNavigate }: RecordPagerProps<Row>) {
  const { position, total, isTotalUnknown, load } = adjacent;
  const { t } = useTranslation();
  const [loadingStep, setLoadingStep] = useState<-1 | 0 | 1>(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    // Also runs when the tab is hidden.
    return () => {
      isShown.current = false;
    };
  }, []);
  const go = async (step: -1 | 1) => {
    setLoadingStep(step);
    const row = await load(step);
    setLoadingStep(0);
    // The user may have gone to another tab meanwhile, or have closed the record.
    if (row !== null && isShown.current) onNavigate(row);
  };
  return (
    <nav className={styles.pager} aria-label={t('elements.walk.$label')} data-print="no">
      <Button
        disabled={position <= 1 || loadingStep === 1}
        busy={loadingStep === -1}
        onClick={() => void go(-1)}
      >
        {t('elements.walk.previous')}
      </Button>
      <span>
        {isTotalUnknown
          ? formatCount(position)
          : t('elements.walk.place', { place: position, total: formatCount(total) })}
      </span>
      <Button
        disabled={position >= total || loadingStep === -1}
        busy={loadingStep === 1}
        onClick={() => void go(1)}
      >
        {t('elements.walk.next')}
      </Button>
    </nav>
  );
}
