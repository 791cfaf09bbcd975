import { type Company, companyApi, type CompanyTypeChange } from '@/api/company/company';
import {
  companyTypeSetting,
  companyTypeSettingApi,
  type CompanyTypeSetting,
} from '@/api/company/company-type-setting';
import type { ById, Id } from '@/api/types';
import { CompanyType, type CompanyUserRole } from '@/enums';
import { collection } from '@/mocks/db/collection';
import { db } from '@/mocks/db/db';
import { openTables, type Row, type Table } from '@/mocks/db/table';
import { nameOfCode } from '@/mocks/domain/enum-names';
import { readPicture } from '@/mocks/domain/references';
import { canHave, type Owned } from '@/mocks/seed/company/companies';
import { checks, forbidden, invalidMember, listOf, type Check } from '@/mocks/server/checks';
import type { Text } from '@/mocks/server/errors';
import { type Context, type Received, crudHandlers, mock } from '@/mocks/server/mock';
import { readProperties } from '@/mocks/server/read-properties';
import { inCompany, companyOf, requireCompanyRole } from '@/mocks/server/scope';
import { P } from '@/policies';
import { recordChanges } from './company-changes';

const names: Record<Owned, Text> = {
  lines: { zh: '专线与专线联系人', en: 'lines and their contacts' },
  deliveries: { zh: '到达配送', en: 'delivery areas' },
  gear: { zh: '物流装备', en: 'gear' },
  parks: { zh: '园区与团体', en: 'parks and groups' },
};

/** Throws a 403 when a company of this type cannot have such rows. */
export function requireSuited({ companyName, companyType }: Company, owned: Owned) {
  if (canHave(owned, companyType)) return;
  throw forbidden('CompanyTypeUnsuited', {
    companyName,
    type: nameOfCode(CompanyType, companyType),
    owned: names[owned],
  });
}

const stillOwns = (companyName: string, type: CompanyType, owned: Owned) =>
  forbidden('CompanyStillOwns', {
    companyName,
    owned: names[owned],
    type: nameOfCode(CompanyType, type),
  });

/** Returns the company of a row. A new row names it in the body; a stored row keeps it. */
export async function ownerOf(
  check: Check<'companyId'>,
  stored: { companyId: Id } | null,
  context: Context,
): Promise<Company | undefined> {
  if (stored) return companyOf(stored.companyId, context);
  const [id] = listOf(check.value('companyId')).map(String);
  if (id !== undefined) return companyOf(id, context);
  check.missing('companyId');
  return undefined;
}

type OfCompany = Received<{ companyId: Id }>;
/** Returns the company that a query names; throws a 400 when it names none. */
const queriedCompany = async (query: OfCompany, context: Context) => {
  const check = checks(query);
  return check.done({ company: await ownerOf(check, null, context) }).company;
};

type Ordered = Row & { companyId: Id; sort: number };
/** Returns the rows of the company of a query in their order, without copying them; do not change them. */
export async function orderOf<Entity extends Ordered>(
  table: Table<Entity>,
  query: OfCompany,
  context: Context,
): Promise<Entity[]> {
  const company = await queriedCompany(query, context);
  return (await table.open()).sorted({}, inCompany(company.id));
}

/** Returns the handler that reorders the rows of a company. */
export const reorderOf =
  <Entity extends Ordered>(table: Table<Entity>, role: CompanyUserRole) =>
  async ({ ids, ...query }: Received<{ companyId: Id; ids: Id[] }>, context: Context) => {
    requireCompanyRole(context, role);
    const company = await queriedCompany(query, context);
    await table.open();
    reorder(table, table.all().filter(inCompany(company.id)), ids);
  };

/** Throws a 400 unless the ids contain every row exactly once. */
export function requireAll(rows: Id[], ids: unknown): string[] {
  const sorted = listOf(ids).map(String);
  const isComplete = sorted.length === rows.length && new Set(sorted).size === rows.length;
  const known = new Set(rows.map(String));
  if (!isComplete || !sorted.every((id) => known.has(id))) throw invalidMember('ids', 'idsNotAll');
  return sorted;
}

/** Stores the position of each row in the order of the ids. */
export function reorder<Entity extends Row & { sort: number }>(
  table: Table<Entity>,
  rows: Entity[],
  ids: unknown,
) {
  const sorted = requireAll(
    rows.map(({ id }) => id),
    ids,
  );
  for (const [index, id] of sorted.entries()) {
    const row = table.one(id);
    // The cast is safe, because every Entity here has `sort`; TypeScript cannot infer it for a generic Partial.
    if (row.sort !== index + 1) table.patch(row.id, { sort: index + 1 } as Partial<Entity>);
  }
}

export const lastPlace = (rows: { sort: number }[]) =>
  Math.max(0, ...rows.map(({ sort }) => sort)) + 1;

/** Updates the numbers of lines and branches in the row of a company. */
async function recount(companyId: Id) {
  const [lines, branches, companies] = await openTables(
    db.transportLines,
    db.companyBranches,
    db.companies,
  );
  const company = companies.find(companyId);
  if (!company) return;
  const lineCount = lines.all().filter(inCompany(companyId)).length;
  const branchCount = branches.all().filter(inCompany(companyId)).length;
  if (lineCount === company.lineCount && branchCount === company.branchCount) return;
  companies.patch(company.id, { lineCount, branchCount });
}

interface Counted<Body, Stored extends { companyId: Id }> {
  create: (body: Body, context: Context) => Promise<Stored>;
  getStored: (id: Id, context: Context) => Promise<Stored>;
  remove: (request: ById, context: Context) => Promise<void>;
}
/** Wraps a collection, so that the company's counts are updated when a row is created or removed. */
export function withCounts<
  Body,
  Stored extends { companyId: Id },
  Rest extends Counted<Body, Stored>,
>(rows: Rest & Counted<Body, Stored>) {
  return {
    ...rows,
    create: async (body: Body, context: Context) => {
      const row = await rows.create(body, context);
      await recount(row.companyId);
      return row;
    },
    remove: async ({ id }: ById, context: Context) => {
      const { companyId } = await rows.getStored(id, context);
      await rows.remove({ id }, context);
      await recount(companyId);
    },
  };
}

/** Returns the current settings of a type of company. */
export async function typeSettingOf(type: CompanyType): Promise<CompanyTypeSetting> {
  return (await db.companyTypeSettings.open()).one(type);
}

/** The settings of company types. They can only be changed, so that `stored` is never null. */
const settings = collection(companyTypeSettingApi, {
  table: db.companyTypeSettings,
  conditions: (on) => on.filters(companyTypeSetting),
  async read(check, stored, context) {
    return check.done({
      companyType: stored?.companyType,
      ...readProperties(check, companyTypeSetting, stored),
      ...(await readPicture(check, 'icon', stored, context)),
    });
  },
});

export const tooManyLines = (max: number) => forbidden('TooManyLines', { max });

/** Returns the settings of a type; throws a 403 when the type is not listed. */
export async function requireListed(type: CompanyType) {
  const setting = await typeSettingOf(type);
  if (!setting.isListed)
    throw forbidden('CompanyTypeUnlisted', { type: nameOfCode(CompanyType, type) });
  return setting;
}

const isListed = (row: { isListed: boolean }) => row.isListed;

/** Returns which kinds of rows a company has, among the kinds that not every type of company can have. */
async function ownedBy({ id }: Company): Promise<Owned[]> {
  const [lines, contacts, deliveries, gear, parks] = await openTables(
    db.transportLines,
    db.lineContacts,
    db.arriveDeliveries,
    db.logisticsGear,
    db.parks,
  );
  const has = (rows: Parameters<ReturnType<typeof inCompany>>[0][]) => rows.some(inCompany(id));
  const owned: Record<Owned, boolean> = {
    lines: has(lines.all()) || has(contacts.all()),
    // Unlisted rows of these two kinds do not count, because a user can unlist but not delete them.
    deliveries: has(deliveries.all().filter(isListed)),
    gear: has(gear.all().filter(isListed)),
    parks: has(parks.all()),
  };
  return (['lines', 'deliveries', 'gear', 'parks'] as const).filter((one) => owned[one]);
}

/** Throws a 403 when a company cannot change to a type, because that type cannot have what the company owns. */
export async function requireTypeFits(company: Company, type: CompanyType) {
  if (type === company.companyType) return;
  const { maxLines } = await requireListed(type);
  const misfit = (await ownedBy(company)).find((owned) => !canHave(owned, type));
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

export const handlers = [
  ...crudHandlers(companyTypeSettingApi, P.companyType, settings),
  mock(companyApi.changeType, { grant: P.companyList }, changeType),
];
