import type { Company } from '@/api/company/company';
import {
  companyDetailApi,
  type CompanyCredentialInput,
  type CompanyManager,
} from '@/api/company/company-detail';
import { CompanyLevel, CredentialState, CompanyUserRole, UserRoleType } from '@/enums';
import { db } from '@/mocks/db/db';
import { openTables } from '@/mocks/db/table';
import { demoPassword, newAccount } from '@/mocks/domain/account';
import { readPicture, readPictures } from '@/mocks/domain/references';
import type { StoredCredential } from '@/mocks/seed/company/company-profiles';
import { forbidden, type Check } from '@/mocks/server/checks';
import { crudHandlers, mock, type Context } from '@/mocks/server/mock';
import { P } from '@/policies';
import { companyPart, type Saving } from './company-profile';

/** The credentials and the settlement are also steps of creating a company, so that those policies allow them too. */
const steps = [P.companyList, P.companyCreate, P.companyDetail];
const maxYuan = 100_000_000;
const maxFee = 1_000_000;
const maxLicenceImages = 3;
const idCardSides = 2;
/** Matches a unified social credit code, which never contains the letters I, O, S, V and Z. */
const licencePattern = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** Returns the state of the credentials after a save: changed credentials have to be verified again. */
function nextState(
  wanted: CredentialState | undefined,
  changed: boolean,
  { company, context }: Saving<StoredCredential>,
): CredentialState {
  const current = company.credentialState;
  if (wanted !== undefined && wanted !== current) {
    const { companyId, policies } = context.user;
    if (companyId || !policies.includes(P.companyList)) throw forbidden('CredentialStateNotYours');
    return wanted;
  }
  const waits = changed || current === CredentialState.missing;
  return waits ? CredentialState.submitted : current;
}

/** Reads the credentials. They need one to three pictures of the licence, and both sides of the identity card or none. */
async function readCredentials(
  check: Check<keyof CompanyCredentialInput>,
  { stored, context }: Saving<StoredCredential>,
) {
  const licence = { required: true, pattern: licencePattern, wrong: 'wrongLicence' } as const;
  const credentials = {
    licenceNo: check.text('licenceNo', licence),
    legalPerson: check.text('legalPerson', { required: true, max: 20 }),
    ...(await readPictures(check, 'licenceImage', stored, context)),
    ...(await readPictures(check, 'idCardImage', stored, context)),
  };
  const { licenceImageIds, idCardImageIds } = credentials;
  if (!check.errors.length && !licenceImageIds.length) check.missing('licenceImageIds');
  if (licenceImageIds.length > maxLicenceImages) check.wrongValue('licenceImageIds');
  if (idCardImageIds.length && idCardImageIds.length !== idCardSides)
    check.wrongValue('idCardImageIds');
  const state = check.code('credentialState', CredentialState.$values, false);
  check.done();
  return { credentials, state };
}

const credential = companyPart(companyDetailApi.saveCredential, {
  table: db.companyCredentials,
  blank: {
    licenceNo: null,
    legalPerson: null,
    licenceImageIds: [],
    licenceImageUrls: [],
    idCardImageIds: [],
    idCardImageUrls: [],
  },
  companyFields: ({ credentialState }) => ({ credentialState }),
  async read(check, saving) {
    const { stored, company } = saving;
    const { credentials, state } = await readCredentials(check, saving);
    const changed = JSON.stringify({ ...stored, ...credentials }) !== JSON.stringify(stored);
    const credentialState = nextState(state, changed, saving);
    const isVerified = credentialState === CredentialState.verified;
    const isNew = credentialState !== company.credentialState;
    if (isVerified && isNew && credentials.idCardImageIds.length !== idCardSides)
      throw forbidden('CredentialsIncomplete', { companyName: company.companyName });
    return { part: credentials, company: { credentialState } };
  },
});

const settledInfo = companyPart(companyDetailApi.saveSettledInfo, {
  table: db.companySettlements,
  blank: { feeAmount: null, paymentInterval: null },
  companyFields: ({ companyLevelType, settledTime, expireTime }) => ({
    companyLevelType,
    settledTime,
    expireTime,
  }),
  async read(check) {
    const [settledTime, expireTime] = check.period('settledTime', 'expireTime', true);
    const { feeAmount, paymentInterval, ...terms } = check.done({
      companyLevelType: check.code('companyLevelType', CompanyLevel.$values),
      settledTime,
      expireTime,
      feeAmount: check.number('feeAmount', { max: maxFee, decimals: 2 }),
      paymentInterval: check.number('paymentInterval', { min: 1, max: 99 }),
    });
    return { part: { feeAmount, paymentInterval }, company: terms };
  },
});

const uninsured = {
  insurer: null,
  amount: null,
  insuredFrom: null,
  insuredUntil: null,
  policyImageId: null,
  policyImageUrl: null,
};

const insurance = companyPart(companyDetailApi.saveInsurance, {
  table: db.companyInsurances,
  blank: uninsured,
  companyFields: ({ isInsured }) => ({ isInsured }),
  async read(check, { stored, context }) {
    const isInsured = check.flag('isInsured');
    if (!isInsured) {
      check.done();
      return { part: uninsured, company: { isInsured } };
    }
    const [insuredFrom, insuredUntil] = check.period('insuredFrom', 'insuredUntil', true);
    const sum = { required: true, min: 0.01, max: maxYuan, decimals: 2 } as const;
    const part = check.done({
      ...(await readPicture(check, 'policyImage', stored, context)),
      insurer: check.text('insurer', { required: true, max: 50 }),
      amount: check.number('amount', sum),
      insuredFrom,
      insuredUntil,
    });
    return { part, company: { isInsured } };
  },
});

const allRoles = CompanyUserRole.$values.reduce((sum: number, flag) => sum + flag, 0);
const maxManagers = 50;
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

/** Throws a 403 for a user name that another person on the platform already has. */
async function requireFreeNames(users: CompanyManager[], company: Company) {
  const [accounts, managers] = await openTables(db.accounts, db.companyManagers);
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

/** Updates the accounts of the managers at once, and removes the accounts of those who are no longer managers. */
async function saveAccounts(users: CompanyManager[], former: CompanyManager[], company: Company) {
  const accounts = await db.accounts.open();
  const companyId = String(company.id);
  for (const { id, mobile: phoneNumber, userName, ...fields } of users) {
    const account = accounts.find(id) ?? newAccount({ ...access, id: String(id), companyId });
    // The name is stored in lower case, because the sign-in looks it up in lower case.
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

export const handlers = [
  ...crudHandlers(companyDetailApi, steps, {
    credential: credential.one,
    saveCredential: credential.save,
    settledInfo: settledInfo.one,
    saveSettledInfo: settledInfo.save,
  }),
  ...crudHandlers(companyDetailApi, P.companyDetail, {
    insurance: insurance.one,
    saveInsurance: insurance.save,
  }),
  mock(companyDetailApi.saveManagers, { grant: P.companyDetail }, managers.save),
];
