import { service } from '@/api/endpoint';
import { code, dateTime, number, ref, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ExportedFile } from '@/api/types';
import { maxRankingPoints } from '@/config/limits';
import { PointSource } from '@/enums';
import { lineProperties } from './transport-line';

const path = '/api/company/line-ranking-point';
const { line, company, substation } = lineProperties;

/** The points that a line got for one event. */
export const lineRankingPoint = record(
  path,
  {
    line,
    company,
    substation,
    source: code(PointSource, { required: true, filter: true }),
    points: number({
      additive: true,
      required: true,
      filter: true,
      min: -maxRankingPoints,
      max: maxRankingPoints,
      about: 'Not zero; only points that a user has entered can be negative.',
    }),
    pointTime: dateTime({
      filter: true,
      past: true,
      about: 'Decides the month in which the points count. By default the current time.',
    }),
    operator: text({
      nullable: true,
      readOnly: true,
      filter: true,
      about: 'Who entered the points; null when the platform has given them automatically.',
    }),
    remark: text({ nullable: true, maxLength: 200, multiline: true }),
  },
  {
    conditions: { line: ref('line'), companyName: text() },
    about: { update: 'The line cannot change.' },
  },
);
export type LineRankingPoint = RowOf<typeof lineRankingPoint>;
export type LineRankingPointInput = InputOf<typeof lineRankingPoint>;
type Conditions = Omit<QueryOf<typeof lineRankingPoint>, 'page' | 'limit'>;

export const lineRankingPointApi = {
  ...crudCalls(lineRankingPoint),
  export: service(path).get<Conditions, ExportedFile>('export'),
};
