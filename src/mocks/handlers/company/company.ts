import {
  companyApi,
  type Company,
  type CompanyDetail,
  type CompanyQuery,
} from '@/api/company/company';
import { companyDetailApi, type CompanyBase } from '@/api/company/company-detail';
import type { ById } from '@/api/types';
import { CompanyStatus, CompanyUserRole, CredentialState } from '@/enums';
import { midnight, wallNow, wallText } from '@/mocks/lib/clock';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { exportAnswer } from '@/mocks/files/files';
import { mock, type Context } from '@/mocks/server/mock';
import { crudAnswers } from '@/mocks/server/crud-answers';
import { ofCompanies, requireCompanyRole, requireManaged } from '@/mocks/server/scope';
import { P } from '@/policies';
import { recordChanges } from './company-changes';
import { companyColumns } from './company-columns';
import { managers } from './company-managers';
import { detailPage, excellentLine, workDays } from './company-profile';
import { companyConditions } from './company-query';
import { removeOwned, removeParts } from './company-removal';
import {
  checkRemoval,
  checkTransition,
  levelNotYours,
  nameExists,
  readCompany,
  statusNotYours,
  type CompanyBody,
} from './company-rules';
import { requireListed, requireTypeFits } from './company-type';
import { inCompany } from './owned';
import { settingOf } from './type-settings';

const yearDays = 365;
const list = { grant: P.companyList };
const details = { grant: [P.companyList, P.companyDetail] };

/** A company settles when it goes live for the first time, for a year unless another period was agreed. */
function settle<Fields extends Pick<Company, 'status' | 'settledTime' | 'expireTime'>>(
  fields: Fields,
): Fields {
  if (fields.status !== CompanyStatus.enabled || fields.settledTime) return fields;
  const expireTime = wallText(midnight(wallNow(), yearDays));
  return { ...fields, settledTime: wallText(), expireTime };
}

const newCompany = {
  status: CompanyStatus.draft,
  lineCount: 0,
  branchCount: 0,
  isInsured: false,
  isExcellentLine: false,
  credentialState: CredentialState.missing,
  settledTime: null,
  expireTime: null,
};

type Read = Awaited<ReturnType<typeof readCompany>>;

/** A company account edits its own record, but does not decide about it. */
function requireOwnFields(fields: Read, stored: Company, { user }: Context) {
  if (!user.companyId) return;
  if (fields.status !== stored.status) throw statusNotYours();
  const { companyType, companyLevelType } = stored;
  if (fields.companyType !== companyType || fields.level !== companyLevelType)
    throw levelNotYours();
}

async function read(body: CompanyBody, stored: Company | null, context: Context) {
  requireCompanyRole(context, CompanyUserRole.company);
  const given = await readCompany(body, stored, context);
  const { companyType, substationId, status } = given;
  if (substationId !== stored?.substationId) requireManaged(context, substationId);
  if (stored) requireOwnFields(given, stored, context);
  const { needsCredentials, defaultLevel } = await settingOf(companyType);
  if (stored && status !== stored.status) checkTransition(stored, status, needsCredentials);
  await (stored ? requireTypeFits(stored, companyType) : requireListed(companyType));
  const id = stored?.id ?? '';
  db.companies.unique('companyName', { ...given, id }, nameExists(given.companyName));
  const { level: companyLevelType = defaultLevel, ...fields } = given;
  const saved = { ...fields, companyLevelType };
  return stored ? settle({ ...stored, ...saved }) : { ...saved, ...newCompany };
}

const companies = collection<Company, CompanyQuery, CompanyBody>({
  table: db.companies,
  scope: ofCompanies,
  conditions: companyConditions,
  read,
  removable: checkRemoval,
});

/** A company that moves to another sub-station takes its parks along; all else it owns follows by itself. */
async function moveParks({ id, substationId, substationName }: Company) {
  const parks = await db.parks.open();
  for (const park of parks.all().filter(inCompany(id)))
    parks.save({ ...park, substationId, substationName });
}

async function update(body: CompanyBody, context: Context): Promise<Company> {
  const before = await companies.own(body.id, context);
  const after = await companies.update(body, context);
  await recordChanges({ companyId: after.id, section: 'base', before, after }, context);
  if (before.substationId !== after.substationId) await moveParks(after);
  return after;
}

async function one(request: ById, context: Context): Promise<CompanyDetail> {
  const company = await companies.one(request, context);
  return {
    ...company,
    workDays: await workDays.of(company),
    excellentLine: await excellentLine.of(company),
    customDetailPage: await detailPage.of(company),
    manageUser: await managers.of(company),
  };
}

const baseOf = (company: Company): CompanyBase => ({
  id: company.id,
  companyName: company.companyName,
  companyType: company.companyType,
  substationId: company.substationId,
  substationName: company.substationName,
  regionId: company.regionId,
  regionName: company.regionName,
  address: company.address,
  contact: company.contact,
  mobile: company.mobile,
  phone: company.phone,
  introduction: company.introduction,
  logoId: company.logoId,
  logoUrl: company.logoUrl,
  concurrencyStamp: company.concurrencyStamp,
});

export const answers = [
  ...crudAnswers(companyApi, list, {
    list: companies.list,
    export: exportAnswer('companies', companyColumns, companies.rows),
    remove: async ({ id }, context) => {
      await companies.remove({ id }, context);
      await removeOwned(id);
      await removeParts(id);
    },
  }),
  mock(companyApi.one, details, one),
  mock(companyApi.update, details, update),
  mock(
    companyDetailApi.base,
    { grant: [P.companyList, P.companyCreate, P.companyDetail] },
    async (request, context) => baseOf(await companies.one(request, context)),
  ),
  mock(companyApi.create, { grant: P.companyCreate }, companies.create),
];
