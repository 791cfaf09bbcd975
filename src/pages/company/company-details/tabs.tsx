import type { ComponentType } from 'react';
import type { CompanyDetail } from '@/api/company/company';
import type { PageTab } from '@/crud/tabbed-page';
import { lazyPart } from '@/elements/query/load-failed';
import { CompanyType, CompanyUserRole } from '@/enums';
import { typesWith } from '@/pages/company/shared/company-rules';
import { Skeleton } from '@/ui/skeleton';
import { Base } from './base';
import { Credential } from './credential';
import type { CompanyRights, PartProps } from './part';
import { SettledInfo } from './settled-info';

/** Loads the code of a tab when it is opened for the first time. */
const part = (load: () => Promise<ComponentType<PartProps>>) => lazyPart(load, () => <Skeleton />);

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
    Content: part(async () => (await import('./branches')).Branches),
  },
  {
    key: 'lines',
    types: typesWith.lines,
    count: ({ company }) => company.lineCount,
    Content: part(async () => (await import('./lines')).Lines),
  },
  {
    key: 'arriveDelivery',
    types: typesWith.deliveries,
    Content: part(async () => (await import('./arrive-delivery')).ArriveDelivery),
  },
  {
    key: 'logisticsGear',
    types: [CompanyType.equipment],
    Content: part(async () => (await import('./logistics-gear')).LogisticsGear),
  },
  {
    key: 'parkMembers',
    types: [CompanyType.park],
    Content: part(async () => (await import('./park-members')).ParkMembers),
  },
  { key: 'insurance', Content: part(async () => (await import('./insurance')).Insurance) },
  { key: 'workDays', Content: part(async () => (await import('./work-days')).WorkDays) },
  {
    key: 'excellentLine',
    Content: part(async () => (await import('./excellent-line')).ExcellentLine),
  },
  {
    key: 'customPage',
    Content: part(async () => (await import('./custom-detail-page')).CustomDetailPage),
  },
  {
    key: 'managers',
    role: CompanyUserRole.staff,
    count: ({ company }) => company.manageUser.users.length,
    Content: part(async () => (await import('./managers')).Managers),
  },
  { key: 'changes', Content: part(async () => (await import('./changes')).Changes) },
];

/** The tabs that this company has and this user may see. */
export const tabsOf = ({ companyType }: CompanyDetail, { hasRole }: CompanyRights) =>
  detailTabs.filter(
    ({ types, role }) =>
      (!types || types.includes(companyType)) && (role === undefined || hasRole(role)),
  );
