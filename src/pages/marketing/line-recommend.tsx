import { recommendTextLength } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { declareLayouts } from '@/crud/layouts/declare-layouts';
import { P } from '@/policies';
import { lazyPopup } from '@/ui/overlay/lazy-popup';
import { maxLength } from '@/values/rules';
import { DescriptionInput } from './line-recommend/description-input';
import {
  statedRecommend,
  statedRecommendApi,
  type StatedRecommend,
} from './line-recommend/stated-recommend';

const RecommendOrder = lazyPopup(
  async () => (await import('./line-recommend/recommend-order')).RecommendOrder,
);

export default crudPage({
  name: 'marketing.recommend',
  policy: P.lineRecommend,
  record: statedRecommend,
  api: statedRecommendApi,
  columns: [
    'line',
    'state',
    { key: 'company', width: 216, cityOf: 'lineName' },
    { key: 'substation', width: 104 },
    { key: 'sort', sortable: true, width: 72 },
    {
      key: 'startTime',
      type: 'range',
      of: 'date',
      upper: 'endTime',
      sortable: true,
      width: 192,
    },
    { key: 'description', width: 200, lines: 2 },
    { key: 'creationTime', optional: true },
  ],
  card: { status: 'state', facts: ['company', 'startTime'] },
  filters: [
    'substation',
    'line',
    'company',
    'startTime',
    { key: 'endTime', collapsed: true },
    { key: 'fromRegion', collapsed: true },
    { key: 'toRegion', collapsed: true },
  ],
  form: [
    'substation',
    { key: 'company', required: true },
    { key: 'line', hint: 'marketing.recommend.ownLines' },
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
  layouts: declareLayouts<StatedRecommend>([
    {
      kind: 'schedule',
      title: 'lineName',
      substation: { ids: 'substationId', names: 'substationName' },
      start: 'startTime',
      end: 'endTime',
      gap: {
        substationId: 'substationId',
        substationName: 'substationName',
        startTime: 'start',
        endTime: 'end',
      },
    },
  ]),
  toolbar: ['new', 'exportTable'],
  rowActions: [
    'edit',
    'copy',
    { code: 'sort', dialog: (row, close) => <RecommendOrder of={row} onClose={close} /> },
    'delete',
  ],
  // The numbers of the order begin anew in each sub-station.
  defaultSort: 'startTime descending',
});
