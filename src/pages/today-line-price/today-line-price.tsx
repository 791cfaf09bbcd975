import { todayLinePriceApi } from '@/api/company/today-line-price';
import { crudPage } from '@/elements/crud/crud-page';
import { LinePriceStatus } from '@/enums';
import { P } from '@/policies';

export default crudPage({
  name: 'today-line-price.price',
  policy: P.todayLinePrice,
  api: todayLinePriceApi,
  columns: [
    { key: 'lineName', width: 220 },
    { key: 'companyName', width: 200, card: 'fact' },
    { key: 'pricePerTon', type: 'money', sortable: true, card: 'fact' },
    { key: 'pricePerCubicMetre', type: 'money', sortable: true },
    { key: 'pricePerPiece', type: 'money' },
    { key: 'startTime', type: 'dateTime', sortable: true },
    { key: 'endTime', type: 'dateTime', sortable: true },
    { key: 'status', type: 'enum', of: LinePriceStatus },
    { key: 'views', type: 'number', sortable: true },
    { key: 'calls', type: 'number', sortable: true },
    { key: 'publishTime', type: 'dateTime', sortable: true },
    { key: 'substationName', optional: true },
    { key: 'closer', optional: true },
    { key: 'closeTime', type: 'dateTime', optional: true },
  ],
  filters: [
    { key: 'fromRegionId', type: 'region' },
    { key: 'toRegionId', type: 'region' },
    { key: 'companyId', type: 'company' },
    { key: 'status', type: 'radio', of: LinePriceStatus },
    { key: 'startTime', type: 'dateTimeRange' },
    { key: 'substationId', type: 'substation' },
    { key: 'publishTime', type: 'dateTimeRange', more: true },
  ],
  toolbar: ['export', 'exportTable'],
  rowActions: [
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
