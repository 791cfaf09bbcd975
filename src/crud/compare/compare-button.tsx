import { useEffect, useState } from 'react';
import type { ById } from '@/api/types';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { notify } from '@/ui/feedback/notify';
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
  useEffect(() => {
    // Without network its error would replace the page.
    ComparePopup.preload().catch(() => undefined);
  }, []);
  // A disabled button could say the reason in its title only, which a phone does not show.
  const open = () => {
    if (count < limits.min || count > limits.max) notify.warning(t('compare.limits', limits));
    else setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{t('compare.action')}</Button>
      {isOpen && <ComparePopup {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
