import { useRef } from 'react';
import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout/layout';
import styles from './new-rows.module.css';

interface NewRowsProps {
  /** The number of new rows; 0 when rows have only left or moved. */
  count: number;
  onShow: () => void;
}

/** The first row of a table, or the first control of the first card. */
const firstRow = 'tbody tr, li :is(a, button)';

/** Says next to the title of a list that the server has other rows by now, and shows them when the user asks for it. */
export function NewRows({ count, onShow }: NewRowsProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const show = () => {
    const list = root.current?.closest('[data-list]');
    onShow();
    // The button disappears, and the new rows are at the top. The cache hands them to the list in a later task.
    setTimeout(() => list?.querySelector<HTMLElement>(firstRow)?.focus());
  };
  return (
    <Row ref={root} gap={2} className={styles.news} data-print="no">
      <output>{count ? t('elements.refresh.new', { count }) : t('elements.refresh.others')}</output>
      <Button variant="link" onClick={show}>
        {t('elements.refresh.show')}
      </Button>
    </Row>
  );
}
