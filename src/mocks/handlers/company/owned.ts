import type { Company } from '@/api/company/company';
import type { Id } from '@/api/types';
import { CompanyType, RegionLevel } from '@/enums';
import { emptyText, forbidden, listOf, type checks } from '@/mocks/server/checks';
import { db } from '@/mocks/db/db';
import { invalid, type Text } from '@/mocks/server/errors';
import type { Context } from '@/mocks/server/mock';
import { companyOf } from '@/mocks/server/scope';
import { regions } from '@/mocks/seed/regions';
import type { Row, Table } from '@/mocks/db/table';
import { nameOfType } from './company-columns';

type Check = ReturnType<typeof checks>;

/** Which types of company may have what. */
export const typesWith = {
  lines: [CompanyType.line, CompanyType.lineAndLastMile],
  deliveries: [CompanyType.lastMile, CompanyType.lineAndLastMile],
  gear: [CompanyType.equipment],
  parks: [CompanyType.park],
} satisfies Record<string, CompanyType[]>;
export type Owned = keyof typeof typesWith;

const names: Record<Owned, Text> = {
  lines: { zh: '专线与专线联系人', en: 'lines and their contacts' },
  deliveries: { zh: '到达配送', en: 'delivery areas' },
  gear: { zh: '物流装备', en: 'gear' },
  parks: { zh: '园区与团体', en: 'parks and groups' },
};

export const suits = (owned: Owned, type: CompanyType) =>
  typesWith[owned].some((one) => one === type);

/** Refuses what a company of this type cannot have. */
export function requireSuited({ companyName, companyType }: Company, owned: Owned) {
  if (suits(owned, companyType)) return;
  throw forbidden('CompanyTypeUnsuited', {
    zh: `公司“${companyName}”的类型是${nameOfType(companyType).zh}，不能有${names[owned].zh}。`,
    en: `“${companyName}” is of the type “${nameOfType(companyType).en}” and cannot have ${names[owned].en}.`,
  });
}

export const stillOwns = (companyName: string, type: CompanyType, owned: Owned) =>
  forbidden('CompanyStillOwns', {
    zh: `公司“${companyName}”还有${names[owned].zh}，不能改为${nameOfType(type).zh}，请先删除或下架。`,
    en: `“${companyName}” still has ${names[owned].en} and cannot become “${nameOfType(type).en}”; delete or unlist them first.`,
  });

/** The company a row is or will be of: a row never changes its owner. Null when the body names none. */
export async function ownerOf(
  check: Check,
  companyId: Id | null | undefined,
  stored: { companyId: Id } | null,
  context: Context,
): Promise<Company | null> {
  if (stored) return companyOf(stored.companyId, context);
  if (companyId === undefined || companyId === null || companyId === '') {
    check.missing('companyId');
    return null;
  }
  return companyOf(String(companyId), context);
}

/** The company of a query that must name one. */
export async function queriedCompany(
  companyId: Id | undefined,
  context: Context,
): Promise<Company> {
  if (!companyId) throw invalid([{ message: emptyText, members: ['companyId'] }]);
  return companyOf(String(companyId), context);
}

const namedLevels: RegionLevel[] = [RegionLevel.city, RegionLevel.district];

/** A city or a district; undefined when absent or refused. */
export async function readPlace(check: Check, member: string, value: unknown) {
  const known = await regions();
  const region = check.known(member, value, (id) => known.get(Number(id)));
  if (!region || namedLevels.includes(region.regionLevel)) return region;
  check.add(member, {
    zh: '只能选择市或区县。',
    en: 'Please choose a city or a district.',
  });
  return undefined;
}

const notAll: Text = {
  zh: 'ids 必须恰好包含全部数据。',
  en: 'The ids must be exactly those that are there.',
};

/** Refuses with 400 unless the ids are all of the rows, each once. */
export function requireAll(rows: Id[], ids: unknown): string[] {
  const given = listOf(ids).map(String);
  const same = given.length === rows.length && new Set(given).size === rows.length;
  const known = new Set(rows.map(String));
  if (!same || !given.every((id) => known.has(id)))
    throw invalid([{ message: notAll, members: ['ids'] }]);
  return given;
}

/** Gives the rows their places in the order of the ids. */
export function reorder<Entity extends Row & { sort: number }>(
  table: Table<Entity>,
  rows: Entity[],
  ids: unknown,
) {
  const given = requireAll(
    rows.map(({ id }) => id),
    ids,
  );
  for (const [index, id] of given.entries()) {
    const row = table.one(id);
    // Every Entity here has a place; the compiler does not find that in a generic Partial.
    if (row.sort !== index + 1) table.patch(row.id, { sort: index + 1 } as Partial<Entity>);
  }
}

/** The position after the last one. */
export const lastPlace = (rows: { sort: number }[]) =>
  rows.reduce((most, { sort }) => Math.max(most, sort), 0) + 1;

export const inCompany =
  (id: Id) =>
  ({ companyId }: { companyId: Id | null }) =>
    String(companyId) === String(id);

/** Brings the counts that a company shows up to what it has. */
export async function recount(companyId: Id) {
  const [lines, branches, companies] = await Promise.all([
    db.transportLines.open(),
    db.companyBranches.open(),
    db.companies.open(),
  ]);
  const company = companies.find(companyId);
  if (!company) return;
  const lineCount = lines.all().filter(inCompany(companyId)).length;
  const branchCount = branches.all().filter(inCompany(companyId)).length;
  if (lineCount === company.lineCount && branchCount === company.branchCount) return;
  companies.patch(company.id, { lineCount, branchCount });
}
