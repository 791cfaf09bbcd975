import {
  company as companyRecord,
  companyApi,
  type Company,
  type CompanyDetail,
  type CompanyInput,
  type CompanySearch,
  type MemberSearch,
} from '@/api/company/company';
import { companyDetailApi } from '@/api/company/company-detail';
import type { ById } from '@/api/types';
import {
  CompanyLevel,
  CompanyStatus,
  CompanyType,
  CompanyUserRole,
  CredentialState,
} from '@/enums';
import { collection } from '@/mocks/db/collection';
import { toNumber, unreadable, conditions, matching, toFlag } from '@/mocks/db/conditions';
import { db } from '@/mocks/db/db';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { readPicture, readRegion, readSubstation } from '@/mocks/domain/references';
import { exportHandler, count, day, type ExportColumn } from '@/mocks/files/files';
import { qrCodeImage } from '@/mocks/files/qr-code';
import { midnight, wallNow, wallText } from '@/mocks/lib/clock';
import { pick } from '@/mocks/lib/rows';
import { canJoin } from '@/mocks/seed/company/parks';
import { checks, forbidden, listOf, type Check } from '@/mocks/server/checks';
import { untranslated } from '@/mocks/server/errors';
import { crudHandlers, mock, type Context, type Received } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import {
  companyFinder,
  companyOf,
  ofCompanies,
  requireCompanyRole,
  requireManaged,
} from '@/mocks/server/scope';
import { P } from '@/policies';
import { recordChanges, removeOwned, removeParts } from './company-changes';
import { managers } from './company-parts';
import { detailPage, excellentLine, workDays } from './company-profile';
import { requireListed, requireTypeFits, typeSettingOf } from './owned';

/** The body of create or update. A body with the whole record also contains the status. */
type CompanyBody = Received<CompanyInput> & Partial<Received<Pick<Company, 'status'>>>;

/** Checks a body and returns the fields to store, and the level when the body or the stored row has one. */
async function readCompany(
  check: Check<keyof CompanyInput | 'status'>,
  stored: Company | null,
  context: Context,
) {
  const level = check.code('companyLevelType', CompanyLevel.$values, false);
  const status = check.code('status', CompanyStatus.$values, false);
  const fields = check.done({
    ...readProperties(check, companyRecord, stored),
    status: status ?? stored?.status ?? CompanyStatus.draft,
    ...(await readSubstation(check)),
    ...(await readRegion(check, 'region')),
    ...(await readPicture(check, 'logo', stored, context)),
  });
  return { fields, level: level ?? stored?.companyLevelType };
}

type PlatformFields = Pick<Company, 'status' | 'companyType'> & { companyLevelType?: CompanyLevel };

/** Throws a 403 when a company account changes a field that only the platform may change. */
function requireOwnFields(fields: PlatformFields, stored: Company, { user }: Context) {
  if (!user.companyId) return;
  if (fields.status !== stored.status) throw forbidden('StatusNotYours');
  const { companyType, companyLevelType } = stored;
  if (fields.companyType !== companyType || fields.companyLevelType !== companyLevelType)
    throw forbidden('PlatformFieldsNotYours');
}

/**
 * Throws a 403 for a forbidden change of status: a draft whose type needs credentials cannot be enabled before they are
 * verified, and no company can become a draft again.
 */
function checkTransition(stored: Company, status: CompanyStatus, needsCredentials: boolean) {
  const { companyName } = stored;
  if (status === CompanyStatus.draft) throw forbidden('CompanyNotDraftAgain', { companyName });
  const checked = !needsCredentials || stored.credentialState === CredentialState.verified;
  if (stored.status === CompanyStatus.draft && status === CompanyStatus.enabled && !checked)
    throw forbidden('CredentialsNotVerified', { companyName });
}

const yearDays = 365;
const maxDays = 36_500;

/** Sets the settlement period to one year when a company is enabled for the first time without a period. */
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

/** Creates the filter for companies that expire today or within a number of days, the last day included. */
function endsSoon([text = '']: string[], key: string) {
  const days = toNumber(text, key);
  if (!Number.isInteger(days) || days < 0 || days > maxDays) throw unreadable(key, text);
  const [first, last] = [wallText(midnight(wallNow())), wallText(midnight(wallNow(), days + 1))];
  return ({ expireTime }: Company) =>
    expireTime !== null && expireTime >= first && expireTime < last;
}

const companies = collection(companyApi, {
  table: db.companies,
  scope: ofCompanies,
  conditions: (on) => ({
    ...on.filters(companyRecord),
    expiresWithinDays: endsSoon,
  }),
  async read(_check, stored, context, body: CompanyBody) {
    requireCompanyRole(context, CompanyUserRole.company);
    const { fields, level } = await readCompany(checks(body), stored, context);
    const { companyType, substationId, status } = fields;
    if (substationId !== stored?.substationId) requireManaged(context, substationId);
    if (stored) requireOwnFields({ ...fields, companyLevelType: level }, stored, context);
    const { needsCredentials, defaultLevel } = await typeSettingOf(companyType);
    if (stored && status !== stored.status) checkTransition(stored, status, needsCredentials);
    await (stored ? requireTypeFits(stored, companyType) : requireListed(companyType));
    db.companies.unique(['companyName'], fields, 'CompanyNameExists', stored);
    const saved = { ...fields, companyLevelType: level ?? defaultLevel };
    return stored ? settle({ ...stored, ...saved }) : { ...saved, ...newCompany };
  },
  checkRemoval: ({ companyName, status }) => {
    if (status === CompanyStatus.enabled)
      throw forbidden('EnabledCompanyNotDeletable', { companyName });
  },
});

/** Moves the parks of a company to its new sub-station, because they store it; lines, gear and branches do not. */
const moveParks = ({ id, substationId, substationName }: Company) =>
  db.parks.patchWhere({ companyId: id }, { substationId, substationName });

/** Updates the name in the tables that store a copy of it; other tables look it up. */
async function renameEverywhere({ id, companyName }: Company) {
  const [owner, name] = [{ companyId: id }, { companyName }];
  await Promise.all([
    db.linePrices.patchWhere(owner, name),
    db.lineRankings.patchWhere(owner, name),
    db.rankingPoints.patchWhere(owner, name),
    db.lineRecommends.patchWhere(owner, name),
    db.voteCompanies.patchWhere(owner, name),
  ]);
}

async function update(body: CompanyBody, context: Context): Promise<Company> {
  const before = await companies.getStored(body.id, context);
  const after = await companies.update(body, context);
  await recordChanges({ companyId: after.id, section: 'base', before, after }, context);
  if (before.substationId !== after.substationId) await moveParks(after);
  if (before.companyName !== after.companyName) await renameEverywhere(after);
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

const baseOf = pick(
  ...(['id', 'companyName', 'companyType', 'substationId', 'substationName'] as const),
  ...(['regionId', 'regionName', 'address', 'contact', 'mobile', 'phone'] as const),
  ...(['introduction', 'logoId', 'logoUrl', 'concurrencyStamp'] as const),
);

const maxOptions = 20;

const searchConditions = conditions<CompanySearch, Company>((on) => ({
  ...on.contains('companyName'),
  ...on.oneOf('substationId'),
  ...on.code(CompanyType.$values, 'companyType'),
  ...on.code(CompanyLevel.$values, 'companyLevelType'),
  isActive: ([text = ''], key) => {
    const wanted = toFlag(text, key);
    return ({ status }) => (status === CompanyStatus.enabled) === wanted;
  },
}));
const memberConditions = conditions<Omit<MemberSearch, 'parkOrGroupId'>, Company>((on) => ({
  ...on.contains('companyName'),
  ...on.oneOf('substationId'),
}));

const toOption = pick('id', 'companyName');
const toMember = pick('id', 'companyName', 'companyType', 'contact', 'mobile');

/** Returns the first companies by name that the caller may see and that match. */
async function search(context: Context, test: (company: Company) => boolean): Promise<Company[]> {
  const visible = await ofCompanies.listed(context);
  return (await db.companies.open())
    .sorted({ sort: 'companyName ascending' }, (company) => visible(company) && test(company))
    .slice(0, maxOptions);
}

async function membersOf(parkOrGroupId: unknown): Promise<Set<string>> {
  const park = (await db.parks.open()).find(String(parkOrGroupId));
  return new Set(park?.members.map(({ companyId }) => String(companyId)));
}

const companyColumns: ExportColumn<Company>[] = [
  [{ zh: '公司名称', en: 'Company name' }, (company) => untranslated(company.companyName)],
  [{ zh: '公司类型', en: 'Type' }, (company) => nameOfCode(CompanyType, company.companyType)],
  [
    { zh: '会员等级', en: 'Level' },
    (company) => nameOfCode(CompanyLevel, company.companyLevelType),
  ],
  [{ zh: '状态', en: 'Status' }, (company) => nameOfCode(CompanyStatus, company.status)],
  [{ zh: '所属分站', en: 'Sub-station' }, (company) => untranslated(company.substationName)],
  [{ zh: '所在地区', en: 'Region' }, (company) => untranslated(company.regionName)],
  [{ zh: '联系人', en: 'Contact' }, (company) => untranslated(company.contact)],
  [{ zh: '手机号', en: 'Mobile' }, (company) => untranslated(company.mobile)],
  [{ zh: '专线数', en: 'Lines' }, (company) => count(company.lineCount)],
  [{ zh: '网点数', en: 'Branches' }, (company) => count(company.branchCount)],
  [{ zh: '入驻日期', en: 'Joined' }, (company) => day(company.settledTime)],
  [{ zh: '到期日期', en: 'Expires' }, (company) => day(company.expireTime)],
];

export const handlers = [
  ...crudHandlers(companyApi, P.companyList, {
    list: companies.list,
    export: exportHandler('companies', companyColumns, companies.rows),
    remove: async ({ id }, context) => {
      await companies.remove({ id }, context);
      await removeOwned(id);
      await removeParts(id);
    },
  }),
  ...crudHandlers(companyApi, [P.companyList, P.companyDetail], { one, update }),
  mock(
    companyDetailApi.base,
    { grant: [P.companyList, P.companyCreate, P.companyDetail] },
    async (request, context) => baseOf(await companies.one(request, context)),
  ),
  mock(companyApi.create, { grant: P.companyCreate }, companies.create),
  mock(companyApi.search, {}, async (query, context) => {
    const companies = await search(context, matching(searchConditions, query));
    return { items: companies.map(toOption) };
  }),
  mock(companyApi.byIds, {}, async ({ companyIds }, context) => {
    const find = await companyFinder(context);
    return listOf(companyIds)
      .flatMap((id) => find(String(id)) ?? [])
      .map(toOption);
  }),
  ...crudHandlers(companyApi, [P.companyList, P.companyDetail], {
    memberOptions: async (query, context) => {
      const members = await membersOf(query.parkOrGroupId);
      const wanted = matching(memberConditions, query);
      const companies = await search(
        context,
        (company) => canJoin(company) && !members.has(String(company.id)) && wanted(company),
      );
      return { items: companies.map(toMember) };
    },
    miniProgramCode: async ({ id }, context) => {
      const company = await companyOf(id, context);
      const path = `pages/company/detail?id=${company.id}`;
      return { imageUrl: qrCodeImage(path), path };
    },
  }),
];
