import {
  votingDetailApi,
  votingVisitDetailApi,
  type VotingDetail,
  type VotingDetailQuery,
  type VotingUser,
  type VotingUserQuery,
  type VotingVisitDetail,
  type VotingVisitDetailQuery,
} from '@/api/company/voting-detail';
import { Channel } from '@/enums';
import { checks } from '@/mocks/server/checks';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn, matching } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { groupBy } from '@/mocks/lib/group-by';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { visitAt } from '@/mocks/seed/market/voting';
import { paginate } from '@/mocks/db/paginate';
import { visitsOf } from '@/mocks/db/tables/vote-tables';
import { ofVote, voteGrant, votes } from './vote';

const ofDetail = conditionsOn<VotingDetail>();

const details = readOnly<VotingDetail, VotingDetailQuery>({
  table: db.votingDetails,
  scope: ofVote,
  conditions: {
    voteId: ofDetail.oneOf('voteId'),
    voteCompanyId: ofDetail.oneOf('voteCompanyId'),
    userId: ofDetail.oneOf('userId'),
    userName: ofDetail.contains('userName'),
    mobile: ofDetail.contains('mobile'),
    votingTimeBegin: ofDetail.since('votingTime'),
    votingTimeEnd: ofDetail.until('votingTime'),
  },
});

/** All that one user gave; the details come newest first. */
function userOf([last, ...earlier]: VotingDetail[]): VotingUser[] {
  if (!last) return [];
  const { userId, userName, mobile, votingTime } = last;
  const first = earlier.at(-1) ?? last;
  return [
    {
      id: userId,
      userName,
      mobile,
      votes: earlier.length + 1,
      firstVotingTime: first.votingTime,
      lastVotingTime: votingTime,
    },
  ];
}

type OfWhat = Pick<VotingUserQuery, 'voteId' | 'voteCompanyId'>;
const ofUser = conditionsOn<VotingUser>();

async function users(query: Received<VotingUserQuery>, context: Context) {
  const { oneOf } = ofDetail;
  const asked = matching<OfWhat, VotingDetail>(
    { voteId: oneOf('voteId'), voteCompanyId: oneOf('voteCompanyId') },
    query,
  );
  const visible = await ofVote.listed(context);
  const given = (await db.votingDetails.open()).sorted(
    { sort: 'votingTime descending' },
    (row) => visible(row) && asked(row),
  );
  const rows = [...groupBy(given, ({ userId }) => userId).values()].flatMap(userOf);
  return paginate<VotingUser, Omit<VotingUserQuery, keyof OfWhat>>('VotingUser', rows, {
    query,
    conditions: { userName: ofUser.contains('userName'), mobile: ofUser.contains('mobile') },
    sort: { field: 'lastVotingTime', down: true },
  });
}

const ofVisit = conditionsOn<VotingVisitDetail>();

async function visits(query: Received<VotingVisitDetailQuery>, context: Context) {
  const check = checks();
  if (query.voteId === undefined || query.voteId === '') check.missing('voteId');
  check.done();
  const vote = await votes.own(query.voteId, context);
  const isListed = (await ofVote.listed(context))({ voteId: vote.id });
  const times = isListed ? await visitsOf(vote) : [];
  const rows = await Promise.all(times.map(([index, time]) => visitAt(vote.id, index, time)));
  return paginate<VotingVisitDetail, VotingVisitDetailQuery>('VotingVisitDetail', rows, {
    query,
    conditions: {
      voteId: ofVisit.oneOf('voteId'),
      userName: ofVisit.contains('userName'),
      mobile: ofVisit.contains('mobile'),
      channel: ofVisit.oneOf('channel', Channel.$values),
      visitTimeBegin: ofVisit.since('visitTime'),
      visitTimeEnd: ofVisit.until('visitTime'),
    },
    sort: { field: 'visitTime', down: true },
  });
}

export const answers = [
  ...crudAnswers(votingDetailApi, voteGrant, { ...details, users }),
  mock(votingVisitDetailApi.list, voteGrant, visits),
];
