import { companyApi, type Company, type CompanyTypeChange } from '@/api/company/company';
import { CompanyType } from '@/enums';
import { checks, forbidden } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { mock, type Context, type Received } from '@/mocks/server/mock';
import { companyOf } from '@/mocks/server/scope';
import { P } from '@/policies';
import { nameOfType } from './company-columns';
import { recordChanges } from './company-changes';
import { inCompany, stillOwns, suits, type Owned } from './owned';
import { settingOf } from './type-settings';

const unlisted = (type: CompanyType) =>
  forbidden('CompanyTypeUnlisted', {
    zh: `公司类型“${nameOfType(type).zh}”已下架，不能选用。`,
    en: `The company type “${nameOfType(type).en}” is unlisted and cannot be chosen.`,
  });
export const tooManyLines = (max: number) =>
  forbidden('TooManyLines', {
    zh: `该类型的公司最多只能有 ${max} 条专线。`,
    en: `The line limit for companies of this type is ${max}.`,
  });

/** Only a listed type can be chosen. */
export async function requireListed(type: CompanyType) {
  const setting = await settingOf(type);
  if (!setting.isListed) throw unlisted(type);
  return setting;
}

const isListed = (row: { isListed: boolean }) => row.isListed;

/** What a company has of all that depends on its type. */
async function ownedBy({ id }: Company): Promise<Owned[]> {
  const [lines, contacts, deliveries, gear, parks] = await Promise.all([
    db.transportLines.open(),
    db.lineContacts.open(),
    db.arriveDeliveries.open(),
    db.logisticsGear.open(),
    db.parks.open(),
  ]);
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

export const answers = [mock(companyApi.changeType, { grant: P.companyList }, changeType)];
