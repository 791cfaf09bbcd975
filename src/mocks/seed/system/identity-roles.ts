import { lazy } from '@/mocks/lib/lazy';
import { P, type Policy } from '@/policies';

/** A role of the identity module, with what it grants. */
export interface StoredIdentityRole {
  id: string;
  name: string;
  /** Given to every new user. */
  isDefault: boolean;
  /** Cannot be renamed or deleted. */
  isStatic: boolean;
  isPublic: boolean;
  policies: Policy[];
  creationTime: string;
  concurrencyStamp: string;
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
/** What the head of a sub-station may do. */
export const managerPolicies: Policy[] = [
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
  ['company-account', [P.companyDetail], { isStatic: true, isPublic: false }],
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
