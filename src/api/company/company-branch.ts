import { service } from '@/api/endpoint';
import type { ById, Id, InputOf, Stored } from '@/api/types';
import type { NewOrder, OfCompany } from './transport-line';

const { get, items, post, put, del } = service('/api/company/company-branch');

/** A place where customers of a company bring and collect goods. */
export interface CompanyBranch extends Stored {
  companyId: Id;
  branchName: string;
  regionId: Id;
  regionName: string;
  address: string | null;
  contact: string;
  mobile: string;
  /** A mobile or a landline number. */
  phone: string | null;
  /** Position among the branches of the company, from 1. */
  sort: number;
}
type CompanyBranchInput = InputOf<
  CompanyBranch,
  'companyId' | 'branchName' | 'regionId' | 'contact' | 'mobile',
  'address' | 'phone'
>;

interface CompanyBranchOption {
  id: Id;
  branchName: string;
  regionName: string;
}

export const companyBranchApi = {
  one: get<ById, CompanyBranch>(':id'),
  create: post<CompanyBranchInput, CompanyBranch>(''),
  update: put<CompanyBranchInput, CompanyBranch>(''),
  remove: del<ById>(':id'),
  options: items<OfCompany, CompanyBranchOption>('select'),
  /** All branches of a company, in their order; `id` is the id of the company. */
  ordered: items<ById, CompanyBranch>('sort/:id'),
  sort: post<NewOrder>('sort'),
};
