import type { Company } from '@/api/company/company';
import type { Vote } from '@/api/company/vote';
import type { VoteCompany } from '@/api/company/vote-company';
import type { VotingDetail, VotingVisitDetail } from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { VoteStatus, Channel, CompanyStatus, VoteCompanyStatus } from '@/enums';
import { groupBy } from '@/lib/sets';
import { dayMs, hourMs, parseTime, seedDay } from '@/mocks/lib/clock';
import { seedCompanies } from '@/mocks/seed/company/companies';
import { picture, type Random, seeded, seedId, seededRandom } from '@/mocks/seed/draw';
import { seedConsumers } from './consumers';
import { drawPlace, places, timeText, runningNumberOf } from './places';

const count = 60;
const titles = [
  '十佳物流专线评选',
  '诚信物流企业评选',
  '最受货主欢迎专线评选',
  '金牌服务物流公司投票',
  '年度优秀落地配企业评选',
  '安全运输标兵企业投票',
] as const;
const rules =
  '<p>每位用户每天可投票，票数以平台统计为准。</p>' +
  '<ul><li>严禁刷票，违规票数将被清除。</li><li>投票结束后三个工作日内公布结果。</li></ul>';

type Kind = 'ended' | 'running' | 'coming';
const firstKinds: Kind[] = ['running', 'ended', 'coming'];

const drawKind = (draw: Random): Kind =>
  draw.weighted(['ended', 64], ['running', 22], ['coming', 14]);

function drawPeriod(draw: Random, kind: Kind) {
  const length = draw.whole(12, 20) * dayMs;
  if (kind === 'running') {
    const start = seedDay - draw.whole(2, 9) * dayMs + 9 * hourMs;
    return { start, end: start + length };
  }
  if (kind === 'coming') {
    const start = seedDay + draw.whole(1, 14) * dayMs + 9 * hourMs;
    return { start, end: start + length };
  }
  const end = seedDay - draw.whole(1, 300) * dayMs + 18 * hourMs;
  return { start: end - length, end };
}

/** The three oldest sub-stations have a vote of every kind: ended, running and coming. */
export const seedVotes = seeded(2501, async (draw): Promise<Vote[]> => {
  const all = await places();
  return Array.from({ length: count }, (_, index) => {
    const kind = firstKinds[index % 3];
    const early = index < 9 ? all[Math.floor(index / 3)] : undefined;
    const { substation } = early ?? drawPlace(draw, all);
    const { start, end } = drawPeriod(draw, early && kind ? kind : drawKind(draw));
    const startTime = timeText(start);
    const title = `${startTime.slice(0, 4)}年${substation.city}${draw.pick(titles)}`;
    return {
      id: seedId('25', index + 1),
      title: `${title}（第${index + 1}期）`,
      substationId: substation.id,
      substationName: substation.substationName,
      imageId: seedId('48', index + 1),
      imageUrl: picture(substation.city, index + 1),
      startTime,
      endTime: timeText(end),
      status: VoteStatus.notStarted,
      rules,
      dailyVotes: draw.pick([1, 1, 3, 5, 10]),
      isSignUp: draw.chance(0.6),
      companyCount: 0,
      votes: 0,
      visits: 0,
      creationTime: timeText(Math.min(start, seedDay) - draw.whole(10, 30) * dayMs),
      concurrencyStamp: draw.stamp(),
    };
  });
});

export function voteStatus(
  { startTime, endTime }: Pick<Vote, 'startTime' | 'endTime'>,
  now: string,
): VoteStatus {
  if (now < startTime) return VoteStatus.notStarted;
  return now < endTime ? VoteStatus.inProgress : VoteStatus.ended;
}

const { normal, paused, cancelled } = VoteCompanyStatus;

function drawCandidates(draw: Random, companies: Company[]): Company[] {
  if (!companies.length) return [];
  const wanted = draw.whole(8, 14);
  return [...new Set(Array.from({ length: wanted }, () => draw.pick(companies)))];
}

/** The companies of all votes. Their votes and ranks are computed from the voting details. */
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
      status: draw.weighted([normal, 91], [paused, 6], [cancelled, 3]),
      creationTime: timeText(parseTime(vote.creationTime) + draw.whole(1, 9 * 86_400) * 1000),
      concurrencyStamp: draw.stamp(),
    }));
});

const drawChannel = (draw: Random) =>
  draw.weighted([Channel.miniProgram, 80], [Channel.app, 12], [Channel.h5, 8]);

interface Ballot {
  company: VoteCompany;
  time: number;
}

/** Creates the ballots for a company; a paused or cancelled one got ballots only until some time before today. */
function drawBallots(draw: Random, vote: Vote, company: VoteCompany): Ballot[] {
  const start = parseTime(vote.startTime);
  const end = parseTime(vote.endTime);
  const stopped = company.status !== normal;
  const until = stopped ? Math.max(start, start + (Math.min(end, seedDay) - start) * 0.7) : end;
  if (stopped && until <= start) return [];
  return Array.from({ length: draw.whole(8, 75) }, () => ({
    company,
    time: start + draw.next() * (until - start),
  }));
}

/** The number of voters for each ballot. A voter votes again after all others have voted, which is days later. */
const comingBack = 0.45;

/** All ballots, including future ones of running votes; the table shows only those cast by the current time. */
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

/** The number of visits without a ballot for each visit with a ballot. */
const mereVisits = 0.7;

/** The sorted times of all visits to each vote; they are stored as numbers, because there are tens of thousands. */
export const seedVisitTimes = seeded(2751, async (draw): Promise<Map<Id, Float64Array>> => {
  const ballots = groupBy(await seedVotingDetails(), ({ voteId }) => voteId);
  return new Map(
    (await seedVotes()).map((vote) => {
      const [start, end] = [parseTime(vote.startTime), parseTime(vote.endTime)];
      const voting = (ballots.get(vote.id) ?? []).map(({ votingTime }) => parseTime(votingTime));
      const looking = Array.from(
        { length: Math.round(voting.length * mereVisits) },
        () => start + draw.next() * (end - start),
      );
      return [vote.id, Float64Array.from([...voting, ...looking]).sort()];
    }),
  );
});

/** Returns the visit at one of the times, which is the same on every call. */
export async function visitAt(voteId: Id, index: number, time: number): Promise<VotingVisitDetail> {
  const consumers = await seedConsumers();
  const draw = seededRandom(runningNumberOf(voteId) * 100_003 + index);
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
