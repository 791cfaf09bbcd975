import { companyApi } from '@/api/company/company';
import {
  companyBranch,
  companyBranchApi,
  type CompanyBranch,
  type CompanyBranchQuery,
} from '@/api/company/company-branch';
import { embeddedCrud, embeddedList } from '@/crud/crud-page';
import { asPagedList } from '@/elements/query/wrap-endpoint';
import { CompanyUserRole } from '@/enums';
import type { Ordering } from '@/schema/crud';
import { readOnlyList, type PartProps } from './part';

const ordering: Ordering<CompanyBranch, CompanyBranchQuery> = {
  load: async ({ companyId = '' }, options) =>
    (await companyBranchApi.ordered({ id: companyId }, options)).items,
  save: (rows, { companyId = '' }) =>
    companyBranchApi.sort({ companyId, ids: rows.map(({ id }) => id) }),
};

const BranchList = embeddedCrud({
  name: 'company.details.branch',
  record: companyBranch,
  api: {
    ...companyBranchApi,
    list: asPagedList(companyBranchApi.ordered, ({ companyId = '' }: CompanyBranchQuery) => ({
      id: companyId,
    })),
  },
  columns: [
    { key: 'branchName', width: 160 },
    'region',
    { key: 'address', width: 200 },
    { key: 'contact', width: 96 },
    { key: 'mobile', copyable: true },
    'phone',
    { key: 'creationTime', optional: true },
  ],
  card: { details: ['mobile'], facts: ['region'] },
  form: ['branchName', 'region', 'address', 'contact', 'mobile', 'phone'],
  toolbar: ['new', 'sort', 'exportTable'],
  ordering,
  invalidates: [companyApi.list, companyApi.one],
  rowActions: ['edit', 'delete'],
});
/** The read-only list. */
const BranchFacts = embeddedList(readOnlyList(BranchList.page));

/** The branches at which the company accepts and delivers goods, sortable. */
export function Branches({ companyId, rights }: PartProps) {
  const List = rights.hasRole(CompanyUserRole.company) ? BranchList : BranchFacts;
  return <List baseQuery={{ companyId }} />;
}
