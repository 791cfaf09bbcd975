import { lineRankingApi, type LineRanking } from '@/api/company/line-ranking';
import { lineRankingPointApi, type LineRankingPoint } from '@/api/company/line-ranking-point';
import { lineRecommendApi, type LineRecommend } from '@/api/company/line-recommend';
import { todayLinePriceApi, type TodayLinePrice } from '@/api/company/today-line-price';
import { voteApi, type Vote } from '@/api/company/vote';
import { voteApplyApi, type VoteApply } from '@/api/company/vote-apply';
import { voteCompanyApi, type VoteCompany } from '@/api/company/vote-company';
import {
  votingDetailApi,
  votingVisitDetailApi,
  type VotingDetail,
  type VotingUser,
  type VotingVisitDetail,
} from '@/api/company/voting-detail';
import { PointSource } from '@/enums';
import { db } from '@/mocks/db';
import { by, byStation, byVote, on } from './filters';
import { list } from './list';

const ranking = on<LineRanking>();
const point = on<LineRankingPoint>();
const recommend = on<LineRecommend>();
const price = on<TodayLinePrice>();
const vote = on<Vote>();
const apply = on<VoteApply>();
const candidate = on<VoteCompany>();
const detail = on<VotingDetail>();
const voter = on<VotingUser>();
const visit = on<VotingVisitDetail>();

/** A vote that runs in the manager's first sub-station. */
async function runningVote() {
  const found = (await db.votes.open())
    .all()
    .find((one) => one.status === 2 && one.substationId === 1);
  if (!found) throw new Error('no vote is running');
  return { voteId: found.id };
}
/** Users have no vote of their own: their votes are looked up. */
const voted = (key: 'voteId' | 'voteCompanyId') =>
  by<VotingUser>(
    () => [...new Set(db.votingDetails.all().map((one) => one[key]))].slice(0, 2),
    ({ id }, value: string) =>
      db.votingDetails.all().some((one) => one.userId === id && one[key] === value),
  );

export const marketLists = [
  list(lineRankingApi.list, {
    stations: byStation,
    narrow: () => ({ rankEnd: 3 }),
    filters: {
      period: ranking.oneOf('period'),
      lineId: ranking.oneOf('lineId'),
      lineName: ranking.contains('lineName'),
      fromRegionId: ranking.inRegion('fromRegionId'),
      toRegionId: ranking.inRegion('toRegionId'),
      companyId: ranking.oneOf('companyId'),
      companyName: ranking.contains('companyName'),
      substationId: ranking.oneOf('substationId'),
      rankBegin: ranking.atLeast('rank'),
      rankEnd: ranking.atMost('rank'),
      totalPointsBegin: ranking.atLeast('totalPoints'),
      totalPointsEnd: ranking.atMost('totalPoints'),
    },
  }),
  list(lineRankingPointApi.list, {
    stations: byStation,
    narrow: () => ({ source: PointSource.manual }),
    filters: {
      lineId: point.oneOf('lineId'),
      lineName: point.contains('lineName'),
      companyId: point.oneOf('companyId'),
      companyName: point.contains('companyName'),
      substationId: point.oneOf('substationId'),
      source: point.code('source'),
      operator: point.contains('operator'),
      pointsBegin: point.atLeast('points'),
      pointsEnd: point.atMost('points'),
      pointTimeBegin: point.since('pointTime'),
      pointTimeEnd: point.until('pointTime'),
    },
  }),
  list(lineRecommendApi.list, {
    stations: byStation,
    filters: {
      substationId: recommend.oneOf('substationId'),
      lineName: recommend.contains('lineName'),
      companyId: recommend.oneOf('companyId'),
      companyName: recommend.contains('companyName'),
      fromRegionId: recommend.inRegion('fromRegionId'),
      toRegionId: recommend.inRegion('toRegionId'),
      startTimeBegin: recommend.since('startTime'),
      startTimeEnd: recommend.until('startTime'),
      endTimeBegin: recommend.since('endTime'),
      endTimeEnd: recommend.until('endTime'),
    },
  }),
  list(todayLinePriceApi.list, {
    narrow: () => ({ companyName: '顺' }),
    stations: byStation,
    filters: {
      fromRegionId: price.inRegion('fromRegionId'),
      toRegionId: price.inRegion('toRegionId'),
      companyId: price.oneOf('companyId'),
      companyName: price.contains('companyName'),
      substationId: price.oneOf('substationId'),
      status: price.code('status'),
      startTimeBegin: price.since('startTime'),
      startTimeEnd: price.until('startTime'),
      publishTimeBegin: price.since('publishTime'),
      publishTimeEnd: price.until('publishTime'),
    },
  }),
  list(voteApi.list, {
    stations: byStation,
    filters: {
      title: vote.contains('title'),
      substationId: vote.oneOf('substationId'),
      status: vote.code('status'),
      isSignUp: vote.flag('isSignUp'),
      startTimeBegin: vote.since('startTime'),
      startTimeEnd: vote.until('startTime'),
      endTimeBegin: vote.since('endTime'),
      endTimeEnd: vote.until('endTime'),
    },
  }),
  list(voteCompanyApi.list, {
    stations: byVote,
    filters: {
      voteId: candidate.oneOf('voteId'),
      companyId: candidate.oneOf('companyId'),
      companyName: candidate.contains('companyName'),
      status: candidate.code('status'),
    },
  }),
  list(votingDetailApi.list, {
    stations: byVote,
    narrow: () => ({ mobile: '1388' }),
    filters: {
      voteId: detail.oneOf('voteId'),
      voteCompanyId: detail.oneOf('voteCompanyId'),
      userId: detail.oneOf('userId'),
      userName: detail.contains('userName'),
      mobile: detail.contains('mobile'),
      votingTimeBegin: detail.since('votingTime'),
      votingTimeEnd: detail.until('votingTime'),
    },
  }),
  list(votingDetailApi.users, {
    narrow: () => ({ mobile: '13887' }),
    filters: {
      voteId: voted('voteId'),
      voteCompanyId: voted('voteCompanyId'),
      userName: voter.contains('userName'),
      mobile: voter.contains('mobile'),
    },
  }),
  list(votingVisitDetailApi.list, {
    narrow: runningVote,
    stations: byVote,
    filters: {
      voteId: visit.oneOf('voteId'),
      userName: visit.contains('userName'),
      mobile: visit.contains('mobile'),
      channel: visit.code('channel'),
      visitTimeBegin: visit.since('visitTime'),
      visitTimeEnd: visit.until('visitTime'),
    },
  }),
  list(voteApplyApi.list, {
    stations: byStation,
    filters: {
      applicant: apply.contains('applicant'),
      mobile: apply.contains('mobile'),
      companyName: apply.contains('companyName'),
      substationId: apply.oneOf('substationId'),
      regionId: apply.inRegion('regionId'),
      connectType: apply.code('connectType'),
      creationTimeBegin: apply.since('creationTime'),
      creationTimeEnd: apply.until('creationTime'),
      voteId: apply.oneOf('voteId'),
      voteTitle: apply.contains('voteTitle'),
    },
  }),
];
