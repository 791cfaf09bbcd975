import {
  votingDetailApi,
  votingVisitDetailApi,
  type VotingDetail,
  type VotingUser,
  type VotingUserQuery,
  type VotingVisitDetail,
  type VotingVisitDetailQuery,
} from '@/api/company/voting-detail';
import { Channel } from '@/enums';
import { paginate, readOnly } from '@/mocks/db/collection';
import { conditions, matching } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { visitsOf } from '@/mocks/db/tables/vote-tables';
import { groupBy } from '@/mocks/lib/group-by';
import { visitAt } from '@/mocks/seed/market/voting';
import { checks } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context, type Received } from '@/mocks/server/mock';
import { P } from '@/policies';
import { ofVote, votes } from './vote';

const details = readOnly(votingDetailApi, {
  table: db.votingDetails,
  scope: ofVote,
  conditions: (on) => ({
    ...on.oneOf('voteId', 'voteCompanyId', 'userId'),
    ...on.contains('userName', 'mobile'),
    ...on.times('votingTime'),
  }),
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
const ofWhat = conditions<OfWhat, VotingDetail>((on) => on.oneOf('voteId', 'voteCompanyId'));
const ofUser = conditions<Omit<VotingUserQuery, keyof OfWhat>, VotingUser>((on) =>
  on.contains('userName', 'mobile'),
);

async function users(query: Received<VotingUserQuery>, context: Context) {
  const asked = matching(ofWhat, query);
  const visible = await ofVote.listed(context);
  const given = (await db.votingDetails.open()).sorted(
    { sort: 'votingTime descending' },
    (row) => visible(row) && asked(row),
  );
  const rows = [...groupBy(given, ({ userId }) => userId).values()].flatMap(userOf);
  const sort = { field: 'lastVotingTime', down: true };
  return paginate('VotingUser', rows, { query, conditions: ofUser, sort });
}

const ofVisit = conditions<VotingVisitDetailQuery, VotingVisitDetail>((on) => ({
  ...on.oneOf('voteId'),
  ...on.contains('userName', 'mobile'),
  ...on.code(Channel.$values, 'channel'),
  ...on.times('visitTime'),
}));

async function visits(query: Received<VotingVisitDetailQuery>, context: Context) {
  const check = checks(query);
  check.text('voteId', { required: true });
  check.done();
  const vote = await votes.getStored(query.voteId, context);
  const isListed = (await ofVote.listed(context))({ voteId: vote.id });
  const times = isListed ? await visitsOf(vote) : [];
  const rows = await Promise.all(times.map(([index, time]) => visitAt(vote.id, index, time)));
  const sort = { field: 'visitTime', down: true };
  return paginate('VotingVisitDetail', rows, { query, conditions: ofVisit, sort });
}

export const answers = [
  ...crudAnswers(votingDetailApi, P.vote, { ...details, users }),
  mock(votingVisitDetailApi.list, { grant: P.vote }, visits),
];
