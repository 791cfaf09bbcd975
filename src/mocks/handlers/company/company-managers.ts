import { opened } from '@/mocks/db/table';
import { companyDetailApi, type CompanyManager } from '@/api/company/company-detail';
import type { Company } from '@/api/company/company';
import { CompanyUserRole, UserRoleType } from '@/enums';
import { demoPassword, newAccount } from '@/mocks/domain/account';
import { forbidden, type Check } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context } from '@/mocks/server/mock';
import { P } from '@/policies';
import { companyPart } from './company-profile';

const allRoles = CompanyUserRole.$values.reduce((sum: number, flag) => sum + flag, 0);
const maxManagers = 50;
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

/** A user name belongs to one person on the whole platform. */
async function requireFreeNames(users: CompanyManager[], company: Company) {
  const [accounts, managers] = await opened(db.accounts, db.companyManagers);
  const others = managers.all().filter(({ id }) => id !== company.id);
  const owners = new Map(
    [...others.flatMap((one) => one.users), ...accounts.all()].map((one) => [
      one.userName.toLowerCase(),
      String(one.id),
    ]),
  );
  for (const { id, userName } of users) {
    const owner = owners.get(userName.toLowerCase());
    if (owner !== undefined && owner !== String(id))
      throw forbidden('UserNameExists', { userName });
    owners.set(userName.toLowerCase(), String(id));
  }
}

function readUsers(check: Check<'users'>, known: CompanyManager[]) {
  const rows = check.rows<keyof CompanyManager>('users', { required: true, max: maxManagers });
  const { users } = check.done({
    users: rows.map((row) => {
      const stored = row.known('id', (id) => known.find((one) => String(one.id) === id), false);
      return {
        id: stored?.id ?? crypto.randomUUID(),
        name: row.text('name', { required: true, max: 20 }),
        userName: row.text('userName', {
          required: true,
          pattern: namePattern,
          wrong: 'wrongUserName',
        }),
        mobile: row.mobile('mobile'),
        companyRoles: row.number('companyRoles', { required: true, min: 1, max: allRoles }) ?? 0,
        isActive: row.flag('isActive', true),
      };
    }),
  });
  return users;
}

function requireSomebody(users: CompanyManager[], { user }: Context) {
  const leads = ({ isActive, companyRoles }: CompanyManager) =>
    isActive && (companyRoles & CompanyUserRole.staff) > 0;
  if (!users.some(leads)) throw forbidden('LastManager');
  const self = users.find(({ id }) => String(id) === user.id);
  if (user.companyId && !(self && leads(self))) throw forbidden('NotOneself');
}

const access = {
  password: demoPassword,
  roleTypes: UserRoleType.company,
  roles: ['company-account'],
};

/** What is decided about a manager holds for the account at once; who is left out cannot sign in any more. */
async function saveAccounts(users: CompanyManager[], former: CompanyManager[], company: Company) {
  const accounts = await db.accounts.open();
  const companyId = String(company.id);
  for (const { id, mobile: phoneNumber, userName, ...fields } of users) {
    const account = accounts.find(id) ?? newAccount({ ...access, id: String(id), companyId });
    // Names are looked up in lower case at sign-in.
    accounts.save({ ...account, ...fields, phoneNumber, userName: userName.toLowerCase() });
  }
  const remaining = new Set(users.map(({ id }) => String(id)));
  for (const { id } of former) {
    if (!remaining.has(String(id))) accounts.discard(id);
  }
}

export const managers = companyPart(companyDetailApi.saveManagers, {
  table: db.companyManagers,
  role: CompanyUserRole.staff,
  blank: { users: [] },
  companyFields: () => ({}),
  async read(check, { stored, company, context }) {
    const users = readUsers(check, stored.users);
    await requireFreeNames(users, company);
    requireSomebody(users, context);
    return { part: { users } };
  },
  saved: ({ users }, before, company) => saveAccounts(users, before.users, company),
  recorded: ({ users }) => ({
    users: users.map(
      ({ name, userName, companyRoles, isActive }) =>
        `${name} ${userName} ${companyRoles}${isActive ? '' : ' ×'}`,
    ),
  }),
});

export const answers = [
  mock(companyDetailApi.saveManagers, { grant: P.companyDetail }, managers.save),
];
