import type { Id } from '@/api/types';
import type { Policy } from '@/policies';
import demo from '@/mocks/demo-users.json';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';

/** An account as the server keeps it. */
export interface Account {
  id: string;
  userName: string;
  /** As it was set; a real server keeps a hash. */
  password: string;
  name: string;
  phoneNumber: string;
  email: string;
  avatar: string | null;
  introduction: string | null;
  isPlatformUser: boolean;
  isActive: boolean;
  /** Whether wrong passwords lock the account. */
  lockoutEnabled: boolean;
  /** Sum of UserRoleType flags. */
  roleTypes: number;
  /** Names of identity roles. */
  roles: string[];
  /** Ids of the sub-stations' own roles. */
  teamRoleIds: Id[];
  /** Granted to this account in addition to what its roles grant. */
  grants: Policy[];
  managedIds: number[];
  /** The one company a company account may see. */
  companyId: string | null;
  /** Sum of CompanyUserRole flags; of company accounts only. */
  companyRoles: number;
  /** The response to a request for its profile; with some, an account signs in but cannot enter the console. */
  profile: 'whole' | 'error' | 'empty';
  lastSignInTime: string | null;
  creationTime: string;
  concurrencyStamp: string;
}

/** Who calls: an account and all that is granted to it right now. */
export interface MockUser extends Account {
  policies: Policy[];
}

/** The same for every demo user. */
export const demoPassword = demo.password;

/** The users that the demo offers for signing in. */
export const demoUsers = demo.users.map(({ userName, name, note }) => ({
  userName,
  name,
  note,
  password: demo.password,
}));

/** An account that may do nothing yet. */
const nobody: Account = {
  id: '',
  userName: '',
  password: '',
  name: '',
  phoneNumber: '',
  email: '',
  avatar: null,
  introduction: null,
  isPlatformUser: false,
  isActive: false,
  lockoutEnabled: false,
  roleTypes: 0,
  roles: [],
  teamRoleIds: [],
  grants: [],
  managedIds: [],
  companyId: null,
  companyRoles: 0,
  profile: 'whole',
  lastSignInTime: null,
  creationTime: '',
  concurrencyStamp: '',
};

/** The caller of an anonymous endpoint without a valid token. */
export const guest: MockUser = { ...nobody, policies: [] };

/** The account of somebody who is new, with what is decided about it. */
export const newAccount = (fields: Partial<Account>): Account => ({
  ...nobody,
  id: crypto.randomUUID(),
  lockoutEnabled: true,
  creationTime: wallText(),
  ...fields,
});

/** What every view of an account shows as it is stored. */
export const publicFields = pick(
  ...(['id', 'userName', 'name', 'phoneNumber', 'roleTypes'] as const),
  ...(['isActive', 'lastSignInTime', 'creationTime', 'concurrencyStamp'] as const),
);
