import { useTranslation } from 'react-i18next';
import type { TodayLinePrice } from '@/api/company/today-line-price';
import type { Column } from '@/elements/crud/column-schema';
import { RecordPopup } from '@/elements/crud/record-popup';
import { DetailView } from '@/elements/form/detail-view';

interface PriceDetailProps {
  price: TodayLinePrice;
  columns: Column<TodayLinePrice>[];
  onClose: () => void;
}

/** One price with all that the list may leave out; there is no call for a single one. */
export function PriceDetail({ price, columns, onClose }: PriceDetailProps) {
  const { t } = useTranslation();
  const { lineName } = price;
  return (
    <RecordPopup
      title={t('today-line-price.price.detailOf', { lineName })}
      load={() => Promise.resolve(price)}
      onClose={onClose}
    >
      {(row) => <DetailView name="today-line-price.price" columns={columns} row={row} />}
    </RecordPopup>
  );
}
