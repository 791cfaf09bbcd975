import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { Neighbours } from './use-adjacent-records';
import styles from './record-pager.module.css';

interface WalkProps<Row> {
  neighbours: Neighbours<Row>;
  onGo: (row: Row) => void;
}

/** Leads through the records of the list that this one was opened from. */
export function Walk<Row>({ neighbours, onGo }: WalkProps<Row>) {
  const { place, total, isTotalUnknown, find } = neighbours;
  const { t } = useTranslation();
  const [going, setGoing] = useState<-1 | 0 | 1>(0);
  const go = async (step: -1 | 1) => {
    setGoing(step);
    const row = await find(step);
    setGoing(0);
    if (row !== null) onGo(row);
  };
  return (
    <nav className={styles.walk} aria-label={t('elements.walk.$label')} data-print="no">
      <Button disabled={place <= 1 || going === 1} busy={going === -1} onClick={() => void go(-1)}>
        {t('elements.walk.previous')}
      </Button>
      <span>
        {isTotalUnknown
          ? place.toLocaleString('en-US')
          : t('elements.walk.place', { place, total: total.toLocaleString('en-US') })}
      </span>
      <Button
        disabled={place >= total || going === -1}
        busy={going === 1}
        onClick={() => void go(1)}
      >
        {t('elements.walk.next')}
      </Button>
    </nav>
  );
}
