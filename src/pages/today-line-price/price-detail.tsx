import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import type { Column } from '@/elements/crud/column-schema';
import { RecordPopup } from '@/elements/crud/record-popup';
import { useNeighbours } from '@/elements/crud/use-neighbours';
import { Walk } from '@/elements/crud/walk';
import { DetailView } from '@/elements/form/detail-view';

interface PriceDetailProps {
  price: TodayLinePrice;
  columns: Column<TodayLinePrice>[];
  onClose: () => void;
}

/** One price with all that the list may leave out; there is no call for a single one. */
export function PriceDetail({ price: opened, columns, onClose }: PriceDetailProps) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(opened);
  const neighbours = useNeighbours(todayLinePriceApi.list, price.id);
  const { lineName } = price;
  return (
    <RecordPopup
      title={t('today-line-price.price.detailOf', { lineName })}
      id={price.id}
      load={() => Promise.resolve(price)}
      onClose={onClose}
      walk={neighbours && <Walk neighbours={neighbours} onGo={setPrice} />}
    >
      {(row) => <DetailView name="today-line-price.price" columns={columns} row={row} />}
    </RecordPopup>
  );
}
