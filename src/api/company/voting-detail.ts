import { service } from '@/api/endpoint';
import { code, dateTime, number, phone, ref, text } from '@/api/properties';
import { crudCalls, record, type QueryOf, type RowOf } from '@/api/record';
import { Channel } from '@/enums';

const path = '/api/company/vote/voting-detail';
const without = ['concurrencyStamp', 'creationTime'] as const;
const vote = ref({ named: false, filter: true });
const voteCompany = ref({ named: false, filter: true });
const mobile = phone({ filter: true });

/** One vote of a user for a company. */
export const votingDetail = record(
  path,
  {
    vote,
    voteCompany,
    companyName: text(),
    user: ref('bizUser', { filter: true }),
    mobile,
    channel: code(Channel),
    votingTime: dateTime({ filter: true, past: true }),
  },
  {
    without,
    conditions: { userName: text() },
    about: {
      remove: 'Also lowers the counts of the company and of the whole vote.',
    },
  },
);
export type VotingDetail = RowOf<typeof votingDetail>;

/** A user with the number of their votes; `id` is the id of the user. */
export const votingUser = record(
  `${path}/voting-user`,
  {
    userName: text({ filter: true }),
    mobile,
    votes: number({ additive: true }),
    firstVotingTime: dateTime(),
    lastVotingTime: dateTime(),
  },
  { without, conditions: { vote, voteCompany } },
);
export type VotingUser = RowOf<typeof votingUser>;
/** Finds the users who have taken part in a vote, or who have voted for one of its companies. */
export type VotingUserQuery = QueryOf<typeof votingUser>;

const { list, remove } = crudCalls(votingDetail);
export const votingDetailApi = {
  list,
  remove,
  users: service(path).page<VotingUserQuery, VotingUser>('voting-user'),
};

/** A visit to the page of a vote. */
export const votingVisitDetail = record(
  '/api/company/vote/voting-visit-detail',
  {
    vote,
    user: ref('bizUser'),
    mobile,
    channel: code(Channel, { filter: true }),
    seconds: number({ additive: true, about: 'How many seconds the page was open.' }),
    visitTime: dateTime({ filter: true, past: true }),
  },
  { without, conditions: { userName: text() } },
);
export type VotingVisitDetail = RowOf<typeof votingVisitDetail>;
export type VotingVisitDetailQuery = QueryOf<typeof votingVisitDetail>;

export const votingVisitDetailApi = {
  list: service(votingVisitDetail.path).page<VotingVisitDetailQuery, VotingVisitDetail>(''),
};
