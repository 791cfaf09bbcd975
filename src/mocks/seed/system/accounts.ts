import type { SignIn } from '@/api/account';
import type { Id } from '@/api/types';
import { CompanyUserRole, UserRoleType } from '@/enums';
import demo from '@/mocks/demo-users.json';
import { guest, type Account } from '@/mocks/domain/account';
import { dayMs, seedDay, wallText } from '@/mocks/lib/clock';
import { ownCompanyId } from '@/mocks/seed/company/companies';
import {
  drawMobile,
  drawPerson,
  seededRandom,
  seeded,
  type Random,
  withId,
} from '@/mocks/seed/draw';
import { substations } from '@/mocks/seed/substation/substations';
import { drawTeamRoleIds } from './roles';

const guid = (number: number) => `3a0c9000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const all = substations.map(({ id }) => id);
/** The staff of each sub-station: the first letter of their user names, the start of their ids, and how many there are. */
const office = { letter: 's', first: 100, count: 4 };
const field = { letter: 'f', first: 1000, count: 3 };

type Kind = Partial<Account> & Pick<Account, 'userName'>;

const kinds: Kind[] = [
  {
    userName: 'operator',
    isPlatformUser: true,
    roleTypes: UserRoleType.platform + UserRoleType.backOffice,
    roles: ['platform-operator'],
    managedIds: all,
  },
  {
    userName: 'manager',
    roleTypes: UserRoleType.backOffice + UserRoleType.mobile,
    roles: ['substation-manager'],
    managedIds: [1, 2, 3],
  },
  {
    userName: 'staff',
    roleTypes: UserRoleType.backOffice,
    roles: ['substation-staff'],
    managedIds: [1],
  },
  {
    userName: 'backoffice',
    roleTypes: UserRoleType.backOffice,
    roles: ['back-office'],
    managedIds: all,
  },
  {
    userName: 'company',
    roleTypes: UserRoleType.company,
    roles: ['company-account'],
    companyId: ownCompanyId,
    companyRoles: CompanyUserRole.company + CompanyUserRole.staff + CompanyUserRole.lines,
  },
  {
    userName: 'clerk',
    roleTypes: UserRoleType.company,
    roles: ['company-account'],
    companyId: ownCompanyId,
    companyRoles: CompanyUserRole.lines,
  },
  { userName: 'disabled', isActive: false, roles: ['substation-staff'] },
  { userName: 'broken', roles: ['资料异常'], managedIds: [1], profile: 'error' },
  { userName: 'blank', roles: ['资料异常'], profile: 'empty' },
];

const defaults = { ...guest, policies: undefined, password: demo.password, isActive: true };

function account(index: number, kind: Kind): Account {
  const { policies: _none, ...fields } = { ...defaults, ...kind };
  return {
    ...fields,
    id: guid(index),
    email: `${kind.userName}@example.com`,
    lockoutEnabled: true,
    phoneNumber: kind.phoneNumber ?? `138053900${String(index).padStart(2, '0')}`,
    creationTime: kind.creationTime ?? wallText(seedDay - 900 * dayMs),
    concurrencyStamp: guid(index).replaceAll('-', ''),
  };
}

type Hired = Omit<Kind, 'userName' | 'name' | 'phoneNumber' | 'creationTime'>;
const hire = (
  draw: Random,
  { letter, first, count }: typeof office,
  make: (substationId: number) => Hired,
) =>
  substations.flatMap(({ id }) =>
    Array.from({ length: count }, (_, index) =>
      account(first + id * count + index, {
        userName: `${letter}${String(id).padStart(2, '0')}${index + 1}`,
        name: drawPerson(draw),
        phoneNumber: drawMobile(draw),
        ...make(id),
        creationTime: wallText(seedDay - draw.whole(61, 900) * dayMs),
      }),
    ),
  );

/** Creates the field staff, who visit companies and use only the app. */
function fieldStaff() {
  const draw = seededRandom(42);
  return hire(draw, field, (id) => ({
    roleTypes: UserRoleType.mobile,
    managedIds: [id],
    lastSignInTime: wallText(seedDay - draw.whole(0, 30) * dayMs + 30_000_000),
  }));
}

/** Returns whether an account is active and belongs to the office staff of a sub-station. */
export const isOfficeStaff = ({ isActive, userName }: Account) => isActive && /^s\d/.test(userName);

/** The demo users, and then the staff of the sub-stations, who have the same password. */
export const seedAccounts = seeded(41, async (draw) => {
  const demoAccounts = kinds.map((kind, index) =>
    account(index + 1, {
      ...kind,
      name: demo.users.find(({ userName }) => userName === kind.userName)?.name ?? kind.userName,
      lastSignInTime: wallText(seedDay - (index + 1) * dayMs + 9 * 3_600_000),
    }),
  );
  const staff = hire(draw, office, (id) => ({
    isActive: draw.chance(0.93),
    roleTypes: UserRoleType.backOffice + (draw.chance(0.5) ? UserRoleType.mobile : 0),
    roles: ['substation-staff'],
    teamRoleIds: drawTeamRoleIds(draw, id),
    managedIds: draw.chance(0.2) && id < substations.length ? [id, id + 1] : [id],
    lastSignInTime: draw.chance(0.85)
      ? wallText(seedDay - draw.whole(0, 60) * dayMs + draw.whole(25_000, 70_000) * 1000)
      : null,
  }));
  return [...demoAccounts, ...staff, ...fieldStaff()];
});

interface StoredSignIn extends SignIn {
  userId: Id;
}

const browsers: string[] = [
  'Chrome 140 / Windows',
  'Edge 140 / Windows',
  'Chrome 139 / Android',
  'Safari 18 / iOS',
  'Firefox 143 / Windows',
];

/** Creates the times of sign-ins, the latest first. It is that of the account; the earlier ones are up to 3 days apart. */
function drawTimes(draw: Random, last: string): string[] {
  let moment = Date.parse(`${last}Z`);
  return Array.from({ length: draw.whole(2, 12) }, (_, index) => {
    if (index) moment -= draw.whole(3600, 3 * 86_400) * 1000;
    return wallText(moment);
  });
}

/** The sign-ins of all accounts, the oldest first. */
export const seedSignIns = seeded(8443, async (draw): Promise<StoredSignIn[]> => {
  const accounts = await seedAccounts();
  const rows = accounts.flatMap(({ id, lastSignInTime }) => {
    if (!lastSignInTime) return [];
    const ip = `112.${draw.whole(224, 255)}.${draw.whole(0, 255)}.${draw.whole(1, 254)}`;
    const browser = draw.pick(browsers);
    return drawTimes(draw, lastSignInTime).map((signInTime, index) => ({
      userId: id,
      signInTime,
      ip,
      browser,
      isSuccess: index === 0 || draw.chance(0.9),
    }));
  });
  return rows.toSorted((a, b) => a.signInTime.localeCompare(b.signInTime)).map(withId('16'));
});
