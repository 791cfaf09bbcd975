import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { crudPage } from '@/crud/crud-page';
import { LinePriceStatus } from '@/enums';
import { P } from '@/policies';
import type { ReadOnlyColumn } from '@/schema/column';
import { PriceDetail } from './today-line-price/price-detail';

const columns: ReadOnlyColumn<TodayLinePrice>[] = [
  { key: 'lineName', type: 'line', width: 220 },
  { key: 'status', type: 'enum', enum: LinePriceStatus },
  { key: 'companyName', width: 184, card: 'detail' },
  { key: 'pricePerTon', type: 'money', sortable: true, width: 120, card: 'detail' },
  { key: 'pricePerCubicMetre', type: 'money', sortable: true, width: 120 },
  { key: 'pricePerPiece', type: 'money', width: 104 },
  { key: 'startTime', type: 'period', upper: 'endTime', sortable: true },
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
    { key: 'companyId', type: 'company' },
    { key: 'status', type: 'radio', enum: LinePriceStatus },
    { key: 'startTime', type: 'dateTimeRange' },
    { key: 'substationId', type: 'substation' },
    { key: 'publishTime', type: 'dateTimeRange', collapsed: true },
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
