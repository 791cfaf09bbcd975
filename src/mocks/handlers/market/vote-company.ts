import type { Company } from '@/api/company/company';
import type { Vote } from '@/api/company/vote';
import { voteCompanyApi } from '@/api/company/vote-company';
import { CompanyStatus, VoteCompanyStatus, VoteStatus } from '@/enums';
import { readOnly } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readPicture } from '@/mocks/domain/references';
import { wallText } from '@/mocks/lib/clock';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { crudAnswers } from '@/mocks/server/mock';
import { ofCompanies } from '@/mocks/server/scope';
import { P } from '@/policies';
import { ofVote, votes } from './vote';

const candidates = readOnly(voteCompanyApi, {
  table: db.voteCompanies,
  scope: ofVote,
  conditions: (on) => ({
    ...on.oneOf('voteId', 'companyId'),
    ...on.contains('companyName'),
    ...on.code(VoteCompanyStatus.$values, 'status'),
  }),
});

function checkOpen({ title, status }: Vote) {
  if (status !== VoteStatus.ended) return;
  throw forbidden('VoteEnded', { title });
}

/** Only enabled companies of the vote's own sub-station stand in it, each of them once. */
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
  const rivals = db.voteCompanies.all().filter(({ voteId }) => sameId(voteId, vote.id));
  if (rivals.some(({ companyId }) => sameId(companyId, company.id))) {
    throw forbidden('VoteCompanyExists', { companyName });
  }
}

const newCandidate = {
  imageId: null,
  imageUrl: null,
  votes: 0,
  rank: null,
  status: VoteCompanyStatus.normal,
};

export const answers = crudAnswers(voteCompanyApi, P.vote, {
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
    const visible = await ofCompanies.owned(context);
    const companies = await db.companies.open();
    const table = await db.voteCompanies.open();
    const check = checks(body);
    const joining = check.allKnown('companyIds', (id) => {
      const company = companies.find(id);
      return company && visible(company) ? company : undefined;
    });
    check.done();
    checkOpen(vote);
    for (const company of joining) checkCandidate(company, vote);
    const saved = joining.map(({ id: companyId, companyName }) =>
      table.insert({ voteId: vote.id, companyId, companyName, ...newCandidate }),
    );
    return { items: await Promise.all(saved.map(candidates.saved)) };
  },
});
