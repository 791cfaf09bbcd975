import type { Company } from '@/api/company/company';
import type { Vote } from '@/api/company/vote';
import {
  voteCompanyApi,
  type VoteCompaniesInput,
  type VoteCompany,
  type VoteCompanyImageInput,
  type VoteCompanyQuery,
  type VoteCompanyStatusInput,
} from '@/api/company/vote-company';
import { CompanyStatus, VoteCompanyStatus, VoteStatus } from '@/enums';
import { checks, forbidden, sameId } from '@/mocks/server/checks';
import { wallText } from '@/mocks/lib/clock';
import { readOnly } from '@/mocks/db/collection';
import { conditionsOn } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import type { Context, Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { readPicture } from '@/mocks/files/pictures';
import { ofCompanies } from '@/mocks/server/scope';
import { ofVote, voteGrant, votes } from './vote';

const { contains, oneOf } = conditionsOn<VoteCompany>();

const candidates = readOnly<VoteCompany, VoteCompanyQuery>({
  table: db.voteCompanies,
  scope: ofVote,
  conditions: {
    voteId: oneOf('voteId'),
    companyId: oneOf('companyId'),
    companyName: contains('companyName'),
    status: oneOf('status', VoteCompanyStatus.$values),
  },
});

/** The row with the votes and the place of this moment. */
const current = async ({ id }: VoteCompany) => (await db.voteCompanies.open()).one(id);

async function setStatus(body: Received<VoteCompanyStatusInput>, context: Context) {
  const stored = await candidates.own(body.id, context);
  const check = checks();
  const status = check.code('status', body.status, VoteCompanyStatus.$values) ?? stored.status;
  check.done();
  if (status === stored.status) {
    throw forbidden('VoteCompanyStatusSame', {
      zh: `公司“${stored.companyName}”已是该状态。`,
      en: `“${stored.companyName}” already has this status.`,
    });
  }
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const saved = db.voteCompanies.save({ ...stored, status, concurrencyStamp });
  const changes = await db.voteCompanyChanges.open();
  changes.save({ id: changes.newId(), voteCompanyId: saved.id, status, time: wallText() });
  return current(saved);
}

async function setImage(body: Received<VoteCompanyImageInput>, context: Context) {
  const stored = await candidates.own(body.id, context);
  const check = checks();
  if (body.imageId === undefined) check.missing('imageId');
  const known = { id: stored.imageId, url: stored.imageUrl };
  const { id, url } = await readPicture(check, 'imageId', body.imageId, known, context.request);
  check.done();
  const concurrencyStamp = body.concurrencyStamp ?? stored.concurrencyStamp;
  const picture = { imageId: id, imageUrl: url };
  return current(db.voteCompanies.save({ ...stored, ...picture, concurrencyStamp }));
}

function checkOpen({ title, status }: Vote) {
  if (status !== VoteStatus.ended) return;
  throw forbidden('VoteEnded', {
    zh: `投票“${title}”已结束，不能再添加公司。`,
    en: `“${title}” has ended; no more companies can be added.`,
  });
}

/** Only enabled companies of the vote's own sub-station stand in it, each of them once. */
function checkCandidate({ companyName, ...company }: Company, vote: Vote) {
  if (!sameId(company.substationId, vote.substationId)) {
    throw forbidden('CompanyOfOtherSubstation', {
      zh: `公司“${companyName}”不属于${vote.substationName}。`,
      en: `“${companyName}” does not belong to the sub-station of the vote.`,
    });
  }
  if (company.status !== CompanyStatus.enabled) {
    throw forbidden('CompanyNotEnabled', {
      zh: `公司“${companyName}”未启用，不能参选。`,
      en: `“${companyName}” is not enabled and cannot be added to a vote.`,
    });
  }
  const rivals = db.voteCompanies.all().filter(({ voteId }) => sameId(voteId, vote.id));
  if (rivals.some(({ companyId }) => sameId(companyId, company.id))) {
    throw forbidden('VoteCompanyExists', {
      zh: `公司“${companyName}”已参选。`,
      en: `“${companyName}” is already in this vote.`,
    });
  }
}

async function add(body: Received<VoteCompaniesInput>, context: Context) {
  const vote = await votes.own(body.voteId, context);
  const visible = await ofCompanies.owned(context);
  const companies = await db.companies.open();
  const table = await db.voteCompanies.open();
  const check = checks();
  const joining = check.allKnown('companyIds', body.companyIds, (id) => {
    const company = companies.find(id);
    return company && visible(company) ? company : undefined;
  });
  check.done();
  checkOpen(vote);
  for (const company of joining) checkCandidate(company, vote);
  const saved = joining.map(({ id: companyId, companyName }) =>
    table.save({
      id: table.newId(),
      voteId: vote.id,
      companyId,
      companyName,
      imageId: null,
      imageUrl: null,
      votes: 0,
      rank: null,
      status: VoteCompanyStatus.normal,
      creationTime: wallText(),
      concurrencyStamp: '',
    }),
  );
  return { items: await Promise.all(saved.map(current)) };
}

export const answers = crudAnswers(voteCompanyApi, voteGrant, {
  list: candidates.list,
  setStatus,
  add,
  setImage,
});
