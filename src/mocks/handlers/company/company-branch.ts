import {
  companyBranchApi,
  type CompanyBranch,
  type CompanyBranchInput,
} from '@/api/company/company-branch';
import { CompanyUserRole } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { invalid } from '@/mocks/server/errors';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { companyOf, ofCompany, requireCompanyRole } from '@/mocks/server/scope';
import { regions } from '@/mocks/seed/regions';
import { P } from '@/policies';
import { inCompany, lastPlace, ownerOf, queriedCompany, recount, reorder } from './owned';

const access = { grant: P.companyDetail };
const selecting = { grant: [P.companyDetail, P.lineRanking, P.lineRecommend] };

const branchExists = (name: string) =>
  forbidden('BranchExists', {
    zh: `该公司在此地区已有网点“${name}”。`,
    en: `This company already has a branch “${name}” in this region.`,
  });

async function read(
  body: Received<CompanyBranchInput>,
  stored: CompanyBranch | null,
  context: Context,
) {
  requireCompanyRole(context, CompanyUserRole.company);
  const check = checks();
  const known = await regions();
  const company = await ownerOf(check, body.companyId, stored, context);
  const region = check.known('regionId', body.regionId, (id) => known.get(Number(id)));
  const fields = {
    branchName: check.text('branchName', body.branchName, { required: true, max: 30 }),
    address: check.optional('address', body.address, { max: 100 }),
    contact: check.text('contact', body.contact, { required: true, max: 20 }),
    mobile: check.mobile('mobile', body.mobile),
    phone: check.phone('phone', body.phone),
  };
  if (check.errors.length || !company || !region) throw invalid(check.errors);
  const branches = db.companyBranches.all().filter(inCompany(company.id));
  const doubled = branches.some(
    ({ id, branchName, regionId }) =>
      id !== stored?.id && branchName === fields.branchName && regionId === region.id,
  );
  if (doubled) throw branchExists(fields.branchName);
  return {
    companyId: company.id,
    regionId: region.id,
    regionName: region.fullName,
    ...fields,
    sort: stored?.sort ?? lastPlace(branches),
  };
}

const branches = collection<CompanyBranch, object, Received<CompanyBranchInput>>({
  table: db.companyBranches,
  scope: ofCompany,
  conditions: {},
  read,
  removable: (_branch, context) => requireCompanyRole(context, CompanyUserRole.company),
});

export const answers = [
  ...crudAnswers(companyBranchApi, access, {
    ...branches,
    create: async (body, context) => {
      const branch = await branches.create(body, context);
      await recount(branch.companyId);
      return branch;
    },
    remove: async ({ id }, context) => {
      const { companyId } = await branches.own(id, context);
      await branches.remove({ id }, context);
      await recount(companyId);
    },
    ordered: async ({ id }, context) => {
      const company = await companyOf(id, context);
      const table = await db.companyBranches.open();
      return { items: structuredClone(table.sorted({}, inCompany(company.id))) };
    },
    sort: async ({ companyId, ids }, context) => {
      requireCompanyRole(context, CompanyUserRole.company);
      const company = await queriedCompany(companyId, context);
      const table = await db.companyBranches.open();
      reorder(table, table.all().filter(inCompany(company.id)), ids);
    },
  }),
  mock(companyBranchApi.options, selecting, async ({ companyId }, context) => {
    const company = await queriedCompany(companyId, context);
    const found = (await db.companyBranches.open()).sorted({}, inCompany(company.id));
    return {
      items: found.map(({ id, branchName, regionName }) => ({ id, branchName, regionName })),
    };
  }),
];
