import { useEffect, useId, useState } from 'react';
import type { ById } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import type { Comparison } from './compare-popup';

const ComparePopup = lazyPopup(async () => (await import('./compare-popup')).ComparePopup);

/** More columns would be too narrow to be read. */
const limits = { min: 2, max: 5 };

/** The button that shows the selected rows side by side. */
export function CompareButton<Row extends ById>(props: Comparison<Row>) {
  const count = props.rows.length;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const reasonId = useId();
  useEffect(() => {
    // Without network its error would replace the page.
    ComparePopup.preload().catch(() => undefined);
  }, []);
  const isPossible = count >= limits.min && count <= limits.max;
  const reason = t('compare.limits', limits);
  return (
    <>
      <Button
        disabled={!isPossible}
        title={isPossible ? undefined : reason}
        aria-describedby={isPossible ? undefined : reasonId}
        onClick={() => setIsOpen(true)}
      >
        {t('compare.action')}
      </Button>
      <span id={reasonId} hidden>
        {reason}
      </span>
      {isOpen && <ComparePopup {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
