import { voteApi, type Vote, type VoteQuery } from '@/api/company/vote';
import type { ById, Id } from '@/api/types';
import { VoteStatus } from '@/enums';
import { sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { mock, type Context } from '@/mocks/server/mock';
import { ofSubstation, type Scope } from '@/mocks/server/scope';
import { P } from '@/policies';
import { checkVoteRemoval, readVote, type VoteBody } from './vote-rules';

export const voteGrant = { grant: P.vote };
const { contains, oneOf, flag, since, until } = conditionsOn<Vote>();

export const votes = collection<Vote, VoteQuery, VoteBody>({
  table: db.votes,
  scope: ofSubstation,
  conditions: {
    title: contains('title'),
    substationId: oneOf('substationId'),
    status: oneOf('status', VoteStatus.$values),
    isSignUp: flag('isSignUp'),
    startTimeBegin: since('startTime'),
    startTimeEnd: until('startTime'),
    endTimeBegin: since('endTime'),
    endTimeEnd: until('endTime'),
  },
  read: readVote,
  removable: checkVoteRemoval,
});

type Judge = Scope<{ voteId: Id }>['owned'];
const withVisibleVote =
  (judge: (typeof ofSubstation)['owned']): Judge =>
  async (context) => {
    const visible = await judge(context);
    const ids = new Set(
      (await db.votes.open())
        .all()
        .filter(visible)
        .map(({ id }) => id),
    );
    return ({ voteId }) => ids.has(voteId);
  };
/** Whatever belongs to a vote goes with the vote. */
export const ofVote: Scope<{ voteId: Id }> = {
  owned: withVisibleVote(ofSubstation.owned),
  listed: withVisibleVote(ofSubstation.listed),
};

/** The row with the status and the sums of this moment. */
const current = async ({ id }: Vote) => (await db.votes.open()).one(id);

async function remove({ id }: ById, context: Context) {
  await votes.remove({ id }, context);
  const companies = await db.voteCompanies.open();
  for (const company of companies.all()) {
    if (sameId(company.voteId, id)) companies.remove(company.id);
  }
}

export const voteAnswers = [
  mock(voteApi.list, voteGrant, votes.list),
  mock(voteApi.one, voteGrant, votes.one),
  mock(voteApi.create, voteGrant, async (body, context) =>
    current(await votes.create(body, context)),
  ),
  mock(voteApi.update, voteGrant, async (body, context) =>
    current(await votes.update(body, context)),
  ),
  mock(voteApi.remove, voteGrant, remove),
];
