import { useState } from 'react';
import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { RecordPager } from '@/crud/record-pager';
import { RecordPopup } from '@/crud/record-popup';
import { useAdjacentRecords } from '@/crud/use-adjacent-records';
import { DetailView } from '@/elements/details/detail-view';
import { useTranslation } from '@/i18n';
import { shortenTransportLine } from '@/lib/place-names';
import type { Column } from '@/schema/column';
import { cellText } from '@/values/cell-text';

interface PriceDetailProps {
  price: TodayLinePrice;
  columns: Column<TodayLinePrice>[];
  onClose: () => void;
}

/** Shows all values of one price, also those of hidden columns. It uses the row, because no call returns a single price. */
export function PriceDetail({ price: opened, columns, onClose }: PriceDetailProps) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(opened);
  const adjacent = useAdjacentRecords(todayLinePriceApi.list, price.id);
  return (
    <RecordPopup
      title={t('today-line-price.price.detailOf', {
        lineName: shortenTransportLine(cellText(price.lineName)),
      })}
      id={price.id}
      load={() => Promise.resolve(price)}
      onClose={onClose}
      pager={adjacent && <RecordPager adjacent={adjacent} onNavigate={setPrice} />}
    >
      {(row) => <DetailView name="today-line-price.price" columns={columns} row={row} />}
    </RecordPopup>
  );
}
