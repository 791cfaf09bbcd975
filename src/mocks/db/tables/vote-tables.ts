import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { VotingDetail } from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { VoteCompanyStatus } from '@/enums';
import { wallNow, wallText } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/rows';
import { timeTable, storedRows } from '@/mocks/db/time-table';
import {
  seedVotes,
  voteStatus,
  seedVisitTimes,
  seedVoteCompanies,
  seedVotingDetails,
} from '@/mocks/seed/market/votes';
import { Table } from '@/mocks/db/table';

/** Since when a company of a vote has another status: what came in while it was paused does not count. */
export interface VoteCompanyChange {
  id: string;
  voteCompanyId: Id;
  status: VoteCompanyStatus;
  time: string;
}

const newest = { field: 'creationTime', down: true };

const voteCompanyChanges = new Table<VoteCompanyChange>('VoteCompanyChange');

/** What of the votes decides which ballots count. */
const periods = () =>
  votes.changed().map(([id, row]) => `${id} ${row ? `${row.startTime} ${row.endTime}` : ''}`);
const ballotVersion = () =>
  [wallText().slice(0, 16), ...periods(), ...voteCompanyChanges.changed().map(([id]) => id)].join();

/** Whether a ballot has been cast: its time has come, within the vote, for a company that was in the running. */
async function castUntil(now: string) {
  const known = new Map((await storedRows(votes, seedVotes)).map((vote) => [vote.id, vote]));
  const changes = groupBy(
    (await voteCompanyChanges.open()).all(),
    ({ voteCompanyId }) => voteCompanyId,
  );
  return ({ voteId, voteCompanyId, votingTime }: VotingDetail) => {
    const vote = known.get(voteId);
    if (!vote || votingTime > now || votingTime < vote.startTime || votingTime > vote.endTime)
      return false;
    const last = changes.get(voteCompanyId)?.findLast(({ time }) => time <= votingTime);
    return !last || last.status === VoteCompanyStatus.normal;
  };
}

const votingDetails = timeTable<VotingDetail>('VotingDetail', {
  seed: seedVotingDetails,
  sort: { field: 'votingTime', down: true },
  moment: () => ({
    version: ballotVersion(),
    prepare: async () => {
      const counts = await castUntil(wallText());
      return (detail) => (counts(detail) ? detail : null);
    },
  }),
});

function countedBy<Row>(rows: Row[], keyOf: (row: Row) => Id): Map<Id, number> {
  const counts = new Map<Id, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/** Places by votes, per vote; equal votes share one, and who is cancelled has none. */
function ranksOf(companies: VoteCompany[], votesOf: Map<Id, number>): Map<Id, number> {
  const running = companies.filter(({ status }) => status !== VoteCompanyStatus.cancelled);
  const ranks = new Map<Id, number>();
  for (const rivals of groupBy(running, ({ voteId }) => voteId).values()) {
    const votesIn = rivals.map(({ id }) => votesOf.get(id) ?? 0);
    rivals.forEach(({ id }, index) => {
      const count = votesIn[index] ?? 0;
      ranks.set(id, 1 + votesIn.filter((other) => other > count).length);
    });
  }
  return ranks;
}

const countVersion = () =>
  [
    ballotVersion(),
    votingDetails.changed().length,
    ...voteCompanies.changed().map(([id, row]) => `${id} ${row?.status}`),
  ].join();

const voteCompanies: Table<VoteCompany> = timeTable<VoteCompany>('VoteCompany', {
  seed: seedVoteCompanies,
  sort: { field: 'votes', down: true },
  moment: () => ({
    version: countVersion(),
    prepare: async () => {
      const votesOf = countedBy((await votingDetails.open()).all(), (one) => one.voteCompanyId);
      const ranks = ranksOf(await storedRows(voteCompanies, seedVoteCompanies), votesOf);
      return (row) => ({
        ...row,
        votes: votesOf.get(row.id) ?? 0,
        rank: ranks.get(row.id) ?? null,
      });
    },
  }),
});

/** Whether a visit has come by now, while the vote ran. */
function visited({ startTime, endTime }: Vote, now = wallNow()) {
  const [start, end] = [Date.parse(`${startTime}Z`), Date.parse(`${endTime}Z`)];
  return (time: number) => time >= start && time <= Math.min(end, now);
}

const visitTimesOf = async ({ id }: Vote) => (await seedVisitTimes()).get(id) ?? new Float64Array();
const visitCount = async (vote: Vote) => (await visitTimesOf(vote)).filter(visited(vote)).length;

/** The visits to a vote so far: their running numbers and times. */
export async function visitsOf(vote: Vote) {
  const came = visited(vote);
  return [...(await visitTimesOf(vote)).entries()].filter(([, time]) => came(time));
}

const votes: Table<Vote> = timeTable<Vote>('Vote', {
  seed: seedVotes,
  sort: newest,
  moment: () => ({
    version: `${wallText()} ${countVersion()}`,
    prepare: async () => {
      const now = wallText();
      const votesOf = countedBy((await votingDetails.open()).all(), ({ voteId }) => voteId);
      const companiesOf = countedBy((await voteCompanies.open()).all(), ({ voteId }) => voteId);
      const stored = await storedRows(votes, seedVotes);
      const visits = new Map<Id, number>();
      for (const vote of stored) visits.set(vote.id, await visitCount(vote));
      return (vote) => ({
        ...vote,
        status: voteStatus(vote, now),
        votes: votesOf.get(vote.id) ?? 0,
        companyCount: companiesOf.get(vote.id) ?? 0,
        visits: visits.get(vote.id) ?? 0,
      });
    },
  }),
});

export const voteTables = { votes, voteCompanies, voteCompanyChanges, votingDetails };
