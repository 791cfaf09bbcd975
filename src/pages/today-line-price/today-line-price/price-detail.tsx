import type { TodayLinePrice } from '@/api/company/today-line-price';
import { DetailView } from '@/elements/details/detail-view';
import { Figures } from '@/elements/details/figures';
import { RecordHead } from '@/elements/details/record-head';
import { LinePriceStatus } from '@/enums';
import { formatPeriod } from '@/lib/time';
import type { Column } from '@/schema/column';
import type { RecordBody } from '@/schema/crud';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';
import { Status } from '@/values/cell/text-cells';
import { marketParts, PriceMarket } from './price-market';

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

const PriceDetail = ({ price }: { price: TodayLinePrice }) => (
  <Grid gap={4} columns={1}>
    <RecordHead
      title={cellText(price.companyName)}
      marks={
        <Status
          text={cellText(price.status, 'code', { enum: LinePriceStatus })}
          tone={LinePriceStatus.$tone(price.status)}
        />
      }
      facts={[formatPeriod(price.startTime, price.endTime)]}
    />
    <Figures name={name} columns={prices} row={price} />
    <DetailView
      name={name}
      columns={price.closeTime === null ? facts : [...facts, ...endFacts]}
      row={price}
      perLine={2}
    />
    <PriceMarket price={price} />
  </Grid>
);

/** The details of one price, from its row: no call returns a single price. */
export const priceBody: RecordBody<TodayLinePrice> = {
  parts: marketParts,
  content: (price) => <PriceDetail price={price} />,
};
