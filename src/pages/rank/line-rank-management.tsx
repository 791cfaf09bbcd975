import { lineRanking, lineRankingApi, type LineRankingInput } from '@/api/company/line-ranking';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { integer } from '@/values/rules';
import { MonthInput } from './line-rank-management/month-input';
import { pastMonth, recentMonths } from './line-rank-management/months';

/** The number of years of rankings that can be selected, with the current one. */
const rankingYears = 3;

/** Month and line cannot be changed after the record was created. */
const isStored = ({ id }: Partial<LineRankingInput>) => id !== undefined;

export default crudPage({
  name: 'rank.ranking',
  policy: P.lineRanking,
  record: lineRanking,
  api: lineRankingApi,
  columns: [
    'line',
    { key: 'period', width: 96, sortable: true, card: 'detail' },
    { key: 'rank', sortable: true, width: 88, card: 'detail' },
    { key: 'company', width: 220 },
    { key: 'substation', width: 120 },
    { key: 'points', sortable: true, sum: true },
    { key: 'adjustment', sortable: true, sum: true },
    { key: 'totalPoints', bar: true, sortable: true, sum: true, card: 'detail' },
    { key: 'adjustReason', width: 200 },
    { key: 'creationTime', optional: true },
  ],
  filters: [
    {
      key: 'period',
      type: 'cascader',
      // A getter, because a new month may begin while the console is open.
      get options() {
        return recentMonths(rankingYears);
      },
    },
    { key: 'lineName' },
    'company',
    'substation',
    'rank',
    { key: 'fromRegion', collapsed: true },
    { key: 'toRegion', collapsed: true },
    { key: 'totalPoints', collapsed: true },
  ],
  form: [
    {
      key: 'period',
      type: 'custom',
      required: true,
      disabled: isStored,
      rules: [pastMonth],
      validatesOnBlur: true,
      render: (control) => <MonthInput {...control} />,
    },
    { key: 'company', required: true, disabled: isStored },
    { key: 'line', disabled: isStored },
    { key: 'adjustment', rules: [integer], hint: 'rank.ranking.addsTo' },
    {
      key: 'adjustReason',
      required: ({ adjustment }) => Boolean(adjustment),
    },
  ],
  toolbar: ['new', 'export', 'exportTable'],
  rowActions: ['edit', 'delete'],
  defaultSort: 'rank ascending',
});
