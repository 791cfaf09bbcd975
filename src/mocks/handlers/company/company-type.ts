import { opened } from '@/mocks/db/table';
import { companyApi, type Company, type CompanyTypeChange } from '@/api/company/company';
import { companyTypeSettingApi, type CompanyTypeSetting } from '@/api/company/company-type-setting';
import { CompanyLevel, CompanyType } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { readPicture } from '@/mocks/domain/references';
import { recordChanges } from './company-changes';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { inCompany, stillOwns, suits, type Owned } from './owned';
import { checks, forbidden } from '@/mocks/server/checks';
import { crudAnswers, mock, type Context, type Received } from '@/mocks/server/mock';
import { companyOf } from '@/mocks/server/scope';
import { P } from '@/policies';

const maxSort = 999;
const maxLines = 1000;

/** How the platform treats a type of company right now. */
export async function settingOf(type: CompanyType): Promise<CompanyTypeSetting> {
  return (await db.companyTypeSettings.open()).one(type);
}

/** There is no call that makes settings: a change always has a stored row. */
const settings = collection(companyTypeSettingApi, {
  table: db.companyTypeSettings,
  conditions: (on) => ({ ...on.contains('displayName'), ...on.flag('isListed') }),
  async read(check, stored, context) {
    return check.done({
      companyType: stored?.companyType,
      displayName: check.text('displayName', { required: true, max: 10 }),
      ...(await readPicture(check, 'icon', stored, context)),
      sort: check.number('sort', { required: true, min: 1, max: maxSort }),
      isListed: check.flag('isListed'),
      maxLines: check.number('maxLines', { max: maxLines }),
      needsCredentials: check.flag('needsCredentials'),
      defaultLevel: check.code('defaultLevel', CompanyLevel.$values),
    });
  },
});

export const tooManyLines = (max: number) => forbidden('TooManyLines', { max });

/** Only a listed type can be chosen. */
export async function requireListed(type: CompanyType) {
  const setting = await settingOf(type);
  if (!setting.isListed)
    throw forbidden('CompanyTypeUnlisted', { type: nameOfCode(CompanyType, type) });
  return setting;
}

const isListed = (row: { isListed: boolean }) => row.isListed;

/** What a company has of all that depends on its type. */
async function ownedBy({ id }: Company): Promise<Owned[]> {
  const [lines, contacts, deliveries, gear, parks] = await opened(
    db.transportLines,
    db.lineContacts,
    db.arriveDeliveries,
    db.logisticsGear,
    db.parks,
  );
  const has = (rows: Parameters<ReturnType<typeof inCompany>>[0][]) => rows.some(inCompany(id));
  const owned: Record<Owned, boolean> = {
    lines: has(lines.all()) || has(contacts.all()),
    // These two have no removal: what is unlisted no longer counts.
    deliveries: has(deliveries.all().filter(isListed)),
    gear: has(gear.all().filter(isListed)),
    parks: has(parks.all()),
  };
  return (['lines', 'deliveries', 'gear', 'parks'] as const).filter((one) => owned[one]);
}

/** Refuses a type that cannot have what the company owns. */
export async function requireTypeFits(company: Company, type: CompanyType) {
  if (type === company.companyType) return;
  const { maxLines } = await requireListed(type);
  const misfit = (await ownedBy(company)).find((owned) => !suits(owned, type));
  if (misfit) throw stillOwns(company.companyName, type, misfit);
  if (maxLines !== null && company.lineCount > maxLines) throw tooManyLines(maxLines);
}

async function changeType(body: Received<CompanyTypeChange>, context: Context): Promise<Company> {
  const company = await companyOf(body.id, context);
  const check = checks(body);
  const { companyType } = check.done({
    companyType: check.code('companyType', CompanyType.$values),
  });
  await requireTypeFits(company, companyType);
  const saved = db.companies.update(company, body, { companyType });
  const change = { companyId: company.id, section: 'change-type', before: company, after: saved };
  await recordChanges(change, context);
  return saved;
}

export const answers = [
  ...crudAnswers(companyTypeSettingApi, P.companyType, settings),
  mock(companyApi.changeType, { grant: P.companyList }, changeType),
];
