import { voteApi, type Vote } from '@/api/company/vote';
import type { Id } from '@/api/types';
import { VoteStatus } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { requiredPicture, readSubstation } from '@/mocks/domain/references';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { wallText } from '@/mocks/lib/clock';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofSubstation, requireManaged, scopeFrom } from '@/mocks/server/scope';
import { P } from '@/policies';
import messages from '@/mocks/server/messages.json';

const maxRules = 20_000;
const maxDaily = 100;

/** The first is before the second, and the vote has time left. */
function readPeriod(check: Check<'startTime' | 'endTime'>, stored: Vote | null) {
  const [from, until] = check.period('startTime', 'endTime', true);
  const startTime = from?.slice(0, 19) ?? '';
  const endTime = until?.slice(0, 19) ?? '';
  const isNew = endTime !== stored?.endTime;
  if (startTime && endTime === startTime) check.wrongValue('endTime');
  else if (endTime > startTime && isNew && endTime <= wallText()) {
    check.add('endTime', messages.endsInThePast);
  }
  return { startTime, endTime };
}

function checkPeriod(stored: Vote, { startTime, endTime }: Pick<Vote, 'startTime' | 'endTime'>) {
  const begun = stored.status !== VoteStatus.notStarted;
  if (begun && startTime !== stored.startTime) {
    throw forbidden('VoteStartFixed', { title: stored.title });
  }
  if (stored.status === VoteStatus.ended && endTime !== stored.endTime) {
    throw forbidden('VoteEndFixed', { title: stored.title });
  }
}

function checkMove(stored: Vote, substationId: Id) {
  if (sameId(stored.substationId, substationId) || !stored.companyCount) return;
  throw forbidden('VoteSubstationFixed', { title: stored.title });
}

function checkRemoval({ title, status, votes: count }: Vote) {
  if (status === VoteStatus.notStarted || !count) return;
  throw forbidden('VoteHasVotes', { title, count });
}

/** The row whose cover a vote may keep showing: its own or, for a copy, that of another one. */
const coverOf = (imageId: Id | null | undefined, stored: Vote | null) =>
  stored ?? db.votes.all().find((vote) => String(vote.imageId) === String(imageId)) ?? null;

export const votes = collection(voteApi, {
  table: db.votes,
  scope: ofSubstation,
  conditions: (on) => ({
    ...on.contains('title'),
    ...on.oneOf('substationId'),
    ...on.code(VoteStatus.$values, 'status'),
    ...on.flag('isSignUp'),
    ...on.times('startTime', 'endTime'),
  }),
  async read({ imageId, ...body }, stored, context) {
    // A cover can be replaced, but not taken away.
    const check = checks({ ...body, imageId: imageId ?? undefined });
    const period = readPeriod(check, stored);
    const rules = check.optional('rules', { max: maxRules });
    const fields = check.done({
      title: check.text('title', { required: true, max: 50 }),
      ...(await readSubstation(check)),
      ...(await requiredPicture(check, 'image', coverOf(imageId, stored), context)),
      ...period,
      rules: rules && sanitizeHtml(rules),
      dailyVotes: check.number('dailyVotes', { required: true, min: 1, max: maxDaily }),
      isSignUp: check.flag('isSignUp', stored?.isSignUp),
      status: stored?.status ?? VoteStatus.notStarted,
      companyCount: stored?.companyCount ?? 0,
      votes: stored?.votes ?? 0,
      visits: stored?.visits ?? 0,
    });
    requireManaged(context, fields.substationId);
    if (stored) {
      checkPeriod(stored, period);
      checkMove(stored, fields.substationId);
    }
    return fields;
  },
  removable: checkRemoval,
});

/** Rows of a vote: visible to those who see the vote. */
export const ofVote = scopeFrom(ofSubstation, async (visible) => {
  const visibleVotes = (await db.votes.open()).all().filter(visible);
  const ids = new Set(visibleVotes.map(({ id }) => id));
  return ({ voteId }: { voteId: Id }) => ids.has(voteId);
});

export const answers = crudAnswers(voteApi, P.vote, {
  ...votes,
  remove: async ({ id }, context) => {
    await votes.remove({ id }, context);
    const companies = await db.voteCompanies.open();
    for (const company of companies.all()) {
      if (sameId(company.voteId, id)) companies.remove(company.id);
    }
  },
});
