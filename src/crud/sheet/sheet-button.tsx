import { useEffect, useState } from 'react';
import { t, useTranslation } from '@/i18n';
import type { PriceSheet, SheetSource } from '@/schema/price-sheet';
import { Button } from '@/ui/button';
import { lazyPopup } from '@/ui/overlay/lazy-popup';

const SheetPopup = lazyPopup(async () => (await import('./sheet-popup')).SheetPopup);

interface SheetButtonProps<Row> extends SheetSource<Row> {
  sheet: PriceSheet<Row>;
}

/** The button that makes a price sheet. */
export function SheetButton<Row>(props: SheetButtonProps<Row>) {
  useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // Without network its error would replace the page and its selection.
    SheetPopup.preload().catch(() => undefined);
  }, []);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('sheet.title')}</Button>
      {isOpen && <SheetPopup {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
