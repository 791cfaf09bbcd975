import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';
import type { CompanyLevel, CompanyType } from '@/enums';

const { get, put, page } = service('/api/company/company-type-setting');

/** How the platform treats one type of company; there is one row per type. */
export interface CompanyTypeSetting extends ById, Stamped {
  companyType: CompanyType;
  displayName: string;
  iconId: Id | null;
  iconUrl: string | null;
  /** Place among the types, from 1. */
  sort: number;
  /** Only a listed type can be chosen for a company. */
  isListed: boolean;
  /** Maximum number of lines of a company; null means no limit. */
  maxLines: number | null;
  /** A draft goes live only with verified credentials. */
  needsCredentials: boolean;
  /** Level of a new company that names none. */
  defaultLevel: CompanyLevel;
}
interface CompanyTypeSettingQuery extends PageQuery {
  displayName?: string;
  isListed?: boolean;
}
type CompanyTypeSettingInput = Pick<
  CompanyTypeSetting,
  'id' | 'displayName' | 'sort' | 'isListed' | 'needsCredentials' | 'defaultLevel'
> &
  Partial<Pick<CompanyTypeSetting, 'iconId' | 'maxLines'> & Stamped>;

export const companyTypeSettingApi = {
  list: page<CompanyTypeSettingQuery, CompanyTypeSetting>(''),
  one: get<ById, CompanyTypeSetting>(':id'),
  update: put<CompanyTypeSettingInput, CompanyTypeSetting>(''),
};
