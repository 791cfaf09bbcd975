import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { transportLineApi } from '@/api/company/transport-line';
import type { CallOptions } from '@/api/endpoint';
import { placeOfShare, shareText } from '@/crud/layouts/board/board-texts';
import { useRecordPart } from '@/crud/record/record-part';
import { RecordSection } from '@/crud/record/record-section';
import { DetailView } from '@/elements/details/detail-view';
import { loadAllRows } from '@/elements/query/all-rows';
import { RecordList } from '@/elements/table/record-list';
import { LinePriceStatus } from '@/enums';
import { t, useTranslation } from '@/i18n';
import { formatMoney } from '@/lib/amount';
import { medianOf } from '@/lib/number';
import { queryString } from '@/lib/url/query-string';
import { P } from '@/policies';
import type { Column } from '@/schema/column';
import { can } from '@/stores/app-config';
import { Grid } from '@/ui/layout/layout';
import { cellText } from '@/values/cell-text';

const name = 'today-line-price.market';
const offerCount = 5;

const conditionsOf = ({ toRegionId }: TodayLinePrice) => ({
  toRegionId,
  status: LinePriceStatus.inProgress,
});

/** All prices to the same destination that are in progress, the lowest first. */
const offersOf = (price: TodayLinePrice) => ({
  // A price that has ended is not among them any more, so they are loaded again then.
  key: ['prices to', price.toRegionId, price.status] as const,
  load: async (options: CallOptions) => {
    const offers = await loadAllRows(todayLinePriceApi.list, conditionsOf(price), options);
    const items = offers.toSorted((a, b) => a.pricePerTon - b.pricePerTon);
    return { items, totalCount: items.length };
  },
});

/** The line of a price, which has a price of its own; null without the grant to read it. */
const lineOf = ({ lineId }: TodayLinePrice) => ({
  key: ['line of price', lineId] as const,
  load: async (options: CallOptions) =>
    can(P.companyDetail) ? transportLineApi.one({ id: lineId }, options) : null,
});

export const marketParts = (price: TodayLinePrice) => [offersOf(price), lineOf(price)];

interface Market {
  place: string | null;
  median: number | undefined;
  listPrice: number | null | undefined;
}
/** Why a price has no place among the others; null for one that is in progress, but not among those that were loaded. */
const placeless = ({ status }: TodayLinePrice) =>
  status === LinePriceStatus.inProgress
    ? null
    : t(`${name}.placeless`, { status: cellText(status, 'code', { enum: LinePriceStatus }) });

/** An amount, and how far the price is from it. */
const comparedWith = (price: number) => (value: unknown) => {
  const amount = Number(value);
  const share = amount > 0 ? price / amount - 1 : undefined;
  const side = placeOfShare(share);
  const text = formatMoney(value);
  return side ? t(`${name}.${side}`, { amount: text, share: shareText(share ?? 0) }) : text;
};

interface Offer extends TodayLinePrice {
  place: number;
  isOwn: boolean;
}

const offerColumns = (median: number | undefined): Column<Offer>[] => [
  {
    key: 'place',
    width: 88,
    format: (place, { isOwn }) => (isOwn ? t(`${name}.own`, { place }) : String(place)),
  },
  { key: 'companyName', width: 152, cityOf: 'fromRegionName', isTitle: true },
  { key: 'fromRegionName', type: 'region', width: 112 },
  { key: 'pricePerTon', type: 'number', decimals: 2, bar: true, tick: median },
];

/** The lowest offers with their places, the last of them the own price if it is not that low. */
function shownOffers(offers: TodayLinePrice[], ownIndex: number): Offer[] {
  const places = offers.map((offer, index) => ({
    ...offer,
    place: index + 1,
    isOwn: index === ownIndex,
  }));
  const own = places[ownIndex];
  return own && ownIndex >= offerCount
    ? [...places.slice(0, offerCount - 1), own]
    : places.slice(0, offerCount);
}

interface OffersProps {
  price: TodayLinePrice;
  offers: TodayLinePrice[];
}

function Offers({ price, offers }: OffersProps) {
  const { data: line } = useRecordPart(lineOf(price));
  const index = offers.findIndex(({ id }) => String(id) === String(price.id));
  const median = medianOf(offers.map(({ pricePerTon }) => pricePerTon));
  const market: Market = {
    place: index < 0 ? placeless(price) : `${index + 1} / ${offers.length}`,
    median,
    listPrice: line?.pricePerTon,
  };
  const compare = comparedWith(price.pricePerTon);
  const facts: Column<Market>[] = [
    { key: 'place' },
    { key: 'median', format: compare },
    ...(line ? [{ key: 'listPrice', format: compare } as const] : []),
  ];
  return (
    <Grid gap={3} columns={1}>
      <DetailView name={name} columns={facts} row={market} perLine={1} />
      <RecordList
        name="today-line-price.price"
        columns={offerColumns(median)}
        rows={shownOffers(offers, index)}
        currentId={price.id}
        card={{ details: ['pricePerTon', 'place'], facts: ['fromRegionName'] }}
      />
    </Grid>
  );
}

/** What a price is compared with: the others to its destination, their median, and the price of its line. */
export function PriceMarket({ price }: { price: TodayLinePrice }) {
  const { t: translate } = useTranslation();
  return (
    <RecordSection
      title={translate(`${name}.title`)}
      part={offersOf(price)}
      to={`/today-line-price/today-line-price?${queryString(conditionsOf(price))}`}
    >
      {(offers) => <Offers price={price} offers={offers} />}
    </RecordSection>
  );
}
