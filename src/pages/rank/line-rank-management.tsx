import {
  lineRankingApi,
  type LineRanking,
  type LineRankingInput,
  type LineRankingQuery,
} from '@/api/company/line-ranking';
import type { WithCompanyOfLine } from '@/api/company/transport-line';
import { maxRankingPoints } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { P } from '@/policies';
import { integer } from '@/values/rules';
import { MonthInput } from './line-rank-management/month-input';
import { pastMonth, recentMonths } from './line-rank-management/months';

/** The number of years of rankings that can be selected, with the current one. */
const rankingYears = 3;

type Form = WithCompanyOfLine<LineRankingInput>;

/** Month and line cannot be changed after the record was created. */
const isStored = ({ id }: Partial<Form>) => id !== undefined;

export default crudPage<
  LineRanking,
  LineRankingQuery,
  Form,
  'edit' | 'delete',
  'new' | 'export' | 'exportTable'
>({
  name: 'rank.ranking',
  policy: P.lineRanking,
  api: lineRankingApi,
  columns: [
    { key: 'lineName', type: 'line' },
    { key: 'period', width: 96, sortable: true, card: 'detail' },
    { key: 'rank', type: 'number', sortable: true, width: 88, card: 'detail' },
    { key: 'companyName', width: 220 },
    { key: 'substationName', width: 120 },
    { key: 'points', type: 'number', sortable: true, sum: true },
    { key: 'adjustment', type: 'number', sortable: true, sum: true },
    { key: 'totalPoints', type: 'number', sortable: true, sum: true, card: 'detail' },
    { key: 'adjustReason', width: 200 },
    { key: 'creationTime', type: 'dateTime', optional: true },
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
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'rank', type: 'range', of: 'number' },
    { key: 'fromRegionId', type: 'region', collapsed: true },
    { key: 'toRegionId', type: 'region', collapsed: true },
    { key: 'totalPoints', type: 'range', of: 'number', collapsed: true },
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
    {
      key: 'companyId',
      type: 'record',
      of: 'company',
      required: true,
      disabled: isStored,
      nameKey: 'companyName',
    },
    {
      key: 'lineId',
      type: 'record',
      of: 'line',
      required: true,
      disabled: isStored,
      nameKey: 'lineName',
    },
    {
      key: 'adjustment',
      type: 'number',
      min: -maxRankingPoints,
      max: maxRankingPoints,
      rules: [integer],
      hint: 'rank.ranking.addsTo',
    },
    {
      key: 'adjustReason',
      type: 'text',
      multiline: true,
      maxLength: 100,
      required: ({ adjustment }) => Boolean(adjustment),
    },
  ],
  toolbar: ['new', 'export', 'exportTable'],
  rowActions: ['edit', 'delete'],
  defaultSort: 'rank ascending',
});
