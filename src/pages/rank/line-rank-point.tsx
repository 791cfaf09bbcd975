import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import dayjs from 'dayjs';
import { lineRankingApi } from '@/api/company/line-ranking';
import {
  lineRankingPointApi,
  type LineRankingPoint,
  type LineRankingPointInput,
  type LineRankingPointQuery,
} from '@/api/company/line-ranking-point';
import type { WithCompanyOfLine } from '@/api/company/transport-line';
import { maxRankingPoints } from '@/config/limits';
import { crudPage } from '@/crud/crud-page';
import { PointSource } from '@/enums';
import { queryString } from '@/lib/url/query-string';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { FormRule } from '@/schema/field';

type Form = WithCompanyOfLine<LineRankingPointInput>;

/** The line cannot be changed after the record was created. */
const isStored = ({ id }: Partial<Form>) => id !== undefined;
/** The current ranking, which is the one of this month. */
const currentRanking = () => {
  const period = dayjs().format('YYYY-MM');
  return `${paths.lineRankManagement()}?${queryString({ period, 'name.period': period })}`;
};
/** Only manual points may be negative; the points of all other sources are earned. */
const pointsOfSource: FormRule<Form> = (value, { source }) => {
  if (typeof value !== 'number') return null;
  if (!Number.isInteger(value)) return 'integer';
  if (value === 0) return 'notZero';
  return value < 0 && source !== PointSource.manual ? 'onlyByHand' : null;
};

export default crudPage<
  LineRankingPoint,
  LineRankingPointQuery,
  Form,
  'edit' | 'delete',
  'new' | 'export' | 'exportTable'
>({
  name: 'rank.point',
  policy: P.lineRanking,
  api: lineRankingPointApi,
  columns: [
    { key: 'lineName', type: 'line' },
    { key: 'companyName', width: 220, card: 'detail' },
    { key: 'substationName', width: 120 },
    { key: 'source', type: 'code', enum: PointSource },
    { key: 'points', type: 'number', sortable: true, sum: true, card: 'detail' },
    { key: 'pointTime', type: 'dateTime', sortable: true },
    { key: 'operator', width: 112 },
    { key: 'remark', width: 220 },
    { key: 'creationTime', type: 'dateTime', optional: true },
  ],
  filters: [
    { key: 'lineName' },
    { key: 'companyId', type: 'record', of: 'company' },
    { key: 'source', type: 'code', enum: PointSource },
    { key: 'pointTime', type: 'range', of: 'dateTime' },
    { key: 'substationId', type: 'record', of: 'substation' },
    { key: 'operator', collapsed: true },
    { key: 'points', type: 'range', of: 'number', collapsed: true },
  ],
  form: [
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
    { key: 'source', type: 'code', enum: PointSource, required: true },
    {
      key: 'points',
      type: 'number',
      required: true,
      min: -maxRankingPoints,
      max: maxRankingPoints,
      rules: [pointsOfSource],
    },
    { key: 'pointTime', type: 'dateTime', hint: 'rank.point.countsFor' },
    { key: 'remark', type: 'text', multiline: true, maxLength: 200 },
  ],
  defaults: { source: PointSource.manual },
  toolbar: [
    'new',
    { code: 'ranking', icon: BarChartOutlined, to: currentRanking },
    'export',
    'exportTable',
  ],
  rowActions: ['edit', 'delete'],
  // The points of a month add up to its ranking.
  invalidates: [lineRankingApi.list],
  defaultSort: 'pointTime descending',
});
