import { service } from '@/api/endpoint';
import { address, number, phone, ref, region, text } from '@/api/properties';
import { crudCalls, record, type QueryOf, type RowOf } from '@/api/record';
import type { ById, Id } from '@/api/types';
import type { NewOrder, OfCompany } from './transport-line';

const path = '/api/company/company-branch';
const { items, post } = service(path);

/** A place where customers of a company bring and collect goods. */
export const companyBranch = record(path, {
  company: ref('company', { named: false, required: true, filter: true }),
  branchName: text({ required: true, maxLength: 30 }),
  region: region({ required: true }),
  address: address({ nullable: true }),
  contact: text({ required: true, maxLength: 20 }),
  mobile: phone({ required: true, mobile: true }),
  phone: phone({ nullable: true, about: 'A mobile or a landline number.' }),
  sort: number({ readOnly: true, about: 'Position among the branches of the company, from 1.' }),
});
export type CompanyBranch = RowOf<typeof companyBranch>;
export type CompanyBranchQuery = QueryOf<typeof companyBranch>;

interface CompanyBranchOption {
  id: Id;
  branchName: string;
  regionName: string;
}

const { one, create, update, remove } = crudCalls(companyBranch);
export const companyBranchApi = {
  one,
  create,
  update,
  remove,
  options: items<OfCompany, CompanyBranchOption>('select'),
  /** All branches of a company, in their order; `id` is the id of the company. */
  ordered: items<ById, CompanyBranch>('sort/:id'),
  sort: post<NewOrder>('sort'),
};
