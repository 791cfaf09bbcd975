import { useState } from 'react';
import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { RecordPager } from '@/crud/record-pager';
import { RecordPopup } from '@/crud/record-popup';
import { useAdjacentRecords } from '@/crud/use-adjacent-records';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { LinePriceStatus } from '@/enums';
import { useTranslation } from '@/i18n';
import { shortenTransportLine } from '@/lib/place-names';
import { formatPeriod } from '@/lib/time';
import type { Column } from '@/schema/column';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';

const name = 'today-line-price.price';

const prices: Column<TodayLinePrice>[] = [
  { key: 'pricePerTon', type: 'money' },
  { key: 'pricePerCubicMetre', type: 'money' },
  { key: 'pricePerPiece', type: 'money' },
];
const facts: Column<TodayLinePrice>[] = [
  { key: 'views', type: 'number' },
  { key: 'calls', type: 'number' },
  { key: 'substationName' },
  { key: 'publishTime', type: 'dateTime' },
];
/** Only a price that was ended early has them. */
const endFacts: Column<TodayLinePrice>[] = [
  { key: 'closer' },
  { key: 'closeTime', type: 'dateTime' },
];

interface PriceDetailProps {
  price: TodayLinePrice;
  onClose: () => void;
}

/** The details of one price. It uses the row, because no call returns a single price. */
export function PriceDetail({ price: opened, onClose }: PriceDetailProps) {
  const { t } = useTranslation();
  const [price, setPrice] = useState(opened);
  const adjacent = useAdjacentRecords(todayLinePriceApi.list, price.id);
  return (
    <RecordPopup
      title={t(`${name}.detailOf`, { lineName: shortenTransportLine(cellText(price.lineName)) })}
      id={price.id}
      load={() => Promise.resolve(price)}
      onClose={onClose}
      pager={adjacent && <RecordPager adjacent={adjacent} onNavigate={setPrice} />}
    >
      {(row) => (
        <Grid gap={4} columns={1}>
          <RecordHead
            title={cellText(row.companyName)}
            marks={
              <Status
                text={cellText(row.status, 'code', { enum: LinePriceStatus })}
                tone={LinePriceStatus.$tone(row.status)}
              />
            }
            facts={[formatPeriod(row.startTime, row.endTime)]}
          />
          <Figures name={name} columns={prices} row={row} />
          <DetailView
            name={name}
            columns={row.closeTime === null ? facts : [...facts, ...endFacts]}
            row={row}
            perLine={2}
          />
        </Grid>
      )}
    </RecordPopup>
  );
}
