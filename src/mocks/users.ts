import { P, type Policy } from '@/policies';
import demo from './demo-users.json';
import { ownCompanyId } from './seed/company-ids';
import { substations } from './seed/substations';

export interface MockUser {
  id: string;
  userName: string;
  name: string;
  phoneNumber: string;
  isPlatformUser: boolean;
  isActive: boolean;
  roles: string[];
  policies: Policy[];
  managedIds: number[];
  /** The one company a company account may see. */
  companyId?: string;
  /** Signs in, but its profile cannot be loaded. */
  broken?: boolean;
}

/** The same for every demo user. */
export const demoPassword = demo.password;

const allSubstationIds = substations.map((substation) => substation.id);
const guid = (number: number) => `3a0c9000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const backOfficePolicies: Policy[] = [
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

/** Nobody: who calls an open endpoint without a valid token. */
export const guest: MockUser = {
  id: '',
  userName: '',
  name: '',
  phoneNumber: '',
  isPlatformUser: false,
  isActive: false,
  roles: [],
  policies: [],
  managedIds: [],
};

const kinds: Omit<MockUser, 'name'>[] = [
  {
    ...guest,
    id: guid(1),
    userName: 'operator',
    phoneNumber: '13805390001',
    isPlatformUser: true,
    isActive: true,
    roles: ['platform-operator'],
    policies: Object.values(P),
    managedIds: allSubstationIds,
  },
  {
    ...guest,
    id: guid(2),
    userName: 'manager',
    phoneNumber: '13805390002',
    isActive: true,
    roles: ['substation-manager'],
    policies: managerPolicies,
    managedIds: [1, 2, 3],
  },
  {
    ...guest,
    id: guid(3),
    userName: 'staff',
    phoneNumber: '13805390003',
    isActive: true,
    roles: ['substation-staff'],
    policies: [P.companyList, P.todayLinePrice, P.companySettled],
    managedIds: [1],
  },
  {
    ...guest,
    id: guid(4),
    userName: 'backoffice',
    phoneNumber: '13805390004',
    isActive: true,
    roles: ['back-office'],
    policies: backOfficePolicies,
    managedIds: allSubstationIds,
  },
  {
    ...guest,
    id: guid(5),
    userName: 'company',
    phoneNumber: '13805390005',
    isActive: true,
    roles: ['company-account'],
    policies: [P.companyDetail],
    companyId: ownCompanyId,
  },
  {
    ...guest,
    id: guid(6),
    userName: 'disabled',
    phoneNumber: '13805390006',
    roles: ['substation-staff'],
  },
  {
    ...guest,
    id: guid(7),
    userName: 'broken',
    phoneNumber: '13805390007',
    isActive: true,
    roles: ['substation-staff'],
    policies: [P.companyList],
    managedIds: [1],
    broken: true,
  },
];

export const users: MockUser[] = kinds.map((user) => ({
  ...user,
  name: demo.users.find(({ userName }) => userName === user.userName)?.name ?? user.userName,
}));

/** Who the demo offers to sign in as. */
export const demoUsers = demo.users.map(({ userName, name, note }) => ({
  userName,
  name,
  note,
  password: demo.password,
}));

export const findUser = (userName: string) =>
  users.find((user) => user.userName === userName.trim().toLowerCase());
