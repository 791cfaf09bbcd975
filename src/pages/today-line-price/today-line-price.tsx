import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { crudPage } from '@/crud/crud-page';
import { LinePriceStatus } from '@/enums';
import { P } from '@/policies';
import type { ReadOnlyColumn } from '@/schema/column';
import { PriceDetail } from './today-line-price/price-detail';

const columns: ReadOnlyColumn<TodayLinePrice>[] = [
  { key: 'lineName', type: 'line', width: 220 },
  { key: 'status', type: 'code', enum: LinePriceStatus },
  { key: 'companyName', width: 184, card: 'detail' },
  { key: 'pricePerTon', type: 'money', sortable: true, width: 120, card: 'detail' },
  { key: 'pricePerCubicMetre', type: 'money', sortable: true, width: 120 },
  { key: 'pricePerPiece', type: 'money', width: 104 },
  { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime', sortable: true },
  { key: 'endTime', type: 'dateTime', sortable: true, optional: true },
  { key: 'views', type: 'number', sortable: true },
  { key: 'calls', type: 'number', sortable: true },
  { key: 'publishTime', type: 'dateTime', sortable: true },
  { key: 'substationName', optional: true },
  { key: 'closer', optional: true },
  { key: 'closeTime', type: 'dateTime', optional: true },
];

export default crudPage({
  name: 'today-line-price.price',
  policy: P.todayLinePrice,
  api: todayLinePriceApi,
  columns,
  filters: [
    { key: 'fromRegionId', type: 'region' },
    { key: 'toRegionId', type: 'region' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'status', type: 'code', control: 'radio', enum: LinePriceStatus },
    { key: 'startTime', type: 'range', of: 'dateTime' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'publishTime', type: 'range', of: 'dateTime', collapsed: true },
  ],
  toolbar: ['export', 'exportTable'],
  rowActions: [
    {
      code: 'details',
      dialog: (price, close) => (
        <PriceDetail price={price} columns={columns} onClose={() => close()} />
      ),
    },
    {
      code: 'close',
      confirm: true,
      visible: ({ status }) => status !== LinePriceStatus.ended,
      run: ({ id }, options) => todayLinePriceApi.close({ id }, options),
      batch: true,
    },
  ],
  defaultSort: 'publishTime descending',
});
