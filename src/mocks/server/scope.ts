import { headerNames } from '@/api/clients';
import type { Company } from '@/api/company/company';
import type { Id } from '@/api/types';
import { CompanyUserRole } from '@/enums';
import { db } from '@/mocks/db/db';
import { forbidden } from './checks';
import type { Context } from './mock';

type Visible<Row> = (row: Row) => boolean;
type Judge<Row> = (context: Context) => Visible<Row> | Promise<Visible<Row>>;

/** Says which rows of a collection a caller may see. */
export interface Scope<Row> {
  /** Tests which rows the caller may read and change; a call for any other row gets a 404. */
  owned: Judge<Row>;
  /** Tests which of these rows a list shows: those of the sub-station chosen in the headers. */
  listed: Judge<Row>;
}

/** Throws a 403 for a sub-station that the caller does not manage. */
export function requireManaged({ user }: Context, id: Id) {
  if (!user.managedIds.some((managed) => String(managed) === String(id)))
    throw forbidden('SubstationNotManaged', { id });
}

/** Returns the sub-station chosen in the headers, or null for all. Throws for one that the caller does not manage. */
function chosenSubstation(context: Context): string | null {
  const { headers } = context.request;
  const chosen = headers.get(headerNames.substation);
  const claimed = headers.get(headerNames.managed)?.split(',') ?? [];
  for (const id of chosen === null ? claimed : [chosen, ...claimed]) requireManaged(context, id);
  return chosen;
}

function managedBy({ user }: Context): Visible<Id> {
  const managed = new Set<Id>(user.managedIds);
  return (id) => managed.has(id);
}

function chosenAmong(context: Context): Visible<Id> {
  const chosen = chosenSubstation(context);
  const managed = managedBy(context);
  if (chosen === null) return managed;
  const id = Number(chosen);
  return (other) => other === id && managed(other);
}

const on =
  <Key, Row>(judge: (context: Context) => Visible<Key>, keyOf: (row: Row) => Key): Judge<Row> =>
  (context) => {
    const visible = judge(context);
    return (row) => visible(keyOf(row));
  };

/** All rows are visible to every caller who has access to the endpoint. */
export const unscoped: Scope<unknown> = { owned: () => () => true, listed: () => () => true };

const idOf = ({ substationId }: { substationId: Id }) => substationId;
/** Rows of a sub-station are visible to callers who manage it. */
export const ofSubstation: Scope<{ substationId: Id }> = {
  owned: on(managedBy, idOf),
  listed: on(chosenAmong, idOf),
};

/** Creates the scope of rows that belong to an owner, and are visible if their owner is. */
export const scopeFrom = <Owner, Row>(
  owners: Scope<Owner>,
  judge: (visible: Visible<Owner>, context: Context) => Visible<Row> | Promise<Visible<Row>>,
): Scope<Row> => ({
  owned: async (context) => judge(await owners.owned(context), context),
  listed: async (context) => judge(await owners.listed(context), context),
});

/** Rows shared by several sub-stations are visible to callers who manage at least one of these. */
export const ofSubstations = scopeFrom(
  ofSubstation,
  (visible) =>
    ({ substationIds }: { substationIds: Id[] }) =>
      substationIds.some((substationId) => visible({ substationId })),
);

/** A company is visible to callers who manage its sub-station; a company account sees only its own company. */
export const ofCompanies = scopeFrom(
  ofSubstation,
  (visible, { user: { companyId } }) =>
    (company: Company) =>
      companyId ? company.id === companyId : visible(company),
);

/** Rows of a company are visible to callers who see the company. */
export const ofCompany = scopeFrom(ofCompanies, async (visible) => {
  const companies = (await db.companies.open()).all().filter(visible);
  const ids = new Set(companies.map(({ id }) => id));
  return ({ companyId }: { companyId: Id }) => ids.has(companyId);
});

/** Returns a function that finds a company by its id among those that the caller may see. */
export async function companyFinder(context: Context) {
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  return (id: Id) => {
    const company = companies.find(id);
    return company && visible(company) ? company : undefined;
  };
}

/** Returns the company with this id. Throws a 404 when there is none, or when the caller may not see it. */
export async function companyOf(id: Id | undefined, context: Context): Promise<Company> {
  const companies = await db.companies.open();
  const visible = await ofCompanies.owned(context);
  const company = companies.one(id ?? '');
  if (!visible(company)) return companies.one('');
  return company;
}

/** Throws a 403 for a company account that does not have the role in its company; other accounts need no role. */
export function requireCompanyRole({ user }: Context, role: CompanyUserRole) {
  if (user.companyId && !(user.companyRoles & role)) throw forbidden('CompanyRoleMissing');
}

/** Throws a 403 for all company accounts. */
export function refuseCompanyAccount({ user }: Context) {
  if (user.companyId) throw forbidden('CompanyRoleMissing');
}

export const inCompany =
  (id: Id) =>
  ({ companyId }: { companyId: Id | null }) =>
    String(companyId) === String(id);
