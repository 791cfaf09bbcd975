import type { Vote } from '@/api/company/vote';
import { voteCompany, voteCompanyApi, type VoteCompany } from '@/api/company/vote-company';
import { number } from '@/api/properties';
import { record, type QueryOf, type RowOf } from '@/api/record';
import type { Page } from '@/api/types';
import { withCall } from '@/elements/query/wrap-endpoint';

/** A company of a vote with its place among the others. */
export const standing = record(
  voteCompany.path,
  {
    ...voteCompany.properties,
    share: number({ readOnly: true, nullable: true, decimals: 1 }),
    gap: number({ readOnly: true, nullable: true }),
  },
  { conditions: voteCompany.conditions },
);
export type Standing = RowOf<typeof standing>;
export type StandingQuery = QueryOf<typeof standing>;

export const standingSort = 'votes descending';

/** The share of all votes in percent, with one decimal; null while nobody has voted. */
const shareOf = (votes: number, total: number) =>
  total > 0 ? Math.round((votes / total) * 1000) / 10 : null;

/** Whether the rows are all companies in their order, of which each follows the one above. */
const isWhole = ({
  sort,
  page: _page,
  limit: _limit,
  voteId: _vote,
  ...conditions
}: StandingQuery) =>
  sort === standingSort && Object.values(conditions).every((value) => value === undefined);

/**
 * The companies with what their votes mean. The votes that a company lacks to the place above are known of those with a
 * place, while the list has its own order and no conditions; the first of a page lacks its predecessor.
 */
export function withStandings(
  { items, ...page }: Page<VoteCompany>,
  total: number,
  query: StandingQuery,
): Page<Standing> {
  const hasGaps = isWhole(query);
  let above: number | null = null;
  const standings = items.map((company) => {
    const { votes, rank } = company;
    const isPlaced = hasGaps && rank !== null;
    const gap = isPlaced && above !== null ? above - votes : null;
    if (isPlaced) above = votes;
    // While nobody has voted, nobody has a place.
    if (total === 0) return { ...company, rank: null, share: null, gap: null };
    return { ...company, share: shareOf(votes, total), gap };
  });
  return { ...page, items: standings };
}

/** The list of the companies of a vote, with their standings. */
export const standingsOf = ({ votes }: Vote) =>
  withCall(voteCompanyApi.list, async (query: StandingQuery, options) =>
    withStandings(await voteCompanyApi.list(query, options), votes, query),
  );
