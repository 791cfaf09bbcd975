import type { CompanyDetail } from '@/api/company/company';
import type { PageTab } from '@/crud/tabbed-page';
import { lazySection } from '@/elements/query/load-failed';
import { CompanyType, CompanyUserRole } from '@/enums';
import { typesWith } from '@/pages/company/shared/company-rules';
import { Base } from './base';
import { Credential } from './credential';
import type { CompanyRights, PartProps } from './part';
import { SettledInfo } from './settled-info';

interface DetailTab extends PageTab<PartProps> {
  /** The company types that have this tab; all when missing. */
  types?: readonly CompanyType[];
  /** The right that an account of the company needs to see the tab; none when missing. */
  role?: CompanyUserRole;
}

export const detailTabs: DetailTab[] = [
  { key: 'base', Content: Base },
  { key: 'credential', Content: Credential },
  { key: 'settledInfo', Content: SettledInfo },
  {
    key: 'branches',
    count: ({ company }) => company.branchCount,
    Content: lazySection(async () => (await import('./branches')).Branches),
  },
  {
    key: 'lines',
    types: typesWith.lines,
    count: ({ company }) => company.lineCount,
    Content: lazySection(async () => (await import('./lines')).Lines),
  },
  {
    key: 'arriveDelivery',
    types: typesWith.deliveries,
    Content: lazySection(async () => (await import('./arrive-delivery')).ArriveDelivery),
  },
  {
    key: 'logisticsGear',
    types: [CompanyType.equipment],
    Content: lazySection(async () => (await import('./logistics-gear')).LogisticsGear),
  },
  {
    key: 'parkMembers',
    types: [CompanyType.park],
    Content: lazySection(async () => (await import('./park-members')).ParkMembers),
  },
  { key: 'insurance', Content: lazySection(async () => (await import('./insurance')).Insurance) },
  { key: 'workDays', Content: lazySection(async () => (await import('./work-days')).WorkDays) },
  {
    key: 'excellentLine',
    Content: lazySection(async () => (await import('./excellent-line')).ExcellentLine),
  },
  {
    key: 'customPage',
    Content: lazySection(async () => (await import('./custom-detail-page')).CustomDetailPage),
  },
  {
    key: 'managers',
    role: CompanyUserRole.staff,
    count: ({ company }) => company.manageUser.users.length,
    Content: lazySection(async () => (await import('./managers')).Managers),
  },
  { key: 'changes', Content: lazySection(async () => (await import('./changes')).Changes) },
];

/** The tabs that this company has and this user may see. */
export const tabsOf = ({ companyType }: CompanyDetail, { hasRole }: CompanyRights) =>
  detailTabs.filter(
    ({ types, role }) =>
      (!types || types.includes(companyType)) && (role === undefined || hasRole(role)),
  );
