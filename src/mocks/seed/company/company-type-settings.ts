import type { CompanyTypeSetting } from '@/api/company/company-type-setting';
import { CompanyLevel, CompanyType } from '@/enums';
import { lazy } from '@/mocks/lib/lazy';
import { picture } from '@/mocks/seed/draw';

const rows: [type: CompanyType, name: string, maxLines: number | null][] = [
  [CompanyType.line, '物流专线', 60],
  [CompanyType.lastMile, '落地配', 0],
  [CompanyType.equipment, '物流装备', 0],
  [CompanyType.park, '物流园区', 0],
  [CompanyType.lineAndLastMile, '专线加落地配', 80],
];

export const seedCompanyTypeSettings = lazy(async (): Promise<CompanyTypeSetting[]> =>
  rows.map(([companyType, displayName, maxLines], index) => ({
    id: companyType,
    companyType,
    displayName,
    iconId: `company-type-${companyType}`,
    iconUrl: picture(displayName.slice(0, 2), companyType, 72, 72),
    sort: index + 1,
    isListed: true,
    maxLines,
    needsCredentials: true,
    defaultLevel: CompanyLevel.directory,
    concurrencyStamp: String(companyType).padStart(32, '0'),
  })),
);
