import { arriveDelivery, arriveDeliveryApi } from '@/api/company/arrive-delivery';
import { companyBranch, companyBranchApi } from '@/api/company/company-branch';
import { CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readRegion } from '@/mocks/domain/references';
import { pick } from '@/mocks/lib/rows';
import { crudHandlers, mock } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { companyOf, ofCompany, requireCompanyRole, inCompany } from '@/mocks/server/scope';
import { P } from '@/policies';
import { withCounts, lastPlace, orderOf, ownerOf, reorderOf, requireSuited } from './owned';

const selecting = { grant: [P.companyDetail, P.lineRanking, P.lineRecommend] };

const branches = collection(companyBranchApi, {
  table: db.companyBranches,
  scope: ofCompany,
  conditions: () => ({}),
  async read(check, stored, context) {
    requireCompanyRole(context, CompanyUserRole.company);
    const { company, ...fields } = check.done({
      company: await ownerOf(check, stored, context),
      ...(await readRegion(check, 'region')),
      ...readProperties(check, companyBranch, stored),
    });
    const branch = { companyId: company.id, ...fields };
    const keys = ['branchName', 'companyId', 'regionId'] as const;
    db.companyBranches.unique(keys, branch, 'BranchExists', stored);
    const all = db.companyBranches.all().filter(inCompany(company.id));
    return { ...branch, sort: stored?.sort ?? lastPlace(all) };
  },
  checkRemoval: (_branch, context) => requireCompanyRole(context, CompanyUserRole.company),
});

const deliveries = collection(arriveDeliveryApi, {
  table: db.arriveDeliveries,
  scope: ofCompany,
  conditions: (on) => on.filters(arriveDelivery),
  async read(check, stored, context) {
    requireCompanyRole(context, CompanyUserRole.lines);
    const { company, ...fields } = check.done({
      company: await ownerOf(check, stored, context),
      ...(await readRegion(check, 'region')),
      ...readProperties(check, arriveDelivery, stored),
    });
    requireSuited(company, 'deliveries');
    const area = { companyId: company.id, ...fields };
    const keys = ['companyId', 'regionId'] as const;
    db.arriveDeliveries.unique(keys, area, 'DeliveryAreaExists', stored, fields.regionName);
    return area;
  },
});

export const handlers = [
  ...crudHandlers(companyBranchApi, P.companyDetail, {
    ...withCounts(branches),
    ordered: async ({ id }, context) => {
      const company = await companyOf(id, context);
      const table = await db.companyBranches.open();
      return { items: structuredClone(table.sorted({}, inCompany(company.id))) };
    },
    sort: reorderOf(db.companyBranches, CompanyUserRole.company),
  }),
  mock(companyBranchApi.options, selecting, async (query, context) => {
    const found = await orderOf(db.companyBranches, query, context);
    return { items: found.map(pick('id', 'branchName', 'regionName')) };
  }),
  ...crudHandlers(arriveDeliveryApi, P.companyDetail, deliveries),
];
