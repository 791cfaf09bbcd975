import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import dayjs from 'dayjs';
import { lineRankingApi } from '@/api/company/line-ranking';
import {
  lineRankingPoint,
  lineRankingPointApi,
  type LineRankingPointInput,
} from '@/api/company/line-ranking-point';
import { crudPage } from '@/crud/crud-page';
import { PointSource } from '@/enums';
import { queryString } from '@/lib/url/query-string';
import { paths } from '@/paths';
import { P } from '@/policies';
import type { FormRule } from '@/schema/field';

/** The line cannot be changed after the record was created. */
const isStored = ({ id }: Partial<LineRankingPointInput>) => id !== undefined;
/** The current ranking, which is the one of this month. */
const currentRanking = () => {
  const period = dayjs().format('YYYY-MM');
  return `${paths.lineRankManagement()}?${queryString({ period })}`;
};
/** Only manual points may be negative; the points of all other sources are earned. */
const pointsOfSource: FormRule<LineRankingPointInput> = (value, { source }) => {
  if (typeof value !== 'number') return null;
  if (!Number.isInteger(value)) return 'integer';
  if (value === 0) return 'notZero';
  return value < 0 && source !== PointSource.manual ? 'onlyByHand' : null;
};

export default crudPage({
  name: 'rank.point',
  policy: P.lineRanking,
  record: lineRankingPoint,
  api: lineRankingPointApi,
  columns: [
    'line',
    { key: 'company', width: 220, cityOf: 'lineName' },
    { key: 'substation', width: 120 },
    'source',
    { key: 'points', bar: true, sortable: true, sum: true },
    { key: 'pointTime', sortable: true },
    { key: 'operator', width: 112 },
    { key: 'remark', width: 220, lines: 2 },
    { key: 'creationTime', optional: true },
  ],
  card: { details: ['points'], facts: ['company'] },
  filters: [
    { key: 'lineName' },
    'company',
    'source',
    'pointTime',
    'substation',
    { key: 'operator', collapsed: true },
    { key: 'points', collapsed: true },
  ],
  form: [
    { key: 'company', required: true, disabled: isStored },
    { key: 'line', disabled: isStored },
    'source',
    { key: 'points', rules: [pointsOfSource] },
    { key: 'pointTime', hint: 'rank.point.countsFor' },
    'remark',
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
