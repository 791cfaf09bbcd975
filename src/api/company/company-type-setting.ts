import { service } from '@/api/endpoint';
import type { ById, Id, PageQuery, Stamped } from '@/api/types';
import type { CompanyLevel, CompanyType } from '@/enums';

const { get, put, page } = service('/api/company/company-type-setting');

/** The settings of a company type; each type has one row. */
export interface CompanyTypeSetting extends ById, Stamped {
  companyType: CompanyType;
  displayName: string;
  iconId: Id | null;
  iconUrl: string | null;
  /** Position among the types, from 1. */
  sort: number;
  /** Only a listed type can be chosen for a company. */
  isListed: boolean;
  /** Maximum number of lines of a company; null when there is no limit. */
  maxLines: number | null;
  /** Whether a draft needs verified credentials to go live. */
  needsCredentials: boolean;
  /** The level of a new company when the form sends none. */
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
