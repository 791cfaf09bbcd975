import { service } from '@/api/endpoint';
import { number, ref, text } from '@/api/properties';
import { crudCalls, record, type InputOf, type QueryOf, type RowOf } from '@/api/record';
import type { ExportedFile } from '@/api/types';
import { maxRankingPoints } from '@/config/limits';
import { lineProperties } from './transport-line';

const path = '/api/company/line-ranking';

/** The rank of a line among the lines of its sub-station in one month. */
export const lineRanking = record(
  path,
  {
    ...lineProperties,
    period: text({ required: true, filter: true, about: 'The month, e.g. `2026-11`.' }),
    rank: number({
      readOnly: true,
      filter: true,
      about: '1 is the best rank; lines with equal points have the same rank.',
    }),
    points: number({
      additive: true,
      readOnly: true,
      about: 'The sum of the ranking points of the month.',
    }),
    adjustment: number({
      additive: true,
      min: -maxRankingPoints,
      max: maxRankingPoints,
      about: 'Points that a user has added; can be negative.',
    }),
    adjustReason: text({
      nullable: true,
      maxLength: 100,
      multiline: true,
      about: 'The reason for the adjustment; null without an adjustment.',
    }),
    totalPoints: number({
      additive: true,
      readOnly: true,
      filter: true,
      about: 'The sum of points and adjustment, which decides the rank.',
    }),
  },
  {
    conditions: { line: ref('line'), companyName: text() },
    about: { update: 'Month and line cannot change.' },
  },
);
export type LineRanking = RowOf<typeof lineRanking>;
export type LineRankingInput = InputOf<typeof lineRanking>;
type Conditions = Omit<QueryOf<typeof lineRanking>, 'page' | 'limit'>;

export const lineRankingApi = {
  ...crudCalls(lineRanking),
  export: service(path).get<Conditions, ExportedFile>('export'),
};
