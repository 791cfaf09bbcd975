import type { Id } from '@/api/types';
import demo from '@/mocks/demo-users.json';
import { wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import type { Policy } from '@/policies';

export interface Account {
  id: string;
  userName: string;
  /** The password in plain text; a real server stores a hash. */
  password: string;
  name: string;
  phoneNumber: string;
  email: string;
  avatar: string | null;
  introduction: string | null;
  isPlatformUser: boolean;
  isActive: boolean;
  lockoutEnabled: boolean;
  /** The sum of UserRoleType flags. */
  roleTypes: number;
  /** The names of identity roles. */
  roles: string[];
  /** The ids of roles that belong to a sub-station. */
  teamRoleIds: Id[];
  /** The policies of this account in addition to those of its roles. */
  grants: Policy[];
  /** The ids of the sub-stations that the account belongs to. */
  managedIds: number[];
  /** The only company that a company account may see; null for other accounts. */
  companyId: string | null;
  /** The sum of CompanyUserRole flags; only company accounts have any. */
  companyRoles: number;
  /** How the server responds to a request for the profile; without one, a signed-in user cannot open the console. */
  profile: 'whole' | 'error' | 'empty';
  lastSignInTime: string | null;
  creationTime: string;
  concurrencyStamp: string;
}

/** The caller of an endpoint: an account with all policies that it has at this moment. */
export interface MockUser extends Account {
  policies: Policy[];
}

/** All demo users share this password. */
export const demoPassword = demo.password;

/** The users that the demo's sign-in page offers. */
export const demoUsers = demo.users.map(({ userName, name, note }) => ({
  userName,
  name,
  note,
  password: demo.password,
}));

/** The default values of an account, which has no policies. */
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

/** Creates an account with default values for all fields that are left out. */
export const newAccount = (fields: Partial<Account>): Account => ({
  ...nobody,
  id: crypto.randomUUID(),
  lockoutEnabled: true,
  creationTime: wallText(),
  ...fields,
});

/** Copies the stored fields that all responses about an account contain. */
export const publicFields = pick(
  'id',
  'userName',
  'name',
  'phoneNumber',
  'roleTypes',
  'isActive',
  'lastSignInTime',
  'creationTime',
  'concurrencyStamp',
);
