import { lineRanking, lineRankingApi, type LineRanking } from '@/api/company/line-ranking';
import { number } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { ById } from '@/api/types';
import { listPageSizes } from '@/config/limits';
import { withCall } from '@/elements/query/wrap-endpoint';
import { monthBefore } from './months';

/** A ranking with the places that the line has gained since the month before. */
export const placedRanking = record(
  lineRanking.path,
  { ...lineRanking.properties, change: number({ readOnly: true, nullable: true }) },
  { conditions: lineRanking.conditions },
);
type PlacedRanking = RowOf<typeof placedRanking>;
type Query = QueryOf<typeof placedRanking>;
type Options = Parameters<typeof lineRankingApi.list>[1];

/**
 * The places of the month before by line. Without them the list only lacks the changes, so nobody is told of a failure;
 * a sub-station has fewer lines with points than the largest page has rows.
 */
async function placesBefore({ period, substationId }: Query, options: Options) {
  const before = period && monthBefore(period);
  if (!before || !substationId) return new Map<string, number>();
  const query = { page: 1, limit: Math.max(...listPageSizes), period: before, substationId };
  const rows = await lineRankingApi.list(query, { ...options, quiet: true }).then(
    ({ items }) => items,
    () => [],
  );
  return new Map(rows.map(({ lineId, rank }) => [String(lineId), rank]));
}

function withChange(row: LineRanking, places: ReadonlyMap<string, number>): PlacedRanking {
  const before = places.get(String(row.lineId));
  return { ...row, change: before === undefined ? null : before - row.rank };
}

/** The list of rankings with their changes, which one sub-station has. */
const list = withCall(lineRankingApi.list, async (query: Query, options) => {
  const [{ items, ...page }, places] = await Promise.all([
    lineRankingApi.list(query, options),
    placesBefore(query, options),
  ]);
  return { ...page, items: items.map((row) => withChange(row, places)) };
});

export const placedRankingApi = {
  ...lineRankingApi,
  list,
  one: withCall(lineRankingApi.one, async (query: ById, options) => ({
    ...(await lineRankingApi.one(query, options)),
    change: null,
  })),
};
