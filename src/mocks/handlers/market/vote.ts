import type { Company } from '@/api/company/company';
import { vote as voteRecord, voteApi, type Vote } from '@/api/company/vote';
import { voteCompany, voteCompanyApi } from '@/api/company/vote-company';
import {
  votingDetail,
  votingDetailApi,
  votingUser,
  votingVisitDetail,
  votingVisitDetailApi,
  type VotingDetail,
  type VotingUser,
  type VotingUserQuery,
  type VotingVisitDetailQuery,
} from '@/api/company/voting-detail';
import type { Id } from '@/api/types';
import { VoteStatus, CompanyStatus, VoteCompanyStatus } from '@/enums';
import { groupBy } from '@/lib/sets';
import { collection, readOnly, paginate } from '@/mocks/db/collection';
import { conditions, matching } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { visitsOf } from '@/mocks/db/market-tables';
import {
  requiredPicture,
  readSubstation,
  readPicture,
  rowWithPicture,
} from '@/mocks/domain/references';
import { sanitizeHtml } from '@/mocks/lib/clean-html';
import { wallText } from '@/mocks/lib/clock';
import { visitAt } from '@/mocks/seed/market/votes';
import { checks, forbidden, sameId, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { ofSubstation, requireManaged, scopeFrom, companyFinder } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxRules = 20_000;

/** Reads the period of a vote. The end must be after the start and, when it changes, in the future. */
function readPeriod(check: Check<'startTime' | 'endTime'>, stored: Vote | null) {
  const [from, until] = check.period('startTime', 'endTime', true);
  const startTime = from?.slice(0, 19) ?? '';
  const endTime = until?.slice(0, 19) ?? '';
  const isEndChanged = endTime !== stored?.endTime;
  if (startTime && endTime === startTime) check.wrongValue('endTime');
  else if (endTime > startTime && isEndChanged && endTime <= wallText()) {
    check.add('endTime', 'endsInThePast');
  }
  return { startTime, endTime };
}

function checkPeriod(stored: Vote, { startTime, endTime }: Pick<Vote, 'startTime' | 'endTime'>) {
  const { title, status } = stored;
  const hasStarted = status !== VoteStatus.notStarted;
  if (hasStarted && startTime !== stored.startTime) throw forbidden('VoteStartFixed', { title });
  if (status === VoteStatus.ended && endTime !== stored.endTime)
    throw forbidden('VoteEndFixed', { title });
}

const votes = collection(voteApi, {
  table: db.votes,
  scope: ofSubstation,
  conditions: (on) => on.filters(voteRecord),
  async read(_check, stored, context, { imageId, ...body }) {
    // A null is treated like a missing value, because a cover can be replaced but not removed.
    const check = checks({ ...body, imageId: imageId ?? undefined });
    const period = readPeriod(check, stored);
    const rules = check.optional('rules', { max: maxRules });
    const fields = check.done({
      ...readProperties(check, voteRecord, stored),
      ...(await readSubstation(check)),
      ...(await requiredPicture(
        check,
        'image',
        stored ?? rowWithPicture(db.votes, imageId),
        context,
      )),
      ...period,
      rules: rules && sanitizeHtml(rules),
      status: stored?.status ?? VoteStatus.notStarted,
      companyCount: stored?.companyCount ?? 0,
      votes: stored?.votes ?? 0,
      visits: stored?.visits ?? 0,
    });
    requireManaged(context, fields.substationId);
    if (stored) {
      checkPeriod(stored, period);
      if (!sameId(stored.substationId, fields.substationId) && stored.companyCount)
        throw forbidden('VoteSubstationFixed', { title: stored.title });
    }
    return fields;
  },
  checkRemoval: ({ title, status, votes: count }) => {
    if (status !== VoteStatus.notStarted && count)
      throw forbidden('VoteHasVotes', { title, count });
  },
});

/** Rows of a vote are visible to callers who see the vote. */
const ofVote = scopeFrom(ofSubstation, async (visible) => {
  const visibleVotes = (await db.votes.open()).all().filter(visible);
  const ids = new Set(visibleVotes.map(({ id }) => id));
  return ({ voteId }: { voteId: Id }) => ids.has(voteId);
});

const candidates = readOnly(voteCompanyApi, {
  table: db.voteCompanies,
  scope: ofVote,
  conditions: (on) => on.filters(voteCompany),
});

/** Throws a 403 when a company is disabled, belongs to another sub-station, or takes part in the vote already. */
function checkCandidate({ companyName, ...company }: Company, vote: Vote) {
  if (!sameId(company.substationId, vote.substationId)) {
    throw forbidden('CompanyOfOtherSubstation', {
      companyName,
      substationName: vote.substationName,
    });
  }
  if (company.status !== CompanyStatus.enabled) {
    throw forbidden('CompanyNotEnabled', { companyName });
  }
  const candidate = { companyId: company.id, voteId: vote.id };
  const keys = ['companyId', 'voteId'] as const;
  db.voteCompanies.unique(keys, candidate, 'VoteCompanyExists', null, companyName);
}

const newCandidate = {
  imageId: null,
  imageUrl: null,
  votes: 0,
  rank: null,
  status: VoteCompanyStatus.normal,
};

const details = readOnly(votingDetailApi, {
  table: db.votingDetails,
  scope: ofVote,
  conditions: (on) => on.filters(votingDetail),
});

/** Counts the votes of a user; they are sorted with the newest first. */
function countVotes([last, ...earlier]: VotingDetail[]): VotingUser[] {
  if (!last) return [];
  const { userId, userName, mobile, votingTime } = last;
  const first = earlier.at(-1) ?? last;
  const times = { firstVotingTime: first.votingTime, lastVotingTime: votingTime };
  return [{ id: userId, userName, mobile, votes: earlier.length + 1, ...times }];
}

type BallotQuery = Pick<VotingUserQuery, 'voteId' | 'voteCompanyId'>;
const ballotConditions = conditions<BallotQuery, VotingDetail>((on) =>
  on.oneOf('voteId', 'voteCompanyId'),
);
const matchesAll = () => () => true;

async function users(query: Received<VotingUserQuery>, context: Context) {
  const matches = matching(ballotConditions, query);
  const visible = await ofVote.listed(context);
  const ballots = (await db.votingDetails.open()).sorted(
    { sort: 'votingTime descending' },
    (row) => visible(row) && matches(row),
  );
  const rows = [...groupBy(ballots, ({ userId }) => userId).values()].flatMap(countVotes);
  return paginate(votingDetailApi.users, query, rows, {
    // Both filters match every row, because the ballots were filtered before they were grouped by user.
    conditions: (on) => ({
      ...on.filters(votingUser),
      voteId: matchesAll,
      voteCompanyId: matchesAll,
    }),
    sort: { field: 'lastVotingTime', descending: true },
  });
}

async function visits(query: Received<VotingVisitDetailQuery>, context: Context) {
  const check = checks(query);
  check.text('voteId', { required: true });
  check.done();
  const vote = await votes.getStored(query.voteId, context);
  const isListed = (await ofVote.listed(context))({ voteId: vote.id });
  const times = isListed ? await visitsOf(vote) : [];
  const rows = await Promise.all(times.map(([index, time]) => visitAt(vote.id, index, time)));
  return paginate(votingVisitDetailApi.list, query, rows, {
    conditions: (on) => on.filters(votingVisitDetail),
    sort: { field: 'visitTime', descending: true },
  });
}

export const handlers = [
  ...crudHandlers(voteApi, P.vote, {
    ...votes,
    remove: async ({ id }, context) => {
      await votes.remove({ id }, context);
      await db.voteCompanies.removeWhere(({ voteId }) => sameId(voteId, id));
    },
  }),
  ...crudHandlers(voteCompanyApi, P.vote, {
    list: candidates.list,
    setStatus: async (body, context) => {
      const stored = await candidates.getStored(body.id, context);
      const check = checks(body);
      const { status } = check.done({ status: check.code('status', VoteCompanyStatus.$values) });
      if (status === stored.status)
        throw forbidden('VoteCompanyStatusSame', { companyName: stored.companyName });
      const saved = db.voteCompanies.update(stored, body, { status });
      const changes = await db.voteCompanyChanges.open();
      changes.save({ id: changes.newId(), voteCompanyId: saved.id, status, time: wallText() });
      return candidates.saved(saved);
    },
    setImage: async (body, context) => {
      const stored = await candidates.getStored(body.id, context);
      const check = checks(body);
      if (body.imageId === undefined) check.missing('imageId');
      const picture = check.done(await readPicture(check, 'image', stored, context));
      return candidates.saved(db.voteCompanies.update(stored, body, picture));
    },
    add: async (body, context) => {
      const vote = await votes.getStored(body.voteId, context);
      const find = await companyFinder(context);
      const table = await db.voteCompanies.open();
      const check = checks(body);
      const companies = check.allKnown('companyIds', find);
      check.done();
      if (vote.status === VoteStatus.ended) throw forbidden('VoteEnded', { title: vote.title });
      for (const company of companies) checkCandidate(company, vote);
      const saved = companies.map(({ id: companyId, companyName }) =>
        table.insert({ voteId: vote.id, companyId, companyName, ...newCandidate }),
      );
      return { items: await Promise.all(saved.map(candidates.saved)) };
    },
  }),
  ...crudHandlers(votingDetailApi, P.vote, { ...details, users }),
  mock(votingVisitDetailApi.list, { grant: P.vote }, visits),
];
