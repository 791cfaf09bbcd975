import type { Company, CompanyQuery, CompanySearch } from '@/api/company/company';
import { CompanyStatus } from '@/enums';
import { conditionsOn, type Conditions } from '@/mocks/conditions';

const { contains, oneOf, from, until } = conditionsOn<Company>();

/** 371300 stands for all that begins with 3713, 371302 for all that begins with 371302. */
const regionPrefix = (id: string) => (id.length === 6 ? id.replace(/(00)+$/, '') : id);

/** What every filter of the list means. */
export const companyConditions: Conditions<CompanyQuery, Company> = {
  companyName: contains('companyName'),
  substationId: oneOf('substationId'),
  companyType: oneOf('companyType'),
  companyLevelType: oneOf('companyLevelType'),
  status: oneOf('status'),
  credentialState: oneOf('credentialState'),
  regionId: (company, [id = '']) => String(company.regionId).startsWith(regionPrefix(id)),
  mobile: contains('mobile'),
  isInsured: oneOf('isInsured'),
  isExcellentLine: oneOf('isExcellentLine'),
  settledTimeBegin: from('settledTime'),
  settledTimeEnd: until('settledTime'),
  branchCountBegin: from('branchCount'),
  branchCountEnd: until('branchCount'),
  lineCountBegin: from('lineCount'),
  lineCountEnd: until('lineCount'),
};

/** The same for the company selector. */
export const searchConditions: Conditions<CompanySearch, Company> = {
  companyName: contains('companyName'),
  companyType: oneOf('companyType'),
  substationId: oneOf('substationId'),
  isActive: (company, [wanted]) => String(company.status === CompanyStatus.enabled) === wanted,
  companyLevelType: oneOf('companyLevelType'),
};
