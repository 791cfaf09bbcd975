import { companyApi } from '@/api/company/company';
import { companyBranchApi, type CompanyBranch } from '@/api/company/company-branch';
import type { OfCompany } from '@/api/company/transport-line';
import type { PageQuery } from '@/api/types';
import { crudPart } from '@/crud/crud-page';
import { asPagedList } from '@/elements/query/wrap-endpoint';
import { CompanyUserRole } from '@/enums';
import type { Ordering } from '@/schema/crud';
import { readOnlyList, type PartProps } from './part';

type BranchQuery = PageQuery & OfCompany;

const ordering: Ordering<CompanyBranch, BranchQuery> = {
  load: async ({ companyId = '' }, options) =>
    (await companyBranchApi.ordered({ id: companyId }, options)).items,
  save: (rows, { companyId = '' }) =>
    companyBranchApi.sort({ companyId, ids: rows.map(({ id }) => id) }),
};

const BranchList = crudPart({
  name: 'company.details.branch',
  api: {
    ...companyBranchApi,
    list: asPagedList(companyBranchApi.ordered, ({ companyId }: BranchQuery) => ({
      id: companyId,
    })),
  },
  columns: [
    { key: 'branchName', width: 160 },
    { key: 'regionName', type: 'region', card: 'detail' },
    { key: 'address', width: 200 },
    { key: 'contact', width: 96 },
    { key: 'mobile', type: 'phone', copyable: true, card: 'detail' },
    { key: 'phone', type: 'phone' },
    { key: 'creationTime', type: 'dateTime', optional: true },
  ],
  form: [
    { key: 'branchName', required: true, maxLength: 30 },
    { key: 'regionId', type: 'region', required: true, nameKey: 'regionName' },
    { key: 'address', type: 'address' },
    { key: 'contact', required: true, maxLength: 20 },
    { key: 'mobile', type: 'phone', mobile: true, required: true },
    { key: 'phone', type: 'phone' },
  ],
  toolbar: ['new', 'sort', 'exportTable'],
  ordering,
  invalidates: [companyApi.list],
  rowActions: ['edit', 'delete'],
});
/** The read-only list. */
const BranchFacts = crudPart(readOnlyList(BranchList.page));

/** The branches at which the company accepts and delivers goods, sortable. */
export function Branches({ companyId, rights }: PartProps) {
  const List = rights.hasRole(CompanyUserRole.company) ? BranchList : BranchFacts;
  return <List baseQuery={{ companyId }} />;
}
