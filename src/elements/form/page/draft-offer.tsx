import { useState } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { relativeTime } from '@/lib/relative-time';
import styles from '@/elements/form/fields/form.module.css';

interface DraftOfferProps {
  /** Time when the draft was written, in ms. */
  writtenAt: number;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore or discard the draft of an earlier visit. */
export function DraftOffer({ writtenAt, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const age = relativeTime(writtenAt, now, '{y}-{m}-{d} {h}:{i}');
  const words =
    age?.key === 'at' ? age.text : t(`elements.time.${age?.key}`, { count: age?.count });
  return (
    <section className={styles.offer}>
      <output>{t('elements.form.draft.found', { age: words })}</output>
      <Button variant="primary" onClick={onRestore}>
        {t('elements.form.draft.restore')}
      </Button>
      <Button onClick={onDiscard}>{t('elements.form.draft.drop')}</Button>
    </section>
  );
}
