import type { Company, CompanyQuery, CompanySearch } from '@/api/company/company';
import { CompanyLevel, CompanyStatus, CompanyType, CredentialState } from '@/enums';
import { midnight, wallNow, wallText } from '@/mocks/lib/clock';
import { conditionsOn, toFlag, toNumber, unreadable, type Conditions } from '@/mocks/db/conditions';

const { contains, oneOf, flag, since, until, atLeast, atMost, inRegion } = conditionsOn<Company>();

const maxDays = 36_500;

/** Ends today or on one of the days after it; the last day counts whole. */
function endsSoon([text = '']: string[], key: string) {
  const days = toNumber(text, key);
  if (!Number.isInteger(days) || days < 0 || days > maxDays) throw unreadable(key, text);
  const [first, last] = [midnight(wallNow()), midnight(wallNow(), days + 1)].map((ms) =>
    wallText(ms),
  );
  return ({ expireTime }: Company) =>
    expireTime !== null && expireTime >= String(first) && expireTime < String(last);
}

/** What every filter of the list means. */
export const companyConditions: Conditions<CompanyQuery, Company> = {
  companyName: contains('companyName'),
  substationId: oneOf('substationId'),
  companyType: oneOf('companyType', CompanyType.$values),
  companyLevelType: oneOf('companyLevelType', CompanyLevel.$values),
  status: oneOf('status', CompanyStatus.$values),
  credentialState: oneOf('credentialState', CredentialState.$values),
  regionId: inRegion('regionId'),
  mobile: contains('mobile'),
  isInsured: flag('isInsured'),
  isExcellentLine: flag('isExcellentLine'),
  settledTimeBegin: since('settledTime'),
  settledTimeEnd: until('settledTime'),
  expireTimeBegin: since('expireTime'),
  expireTimeEnd: until('expireTime'),
  expiresWithinDays: endsSoon,
  branchCountBegin: atLeast('branchCount'),
  branchCountEnd: atMost('branchCount'),
  lineCountBegin: atLeast('lineCount'),
  lineCountEnd: atMost('lineCount'),
};

/** The same for the company selector. */
export const searchConditions: Conditions<CompanySearch, Company> = {
  companyName: contains('companyName'),
  companyType: oneOf('companyType', CompanyType.$values),
  substationId: oneOf('substationId'),
  isActive: ([text = ''], key) => {
    const wanted = toFlag(text, key);
    return ({ status }) => (status === CompanyStatus.enabled) === wanted;
  },
  companyLevelType: oneOf('companyLevelType', CompanyLevel.$values),
};
