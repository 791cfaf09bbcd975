import type { IdentityRole } from '@/api/identity-role';
import type { TeamRole } from '@/api/substation/role';
import { lazy } from '@/mocks/lib/loading';
import { seedId, type Random } from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { P, type Policy } from '@/policies';

export interface StoredIdentityRole extends Omit<IdentityRole, 'userCount'> {
  policies: Policy[];
}

const backOffice: Policy[] = [
  P.statistics,
  P.baseData,
  P.cache,
  P.clientApp,
  P.companyType,
  P.defaultData,
  P.iconSetting,
  P.thirdApp,
  P.receivingRule,
  P.identityUsers,
  P.identityRoles,
];
const managerPolicies: Policy[] = [
  P.companyList,
  P.companyCreate,
  P.companyDetail,
  P.todayLinePrice,
  P.goodsOrder,
  P.lineRanking,
  P.carousel,
  P.implantAd,
  P.popupAd,
  P.customIcon,
  P.lineRecommend,
  P.news,
  P.vote,
  P.companySettled,
  P.voteApply,
  P.networkTransport,
  P.substationApply,
  P.substationUsers,
  P.adminPower,
  P.mobilePower,
  P.smsRecharge,
  P.smsHistory,
];

const roles: [name: string, policies: Policy[], more?: Partial<StoredIdentityRole>][] = [
  ['platform-operator', Object.values(P), { isStatic: true }],
  ['substation-manager', managerPolicies, { isStatic: true }],
  ['substation-staff', [P.companyList, P.todayLinePrice, P.companySettled], { isDefault: true }],
  ['back-office', backOffice],
  [
    'company-account',
    [P.companyDetail, P.todayLinePrice, P.goodsOrder],
    { isStatic: true, isPublic: false },
  ],
  ['资料异常', [P.companyList], { isPublic: false }],
];

export const seedIdentityRoles = lazy(async (): Promise<StoredIdentityRole[]> =>
  roles.map(([name, policies, more], index) => ({
    id: `3a0c9100-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    isDefault: false,
    isStatic: false,
    isPublic: true,
    policies,
    creationTime: '2024-03-01T09:00:00',
    concurrencyStamp: String(index + 1).padStart(32, '0'),
    ...more,
  })),
);

export interface StoredTeamRole extends Omit<TeamRole, 'substationName' | 'userCount'> {
  id: string;
  substationId: number;
  policies: Policy[];
}

const defaults: [name: string, policies: Policy[]][] = [
  ['站长', managerPolicies],
  ['业务员', [P.companyList, P.companyDetail, P.todayLinePrice, P.goodsOrder]],
  ['客服', [P.companySettled, P.voteApply, P.networkTransport, P.substationApply]],
  ['运营', [P.carousel, P.implantAd, P.popupAd, P.news, P.vote, P.lineRecommend]],
];

const roleId = (substationId: number, index: number) => seedId('07', substationId * 10 + index);

export const rolesOf = (substationId: number): StoredTeamRole[] =>
  defaults.map(([name, policies], index) => ({
    id: roleId(substationId, index),
    substationId,
    name,
    isDefault: index < 2,
    policies,
    creationTime: '2024-03-01T09:00:00',
    concurrencyStamp: `${substationId * 10 + index}`.padStart(32, '0'),
  }));

export const seedTeamRoles = lazy(async (): Promise<StoredTeamRole[]> =>
  substations.flatMap(({ id }) => rolesOf(id)),
);

/** Picks one role of the sub-station, but not the first one, which is that of the manager. */
export const drawTeamRoleIds = (draw: Random, substationId: number) => [
  roleId(substationId, draw.whole(1, defaults.length - 1)),
];
