import {
  lineRecommendApi,
  type LineRecommend,
  type LineRecommendInput,
  type LineRecommendQuery,
} from '@/api/company/line-recommend';
import type { WithCompanyOfLine } from '@/api/company/transport-line';
import { recommendTextLength } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { maxLength } from '@/values/rules';
import { DescriptionInput } from './line-recommend/description-input';

const RecommendOrder = lazyPopup(
  async () => (await import('./line-recommend/recommend-order')).RecommendOrder,
);

type Form = WithCompanyOfLine<LineRecommendInput>;

export default crudPage<
  LineRecommend,
  LineRecommendQuery,
  Form,
  'edit' | 'copy' | 'delete',
  'new' | 'exportTable'
>({
  name: 'marketing.recommend',
  policy: P.lineRecommend,
  api: lineRecommendApi,
  columns: [
    { key: 'lineName', type: 'line' },
    { key: 'companyName', width: 216, card: 'detail' },
    { key: 'substationName', width: 104 },
    { key: 'sort', type: 'number', sortable: true, width: 72 },
    {
      key: 'startTime',
      type: 'range',
      of: 'date',
      upper: 'endTime',
      sortable: true,
      width: 192,
      card: 'detail',
    },
    { key: 'description', width: 200 },
    { key: 'creationTime', type: 'dateTime', optional: true },
  ],
  filters: [
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'lineName' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'startTime', type: 'range', of: 'dateTime' },
    { key: 'endTime', type: 'range', of: 'dateTime', collapsed: true },
    { key: 'fromRegionId', type: 'region', collapsed: true },
    { key: 'toRegionId', type: 'region', collapsed: true },
  ],
  form: [
    {
      key: 'substationId',
      type: 'record',
      of: 'substation',
      required: true,
      nameKey: 'substationName',
    },
    { key: 'companyId', type: 'record', of: 'company', required: true, nameKey: 'companyName' },
    {
      key: 'lineId',
      type: 'record',
      of: 'line',
      required: true,
      nameKey: 'lineName',
      hint: 'marketing.recommend.ownLines',
    },
    { key: 'startTime', type: 'range', of: 'dateTime', upper: 'endTime', required: true },
    {
      key: 'description',
      type: 'custom',
      validatesOnBlur: true,
      required: true,
      rules: [maxLength(recommendTextLength)],
      render: (control) => <DescriptionInput {...control} />,
    },
  ],
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    'copy',
    { code: 'sort', dialog: (row, close) => <RecommendOrder of={row} onClose={close} /> },
    'delete',
  ],
  defaultSort: 'sort ascending',
});
