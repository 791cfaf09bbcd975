import type { Company } from '@/api/company/company';
import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { VotingDetail, VotingVisitDetail } from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { Channel, CompanyStatus, VoteCompanyStatus } from '@/enums';
import { seedDay } from '@/mocks/lib/clock';
import { groupBy } from '@/mocks/lib/group-by';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { picture, seededRandom, type Random, seeded, seedId } from '@/mocks/seed/draw';
import { seedConsumers } from './consumers';
import { tailOf, timeText } from './places';
import { seedVotes } from './votes';

const msOf = (time: string) => Date.parse(`${time}Z`);
const { normal, paused, cancelled } = VoteCompanyStatus;

function drawCandidates(draw: Random, companies: Company[]): Company[] {
  if (!companies.length) return [];
  const wanted = draw.whole(8, 14);
  return [...new Set(Array.from({ length: wanted }, () => draw.pick(companies)))];
}

/** Votes, ranks and sums follow from the voting details. */
export const seedVoteCompanies = seeded(2601, async (draw): Promise<VoteCompany[]> => {
  const enabled = (await seedCompanies()).filter(({ status }) => status === CompanyStatus.enabled);
  const bySubstation = groupBy(enabled, ({ substationId }) => substationId);
  return (await seedVotes())
    .flatMap((vote) =>
      drawCandidates(draw, bySubstation.get(vote.substationId) ?? []).map((company) => ({
        vote,
        company,
      })),
    )
    .map(({ vote, company }, index) => ({
      id: seedId('26', index + 1),
      voteId: vote.id,
      companyId: company.id,
      companyName: company.companyName,
      imageId: seedId('49', index + 1),
      imageUrl: picture(company.companyName.slice(3, 5), index + 1, 300, 300),
      votes: 0,
      rank: null,
      status: draw.weighted([
        [normal, 91],
        [paused, 6],
        [cancelled, 3],
      ]),
      creationTime: timeText(msOf(vote.creationTime) + draw.whole(1, 9 * 86_400) * 1000),
      concurrencyStamp: draw.stamp(),
    }));
});

const drawChannel = (draw: Random) =>
  draw.weighted([
    [Channel.miniProgram, 80],
    [Channel.app, 12],
    [Channel.h5, 8],
  ]);

interface Ballot {
  company: VoteCompany;
  time: number;
}

/** When a company is voted for; one that is paused or cancelled was until some day before today. */
function drawBallots(draw: Random, vote: Vote, company: VoteCompany): Ballot[] {
  const start = msOf(vote.startTime);
  const end = msOf(vote.endTime);
  const stopped = company.status !== normal;
  const until = stopped ? Math.max(start, start + (Math.min(end, seedDay) - start) * 0.7) : end;
  if (stopped && until <= start) return [];
  return Array.from({ length: draw.whole(8, 75) }, () => ({
    company,
    time: start + draw.next() * (until - start),
  }));
}

/** Voters come back after everybody else has had his turn, so days later. */
const comingBack = 0.45;

/** Every vote given, and those that running votes will still get: the clock decides which there are. */
export const seedVotingDetails = seeded(2701, async (draw): Promise<VotingDetail[]> => {
  const [votes, companies, consumers] = await Promise.all([
    seedVotes(),
    seedVoteCompanies(),
    seedConsumers(),
  ]);
  const candidates = groupBy(companies, ({ voteId }) => voteId);
  return votes
    .flatMap((vote) => {
      const ballots = (candidates.get(vote.id) ?? [])
        .flatMap((company) => drawBallots(draw, vote, company))
        .toSorted((a, b) => a.time - b.time);
      const voters = Math.max(1, Math.ceil(ballots.length * comingBack));
      const first = draw.whole(0, consumers.length - 1);
      return ballots.map((ballot, index) => ({
        ...ballot,
        voter: consumers[(first + (index % voters) * 7) % consumers.length]?.row,
      }));
    })
    .flatMap(({ company, time, voter }, index) => {
      if (!voter) return [];
      const detail: VotingDetail = {
        id: seedId('27', index + 1),
        voteId: company.voteId,
        voteCompanyId: company.id,
        companyName: company.companyName,
        userId: voter.id,
        userName: voter.name,
        mobile: voter.mobile,
        channel: drawChannel(draw),
        votingTime: timeText(time),
      };
      return [detail];
    });
});

/** Visits without a vote, for each one with a vote. */
const mereVisits = 0.7;

/** The times of all visits to each vote, in order; kept as numbers, for there are tens of thousands. */
export const seedVisitTimes = seeded(2751, async (draw): Promise<Map<Id, Float64Array>> => {
  const ballots = groupBy(await seedVotingDetails(), ({ voteId }) => voteId);
  return new Map(
    (await seedVotes()).map((vote) => {
      const [start, end] = [msOf(vote.startTime), msOf(vote.endTime)];
      const voting = (ballots.get(vote.id) ?? []).map(({ votingTime }) => msOf(votingTime));
      const looking = Array.from(
        { length: Math.round(voting.length * mereVisits) },
        () => start + draw.next() * (end - start),
      );
      return [vote.id, Float64Array.from([...voting, ...looking]).sort()];
    }),
  );
});

/** The visit at one of the times; the same on every call. */
export async function visitAt(voteId: Id, index: number, time: number): Promise<VotingVisitDetail> {
  const consumers = await seedConsumers();
  const draw = seededRandom(tailOf(voteId) * 100_003 + index);
  const visitor = consumers[draw.whole(0, consumers.length - 1)]?.row;
  return {
    id: `${String(voteId)}-${index + 1}`,
    voteId,
    userId: visitor?.id ?? '',
    userName: visitor?.name ?? '',
    mobile: visitor?.mobile ?? '',
    channel: drawChannel(draw),
    seconds: draw.whole(3, 240),
    visitTime: timeText(time),
  };
}
