import { voteApi, type Vote, type VoteQuery } from '@/api/company/vote';
import type { ById, Id } from '@/api/types';
import { VoteStatus } from '@/enums';
import { sameId } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofSubstation, scopeFrom } from '@/mocks/server/scope';
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

/** Rows of a vote: visible to those who see the vote. */
export const ofVote = scopeFrom(ofSubstation, async (visible) => {
  const votesSeen = (await db.votes.open()).all().filter(visible);
  const ids = new Set(votesSeen.map(({ id }) => id));
  return ({ voteId }: { voteId: Id }) => ids.has(voteId);
});

/** The row with the status and the sums of this moment. */
const current = async ({ id }: Vote) => (await db.votes.open()).one(id);

async function remove({ id }: ById, context: Context) {
  await votes.remove({ id }, context);
  const companies = await db.voteCompanies.open();
  for (const company of companies.all()) {
    if (sameId(company.voteId, id)) companies.remove(company.id);
  }
}

export const answers = crudAnswers(voteApi, voteGrant, {
  ...votes,
  create: async (body, context) => current(await votes.create(body, context)),
  update: async (body, context) => current(await votes.update(body, context)),
  remove,
});
