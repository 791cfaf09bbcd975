import {
  todayLinePrice,
  todayLinePriceApi,
  type TodayLinePrice,
} from '@/api/company/today-line-price';
import { crudPage } from '@/crud/crud-page';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { declareSheet } from '@/crud/sheet/declare-sheet';
import { LinePriceStatus } from '@/enums';
import { shortenTransportLine } from '@/lib/place-names';
import { P } from '@/policies';
import { cellText } from '@/values/cell-text';
import { priceBoard } from './today-line-price/price-board';

export default crudPage({
  name: 'today-line-price.price',
  policy: P.todayLinePrice,
  record: todayLinePrice,
  api: todayLinePriceApi,
  columns: [
    { key: 'line', width: 220 },
    'status',
    { key: 'company', width: 184, cityOf: 'lineName' },
    { key: 'pricePerTon', sortable: true, width: 120 },
    { key: 'pricePerCubicMetre', sortable: true, width: 120 },
    { key: 'pricePerPiece', width: 104 },
    { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime', sortable: true },
    { key: 'endTime', sortable: true, optional: true },
    { key: 'views', bar: true, sortable: true },
    { key: 'calls', bar: true, sortable: true },
    { key: 'publishTime', sortable: true },
    { key: 'substation', optional: true },
    { key: 'closer', optional: true },
    { key: 'closeTime', optional: true },
  ],
  card: { details: ['company'], facts: ['pricePerTon', 'pricePerCubicMetre', 'pricePerPiece'] },
  filters: [
    'fromRegion',
    'toRegion',
    'company',
    { key: 'status', control: 'radio' },
    'startTime',
    'substation',
    { key: 'publishTime', collapsed: true },
  ],
  compare: true,
  layouts: declareLayouts([priceBoard]),
  sheet: declareSheet<TodayLinePrice>({
    line: 'lineName',
    values: ['pricePerTon', 'pricePerCubicMetre', 'pricePerPiece'],
    begin: 'startTime',
    ends: ['endTime', 'closeTime'],
    facts: ['companyName'],
    substation: 'substationName',
  }),
  toolbar: ['export', 'exportTable'],
  panel: {
    title: ({ lineName }) => shortenTransportLine(cellText(lineName)),
    body: async () => (await import('./today-line-price/price-detail')).priceBody,
  },
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
