import { useTranslation } from '@/i18n';
import { Button } from '@/ui/button';
import styles from './new-rows.module.css';

interface NewRowsProps {
  /** The number of new rows; 0 when rows have only left or moved. */
  count: number;
  onShow: () => void;
}

/** Says above the table that the server has other rows by now, and shows them when the user asks for it. */
export function NewRows({ count, onShow }: NewRowsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.news} data-print="no">
      <output>{count ? t('elements.refresh.new', { count }) : t('elements.refresh.others')}</output>
      <Button variant="link" onClick={onShow}>
        {t('elements.refresh.show')}
      </Button>
    </div>
  );
}
